//! Generalized rays: the direction as an ordinary parameter, by rotation.
//!
//! A rotation takes negative amounts too; what it brings around the end of the word is masked away together with
//! the wraps. Written as a loop that ends early, and unrolled with six steps before the last one:
//!
//! ```text
//! loop:      while front: flood |= front;  front = rotate(front, s) & empty & avoid_wrap
//! unrolled:  flood |= front = rotate(front, s) & empty & avoid_wrap        six or seven times
//! ```
//!
//! The page's snippets name an undeclared `slider` where they mean `sliders`, and lack a semicolon.
//!
//! Cost: that of the unrolled or the early-exit form, plus two look-ups; rotations by a register cost more than
//! constant shifts.

use crate::{Bitboard, Direction, fill::dumb7, steps::Steps};

/// One step of the front.
#[inline(always)]
const fn advance(direction: Direction, front: u64, propagator: u64) -> u64 {
    direction.rotate_bits(front, 1) & propagator
}

/// The flood after some steps, written out.
macro_rules! flood_after {
    ($direction:ident, $sliders:ident, $empty:ident; $($step:tt)*) => {{
        let propagator = $empty.intersection($direction.avoid_wrap()).bits();
        let mut front = $sliders.bits();
        let mut flood = front;
        $(
            let _step = $step;
            front = advance($direction, front, propagator);
            flood |= front;
        )*
        Bitboard::from_bits(flood)
    }};
}

/// The sliders and the empty squares that they reach in a direction known at run time; unrolled.
///
/// ```
/// use setwise::{fill::dumb7::rotate::occluded_fill, Bitboard, Direction, Square};
/// let counts = Direction::ALL.map(|direction| {
///     occluded_fill(direction, Square::B1.bitboard(), Bitboard::FULL).count()
/// });
/// assert_eq!(counts, [8, 7, 7, 1, 1, 1, 2, 2]);
/// ```
#[doc(alias = "occludedFill")]
#[inline]
pub const fn occluded_fill(direction: Direction, sliders: Bitboard, empty: Bitboard) -> Bitboard {
    flood_after!(direction, sliders, empty; 1 2 3 4 5 6 7)
}

/// The squares that the sliders attack in a direction known at run time; unrolled.
///
/// ```
/// use setwise::{fill::dumb7::rotate::attacks, Bitboard, Direction, Square};
/// assert_eq!(attacks(Direction::West, Square::C3.bitboard(), Bitboard::FULL).count(), 2);
/// ```
#[doc(alias = "slidingAttacks")]
#[inline]
pub const fn attacks(direction: Direction, sliders: Bitboard, empty: Bitboard) -> Bitboard {
    let flood = flood_after!(direction, sliders, empty; 1 2 3 4 5 6);
    Bitboard::from_bits(advance(direction, flood.bits(), direction.avoid_wrap().bits()))
}

crate::unions::open_fill! { "fill::dumb7::rotate" }

/// The occluded fill in slow motion: the floods are those of the unrolled form.
///
/// ```
/// use setwise::{fill::dumb7::rotate, Bitboard, Direction, Square};
/// assert_eq!(rotate::steps(Direction::West, Square::H1.bitboard(), Bitboard::FULL).count(), 7);
/// ```
pub const fn steps(direction: Direction, sliders: Bitboard, empty: Bitboard) -> Steps {
    dumb7::steps(direction, sliders, empty)
}

crate::unions::set_wise_unions! { "fill::dumb7::rotate" }

/// The loop, which ends when the flood stands still.
pub mod looped {
    use super::{Bitboard, Direction, advance};
    use crate::{fill::dumb7::early_exit, steps::Steps};

    /// The sliders and the empty squares that they reach in a direction known at run time.
    ///
    /// ```
    /// use setwise::{fill::dumb7::rotate::looped::occluded_fill, Bitboard, Direction};
    /// assert_eq!(occluded_fill(Direction::East, Bitboard::FILE_A, Bitboard::FULL), Bitboard::FULL);
    /// ```
    #[inline]
    pub const fn occluded_fill(direction: Direction, sliders: Bitboard, empty: Bitboard) -> Bitboard {
        let propagator = empty.intersection(direction.avoid_wrap()).bits();
        let (mut flood, mut front) = (0, sliders.bits());
        while front != 0 {
            flood |= front;
            front = advance(direction, front, propagator);
        }
        Bitboard::from_bits(flood)
    }

    /// The squares that the sliders attack in a direction known at run time.
    ///
    /// ```
    /// use setwise::{fill::dumb7::rotate::looped::attacks, Bitboard, Direction, Square};
    /// assert_eq!(attacks(Direction::South, Square::C3.bitboard(), Bitboard::FULL).count(), 2);
    /// ```
    #[inline]
    pub const fn attacks(direction: Direction, sliders: Bitboard, empty: Bitboard) -> Bitboard {
        let flood = occluded_fill(direction, sliders, empty).bits();
        Bitboard::from_bits(advance(direction, flood, direction.avoid_wrap().bits()))
    }

    crate::unions::open_fill! { "fill::dumb7::rotate::looped" }

    /// The occluded fill in slow motion: as many steps as the loop has rounds.
    ///
    /// ```
    /// use setwise::{fill::dumb7::rotate::looped, Bitboard, Direction, Square};
    /// assert_eq!(looped::steps(Direction::West, Square::C1.bitboard(), Bitboard::FULL).count(), 3);
    /// ```
    pub const fn steps(direction: Direction, sliders: Bitboard, empty: Bitboard) -> Steps {
        early_exit::steps(direction, sliders, empty)
    }

    crate::unions::set_wise_unions! { "fill::dumb7::rotate::looped" }
}
