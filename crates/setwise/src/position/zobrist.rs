//! Zobrist keys: a position as one word, to recognize it when it comes back.
//!
//! Every feature of a position has a number that looks random; the key is their exclusive or. A move changes a
//! few features, so the next key follows from this one by as many exclusive ors (Albert Zobrist, 1970).
//!
//! ```text
//! key      = pieces on squares ^ rooks that may castle ^ file of an en passant capture ^ side to move
//! pawn key = pawns on squares
//! ```
//!
//! Two positions have the same key where the rules call them the same: an en passant square counts only where a
//! pawn may legally take there. The numbers are made at compile time by SplitMix64 (Steele, Lea and Flood, "Fast
//! splittable pseudorandom number generators", 2014) and stay the same in all versions.
//!
//! Cost: one look-up and one operation a feature. Tables: 6.7 KiB.

use crate::{
    Bitboard, Color, File, Role, Square,
    position::{Board, Setup},
};

/// The numbers of all features.
struct Numbers {
    pieces: [[[u64; 64]; 6]; 2],
    castling: [u64; 64],
    en_passant: [u64; 8],
}

/// The next number of the sequence behind a state.
const fn split_mix(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mixed = (*state ^ *state >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ mixed >> 31
}

static NUMBERS: Numbers = {
    let mut numbers = Numbers { pieces: [[[0; 64]; 6]; 2], castling: [0; 64], en_passant: [0; 8] };
    let state = &mut 0;
    let mut index = 0;
    while index < 12 * 64 {
        numbers.pieces[index / 64 / 6][index / 64 % 6][index % 64] = split_mix(state);
        index += 1;
    }
    let mut index = 0;
    while index < 8 {
        numbers.en_passant[index] = split_mix(state);
        numbers.castling[index] = split_mix(state);
        numbers.castling[index + 56] = split_mix(state);
        index += 1;
    }
    numbers
};

/// The number of a piece on a square.
#[inline(always)]
pub(crate) const fn piece_key(color: Color, role: Role, square: Square) -> u64 {
    NUMBERS.pieces[color as usize][role as usize][square.index()]
}

/// The number that is in the key while black is to move.
pub(crate) const BLACK_TO_MOVE: u64 = split_mix(&mut 1);

/// The numbers of the castling rights of these rooks.
#[inline]
pub(crate) const fn castling_key(mut rooks: Bitboard) -> u64 {
    let mut key = 0;
    while let Some(rook) = rooks.pop_first() {
        key ^= NUMBERS.castling[rook.index()];
    }
    key
}

/// The number of a legal en passant capture on a file.
#[inline]
pub(crate) const fn en_passant_key(file: File) -> u64 {
    NUMBERS.en_passant[file as usize]
}

/// The key of a setup and its pawn key, from scratch.
pub(super) const fn keys_from_scratch(setup: &Setup) -> (u64, u64) {
    let mut key = match setup.side_to_move {
        Color::White => 0,
        Color::Black => BLACK_TO_MOVE,
    };
    let board = &setup.board;
    let pawn_key = keys_of(board, board.role(Role::Pawn), true);
    key ^= pawn_key ^ keys_of(board, board.occupied().difference(board.role(Role::Pawn)), false);
    (key ^ castling_key(setup.castling.squares()) ^ setup.en_passant_key(), pawn_key)
}

/// The numbers of the pieces on some squares; of pawns, if it is known that all are.
#[inline(always)]
const fn keys_of(board: &Board, mut squares: Bitboard, are_pawns: bool) -> u64 {
    let mut key = 0;
    while let Some(square) = squares.pop_first() {
        let role = if are_pawns { Role::Pawn } else { board.role_at(square) };
        key ^= NUMBERS.pieces[board.color(Color::Black).contains(square) as usize][role as usize]
            [square.index()];
    }
    key
}
