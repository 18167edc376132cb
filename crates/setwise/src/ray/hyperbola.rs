//! Hyperbola quintessence: the slider subtracted from the occupancy of its line, forth and back.
//!
//! On one line, `o - 2s` borrows from the slider up to the first blocker above it. The same on the reversed board
//! does the other half, and where both are joined by exclusive or only the attacked squares remain:
//!
//! ```text
//! attacks = ((o - 2s) ^ reverse(reverse(o) - 2 reverse(s))) & line        o = occupied & line
//! ```
//!
//! A byte swap reverses files and diagonals, where each rank holds one square at most. It does not reverse a rank,
//! so ranks are looked up: the six inner squares of the rank choose one of 64 bytes for the file of the slider.
//! The idea is Gerd Isenberg's and Aleks Peshkov's; the page calls the one-directional half fill by subtraction.
//!
//! Cost: 10 operations and a look-up for a line, 5 and two for a rank. Tables: 1.5 KiB of lines, 512 bytes of ranks.

use super::line::{anti_diagonal_of, diagonal_of, file_of};
use crate::{Bitboard, Square, walk};

/// Rank attacks as a byte: `RANK_ATTACKS[six inner squares][file]`.
static RANK_ATTACKS: [[u8; 8]; 64] = {
    let mut attacks = [[0; 8]; 64];
    let mut inner = 0;
    while inner < 64 {
        let mut file = 0;
        while file < 8 {
            let occupied = Bitboard::from_bits((inner as u64) << 1);
            attacks[inner][file] = walk::rank_attacks(Square::ALL[file], occupied).bits() as u8;
            file += 1;
        }
        inner += 1;
    }
    attacks
};

/// The bytes of all tables that this method reads.
pub(crate) const TABLE_BYTES: usize = 3 * 64 * 8 + size_of::<[[u8; 8]; 64]>();

/// The attacks along one line that has no two squares on a rank.
#[inline(always)]
const fn line_attacks(square: Square, occupied: Bitboard, line: Bitboard) -> Bitboard {
    let slider = square.bitboard().bits();
    let forth = occupied.bits() & line.bits();
    let back = forth.swap_bytes();
    // Taking the slider twice is `- 2s` without the overflow of a shift.
    let above = forth.wrapping_sub(slider).wrapping_sub(slider);
    let reversed = slider.swap_bytes();
    let below = back.wrapping_sub(reversed).wrapping_sub(reversed).swap_bytes();
    Bitboard::from_bits((above ^ below) & line.bits())
}

/// The attacks along a rank: a look-up.
#[inline(always)]
const fn along_rank(square: Square, occupied: Bitboard) -> Bitboard {
    let (rank, file) = (square.index() & 0o70, square.index() & 0o7);
    let inner = (occupied.bits() >> (rank + 1) & 0o77) as usize;
    Bitboard::from_bits((RANK_ATTACKS[inner][file] as u64) << rank)
}

crate::unions::square_wise_lines! { "ray::hyperbola", |square, occupied|
    rank: along_rank(square, occupied),
    file: line_attacks(square, occupied, file_of(square)),
    diagonal: line_attacks(square, occupied, diagonal_of(square)),
    anti_diagonal: line_attacks(square, occupied, anti_diagonal_of(square)),
}
crate::unions::square_wise_pieces! { "ray::hyperbola" }
