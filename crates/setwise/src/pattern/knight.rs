//! Knight attacks by calculation.
//!
//! A knight goes one file aside and two ranks, or two files aside and one rank. All knights go aside first, by
//! one file and by two; each of both sets then moves north and south:
//!
//! ```text
//! one     = east(knights) | west(knights)
//! two     = east(east(knights)) | west(west(knights))
//! attacks = one << 16 | one >> 16 | two << 8 | two >> 8
//! ```
//!
//! Cost: 17 operations for any number of knights.

use crate::{Bitboard, Direction};

/// What knights on these squares attack.
///
/// ```
/// use setwise::{bitboard, pattern::knights_attacks, Square};
/// assert_eq!(knights_attacks(Square::B1.bitboard() | Square::G8.bitboard()), bitboard! {
///     . . . . . . . .
///     . . . . 1 . . .
///     . . . . . 1 . 1
///     . . . . . . . .
///     . . . . . . . .
///     1 . 1 . . . . .
///     . . . 1 . . . .
///     . . . . . . . .
/// });
/// ```
#[inline]
pub const fn knights_attacks(knights: Bitboard) -> Bitboard {
    let (east, west) = (knights.step(Direction::East), knights.step(Direction::West));
    let one = east.union(west);
    let two = east.step(Direction::East).union(west.step(Direction::West));
    let (north, south) = (Direction::North, Direction::South);
    let far = Bitboard::from_bits(north.shift_bits(one.bits(), 2) | south.shift_bits(one.bits(), 2));
    far.union(two.step(north)).union(two.step(south))
}
