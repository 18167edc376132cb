//! Looking up bytes with vectors of numbers: what makes children of four bytes cheap.
//!
//! ```text
//! look up   row[name], for the name of every lane                      a shuffle of bytes
//! rank of   the rank of the set that is just a square                  1 << file where the rank is this one, else 0
//! ```
//!
//! Most instruction sets look up in sixteen bytes at a time. So a block of children spans sixteen parents at the most
//! ([`SPAN`](LookUp::SPAN)), and what is looked up in is a window of the row, which begins with the first of them.

use super::{
    child::Child,
    list::{OneByOne, Scribe},
    men::Kings,
};
use crate::{
    machine::{Machine, Vector, Word},
    sliced::Ranks,
};
use fearless_simd::{Simd, prelude::*, u8x16};
use std::ops::{BitAnd, BitOr, Not};

/// A byte for every board of a block.
#[derive(Clone, Copy)]
#[repr(align(64))]
pub(super) struct Row(pub(super) [u8; 64]);

/// A machine that looks up bytes.
pub(super) trait LookUp: Machine {
    /// Yes or no for every byte.
    type Mask: Copy + BitAnd<Output = Self::Mask> + BitOr<Output = Self::Mask> + Not<Output = Self::Mask>;

    /// How children are put down.
    type Scribe: Scribe;

    /// How many entries of a row can be looked up in.
    const SPAN: usize;

    fn scribe(self) -> Self::Scribe;

    /// A quarter of a block of children.
    fn load_children(self, children: &[Child]) -> Self::Word;

    fn store_row(self, word: Self::Word, row: &mut Row);

    /// The entries of a row whose numbers, counted from the first of a window, are the bytes of a word.
    fn look_up(self, names: Self::Word, first: usize, row: &Row) -> Self::Word;

    /// The rank of the sets that hold one square each.
    fn rank_of(self, squares: Self::Word, rank: usize) -> Self::Word;

    /// What stands about the kings, whose squares are known, too.
    #[inline(always)]
    fn kings(
        self,
        own: Ranks<Self::Word>,
        enemy: Ranks<Self::Word>,
        _: [Self::Word; 2],
    ) -> Kings<Self::Word> {
        Kings::of(self, own, enemy)
    }

    /// The sum, byte by byte.
    fn add(self, a: Self::Word, b: Self::Word) -> Self::Word;

    /// The difference, byte by byte.
    fn subtract(self, a: Self::Word, b: Self::Word) -> Self::Word;

    /// The bytes that have some of these bits.
    fn has(self, bytes: Self::Word, bits: u8) -> Self::Mask;

    /// Whether there is a yes.
    fn is_any(self, mask: Self::Mask) -> bool;

    /// The sum where the mask says yes, else the first number.
    fn add_where(self, a: Self::Word, mask: Self::Mask, b: Self::Word) -> Self::Word;

    /// The one word where the mask says yes, else the other.
    fn choose(self, mask: Self::Mask, set: Self::Word, unset: Self::Word) -> Self::Word;
}

impl<S: Simd> LookUp for Vector<S>
where
    S::u64s: Word,
{
    /// All bits of a byte, or none.
    type Mask = S::u64s;

    type Scribe = OneByOne;

    const SPAN: usize = 16;

    #[inline(always)]
    fn scribe(self) -> OneByOne {
        OneByOne
    }

    #[inline(always)]
    fn load_children(self, children: &[Child]) -> S::u64s {
        S::u32s::from_slice(self.0, &children[..2 * Self::LANES]).bitcast()
    }

    #[inline(always)]
    fn store_row(self, word: S::u64s, row: &mut Row) {
        let bytes: S::u8s = word.bitcast();
        bytes.store_slice(&mut row.0[..8 * Self::LANES]);
    }

    #[inline(always)]
    fn look_up(self, names: S::u64s, first: usize, row: &Row) -> S::u64s {
        let window = u8x16::from_slice(self.0, &row.0[first..][..16]);
        let numbers: S::u8s = names.bitcast();
        S::u8s::block_splat(window).swizzle_dyn_within_blocks(numbers).bitcast()
    }

    #[inline(always)]
    fn rank_of(self, squares: S::u64s, rank: usize) -> S::u64s {
        const FILES: [u8; 16] = [1, 2, 4, 8, 16, 32, 64, 128, 1, 2, 4, 8, 16, 32, 64, 128];
        let only = |byte: u8, at: usize| {
            let mut bytes = [0; 16];
            bytes[at] = byte;
            bytes
        };
        let numbers = |word: S::u64s| -> S::u8s { word.bitcast() };
        let files = S::u8s::block_splat(u8x16::from_slice(self.0, &FILES));
        let ranks = S::u8s::block_splat(u8x16::from_slice(self.0, &only(0xff, rank)));
        let file = files.swizzle_dyn_within_blocks(numbers(squares & 0x0707_0707_0707_0707));
        let is_on_rank = ranks.swizzle_dyn_within_blocks(numbers((squares >> 3) & 0x0707_0707_0707_0707));
        (file & is_on_rank).bitcast()
    }

    #[inline(always)]
    fn add(self, a: S::u64s, b: S::u64s) -> S::u64s {
        let (a, b): (S::u8s, S::u8s) = (a.bitcast(), b.bitcast());
        (a + b).bitcast()
    }

    #[inline(always)]
    fn subtract(self, a: S::u64s, b: S::u64s) -> S::u64s {
        let (a, b): (S::u8s, S::u8s) = (a.bitcast(), b.bitcast());
        (a - b).bitcast()
    }

    #[inline(always)]
    fn has(self, bytes: S::u64s, bits: u8) -> S::u64s {
        !self.empty_bytes(bytes & u64::from_ne_bytes([bits; 8]))
    }

    #[inline(always)]
    fn is_any(self, mask: S::u64s) -> bool {
        !self.is_empty(mask)
    }

    #[inline(always)]
    fn add_where(self, a: S::u64s, mask: S::u64s, b: S::u64s) -> S::u64s {
        self.add(a, b & mask)
    }

    #[inline(always)]
    fn choose(self, mask: S::u64s, set: S::u64s, unset: S::u64s) -> S::u64s {
        (set & mask) | (unset & !mask)
    }
}
