//! A loop that ends as soon as the flood stands still.
//!
//! ```text
//! while front:  flood |= front;  front = (front << s) & empty
//! ```
//!
//! The front leaves the board after at most eight rounds, so the loop ends. On crowded boards two or three rounds
//! are common; the price is a branch that cannot be predicted well. (The page prints `flood |= = ...` in the
//! unrolled variant of this, which does not compile.)
//!
//! Cost: four operations a round, as many rounds as the longest run of empty squares ahead of a slider, plus one.

use crate::{
    Bitboard, Direction,
    steps::{Pace, Steps},
};

/// The sliders and the empty squares that they reach in one direction.
///
/// ```
/// use setwise::{fill::dumb7::early_exit::occluded_fill, Bitboard, Direction};
/// assert_eq!(occluded_fill(Direction::West, Bitboard::EMPTY, Bitboard::FULL), Bitboard::EMPTY);
/// ```
#[inline]
pub const fn occluded_fill(direction: Direction, sliders: Bitboard, empty: Bitboard) -> Bitboard {
    let mut flood = Bitboard::EMPTY;
    let mut front = sliders;
    while !front.is_empty() {
        flood = flood.union(front);
        front = front.step(direction).intersection(empty);
    }
    flood
}

/// The squares that the sliders attack in one direction: the occluded fill, one step further.
///
/// ```
/// use setwise::{fill::dumb7::early_exit::attacks, Direction, Square};
/// let attacked = attacks(Direction::West, Square::C1.bitboard(), !Square::B1.bitboard());
/// assert_eq!(attacked, Square::B1.bitboard());
/// ```
#[inline]
pub const fn attacks(direction: Direction, sliders: Bitboard, empty: Bitboard) -> Bitboard {
    occluded_fill(direction, sliders, empty).step(direction)
}

crate::unions::open_fill! { "fill::dumb7::early_exit" }

/// The occluded fill in slow motion: as many steps as the loop has rounds.
///
/// ```
/// use setwise::{fill::dumb7::early_exit, Direction, Square};
/// let empty = !Square::D1.bitboard();
/// let steps = early_exit::steps(Direction::East, Square::A1.bitboard(), empty);
/// assert_eq!(steps.count(), 3);
/// ```
pub const fn steps(direction: Direction, sliders: Bitboard, empty: Bitboard) -> Steps {
    Steps::new(Pace::UntilStill, direction, sliders, empty.intersection(direction.avoid_wrap()))
}

crate::unions::set_wise_unions! { "fill::dumb7::early_exit" }
