//! The fill as a carry network.
//!
//! A flood of length `d` that stands on a propagator of length `d` extends to length `2d`, so three steps span the
//! board. The propagator doubles with it: after a step, a set bit says that the last `d` squares were all free.
//!
//! ```text
//! g |= p & (g << s);   p &= p << s
//! g |= p & (g << 2s);  p &= p << 2s
//! g |= p & (g << 4s)
//! ```
//!
//! One text serves the eight directions of the page: `s` is the direction's shift, and `p` starts without the
//! squares that a wrap could reach. The page's note that the first two propagator bits are trashed is not the
//! whole truth: those of the first three ranks are, and none of them matters any more.
//!
//! Cost: 13 operations for an occluded fill that runs along a file (14 for attacks), and 14 (16) in the other
//! directions, which mask their wraps.

use crate::{
    Bitboard, Direction, Square,
    steps::{Pace, Steps},
};

/// The sliders and all squares ahead of them, whatever stands there. Six operations along a file, nine elsewhere.
///
/// ```
/// use setwise::{bitboard, fill::kogge_stone::fill, Direction, Square};
/// assert_eq!(fill(Direction::NorthEast, Square::B2.bitboard() | Square::F3.bitboard()), bitboard! {
///     . . . . . . . 1
///     . . . . . . 1 .
///     . . . . . 1 . .
///     . . . . 1 . . 1
///     . . . 1 . . 1 .
///     . . 1 . . 1 . .
///     . 1 . . . . . .
///     . . . . . . . .
/// });
/// ```
#[doc(alias = "nortFill")]
#[doc(alias = "noEaFill")]
#[doc(alias = "eastFill")]
#[doc(alias = "soEaFill")]
#[doc(alias = "soutFill")]
#[doc(alias = "soWeFill")]
#[doc(alias = "westFill")]
#[doc(alias = "noWeFill")]
#[inline(always)]
pub const fn fill(direction: Direction, sliders: Bitboard) -> Bitboard {
    // The propagators are constants here: the compiler folds them, and drops them where no wrap can happen.
    occluded_fill(direction, sliders, Bitboard::FULL)
}

/// The sliders and the empty squares that they reach in one direction; blockers stop the fill and are not in it.
///
/// ```
/// use setwise::{bitboard, fill::kogge_stone::occluded_fill, Direction};
/// let rooks = bitboard! {
///     1 . . . . . . .
///     . . . 1 . . . .
///     . . . . . . . .
///     . . . . . . . .
///     . . . . . 1 . .
///     . . . . . . . .
///     . . . . . . . .
///     . . . . . . . .
/// };
/// let empty = bitboard! {
///     . 1 1 1 1 1 . 1
///     1 1 . . 1 . 1 .
///     1 . 1 1 1 1 . 1
///     1 1 . 1 1 1 1 1
///     1 1 1 . 1 . 1 1
///     1 1 . 1 1 1 1 .
///     . . . 1 1 . . 1
///     . 1 1 . 1 1 . 1
/// };
/// assert_eq!(occluded_fill(Direction::South, rooks, empty), bitboard! {
///     1 . . . . . . .
///     1 . . 1 . . . .
///     1 . . 1 . . . .
///     1 . . 1 . . . .
///     1 . . . . 1 . .
///     1 . . . . 1 . .
///     . . . . . . . .
///     . . . . . . . .
/// });
/// ```
#[doc(alias = "nortOccl")]
#[doc(alias = "noEaOccl")]
#[doc(alias = "eastOccl")]
#[doc(alias = "soEaOccl")]
#[doc(alias = "soutOccl")]
#[doc(alias = "soWeOccl")]
#[doc(alias = "westOccl")]
#[doc(alias = "noWeOccl")]
#[doc(alias = "fillUpOccluded")]
#[inline(always)]
pub const fn occluded_fill(direction: Direction, sliders: Bitboard, empty: Bitboard) -> Bitboard {
    let mut generator = sliders.bits();
    let mut propagator = empty.intersection(direction.avoid_wrap()).bits();
    generator |= propagator & direction.shift_bits(generator, 1);
    propagator &= direction.shift_bits(propagator, 1);
    generator |= propagator & direction.shift_bits(generator, 2);
    propagator &= direction.shift_bits(propagator, 2);
    generator |= propagator & direction.shift_bits(generator, 4);
    Bitboard::from_bits(generator)
}

/// The squares that the sliders attack in one direction: the occluded fill, one step further.
///
/// ```
/// use setwise::{fill::kogge_stone::attacks, Direction, Square};
/// let blocker = Square::D4.bitboard();
/// let attacked = attacks(Direction::East, Square::A4.bitboard(), !blocker);
/// assert_eq!(attacked, Square::B4.bitboard() | Square::C4.bitboard() | blocker);
/// ```
#[doc(alias = "nortAttacks")]
#[doc(alias = "noEaAttacks")]
#[doc(alias = "eastAttacks")]
#[doc(alias = "soEaAttacks")]
#[doc(alias = "soutAttacks")]
#[doc(alias = "soWeAttacks")]
#[doc(alias = "westAttacks")]
#[doc(alias = "noWeAttacks")]
#[inline(always)]
pub const fn attacks(direction: Direction, sliders: Bitboard, empty: Bitboard) -> Bitboard {
    occluded_fill(direction, sliders, empty).step(direction)
}

/// The occluded fill in slow motion: steps of 1, 2 and 4 squares.
///
/// ```
/// use setwise::{bitboard, fill::kogge_stone, Bitboard, Direction, Square};
/// let steps = kogge_stone::steps(Direction::North, Square::A1.bitboard(), Bitboard::FULL);
/// let heights: Vec<_> = steps.map(|step| (step.distance, step.flood.count())).collect();
/// assert_eq!(heights, [(1, 2), (2, 4), (4, 8)]);
/// ```
pub const fn steps(direction: Direction, sliders: Bitboard, empty: Bitboard) -> Steps {
    Steps::new(Pace::Doubling, direction, sliders, empty.intersection(direction.avoid_wrap()))
}

crate::unions::set_wise_unions! { "fill::kogge_stone" }
crate::unions::single_slider! { "fill::kogge_stone" }
