//! The recommended attacks of one slider: fixed-shift magic.
//!
//! It has the highest throughput of the methods here, and the largest table; `setwise bench square_wise` shows by
//! how much on the machine at hand. Where 900 KiB are too many, [`crate::ray`] has methods below 10 KiB.

use super::SquareWise;
use crate::{Bitboard, Square};

/// The attacks of a rook.
///
/// ```
/// use setwise::{attack::rook_attacks, Square};
/// assert_eq!(rook_attacks(Square::A1, Square::A3.bitboard()).count(), 2 + 7);
/// ```
#[inline(always)]
pub const fn rook_attacks(square: Square, occupied: Bitboard) -> Bitboard {
    SquareWise::DEFAULT.rook_attacks(square, occupied)
}

/// The attacks of a bishop.
///
/// ```
/// use setwise::{attack::bishop_attacks, Square};
/// assert_eq!(bishop_attacks(Square::B2, Square::D4.bitboard()).count(), 2 + 1 + 2);
/// ```
#[inline(always)]
pub const fn bishop_attacks(square: Square, occupied: Bitboard) -> Bitboard {
    SquareWise::DEFAULT.bishop_attacks(square, occupied)
}

/// The attacks of a queen.
///
/// ```
/// use setwise::{attack::queen_attacks, Bitboard, Square};
/// assert_eq!(queen_attacks(Square::D4, Bitboard::EMPTY).count(), 27);
/// ```
#[inline(always)]
pub const fn queen_attacks(square: Square, occupied: Bitboard) -> Bitboard {
    SquareWise::DEFAULT.queen_attacks(square, occupied)
}
