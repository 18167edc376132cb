//! Beams of a whole set, on their way up or down the board, rank by rank.
//!
//! ```text
//! attacks = flood of the rank before, moved by a file at the most
//! flood   = sliders | attacks & free
//! ```
//!
//! It is the walk of the crate's rays, but all three beams go side by side, and nobody keeps what he does not need.

use super::material::Material;
use crate::{
    machine::{Machine, Word, empty},
    rays::{to_east, to_west},
};

/// Three floods on one rank: those that go straight on, to the east and to the west.
#[derive(Clone, Copy)]
pub(super) struct Beams<W> {
    pub(super) straight: W,
    pub(super) eastward: W,
    pub(super) westward: W,
}

impl<W: Word> Beams<W> {
    /// No flood, in front of the first rank.
    #[inline(always)]
    pub(super) fn none(zero: W) -> Self {
        Self { straight: zero, eastward: zero, westward: zero }
    }

    /// What is attacked on the next rank: straight on, to the east, to the west.
    #[inline(always)]
    pub(super) fn enter<M: Machine<Word = W>, A: Material>(self, machine: M) -> [W; 3] {
        if A::DIAGONAL_SLIDERS {
            [self.straight, to_east(machine, self.eastward), to_west(machine, self.westward)]
        } else {
            [self.straight, empty(self.straight), empty(self.straight)]
        }
    }

    /// Goes on from the next rank, which has these sliders and occupied squares.
    #[inline(always)]
    pub(super) fn go_on(&mut self, [straight, east, west]: [W; 3], sliders: [W; 3], occupied: W) {
        self.straight = sliders[0] | (straight & !occupied);
        self.eastward = sliders[1] | (east & !occupied);
        self.westward = sliders[2] | (west & !occupied);
    }
}
