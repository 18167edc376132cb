//! King attacks by calculation. *Page: King pattern.*
//!
//! First one step east and west; then the widened set, kings included, one step north and south:
//!
//! ```text
//! beside  = east(kings) | west(kings)
//! row     = kings | beside
//! attacks = beside | north(row) | south(row)
//! ```
//!
//! The page keeps `row` in the name `kingSet`. Cost: 10 operations for any number of kings, against 16 for eight
//! steps.

use crate::{Bitboard, Direction};

/// The neighbors of all members: what kings on these squares attack. A member is among them only where it
/// neighbors another.
///
/// ```
/// use setwise::{bitboard, pattern::kings_attacks, Square};
/// assert_eq!(kings_attacks(Square::G2.bitboard()), bitboard! {
///     . . . . . . . .
///     . . . . . . . .
///     . . . . . . . .
///     . . . . . . . .
///     . . . . . . . .
///     . . . . . 1 1 1
///     . . . . . 1 . 1
///     . . . . . 1 1 1
/// });
/// ```
#[doc(alias = "kingAttacks")]
#[inline]
pub const fn kings_attacks(kings: Bitboard) -> Bitboard {
    let beside = kings.step(Direction::East).union(kings.step(Direction::West));
    let row = kings.union(beside);
    beside.union(row.step(Direction::North)).union(row.step(Direction::South))
}
