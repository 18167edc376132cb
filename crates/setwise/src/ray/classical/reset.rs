//! A whole piece from its own empty-board set (Robert Hyatt's improvement).
//!
//! Instead of fetching four rays and joining them, the set of the piece on the empty board is fetched once. Each
//! direction only takes away what its first blocker hides:
//!
//! ```text
//! attacks = rook on the empty board
//! for each direction:  if ray[square] & occupied:  attacks ^= ray[first blocker]
//! ```
//!
//! A queen is the union of both pieces; a line is what the piece attacks on it.
//!
//! Cost: a look-up, and for each of the four directions 2 operations and a look-up, 3 and two with a blocker.
//! Tables: 4 KiB of rays, 1 KiB of pieces.

use crate::{Bitboard, Direction, Square, ray::RAYS, walk};

/// Rook and bishop attacks on the empty board.
static EMPTY_BOARD: [[Bitboard; 64]; 2] = {
    let mut sets = [[Bitboard::EMPTY; 64]; 2];
    let mut index = 0;
    while index < 64 {
        sets[0][index] = walk::rook_attacks(Square::ALL[index], Bitboard::EMPTY);
        sets[1][index] = walk::bishop_attacks(Square::ALL[index], Bitboard::EMPTY);
        index += 1;
    }
    sets
};

/// The bytes of all tables that this method reads.
pub(crate) const TABLE_BYTES: usize = size_of::<[[Bitboard; 64]; 8]>() + size_of::<[[Bitboard; 64]; 2]>();

/// `attacks` without what the first blocker in one direction hides.
#[inline(always)]
const fn cut(attacks: Bitboard, direction: Direction, square: Square, occupied: Bitboard) -> Bitboard {
    let rays = &RAYS[direction as usize];
    let blockers = rays[square.index()].intersection(occupied);
    let first = if direction.is_positive() { blockers.first() } else { blockers.last() };
    match first {
        Some(blocker) => attacks.symmetric_difference(rays[blocker.index()]),
        None => attacks,
    }
}

/// The attacks of a rook.
///
/// ```
/// use setwise::{ray::classical::reset::rook_attacks, Square};
/// assert_eq!(rook_attacks(Square::A1, Square::A3.bitboard()).count(), 2 + 7);
/// ```
#[inline(always)]
pub const fn rook_attacks(square: Square, occupied: Bitboard) -> Bitboard {
    let mut attacks = EMPTY_BOARD[0][square.index()];
    attacks = cut(attacks, Direction::North, square, occupied);
    attacks = cut(attacks, Direction::East, square, occupied);
    attacks = cut(attacks, Direction::South, square, occupied);
    cut(attacks, Direction::West, square, occupied)
}

/// The attacks of a bishop.
///
/// ```
/// use setwise::{ray::classical::reset::bishop_attacks, Square};
/// assert_eq!(bishop_attacks(Square::B2, Square::D4.bitboard()).count(), 2 + 1 + 2);
/// ```
#[inline(always)]
pub const fn bishop_attacks(square: Square, occupied: Bitboard) -> Bitboard {
    let mut attacks = EMPTY_BOARD[1][square.index()];
    attacks = cut(attacks, Direction::NorthEast, square, occupied);
    attacks = cut(attacks, Direction::NorthWest, square, occupied);
    attacks = cut(attacks, Direction::SouthEast, square, occupied);
    cut(attacks, Direction::SouthWest, square, occupied)
}

crate::unions::square_wise_queen! { "ray::classical::reset" }
crate::ray::lines_of_pieces! { "ray::classical::reset" }
