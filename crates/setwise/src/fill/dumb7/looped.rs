//! Seven cycles over one set, which is the flood and its own generator.
//!
//! ```text
//! repeat 7:  flood |= (flood << s) & empty
//! ```
//!
//! The shortest text of all fills. The whole flood moves in each cycle, not only its front; what has been reached
//! already does no harm.
//!
//! Cost: 21 operations and the counting of the loop, which a compiler may unroll.

use crate::{Bitboard, Direction, fill::dumb7, steps::Steps};

/// The flood after a number of cycles.
const fn flood_after(cycles: u32, direction: Direction, sliders: Bitboard, empty: Bitboard) -> Bitboard {
    let propagator = empty.intersection(direction.avoid_wrap()).bits();
    let mut flood = sliders.bits();
    let mut cycle = 0;
    while cycle < cycles {
        flood |= direction.shift_bits(flood, 1) & propagator;
        cycle += 1;
    }
    Bitboard::from_bits(flood)
}

/// The sliders and the empty squares that they reach in one direction.
///
/// ```
/// use setwise::{fill::dumb7::looped::occluded_fill, Bitboard, Direction};
/// assert_eq!(occluded_fill(Direction::North, Bitboard::RANK_1, Bitboard::EMPTY), Bitboard::RANK_1);
/// ```
#[inline]
pub const fn occluded_fill(direction: Direction, sliders: Bitboard, empty: Bitboard) -> Bitboard {
    flood_after(7, direction, sliders, empty)
}

/// The squares that the sliders attack in one direction: six cycles, and one step more.
///
/// ```
/// use setwise::{fill::dumb7::looped::attacks, Bitboard, Direction, Square};
/// assert_eq!(attacks(Direction::NorthEast, Square::A1.bitboard(), Bitboard::FULL).count(), 7);
/// ```
#[inline]
pub const fn attacks(direction: Direction, sliders: Bitboard, empty: Bitboard) -> Bitboard {
    flood_after(6, direction, sliders, empty).step(direction)
}

crate::unions::open_fill! { "fill::dumb7::looped" }

/// The occluded fill in slow motion: the floods are those of the unrolled form.
///
/// ```
/// use setwise::{fill::dumb7::looped, Bitboard, Direction};
/// let steps = looped::steps(Direction::East, Bitboard::FILE_A, Bitboard::FULL);
/// assert_eq!(steps.last().unwrap().flood, Bitboard::FULL);
/// ```
pub const fn steps(direction: Direction, sliders: Bitboard, empty: Bitboard) -> Steps {
    dumb7::steps(direction, sliders, empty)
}

crate::unions::set_wise_unions! { "fill::dumb7::looped" }
