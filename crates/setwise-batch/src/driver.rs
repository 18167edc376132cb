//! From columns of boards to blocks of words, and back.
//!
//! A kernel sees a block of every input column and makes a block of every output column. The second block begins where a
//! cache line does, and the last one ends with the columns: each may overlap the one before it, and what is in both is
//! computed twice, to the same result. Fewer boards than a block are copied into one that is filled up with empty boards.

#[cfg(target_arch = "x86_64")]
use crate::avx512::Avx512Machine;
use crate::{
    BatchError, InstructionSet,
    machine::{Block, Machine, Portable, Vector, Word},
    sliced::Ranks,
};
#[cfg(target_arch = "x86_64")]
use fearless_simd::Level;
use fearless_simd::{Simd, dispatch};

/// A function of `I` columns that makes `O` columns, board by board.
pub(crate) trait Kernel<const I: usize, const O: usize> {
    /// Makes a block of each output from a block of each input. Must be `#[inline(always)]`, and so must be all that it
    /// calls: a call that is left is compiled without the instruction set.
    fn apply<M: Machine>(&self, blocks: &mut Blocks<'_, '_, M, I, O>);
}

/// A block of each input column, and room for one of each output column. Words are loaded when they are asked for: an
/// array of all of them would be a copy in memory.
pub(crate) struct Blocks<'i, 'o, M, const I: usize, const O: usize> {
    pub(crate) machine: M,
    inputs: [&'i [u64]; I],
    outputs: &'i mut [&'o mut [u64]; O],
    start: usize,
}

impl<M: Machine, const I: usize, const O: usize> Blocks<'_, '_, M, I, O> {
    /// The block of an input.
    #[inline(always)]
    pub(crate) fn input(&self, column: usize) -> Block<M::Word> {
        let word = |index| self.word(column, index);
        [word(0), word(1), word(2), word(3), word(4), word(5), word(6), word(7)]
    }

    /// A word of the block of an input. Who works word by word should ask for them one by one: all words of several
    /// columns are more than there are registers.
    #[inline(always)]
    pub(crate) fn word(&self, column: usize, index: usize) -> M::Word {
        self.machine.load(&self.inputs[column][index * M::LANES..][..M::LANES])
    }

    /// Makes every word of an output, from its index.
    #[inline(always)]
    pub(crate) fn put_words(&mut self, column: usize, word: impl Fn(&Self, usize) -> M::Word) {
        for index in 0..8 {
            let made = word(self, index);
            let start = self.start + index * M::LANES;
            self.machine.store(made, &mut self.outputs[column][start..][..M::LANES]);
        }
    }

    /// The block of an input, sliced.
    #[inline(always)]
    pub(crate) fn ranks(&self, column: usize) -> Ranks<M::Word> {
        self.machine.slice(self.input(column))
    }

    /// Puts a block into an output.
    #[inline(always)]
    pub(crate) fn put(&mut self, column: usize, block: Block<M::Word>) {
        let column = &mut self.outputs[column][self.start..][..8 * M::LANES];
        for (index, word) in block.into_iter().enumerate() {
            self.machine.store(word, &mut column[index * M::LANES..][..M::LANES]);
        }
    }

    /// Puts a sliced block into an output.
    #[inline(always)]
    pub(crate) fn put_ranks(&mut self, column: usize, ranks: Ranks<M::Word>) {
        self.put(column, self.machine.slice(ranks));
    }
}

/// The boards of the largest block: eight words of eight lanes.
const LARGEST: usize = 64;

/// A column of a block that is filled up. Its alignment is that of the frame it lies in, too: so the words that do not fit
/// into registers are kept where no cache line ends, which saves a fifth of the time of a large kernel.
#[repr(align(64))]
struct Padded([u64; LARGEST]);

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
        #[cfg(target_arch = "x86_64")]
        Some(Level::Avx512(token)) => {
            token.vectorize(
                #[inline(always)]
                || all_blocks(Avx512Machine::new(token), kernel, inputs, outputs),
            );
        }
        Some(level) => dispatch!(level, simd => all_blocks_of_vectors(simd, kernel, inputs, outputs)),
        None if set == InstructionSet::Portable => all_blocks(Portable, kernel, inputs, outputs),
        None => return Err(BatchError::Unavailable(set)),
    }
    Ok(())
}

/// The length of all columns.
pub(crate) fn common_length<N>(inputs: &[&[u64]], outputs: &[&mut [N]]) -> Result<usize, BatchError> {
    let expected = inputs[0].len();
    let mut lengths =
        inputs.iter().map(|column| column.len()).chain(outputs.iter().map(|column| column.len()));
    lengths
        .find(|&found| found != expected)
        .map_or(Ok(expected), |found| Err(BatchError::Length { expected, found }))
}

/// The boards that are computed at a time where results are narrowed: they stay in the nearest cache.
const CHUNK: usize = 2048;

/// Runs a kernel over columns, and makes smaller numbers of its words.
///
/// # Errors
///
/// The columns are of unequal length, or the processor does not have the instructions.
pub(crate) fn run_narrow<K: Kernel<I, 1>, N, const I: usize>(
    set: InstructionSet,
    kernel: &K,
    inputs: [&[u64]; I],
    output: &mut [N],
    narrow: fn(u64) -> N,
) -> Result<(), BatchError> {
    let len = common_length(&inputs, &[&mut *output])?;
    let mut start = 0;
    loop {
        let end = len.min(start + CHUNK);
        let mut wide = [0; CHUNK];
        let words = &mut wide[..end - start];
        run(set, kernel, inputs.map(|column| &column[start..end]), [&mut *words])?;
        for (number, &word) in output[start..end].iter_mut().zip(&*words) {
            *number = narrow(word);
        }
        start = end;
        if start == len {
            return Ok(());
        }
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
    if len < block {
        return few_boards(machine, kernel, inputs, outputs);
    }
    let mut start = 0;
    let mut next = first_line(inputs[0]).unwrap_or(block).min(block);
    loop {
        let from = inputs.map(|column| &column[start..start + block]);
        kernel.apply(&mut Blocks { machine, inputs: from, outputs: &mut outputs, start });
        if start == len - block {
            return;
        }
        start = next.min(len - block);
        next = start + block;
    }
}

/// The same for columns that are shorter than a block.
#[inline(always)]
fn few_boards<M: Machine, K: Kernel<I, O>, const I: usize, const O: usize>(
    machine: M,
    kernel: &K,
    inputs: [&[u64]; I],
    outputs: [&mut [u64]; O],
) {
    let len = inputs[0].len();
    if len == 0 {
        return;
    }
    let mut padded = [const { Padded([0; LARGEST]) }; I];
    let mut results = [const { Padded([0; LARGEST]) }; O];
    for (column, padded) in inputs.iter().zip(&mut padded) {
        padded.0[..len].copy_from_slice(column);
    }
    let from = padded.each_ref().map(|padded| &padded.0[..8 * M::LANES]);
    let mut to = results.each_mut().map(|results| &mut results.0[..]);
    kernel.apply(&mut Blocks { machine, inputs: from, outputs: &mut to, start: 0 });
    for (column, results) in outputs.into_iter().zip(&results) {
        column.copy_from_slice(&results.0[..len]);
    }
}

/// The first board of a column, but for its very first, that begins a cache line. Columns of equal size mostly begin at the
/// same place within a line, and a vector that lies in two lines is loaded at half the speed.
fn first_line(column: &[u64]) -> Option<usize> {
    const LINE: usize = 64;
    Some(column.as_ptr().align_offset(LINE)).filter(|&boards| boards != 0)
}
