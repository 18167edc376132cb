//! The rules of chess by the book: every move that a piece could make is made on a copy of the board, and thrown
//! away if the king could then be taken.
//!
//! Pieces walk, pawns go by coordinates; there are no pins, no check masks and no keys. Castling is the king taking
//! his own rook, as in [`Move`].

use crate::{
    attack_oracle::{attacks, only_king},
    grid::{coordinates, relative_rank},
};
use setwise::{
    Bitboard, Color, Piece, Role, Square,
    movegen::Move,
    position::{Board, Castling, Setup},
    walk,
};

/// The legal moves of the side to move, sorted. Both sides have one king.
pub fn legal_moves(setup: &Setup) -> Vec<Move> {
    let mut moves: Vec<Move> = setup
        .board
        .iter()
        .filter(|(_, piece)| piece.color == setup.side_to_move)
        .flat_map(|(from, piece)| piece_moves(setup, from, piece))
        .filter(|&chosen| !is_check(&after(setup, chosen).board, setup.side_to_move))
        .chain(castlings(setup))
        .collect();
    moves.sort();
    moves
}

/// Whether the king of a side is attacked.
pub fn is_check(board: &Board, color: Color) -> bool {
    only_king(board, color).is_some_and(|king| is_attacked(board, !color, king))
}

fn is_attacked(board: &Board, by: Color, square: Square) -> bool {
    attacks(board, by, |_, _| true).contains(square)
}

/// The square some files and ranks away, ranks counted as the side does.
fn offset(color: Color, square: Square, files: i32, ranks: i32) -> Option<Square> {
    let (file, rank) = coordinates(square);
    let forward = if color == Color::White { 1 } else { -1 };
    let (file, rank) = (file + files, rank + forward * ranks);
    let is_on_board = (0..8).contains(&file) && (0..8).contains(&rank);
    is_on_board.then(|| Square::ALL[(8 * rank + file) as usize])
}

/// What a piece can do if its king is not looked at; castling aside.
fn piece_moves(setup: &Setup, from: Square, piece: Piece) -> Vec<Move> {
    let occupied = setup.board.occupied();
    let targets = match piece.role {
        Role::Pawn => return pawn_moves(setup, from, piece.color),
        Role::Knight => walk::knight_attacks(from),
        Role::Bishop => walk::bishop_attacks(from, occupied),
        Role::Rook => walk::rook_attacks(from, occupied),
        Role::Queen => walk::queen_attacks(from, occupied),
        Role::King => walk::king_attacks(from),
    };
    let is_own = |target| setup.board.piece_at(target).is_some_and(|other| other.color == piece.color);
    targets.squares().filter(|&target| !is_own(target)).map(|target| Move::new(from, target)).collect()
}

fn pawn_moves(setup: &Setup, from: Square, color: Color) -> Vec<Move> {
    let mut targets = Vec::new();
    let free = |square: &Square| setup.board.piece_at(*square).is_none();
    let single = offset(color, from, 0, 1).filter(free);
    targets.extend(single);
    if relative_rank(color, from) == 1 && single.is_some() {
        targets.extend(offset(color, from, 0, 2).filter(free));
    }
    for files in [-1, 1] {
        targets.extend(offset(color, from, files, 1).filter(|&target| {
            let enemy = setup.board.piece_at(target).is_some_and(|piece| piece.color != color);
            enemy || setup.en_passant == Some(target)
        }));
    }
    targets.into_iter().flat_map(|target| pawn_arrives(color, from, target)).collect()
}

/// One move, or on the last rank one for each role that a pawn may become.
fn pawn_arrives(color: Color, from: Square, target: Square) -> Vec<Move> {
    if relative_rank(color, target) < 7 {
        return vec![Move::new(from, target)];
    }
    let roles = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen];
    roles.map(|role| Move::promoting(from, target, role)).to_vec()
}

/// Where king and rook arrive.
fn castling_arrivals(king: Square, rook: Square) -> (Square, Square) {
    let (king_file, rook_file) = if coordinates(rook).0 > coordinates(king).0 { (6, 5) } else { (2, 3) };
    let rank = 8 * coordinates(king).1;
    (Square::ALL[(rank + king_file) as usize], Square::ALL[(rank + rook_file) as usize])
}

/// The squares of a rank from one to another, both included.
fn way(from: Square, to: Square) -> impl Iterator<Item = Square> {
    let (low, high) = (from.index().min(to.index()), from.index().max(to.index()));
    (low..=high).map(|index| Square::ALL[index])
}

fn castlings(setup: &Setup) -> Vec<Move> {
    let color = setup.side_to_move;
    let Some(king) = only_king(&setup.board, color) else { return Vec::new() };
    let may_castle = |rook: &Square| {
        let (king_arrival, rook_arrival) = castling_arrivals(king, *rook);
        let stands = |square| square != king && square != *rook && setup.board.piece_at(square).is_some();
        let is_blocked = way(king, king_arrival).chain(way(*rook, rook_arrival)).any(stands);
        // The king is put on every square of his way, the rook still at home; then both have arrived.
        let is_caught = way(king, king_arrival).any(|square| {
            let mut board = setup.board;
            board.remove(king);
            board.set(square, Piece { color, role: Role::King });
            is_attacked(&board, !color, square)
        });
        let arrived = after(setup, Move::new(king, *rook)).board;
        !is_blocked && !is_caught && !is_check(&arrived, color)
    };
    let rooks = setup.castling.rooks(color).squares().filter(may_castle);
    rooks.map(|rook| Move::new(king, rook)).collect()
}

/// The setup after a move of the side to move.
pub fn after(setup: &Setup, Move { from, to, promotion }: Move) -> Setup {
    let mut next = *setup;
    let color = setup.side_to_move;
    let Some(mut piece) = next.board.remove(from) else { return next };
    let taken = next.board.remove(to);
    let mut ended = from.bitboard() | to.bitboard();
    let is_pawn = piece.role == Role::Pawn;
    next.en_passant = None;
    if is_pawn {
        piece.role = promotion.unwrap_or(Role::Pawn);
        if setup.en_passant == Some(to) {
            offset(color, to, 0, -1).map(|passed| next.board.remove(passed));
        }
        if relative_rank(color, to) == relative_rank(color, from) + 2 {
            next.en_passant = offset(color, from, 0, 1);
        }
    }
    if piece.role == Role::King {
        ended |= Bitboard::from_rank(color.relative_rank(setwise::Rank::First));
    }
    let is_castling = taken.is_some_and(|taken| taken.color == color);
    if is_castling {
        let (king_arrival, rook_arrival) = castling_arrivals(from, to);
        next.board.set(king_arrival, piece);
        next.board.set(rook_arrival, Piece { color, role: Role::Rook });
    } else {
        next.board.set(to, piece);
    }
    let rights = setup.castling.squares().squares().filter(|&rook| !ended.contains(rook));
    next.castling = Castling::from_squares(rights.collect());
    let starts_anew = is_pawn || taken.is_some() && !is_castling;
    next.halfmove_clock = if starts_anew { 0 } else { setup.halfmove_clock + 1 };
    next.fullmove_number += u32::from(color == Color::Black);
    next.side_to_move = !color;
    next
}
