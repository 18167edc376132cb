//! Sliding attacks along the ranks of a sliced word: the only rays that stay within bytes.
//!
//! ```text
//! east:  o ^ (o - 2 s)                 o holds the sliders and, as a guard, the h file
//! west:  flood by 1, 2 and 4 squares, then a step
//! ```
//!
//! The subtraction runs from each slider to the next occupied square; the guard keeps it within the byte. Sliders must
//! stand on occupied squares, or it would run on into the next byte. There is no
//! subtraction that runs to the west, so that way is flooded as Kogge and Stone do it, in three steps.

use crate::{
    files::{FILE_H, NOT_H},
    machine::Word,
};

/// Attacks to the east.
#[inline(always)]
pub(crate) fn east<W: Word>(sliders: W, occupied: W) -> W {
    let guarded = occupied | FILE_H;
    guarded ^ (guarded - ((sliders & NOT_H) << 1))
}

/// Attacks to the west.
#[inline(always)]
pub(crate) fn west<W: Word>(sliders: W, occupied: W) -> W {
    let through = !occupied & NOT_H;
    let mut flood = sliders | (through & (sliders >> 1));
    let through_2 = through & (through >> 1);
    flood = flood | (through_2 & (flood >> 2));
    let through_4 = through_2 & (through_2 >> 2);
    flood = flood | (through_4 & (flood >> 4));
    (flood >> 1) & NOT_H
}
