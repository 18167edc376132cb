//! From columns of boards to blocks of words, and back.
//!
//! A kernel sees a block of every input column and makes a block of every output column. The last boards, too few for a
//! block, are copied into one that is filled up with empty boards: so all lengths take the same path.

use crate::{
    BatchError, InstructionSet,
    machine::{Block, Machine, Portable, Vector, Word},
};
use fearless_simd::{Simd, dispatch};

/// A function of `I` columns that makes `O` columns, board by board.
pub(crate) trait Kernel<const I: usize, const O: usize> {
    /// A block of each output, from a block of each input. Must be `#[inline(always)]`, and so must be all that it
    /// calls: a call that is left is compiled without the instruction set.
    fn apply<M: Machine>(&self, machine: M, inputs: &[Block<M::Word>; I]) -> [Block<M::Word>; O];
}

/// The boards of the largest block: eight words of eight lanes.
const LARGEST: usize = 64;

/// Runs a kernel over columns.
///
/// # Errors
///
/// The columns are of unequal length, or the processor does not have the instructions.
pub(crate) fn run<K: Kernel<I, O>, const I: usize, const O: usize>(
    set: InstructionSet,
    kernel: &K,
    inputs: [&[u64]; I],
    outputs: [&mut [u64]; O],
) -> Result<(), BatchError> {
    common_length(&inputs, &outputs)?;
    match set.level() {
        Some(level) => dispatch!(level, simd => all_blocks_of_vectors(simd, kernel, inputs, outputs)),
        None if set == InstructionSet::Portable => all_blocks(Portable, kernel, inputs, outputs),
        None => return Err(BatchError::Unavailable(set)),
    }
    Ok(())
}

/// The length of all columns.
fn common_length<N>(inputs: &[&[u64]], outputs: &[&mut [N]]) -> Result<usize, BatchError> {
    let expected = inputs[0].len();
    let mut lengths =
        inputs.iter().map(|column| column.len()).chain(outputs.iter().map(|column| column.len()));
    lengths
        .find(|&found| found != expected)
        .map_or(Ok(expected), |found| Err(BatchError::Length { expected, found }))
}

/// The boards that are computed at a time where results are narrowed: they stay in the nearest cache.
const CHUNK: usize = 512;

/// Runs a kernel over columns, and keeps the lower bits of what it makes.
///
/// # Errors
///
/// The columns are of unequal length, or the processor does not have the instructions.
pub(crate) fn run_narrow<K: Kernel<I, O>, N: Narrow, const I: usize, const O: usize>(
    set: InstructionSet,
    kernel: &K,
    inputs: [&[u64]; I],
    mut outputs: [&mut [N]; O],
) -> Result<(), BatchError> {
    let len = common_length(&inputs, &outputs)?;
    let mut start = 0;
    loop {
        let end = len.min(start + CHUNK);
        let mut wide = [[0; CHUNK]; O];
        let inputs = inputs.map(|column| &column[start..end]);
        run(set, kernel, inputs, wide.each_mut().map(|column| &mut column[..end - start]))?;
        for (column, wide) in outputs.iter_mut().zip(&wide) {
            for (narrow, &word) in column[start..end].iter_mut().zip(wide) {
                *narrow = N::of(word);
            }
        }
        start = end;
        if start == len {
            return Ok(());
        }
    }
}

/// A number with fewer bits than a word.
pub(crate) trait Narrow: Copy {
    /// The lower bits of a word.
    fn of(word: u64) -> Self;
}

impl Narrow for u8 {
    #[inline(always)]
    fn of(word: u64) -> Self {
        word as Self
    }
}

impl Narrow for u16 {
    #[inline(always)]
    fn of(word: u64) -> Self {
        word as Self
    }
}

#[inline(always)]
fn all_blocks_of_vectors<S: Simd, K: Kernel<I, O>, const I: usize, const O: usize>(
    simd: S,
    kernel: &K,
    inputs: [&[u64]; I],
    outputs: [&mut [u64]; O],
) where
    S::u64s: Word,
{
    all_blocks(Vector(simd), kernel, inputs, outputs);
}

#[inline(always)]
fn all_blocks<M: Machine, K: Kernel<I, O>, const I: usize, const O: usize>(
    machine: M,
    kernel: &K,
    inputs: [&[u64]; I],
    mut outputs: [&mut [u64]; O],
) {
    let block = 8 * M::LANES;
    let len = inputs[0].len();
    let whole = len - len % block;
    let mut start = 0;
    while start < whole {
        let mut from = inputs;
        for column in &mut from {
            *column = &column[start..start + block];
        }
        one_block(machine, kernel, &from, &mut outputs, start);
        start += block;
    }
    let rest = len - whole;
    if rest > 0 {
        let mut padded = [[0; LARGEST]; I];
        let mut results = [[0; LARGEST]; O];
        for (column, padded) in inputs.iter().zip(&mut padded) {
            padded[..rest].copy_from_slice(&column[whole..]);
        }
        let mut from: [&[u64]; I] = [&[]; I];
        for (column, padded) in from.iter_mut().zip(&padded) {
            *column = &padded[..block];
        }
        one_block(machine, kernel, &from, &mut results, 0);
        for (column, results) in outputs.iter_mut().zip(&results) {
            column[whole..].copy_from_slice(&results[..rest]);
        }
    }
}

/// Runs a kernel on a block of each column, and stores what it makes from `start` on.
#[inline(always)]
fn one_block<M: Machine, K: Kernel<I, O>, C: AsMut<[u64]>, const I: usize, const O: usize>(
    machine: M,
    kernel: &K,
    inputs: &[&[u64]; I],
    outputs: &mut [C; O],
    start: usize,
) {
    let mut words = [[machine.load(inputs[0]); 8]; I];
    for (words, column) in words.iter_mut().zip(inputs) {
        let column = &column[..8 * M::LANES];
        for (index, word) in words.iter_mut().enumerate() {
            *word = machine.load(&column[index * M::LANES..][..M::LANES]);
        }
    }
    let results = kernel.apply(machine, &words);
    for (words, column) in results.iter().zip(outputs) {
        let column = &mut column.as_mut()[start..start + 8 * M::LANES];
        for (index, &word) in words.iter().enumerate() {
            machine.store(word, &mut column[index * M::LANES..][..M::LANES]);
        }
    }
}
