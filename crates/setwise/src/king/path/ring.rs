//! The flood, one ring a step.
//!
//! ```text
//! flood = from & path
//! repeat:  flood |= king attacks of the flood;  flood &= path       until nothing changes, or the target is met
//! ```
//!
//! The page expects an answer within a few steps. Its own sample path takes 19, and the serpentine below 28. No path
//! takes more than 31: a shortest path has no more than two squares in any 2 by 2 block (three would be neighbors
//! of each other, and one of them not needed), so it has at most 32 squares. The spiral of [`rings`] has them all.
//!
//! Departure: where there are two ends, they take turns to grow. Where there is a way, that is as many steps as from
//! one end, but a step need not wait for the one before; where there is none, a walled-in end is found out early,
//! whichever of both it is.
//!
//! Cost: 11 operations and a compare for each step.

use crate::{Bitboard, pattern::kings_attacks};
use core::iter::FusedIterator;

/// One step of the flood.
#[inline(always)]
const fn widen(flood: Bitboard, path: Bitboard) -> Bitboard {
    flood.union(kings_attacks(flood)).intersection(path)
}

/// All squares of the path that a king reaches from a square of `from`, these included.
///
/// ```
/// use setwise::{king::flood, Bitboard, Square};
/// let path = Bitboard::RANK_1 | Bitboard::RANK_8;
/// assert_eq!(flood(Square::C1.bitboard(), path), Bitboard::RANK_1);
/// assert_eq!(flood(Square::C3.bitboard(), path), Bitboard::EMPTY); // not on the path
/// ```
#[inline]
pub const fn flood(from: Bitboard, path: Bitboard) -> Bitboard {
    let mut flood = from.intersection(path);
    loop {
        let wider = widen(flood, path);
        if wider.bits() == flood.bits() {
            return flood;
        }
        flood = wider;
    }
}

/// Whether a king gets from some square of `from` to some square of `to` along the path. Both ends must be on the
/// path. Ends as soon as the floods of both ends meet, or one of them stands still.
///
/// ```
/// use setwise::{bitboard, king::connected, Square};
/// let path = bitboard! {
///     . . . . . . 1 1
///     . . 1 1 1 1 . .
///     . 1 . . . . . .
///     . . 1 1 1 1 . .
///     . . . . . . 1 .
///     . . . . . . . 1
///     . . . . . . 1 .
///     1 1 1 1 1 1 . .
/// };
/// let (a1, h8) = (Square::A1.bitboard(), Square::H8.bitboard());
/// assert!(connected(a1, h8, path));
/// assert!(!connected(a1, h8, path.without(Square::B6)));
/// ```
#[doc(alias = "squaresAreConnected")]
#[inline]
pub const fn connected(from: Bitboard, to: Bitboard, path: Bitboard) -> bool {
    distance(from, to, path).is_some()
}

/// The number of king moves of the shortest way from a square of `from` to a square of `to` along the path; none
/// where there is no way. Both ends must be on the path.
///
/// ```
/// use setwise::{bitboard, king::distance, Square};
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
/// let (start, end) = (Square::A1.bitboard(), Square::A7.bitboard());
/// assert_eq!(distance(start, end, serpentine), Some(28));
/// assert_eq!(distance(start, end, serpentine.without(Square::H2)), None);
/// assert_eq!(distance(start, start, serpentine), Some(0));
/// ```
#[inline]
pub const fn distance(from: Bitboard, to: Bitboard, path: Bitboard) -> Option<u32> {
    let (mut flood, mut other) = (from.intersection(path), to.intersection(path));
    let mut moves = 0;
    while flood.is_disjoint(other) {
        let wider = widen(flood, path);
        if wider.bits() == flood.bits() {
            return None;
        }
        // The other end is next.
        (flood, other) = (other, wider);
        moves += 1;
    }
    Some(moves)
}

/// The flood in slow motion; made by [`rings`].
///
/// ```
/// use setwise::{king::path::rings, Bitboard};
/// assert_eq!(rings(Bitboard::FILE_A, Bitboard::FULL).count(), 8);
/// ```
#[derive(Clone, Debug)]
pub struct Rings {
    flood: Option<Bitboard>,
    path: Bitboard,
}

impl Iterator for Rings {
    type Item = Bitboard;

    fn next(&mut self) -> Option<Bitboard> {
        let flood = self.flood?;
        let wider = widen(flood, self.path);
        self.flood = (wider != flood).then_some(wider);
        Some(flood)
    }
}

impl FusedIterator for Rings {}

/// The squares reached in 0 moves, in at most 1, and so on until the flood stands still.
///
/// ```
/// use setwise::{king::path::rings, Bitboard, Square};
/// let sizes: Vec<u32> = rings(Square::A1.bitboard(), Bitboard::FULL).map(Bitboard::count).collect();
/// assert_eq!(sizes, [1, 4, 9, 16, 25, 36, 49, 64]);
/// ```
///
/// The longest way that a path can make a king go is 31 moves:
///
/// ```
/// use setwise::{bitboard, king::{distance, path::rings}, Square};
/// let spiral = bitboard! {
///     . 1 1 1 1 1 1 .
///     1 . . . . . . 1
///     1 . . 1 1 . . 1
///     1 . 1 . . 1 . 1
///     1 . 1 . . 1 . 1
///     1 . 1 . . 1 . 1
///     1 . 1 . . . . 1
///     1 . . 1 1 1 1 .
/// };
/// let (start, end) = (Square::A1.bitboard(), Square::F3.bitboard());
/// assert_eq!(distance(start, end, spiral), Some(31));
/// assert_eq!(rings(start, spiral).skip(1).count(), 31);
/// ```
pub const fn rings(from: Bitboard, path: Bitboard) -> Rings {
    Rings { flood: Some(from.intersection(path)), path }
}
