//! The gates of every network, level by level: the one description that scans, counts and pictures read.
//!
//! A level is a row of equal blocks. A block is `run` neighboring gates that all read one wire, `reach` places
//! before the block; the first block begins at wire `first`, the others follow every `stride` wires. Wires count
//! from 0 to `n - 1`, and a level exists while its first gate does:
//!
//! ```text
//!               first     stride  run  reach
//! serial        l + 1     n       1    1       level l = 0, 1, 2, ...
//! kogge_stone   d         1       1    d       d = 1, 2, 4, ...
//! sklansky      d         2d      d    1       d = 1, 2, 4, ...
//! brent_kung    2d - 1    2d      1    d       d = 1, 2, 4, ... up the tree,
//!               3d - 1    2d      1    d       d = ..., 4, 2, 1 down again
//! han_carlson   1         2       1    1       pairs,
//!               d + 1     2       1    d       d = 2, 4, 8, ... on every other wire,
//!               2         2       1    1       the wires between
//! ```
//!
//! Within a level the gates come from the highest wire to the lowest. A gate reads a lower wire than it writes, so
//! none reads what its own level has written, and a scan needs no second array.

use super::Network;
use core::iter::FusedIterator;

/// One application of the operator: wire `to` becomes `from # to`.
///
/// ```
/// use setwise::prefix::{Gate, Network};
/// let first = Network::KoggeStone.gates(8).next();
/// assert_eq!(first, Some(Gate { level: 0, from: 6, to: 7 }));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Gate {
    /// The level, from 0: the gates of a level may work at the same time.
    pub level: usize,
    /// The wire that is read, from 0, always lower than `to`.
    pub from: usize,
    /// The wire that is read and written.
    pub to: usize,
}

/// The gates of a level that read the same wire: `first..=last`.
#[derive(Clone, Copy, Debug)]
pub(super) struct Block {
    pub(super) source: usize,
    pub(super) first: usize,
    pub(super) last: usize,
}

/// A level of a network of `width` wires, with at least one gate.
#[derive(Clone, Copy, Debug)]
pub(super) struct Level {
    width: usize,
    first: usize,
    stride: usize,
    run: usize,
    reach: usize,
}

/// How many of 1, 2, 4, ... are at most `limit`.
const fn powers_up_to(limit: usize) -> usize {
    (usize::BITS - limit.leading_zeros()) as usize
}

/// `2^exponent`, or the largest number where that is too large.
const fn power(exponent: usize) -> usize {
    if exponent < usize::BITS as usize { 1 << exponent } else { usize::MAX }
}

impl Network {
    /// The level with an index from 0 on: a line of the table above.
    pub(super) const fn level(self, index: usize, width: usize) -> Option<Level> {
        let distance = power(index);
        let double = distance.saturating_mul(2);
        let (first, stride, run, reach) = match self {
            Self::Serial => (index + 1, width, 1, 1),
            Self::KoggeStone => (distance, 1, 1, distance),
            Self::Sklansky => (distance, double, distance, 1),
            Self::BrentKung => {
                let up = powers_up_to(width / 2);
                let levels = up + powers_up_to(width / 3);
                if index < up {
                    (double - 1, double, 1, distance)
                } else if index < levels {
                    let distance = power(levels - 1 - index);
                    (3 * distance - 1, 2 * distance, 1, distance)
                } else {
                    return None;
                }
            }
            Self::HanCarlson => {
                let middle = powers_up_to(width.saturating_sub(2) / 2);
                if index == 0 {
                    (1, 2, 1, 1)
                } else if index <= middle {
                    (distance + 1, 2, 1, distance)
                } else if index == middle + 1 {
                    (2, 2, 1, 1)
                } else {
                    return None;
                }
            }
        };
        if first < width { Some(Level { width, first, stride, run, reach }) } else { None }
    }

    /// All gates of the network of `width` wires, level by level, and from the highest wire to the lowest within a
    /// level: in this order they may work in place, one after the other.
    ///
    /// ```
    /// use setwise::prefix::Network;
    /// let pairs: Vec<_> = Network::BrentKung.gates(4).map(|gate| (gate.level, gate.from, gate.to)).collect();
    /// assert_eq!(pairs, [(0, 2, 3), (0, 0, 1), (1, 1, 3), (2, 1, 2)]);
    /// ```
    pub const fn gates(self, width: usize) -> Gates {
        Gates { network: self, width, next_level: 0, level: None, rest: 0 }
    }
}

impl Level {
    /// The number of gates.
    pub(super) const fn operations(self) -> usize {
        let span = self.width - self.first;
        let begun = span % self.stride;
        span / self.stride * self.run + if begun < self.run { begun } else { self.run }
    }

    /// The number of gates in the largest block.
    pub(super) const fn fan_out(self) -> usize {
        let span = self.width - self.first;
        if span < self.run { span } else { self.run }
    }

    /// The ends `from` and `to` of a gate, counted from the lowest.
    const fn gate(self, index: usize) -> (usize, usize) {
        let start = self.first + index / self.run * self.stride;
        (start - self.reach, start + index % self.run)
    }

    /// The blocks, from the lowest to the highest.
    pub(super) fn blocks(self) -> impl Iterator<Item = Block> + Clone {
        (self.first..self.width).step_by(self.stride).map(move |first| Block {
            source: first - self.reach,
            first,
            last: first.saturating_add(self.run).min(self.width) - 1,
        })
    }

    /// How many rows a picture needs so that no two lines share a gap between wires: block `b` goes to row
    /// `b % rows`. A wire that is read and written in this level is so in one and the same row.
    pub(super) fn rows(self) -> usize {
        (self.reach + self.run - 1).div_ceil(self.stride).min(self.blocks().count())
    }
}

/// The gates of a network; made by [`Network::gates`].
///
/// ```
/// use setwise::prefix::Network;
/// assert_eq!(Network::Sklansky.gates(8).count(), 12);
/// ```
#[derive(Clone, Debug)]
pub struct Gates {
    network: Network,
    width: usize,
    next_level: usize,
    level: Option<Level>,
    rest: usize,
}

impl Iterator for Gates {
    type Item = Gate;

    fn next(&mut self) -> Option<Gate> {
        if self.rest == 0 {
            let level = self.network.level(self.next_level, self.width)?;
            self.level = Some(level);
            self.rest = level.operations();
            self.next_level += 1;
        }
        self.rest -= 1;
        let (from, to) = self.level?.gate(self.rest);
        Some(Gate { level: self.next_level - 1, from, to })
    }
}

impl FusedIterator for Gates {}
