//! What a kernel is written for: words of some boards side by side, and the machine that has them.
//!
//! Every kernel is one text. A [`Word`] is anything with the logic of `u64`, lane by lane: `u64` itself, or a vector of 2,
//! 4 or 8 of them. A [`Machine`] loads and stores words, and may know a better way for some steps than the one written
//! here; that is all in which instruction sets differ.

use crate::{
    along_ranks,
    files::{NOT_AB, NOT_GH},
    sliced::slice,
};
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

    /// Runs a function that is compiled for the machine's instructions, as are all functions that are inlined into it.
    fn vectorize<R>(self, function: impl FnOnce() -> R) -> R;

    /// The word of the first `LANES` numbers.
    fn load(self, numbers: &[u64]) -> Self::Word;

    /// Puts a word into the first `LANES` numbers.
    fn store(self, word: Self::Word, numbers: &mut [u64]);

    /// The number of ones, lane by lane.
    fn count_ones(self, word: Self::Word) -> Self::Word;

    /// Whether [`east`](Self::east) lets what leaves a rank wrap into the next byte, so that it must be cut off.
    const WRAPS_EAST: bool = true;

    /// Whether [`west`](Self::west) does.
    const WRAPS_WEST: bool = true;

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

    /// All squares two files to the east, and none that has wrapped.
    #[inline(always)]
    fn two_east(self, word: Self::Word) -> Self::Word {
        (word << 2) & NOT_AB
    }

    /// All squares two files to the west, and none that has wrapped.
    #[inline(always)]
    fn two_west(self, word: Self::Word) -> Self::Word {
        (word >> 2) & NOT_GH
    }

    /// What sliders attack along each rank to the east; they must be among the occupied squares.
    #[inline(always)]
    fn attacks_east(self, sliders: Self::Word, occupied: Self::Word) -> Self::Word {
        along_ranks::east(sliders, occupied)
    }

    /// What sliders attack along each rank to the west; they must be among the occupied squares.
    #[inline(always)]
    fn attacks_west(self, sliders: Self::Word, occupied: Self::Word) -> Self::Word {
        along_ranks::west(sliders, occupied)
    }

    /// What sliders attack along each rank, both ways; they must be among the occupied squares.
    #[inline(always)]
    fn along_ranks(self, sliders: Self::Word, occupied: Self::Word) -> Self::Word {
        self.attacks_east(sliders, occupied) | self.attacks_west(sliders, occupied)
    }

    /// The sum of three bits in two digits, for all bits at once: the lower one, and the carry.
    #[inline(always)]
    fn add_bits(self, a: Self::Word, b: Self::Word, c: Self::Word) -> (Self::Word, Self::Word) {
        let differ = a ^ b;
        (differ ^ c, (a & b) | (differ & c))
    }

    /// The number of ones of each byte, in the byte.
    #[inline(always)]
    fn count_ones_of_bytes(self, word: Self::Word) -> Self::Word {
        const PAIRS: u64 = 0x5555_5555_5555_5555;
        const FOURS: u64 = 0x3333_3333_3333_3333;
        const HALVES: u64 = 0x0f0f_0f0f_0f0f_0f0f;
        let pairs = word - ((word >> 1) & PAIRS);
        let fours = (pairs & FOURS) + ((pairs >> 2) & FOURS);
        (fours + (fours >> 4)) & HALVES
    }

    /// The sum of the bytes of each lane.
    #[inline(always)]
    fn sum_of_bytes(self, word: Self::Word) -> Self::Word {
        const EVEN: u64 = 0x00ff_00ff_00ff_00ff;
        let pairs = (word & EVEN) + ((word >> 8) & EVEN);
        let fours = pairs + (pairs >> 16);
        (fours + (fours >> 32)) & 0xffff
    }

    /// Whether no lane has a bit.
    #[inline(always)]
    fn is_empty(self, word: Self::Word) -> bool {
        let mut lanes = [0; 8];
        self.store(word, &mut lanes);
        lanes.iter().fold(0, |all, lane| all | lane) == 0
    }

    /// All bits of each byte that has none.
    #[inline(always)]
    fn empty_bytes(self, word: Self::Word) -> Self::Word {
        const TOP: u64 = 0x8080_8080_8080_8080;
        // The sum carries into the top bit of a byte, and never beyond it, if there is a bit below.
        let some = (word | ((word & !TOP) + (!empty(word) & !TOP))) & TOP;
        let none = some ^ (!empty(word) & TOP);
        (none - (none >> 7)) | none
    }

    /// All bits of each byte that has exactly one.
    #[inline(always)]
    fn single_bytes(self, word: Self::Word) -> Self::Word {
        // Where there is a bit, the first one is the only one if nothing is left without it. No byte borrows: one that
        // is empty gets a bit, which is gone again with the first.
        let none = self.empty_bytes(word);
        let some = word | (none & 0x0101_0101_0101_0101);
        let rest = some & (some - (!empty(word) & 0x0101_0101_0101_0101));
        self.empty_bytes(rest) & !none
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
    fn vectorize<R>(self, function: impl FnOnce() -> R) -> R {
        function()
    }

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
    fn vectorize<R>(self, function: impl FnOnce() -> R) -> R {
        self.0.vectorize(function)
    }

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

    /// An addition byte by byte, which nothing leaves.
    const WRAPS_EAST: bool = false;

    #[inline(always)]
    fn east(self, word: S::u64s) -> S::u64s {
        let bytes: S::u8s = word.bitcast();
        (bytes + bytes).bitcast()
    }

    #[inline(always)]
    fn attacks_east(self, sliders: S::u64s, occupied: S::u64s) -> S::u64s {
        let (sliders, squares): (S::u8s, S::u8s) = (sliders.bitcast(), occupied.bitcast());
        occupied ^ (squares - (sliders + sliders)).bitcast()
    }

    #[inline(always)]
    fn count_ones_of_bytes(self, word: S::u64s) -> S::u64s {
        let bytes: S::u8s = word.bitcast();
        bytes.count_ones().bitcast()
    }

    #[inline(always)]
    fn wrapping_sub(self, minuend: S::u64s, subtrahend: S::u64s) -> S::u64s {
        minuend - subtrahend
    }
}
