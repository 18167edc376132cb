//! Generalized rays: the direction as an ordinary parameter.
//!
//! A rotation takes negative amounts too, so one text with a look-up of the amount and of the wrap mask serves all
//! directions at run time. What a rotation brings around the end of the word lands outside the mask; one mask is
//! enough for the rotations by 1, 2 and 4 steps, for a propagator run never crosses it.
//!
//! The page's snippet names an undeclared `slider` where it means `sliders`, and lacks a semicolon.
//!
//! Cost: the plain fill's operations, plus two look-ups; rotations by a register cost more than constant shifts.

use crate::{Bitboard, Direction, fill::kogge_stone, steps::Steps};

/// The sliders and the empty squares that they reach in a direction known at run time.
///
/// ```
/// use setwise::{fill::kogge_stone::{self, rotate}, Bitboard, Direction};
/// for direction in Direction::ALL {
///     let (sliders, empty) = (Bitboard::from_bits(0x81), Bitboard::LIGHT);
///     let plain = kogge_stone::occluded_fill(direction, sliders, empty);
///     assert_eq!(rotate::occluded_fill(direction, sliders, empty), plain);
/// }
/// ```
#[doc(alias = "occludedFill")]
#[inline]
pub const fn occluded_fill(direction: Direction, sliders: Bitboard, empty: Bitboard) -> Bitboard {
    let mut generator = sliders.bits();
    let mut propagator = empty.intersection(direction.avoid_wrap()).bits();
    generator |= propagator & direction.rotate_bits(generator, 1);
    propagator &= direction.rotate_bits(propagator, 1);
    generator |= propagator & direction.rotate_bits(generator, 2);
    propagator &= direction.rotate_bits(propagator, 2);
    generator |= propagator & direction.rotate_bits(generator, 4);
    Bitboard::from_bits(generator)
}

/// All members moved by one square in a direction known at run time.
///
/// ```
/// use setwise::{fill::kogge_stone::rotate::step, Bitboard, Direction};
/// assert_eq!(step(Direction::West, Bitboard::FILE_A), Bitboard::EMPTY);
/// ```
#[doc(alias = "shiftOne")]
#[inline]
pub const fn step(direction: Direction, set: Bitboard) -> Bitboard {
    Bitboard::from_bits(direction.rotate_bits(set.bits(), 1)).intersection(direction.avoid_wrap())
}

/// The squares that the sliders attack in a direction known at run time.
///
/// ```
/// use setwise::{fill::kogge_stone::rotate::attacks, Bitboard, Direction, Square};
/// let counts = Direction::ALL.map(|direction| attacks(direction, Square::B1.bitboard(), Bitboard::FULL).count());
/// assert_eq!(counts, [7, 6, 6, 0, 0, 0, 1, 1]);
/// ```
#[doc(alias = "slidingAttacks")]
#[inline]
pub const fn attacks(direction: Direction, sliders: Bitboard, empty: Bitboard) -> Bitboard {
    step(direction, occluded_fill(direction, sliders, empty))
}

crate::unions::open_fill! { "fill::kogge_stone::rotate" }

/// The occluded fill in slow motion: the plain fill's steps, for only the means of shifting differ.
///
/// ```
/// use setwise::{fill::kogge_stone::rotate, Bitboard, Direction, Square};
/// assert_eq!(rotate::steps(Direction::West, Square::H1.bitboard(), Bitboard::FULL).count(), 3);
/// ```
pub const fn steps(direction: Direction, sliders: Bitboard, empty: Bitboard) -> Steps {
    kogge_stone::steps(direction, sliders, empty)
}

crate::unions::set_wise_unions! { "fill::kogge_stone::rotate" }
