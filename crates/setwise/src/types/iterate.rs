//! Walking over a set: its squares, and its subsets.
//!
//! The squares come by taking the lowest bit away (`x & (x - 1)`); the subsets by counting inside the mask
//! (`(x - mask) & mask`, the Carry-Rippler of Marcel van Kervinck), which visits each of the `2^n` once.

use super::{Bitboard, Square};
use core::iter::FusedIterator;

/// The squares of a set, from the lowest index to the highest; made by [`Bitboard::squares`].
///
/// ```
/// use setwise::{Bitboard, Square};
/// let mut squares = Bitboard::RANK_1.squares();
/// assert_eq!((squares.next(), squares.next_back(), squares.len()), (Some(Square::A1), Some(Square::H1), 6));
/// ```
#[derive(Clone, Debug)]
pub struct Squares(Bitboard);

impl Iterator for Squares {
    type Item = Square;

    #[inline(always)]
    fn next(&mut self) -> Option<Square> {
        self.0.pop_first()
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let count = self.0.count() as usize;
        (count, Some(count))
    }
}

impl DoubleEndedIterator for Squares {
    #[inline]
    fn next_back(&mut self) -> Option<Square> {
        let last = self.0.last()?;
        self.0 = self.0.without(last);
        Some(last)
    }
}

impl ExactSizeIterator for Squares {}
impl FusedIterator for Squares {}

/// The subsets of a set, from the empty set to the whole; made by [`Bitboard::subsets`].
///
/// ```
/// assert_eq!(setwise::Bitboard::RANK_1.subsets().count(), 256);
/// ```
#[derive(Clone, Debug)]
pub struct Subsets {
    mask: u64,
    next: Option<u64>,
}

impl Iterator for Subsets {
    type Item = Bitboard;

    #[inline]
    fn next(&mut self) -> Option<Bitboard> {
        let subset = self.next?;
        let following = subset.wrapping_sub(self.mask) & self.mask;
        self.next = (following != 0).then_some(following);
        Some(Bitboard::from_bits(subset))
    }
}

impl FusedIterator for Subsets {}

impl Bitboard {
    /// The members, from the lowest index to the highest.
    ///
    /// ```
    /// use setwise::{Bitboard, Square};
    /// let set: Bitboard = [Square::E4, Square::A1].into_iter().collect();
    /// assert!(set.squares().eq([Square::A1, Square::E4]));
    /// ```
    #[inline(always)]
    pub const fn squares(self) -> Squares {
        Squares(self)
    }

    /// All `2^count` subsets, from the empty set to the whole set.
    ///
    /// ```
    /// use setwise::{Bitboard, Square};
    /// let two = Square::A1.bitboard() | Square::H8.bitboard();
    /// assert!(two.subsets().eq([Bitboard::EMPTY, Square::A1.bitboard(), Square::H8.bitboard(), two]));
    /// ```
    #[inline]
    pub const fn subsets(self) -> Subsets {
        Subsets { mask: self.bits(), next: Some(0) }
    }
}

impl IntoIterator for Bitboard {
    type Item = Square;
    type IntoIter = Squares;

    #[inline(always)]
    fn into_iter(self) -> Squares {
        self.squares()
    }
}

impl FromIterator<Square> for Bitboard {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        squares.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl Extend<Square> for Bitboard {
    fn extend<I: IntoIterator<Item = Square>>(&mut self, squares: I) {
        *self |= squares.into_iter().collect();
    }
}
