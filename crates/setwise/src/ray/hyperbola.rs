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

/// The attacks of a slider along its rank: a look-up.
///
/// ```
/// use setwise::{ray::hyperbola::rank_attacks, Square};
/// assert_eq!(rank_attacks(Square::A1, Square::C1.bitboard()).count(), 2);
/// ```
#[inline(always)]
pub const fn rank_attacks(square: Square, occupied: Bitboard) -> Bitboard {
    let (rank, file) = (square.index() & 0o70, square.index() & 0o7);
    let inner = (occupied.bits() >> (rank + 1) & 0o77) as usize;
    Bitboard::from_bits((RANK_ATTACKS[inner][file] as u64) << rank)
}

/// The attacks of a slider along its file.
///
/// ```
/// use setwise::{ray::hyperbola::file_attacks, Square};
/// assert_eq!(file_attacks(Square::A1, Square::A4.bitboard()).count(), 3);
/// ```
#[inline(always)]
pub const fn file_attacks(square: Square, occupied: Bitboard) -> Bitboard {
    line_attacks(square, occupied, file_of(square))
}

/// The attacks of a slider along its diagonal (the direction of a1 to h8).
///
/// ```
/// use setwise::{ray::hyperbola::diagonal_attacks, Square};
/// assert_eq!(diagonal_attacks(Square::A1, Square::C3.bitboard()).count(), 2);
/// ```
#[inline(always)]
pub const fn diagonal_attacks(square: Square, occupied: Bitboard) -> Bitboard {
    line_attacks(square, occupied, diagonal_of(square))
}

/// The attacks of a slider along its anti-diagonal (the direction of a8 to h1).
///
/// ```
/// use setwise::{ray::hyperbola::anti_diagonal_attacks, Square};
/// assert_eq!(anti_diagonal_attacks(Square::H1, Square::F3.bitboard()).count(), 2);
/// ```
#[inline(always)]
pub const fn anti_diagonal_attacks(square: Square, occupied: Bitboard) -> Bitboard {
    line_attacks(square, occupied, anti_diagonal_of(square))
}

crate::unions::square_wise_pieces! { "ray::hyperbola" }
