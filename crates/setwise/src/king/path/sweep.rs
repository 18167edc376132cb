//! The flood along whole lines: a straight corridor costs one step, whatever its length.
//!
//! A round is an occluded fill in each of the eight directions, and each goes on from what the one before has
//! reached. So a round passes every straight run, and often several turns:
//!
//! ```text
//! repeat:  for each direction:  flood = occluded fill(direction, flood, path)        until nothing changes
//! ```
//!
//! The propagators of the fills depend on the path alone, so they are made once, with 38 operations; a round then is
//! eight fills of 9. The last round finds nothing new, as the last ring does:
//!
//! | path | rings | operations | rounds | operations |
//! |---|---|---|---|---|
//! | open board, from a corner | 7 + 1 | 88 | 1 + 1 | 182 |
//! | the serpentine of [`super::distance`] | 28 + 1 | 319 | 6 + 1 | 542 |
//! | the spiral of [`super::rings`] | 31 + 1 | 352 | 2 + 1 | 254 |
//! | the same in the mirror | 31 + 1 | 352 | 11 + 1 | 902 |
//!
//! So it never needs more steps, and mostly more work: it gains where the path turns as the rose does, clockwise, and
//! loses elsewhere. Other orders of the directions change the rounds by little. Filling all directions side by side,
//! by 1, 2 and 4 squares, takes 11 rounds on the serpentine; an addition, whose carry runs through whole ranks, helps
//! only on corridors along the ranks. And this counts rounds, not king moves.
//!
//! Cost: 38 operations, and 72 and a compare for each round; at most one round for each straight run of the path,
//! and one that finds nothing new.

use crate::{Bitboard, Direction, fill::kogge_stone::occluded_fill};
use core::iter::FusedIterator;

/// One round: a fill in each direction.
#[inline]
const fn round(mut flood: Bitboard, path: Bitboard) -> Bitboard {
    flood = occluded_fill(Direction::North, flood, path);
    flood = occluded_fill(Direction::NorthEast, flood, path);
    flood = occluded_fill(Direction::East, flood, path);
    flood = occluded_fill(Direction::SouthEast, flood, path);
    flood = occluded_fill(Direction::South, flood, path);
    flood = occluded_fill(Direction::SouthWest, flood, path);
    flood = occluded_fill(Direction::West, flood, path);
    occluded_fill(Direction::NorthWest, flood, path)
}

/// All squares of the path that a king reaches from a square of `from`, these included: what
/// [`super::flood`] computes.
///
/// ```
/// use setwise::{king::path::{flood, sweep}, Bitboard, Square};
/// let (from, path) = (Square::C1.bitboard(), Bitboard::LIGHT | Bitboard::RANK_1);
/// assert_eq!(sweep::flood(from, path), flood(from, path));
/// ```
#[inline]
pub const fn flood(from: Bitboard, path: Bitboard) -> Bitboard {
    let mut flood = from.intersection(path);
    loop {
        let wider = round(flood, path);
        if wider.bits() == flood.bits() {
            return flood;
        }
        flood = wider;
    }
}

/// Whether a king gets from some square of `from` to some square of `to` along the path, as
/// [`super::connected`]; ends after the first round that meets the target.
///
/// ```
/// use setwise::{king::path::sweep::connected, Bitboard, Square};
/// let (from, to) = (Square::A1.bitboard(), Square::H8.bitboard());
/// assert!(connected(from, to, Bitboard::DARK));
/// assert!(!connected(from, to, Bitboard::DARK - Bitboard::from_bits(0xff << 32)));
/// ```
#[inline]
pub const fn connected(from: Bitboard, to: Bitboard, path: Bitboard) -> bool {
    let (mut flood, target) = (from.intersection(path), to.intersection(path));
    while flood.is_disjoint(target) {
        let wider = round(flood, path);
        if wider.bits() == flood.bits() {
            return false;
        }
        flood = wider;
    }
    true
}

/// The flood after every round; made by [`rounds`].
///
/// ```
/// use setwise::{king::path::sweep::rounds, Bitboard};
/// assert!(rounds(Bitboard::FILE_A, Bitboard::FULL).eq([Bitboard::FILE_A, Bitboard::FULL]));
/// ```
#[derive(Clone, Debug)]
pub struct Rounds {
    flood: Option<Bitboard>,
    path: Bitboard,
}

impl Iterator for Rounds {
    type Item = Bitboard;

    fn next(&mut self) -> Option<Bitboard> {
        let flood = self.flood?;
        let wider = round(flood, self.path);
        self.flood = (wider != flood).then_some(wider);
        Some(flood)
    }
}

impl FusedIterator for Rounds {}

/// The flood in slow motion: the start, and the flood after every round that adds something.
///
/// ```
/// use setwise::{bitboard, king::path::{rings, sweep::rounds}, Square};
/// let serpentine = bitboard! {
///     . . . . . . . .
///     1 1 1 1 1 1 1 .
///     . . . . . . . 1
///     . 1 1 1 1 1 1 .
///     1 . . . . . . .
///     . 1 1 1 1 1 1 .
///     . . . . . . . 1
///     1 1 1 1 1 1 1 .
/// };
/// let start = Square::A1.bitboard();
/// assert_eq!(rings(start, serpentine).skip(1).count(), 28);
/// assert_eq!(rounds(start, serpentine).skip(1).count(), 6);
/// assert_eq!(rings(start, serpentine).last(), rounds(start, serpentine).last());
/// ```
pub const fn rounds(from: Bitboard, path: Bitboard) -> Rounds {
    Rounds { flood: Some(from.intersection(path)), path }
}
