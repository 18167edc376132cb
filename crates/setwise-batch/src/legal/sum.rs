//! Sets added up, square by square: how many of them hold it, in binary digits.
//!
//! ```text
//! a + b + c = (a ^ b ^ c) + 2 * majority(a, b, c)          a full adder, for all squares at once
//! ```
//!
//! To count the bits of fifteen sets, each cut to the same targets, is to cut and to count four: those of the digits.
//!
//! Cost: two choices bit by bit for each set that is added.

use crate::{
    machine::{Machine, Word, empty},
    rays::each_rank,
};

/// The binary digits of a number for each square, the lowest first.
#[derive(Clone, Copy)]
pub(super) struct Sum<W>(pub(super) [W; DIGITS]);

/// Fifteen sets are added up at most.
pub(super) const DIGITS: usize = 4;

impl<W: Word> Sum<W> {
    /// Adds up 15 sets: as many as four digits can say.
    #[inline(always)]
    pub(super) fn of_15<M: Machine<Word = W>>(machine: M, a: [W; 5], b: [W; 8], c: [W; 2]) -> Self {
        let (a0, twos0) = machine.add_bits(a[0], a[1], a[2]);
        let (a1, twos1) = machine.add_bits(a[3], a[4], c[0]);
        let (b0, twos2) = machine.add_bits(b[0], b[1], b[2]);
        let (b1, twos3) = machine.add_bits(b[3], b[4], b[5]);
        let (b2, twos4) = machine.add_bits(b[6], b[7], c[1]);
        let (b3, twos5) = machine.add_bits(b0, b1, b2);
        let (ones, twos6) = machine.add_bits(a0, a1, b3);
        let (twos_a, fours0) = machine.add_bits(twos0, twos1, twos2);
        let (twos_b, fours1) = machine.add_bits(twos3, twos4, twos5);
        let (twos, fours2) = machine.add_bits(twos_a, twos_b, twos6);
        let (fours, eights) = machine.add_bits(fours0, fours1, fours2);
        Self([ones, twos, fours, eights])
    }

    /// Adds up five sets.
    #[inline(always)]
    pub(super) fn of_5<M: Machine<Word = W>>(machine: M, [a, b, c, d, e]: [W; 5]) -> Self {
        let (sum, twos0) = machine.add_bits(a, b, c);
        let (ones, twos1) = machine.add_bits(sum, d, e);
        Self([ones, twos0 ^ twos1, twos0 & twos1, empty(a)])
    }
}

/// The number of moves of each board of a block, in the byte of the board, digit by digit. A digit of a board is at most 64
/// and a few more, since the squares are 64.
#[derive(Clone, Copy)]
pub(super) struct Tally<W>([W; DIGITS]);

impl<W: Word> Tally<W> {
    /// No moves yet.
    #[inline(always)]
    pub(super) fn none(like: W) -> Self {
        Self([empty(like); DIGITS])
    }

    /// Counts every bit of a set `1 << digit` times.
    #[inline(always)]
    pub(super) fn add<M: Machine<Word = W>>(&mut self, machine: M, digit: usize, set: W) {
        self.0[digit] = self.0[digit] + machine.count_ones_of_bytes(set);
    }

    /// Keeps the numbers of the boards whose bytes are full.
    #[inline(always)]
    pub(super) fn keep(&mut self, live: W) {
        for counts in &mut self.0 {
            *counts = *counts & live;
        }
    }

    /// The number of moves of all boards of a lane.
    #[inline(always)]
    pub(super) fn total<M: Machine<Word = W>>(&self, machine: M) -> W {
        let [ones, twos, fours, eights] = self.0;
        let (ones, twos) = (machine.sum_of_bytes(ones), machine.sum_of_bytes(twos) << 1);
        let (fours, eights) = (machine.sum_of_bytes(fours) << 2, machine.sum_of_bytes(eights) << 3);
        (ones + twos) + (fours + eights)
    }

    /// The numbers of the boards: word `k` has those of the boards of byte `k`.
    #[inline(always)]
    pub(super) fn numbers(&self) -> [W; 8] {
        const EVEN: u64 = 0x00ff_00ff_00ff_00ff;
        let mut pairs = [empty(self.0[0]); 2];
        for (digit, &counts) in self.0.iter().enumerate() {
            pairs[0] = pairs[0] + ((counts & EVEN) << digit as u32);
            pairs[1] = pairs[1] + (((counts >> 8) & EVEN) << digit as u32);
        }
        each_rank!(byte: W => (pairs[byte % 2] >> (byte as u32 / 2 * 16)) & 0xffff)
    }
}
