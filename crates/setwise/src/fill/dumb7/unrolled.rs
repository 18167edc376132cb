//! Seven steps in a row.
//!
//! The front moves ahead by one square and dies where it does not find an empty one; the flood collects where it
//! has been. The propagator stays the same all the time, so the directions can be interleaved with few registers.
//!
//! ```text
//! flood  = front = sliders
//! flood |= front = (front << s) & empty        seven times
//! ```
//!
//! The outer squares cannot stop an attack, so attacks take six steps and then one without the intersection. An
//! occluded fill needs all seven: with five it goes wrong, and with six only where an edge square is empty.
//!
//! Cost: 21 operations for an occluded fill and 19 for attacks along a file; 22 and 21 where wraps are masked.

use crate::{
    Bitboard, Direction, Square,
    steps::{Pace, Steps},
};

/// The flood after some steps, written out.
macro_rules! flood_after {
    ($direction:ident, $sliders:ident, $empty:ident; $first:tt $($step:tt)*) => {{
        let propagator = $empty.intersection($direction.avoid_wrap()).bits();
        let mut front = $direction.shift_bits($sliders.bits(), 1) & propagator;
        let mut flood = $sliders.bits() | front;
        $(
            let _step = $step;
            front = $direction.shift_bits(front, 1) & propagator;
            flood |= front;
        )*
        Bitboard::from_bits(flood)
    }};
}

/// The sliders and the empty squares that they reach in one direction; blockers stop the fill and are not in it.
///
/// ```
/// use setwise::{fill::dumb7::occluded_fill, Direction, Square};
/// let empty = !Square::A5.bitboard();
/// let fill = occluded_fill(Direction::North, Square::A2.bitboard(), empty);
/// assert_eq!(fill, Square::A2.bitboard() | Square::A3.bitboard() | Square::A4.bitboard());
/// ```
#[inline(always)]
pub const fn occluded_fill(direction: Direction, sliders: Bitboard, empty: Bitboard) -> Bitboard {
    flood_after!(direction, sliders, empty; 1 2 3 4 5 6 7)
}

/// The squares that the sliders attack in one direction: six steps, and a seventh to whatever stands there.
///
/// ```
/// use setwise::{fill::dumb7::attacks, Direction, Square};
/// let empty = !Square::A4.bitboard();
/// let attacked = attacks(Direction::North, Square::A2.bitboard(), empty);
/// assert_eq!(attacked, Square::A3.bitboard() | Square::A4.bitboard());
/// ```
#[inline(always)]
pub const fn attacks(direction: Direction, sliders: Bitboard, empty: Bitboard) -> Bitboard {
    flood_after!(direction, sliders, empty; 1 2 3 4 5 6).step(direction)
}

crate::unions::open_fill! { "fill::dumb7" }

/// The occluded fill in slow motion: seven steps by one square, the way the page shows it.
///
/// ```
/// use setwise::{bitboard, fill::dumb7, Direction};
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
/// let second = dumb7::steps(Direction::South, rooks, empty).nth(1).unwrap();
/// assert_eq!(second.flood, bitboard! {
///     1 . . . . . . .
///     1 . . 1 . . . .
///     1 . . 1 . . . .
///     . . . 1 . . . .
///     . . . . . 1 . .
///     . . . . . 1 . .
///     . . . . . . . .
///     . . . . . . . .
/// });
/// assert_eq!(dumb7::steps(Direction::South, rooks, empty).count(), 7);
/// ```
pub const fn steps(direction: Direction, sliders: Bitboard, empty: Bitboard) -> Steps {
    Steps::new(Pace::Seven, direction, sliders, empty.intersection(direction.avoid_wrap()))
}

crate::unions::set_wise_unions! { "fill::dumb7" }
crate::unions::single_slider! { "fill::dumb7" }
