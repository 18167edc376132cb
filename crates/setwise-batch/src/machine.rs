//! What a kernel is written for: words of some boards side by side, and the machine that has them.
//!
//! Every kernel is one text. A [`Word`] is anything with the logic of `u64`, lane by lane: `u64` itself, or a vector of 2,
//! 4 or 8 of them. A [`Machine`] loads and stores words, and may know a better way for some steps than the one written
//! here; that is all in which instruction sets differ.

use crate::{along_ranks, sliced::slice};
use fearless_simd::{Simd, prelude::*};
use std::ops::{Add, BitAnd, BitOr, BitXor, Not, Shl, Shr, Sub};

/// Bits of one or several boards; all operations are lane by lane.
pub(crate) trait Word:
    Copy
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + Not<Output = Self>
    + Add<Output = Self>
    + Sub<Output = Self>
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
    + BitAnd<u64, Output = Self>
    + BitOr<u64, Output = Self>
{
}

impl<T> Word for T where
    T: Copy
        + BitAnd<Output = T>
        + BitOr<Output = T>
        + BitXor<Output = T>
        + Not<Output = T>
        + Add<Output = T>
        + Sub<Output = T>
        + Shl<u32, Output = T>
        + Shr<u32, Output = T>
        + BitAnd<u64, Output = T>
        + BitOr<u64, Output = T>
{
}

/// The empty word, of the type of another.
#[inline(always)]
pub(crate) fn empty<W: Word>(like: W) -> W {
    like & !like
}

/// Eight words: what a kernel works on at a time. Unsliced, word `k` holds the boards `k * LANES..(k + 1) * LANES`; see
/// [`sliced`](crate::sliced) for the other order.
pub(crate) type Block<W> = [W; 8];

/// A way to compute with words.
pub(crate) trait Machine: Copy {
    /// Its words.
    type Word: Word;

    /// The number of boards in a word.
    const LANES: usize;

    /// The word of the first `LANES` numbers.
    fn load(self, numbers: &[u64]) -> Self::Word;

    /// Puts a word into the first `LANES` numbers.
    fn store(self, word: Self::Word, numbers: &mut [u64]);

    /// The number of ones, lane by lane.
    fn count_ones(self, word: Self::Word) -> Self::Word;

    /// Whether [`east`](Self::east) and [`west`](Self::west) let what leaves a rank wrap into the next byte, so that it
    /// must be cut off.
    const WRAPS: bool = true;

    /// All squares one file to the east.
    #[inline(always)]
    fn east(self, word: Self::Word) -> Self::Word {
        word << 1
    }

    /// All squares one file to the west.
    #[inline(always)]
    fn west(self, word: Self::Word) -> Self::Word {
        word >> 1
    }

    /// What sliders attack along each rank, both ways.
    #[inline(always)]
    fn along_ranks(self, sliders: Self::Word, occupied: Self::Word) -> Self::Word {
        along_ranks::east(sliders, occupied) | along_ranks::west(sliders, occupied)
    }

    /// Turns boards into ranks, and ranks into boards, as [`slice`] does.
    #[inline(always)]
    fn slice(self, block: Block<Self::Word>) -> Block<Self::Word> {
        slice(block)
    }

    /// The difference, lane by lane, modulo 2⁶⁴. The operator is for differences that are known not to wrap.
    fn wrapping_sub(self, minuend: Self::Word, subtrahend: Self::Word) -> Self::Word;
}

/// Plain `u64`, a board at a time: right everywhere.
#[derive(Clone, Copy)]
pub(crate) struct Portable;

impl Machine for Portable {
    type Word = u64;

    const LANES: usize = 1;

    #[inline(always)]
    fn load(self, numbers: &[u64]) -> u64 {
        numbers[0]
    }

    #[inline(always)]
    fn store(self, word: u64, numbers: &mut [u64]) {
        numbers[0] = word;
    }

    #[inline(always)]
    fn count_ones(self, word: u64) -> u64 {
        word.count_ones().into()
    }

    #[inline(always)]
    fn wrapping_sub(self, minuend: u64, subtrahend: u64) -> u64 {
        minuend.wrapping_sub(subtrahend)
    }
}

/// Vectors of the width of an instruction set, whose token proves that the processor has it.
#[derive(Clone, Copy)]
pub(crate) struct Vector<S: Simd>(pub(crate) S);

impl<S: Simd> Machine for Vector<S>
where
    S::u64s: Word,
{
    type Word = S::u64s;

    const LANES: usize = S::u64s::LEN;

    #[inline(always)]
    fn load(self, numbers: &[u64]) -> S::u64s {
        S::u64s::from_slice(self.0, &numbers[..Self::LANES])
    }

    #[inline(always)]
    fn store(self, word: S::u64s, numbers: &mut [u64]) {
        word.store_slice(&mut numbers[..Self::LANES]);
    }

    #[inline(always)]
    fn count_ones(self, word: S::u64s) -> S::u64s {
        word.count_ones()
    }

    #[inline(always)]
    fn wrapping_sub(self, minuend: S::u64s, subtrahend: S::u64s) -> S::u64s {
        minuend - subtrahend
    }
}
