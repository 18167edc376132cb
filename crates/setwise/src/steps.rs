//! A fill in slow motion: the board after every step, with the sets that the step used.
//!
//! All fills share one rule. A generator moves ahead by some squares, what arrives inside the propagator joins the
//! flood; methods differ in how far a step goes and in which sets the next step uses:
//!
//! ```text
//! dumb7:        flood |= generator = (generator one ahead) & propagator
//! Kogge-Stone:  flood |= (flood d ahead) & propagator;  propagator &= (propagator d ahead);  d = 2d
//! ```
//!
//! The iterators here are for eyes and tests; the fills themselves are unrolled.

use crate::{Bitboard, Direction};
use core::iter::FusedIterator;

/// One step of a fill.
///
/// ```
/// use setwise::{Direction, Square, Bitboard, fill::kogge_stone};
/// let first = kogge_stone::steps(Direction::North, Square::A1.bitboard(), Bitboard::FULL).next().unwrap();
/// assert_eq!((first.distance, first.flood), (1, Square::A1.bitboard() | Square::A2.bitboard()));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Step {
    /// How many squares ahead the generator moved.
    pub distance: u32,
    /// The set that moved.
    pub generator: Bitboard,
    /// The set it had to arrive in.
    pub propagator: Bitboard,
    /// All squares reached up to now, sliders included.
    pub flood: Bitboard,
}

/// How a method goes from one step to the next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Pace {
    /// The front moves by one square, seven times.
    Seven,
    /// The front moves by one square until nothing moves any more.
    UntilStill,
    /// The flood moves by one, two and four squares, and so does the propagator.
    Doubling,
}

/// The steps of a fill; made by the `steps` function of each method.
///
/// ```
/// use setwise::{Direction, Square, Bitboard, fill::dumb7};
/// let floods = dumb7::steps(Direction::East, Square::A1.bitboard(), Bitboard::FULL);
/// assert!(floods.map(|step| step.flood.count()).eq(2..=8));
/// ```
#[derive(Clone, Debug)]
pub struct Steps {
    pace: Pace,
    direction: Direction,
    distance: u32,
    moved: u32,
    generator: Bitboard,
    propagator: Bitboard,
    flood: Bitboard,
}

impl Steps {
    /// The steps of a fill of `sliders`; `propagator` has the squares that a wrap could reach taken out.
    pub(crate) const fn new(
        pace: Pace,
        direction: Direction,
        sliders: Bitboard,
        propagator: Bitboard,
    ) -> Self {
        Self { pace, direction, distance: 1, moved: 0, generator: sliders, propagator, flood: sliders }
    }
}

impl Iterator for Steps {
    type Item = Step;

    fn next(&mut self) -> Option<Step> {
        let still = self.pace == Pace::UntilStill && self.generator.is_empty();
        if self.moved >= 7 || still {
            return None;
        }
        let ahead = |set: Bitboard| Bitboard::from_bits(self.direction.shift_bits(set.bits(), self.distance));
        let (generator, propagator) = (self.generator, self.propagator);
        let arrived = ahead(generator) & propagator;
        let flood = self.flood | arrived;
        let step = Step { distance: self.distance, generator, propagator, flood };
        self.moved += self.distance;
        self.flood = flood;
        if self.pace == Pace::Doubling {
            self.generator = flood;
            self.propagator = propagator & ahead(propagator);
            self.distance *= 2;
        } else {
            self.generator = arrived;
        }
        Some(step)
    }
}

impl FusedIterator for Steps {}
