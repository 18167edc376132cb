//! One thread's counting: the engine, and the table of counts before it.
//!
//! ```text
//! count(position, depth):
//!     what the table holds is not counted again
//!     near the leaves the engine counts the whole subtree
//!     above, the sum over the moves; then the table keeps it
//! ```
//!
//! Without a table the set-wise engine counts many subtrees together. A subtree that the table shall keep needs its own sum, so
//! it is counted alone, and its blocks are not full: with three plies the loss is less than what the table spares.
//!
//! Cost: a copy-make for each position above the subtrees.

use crate::{Engine, HashTable, Options};
use setwise::{perft as core, position::Position};
use setwise_batch::Perft;

/// The least depth that is kept in a table: below, it is counted again as fast as it is found.
const fn least_kept(engine: Engine) -> u32 {
    match engine.instruction_set() {
        None => 2,
        Some(_) => 3,
    }
}

/// Counts on one thread.
pub(crate) struct Counter<'a> {
    /// The set-wise engine; none if the core counts.
    perft: Option<Perft>,
    table: Option<&'a HashTable>,
    least_kept: u32,
}

impl<'a> Counter<'a> {
    /// A counter as the options say.
    pub(crate) fn new(options: &Options<'a>) -> Self {
        let engine = options.engine();
        let perft = |set| Perft::new(set).expect("an engine is one that the processor has");
        Self {
            perft: engine.instruction_set().map(perft),
            table: options.table(),
            least_kept: least_kept(engine),
        }
    }

    /// The number of sequences of so many moves from some positions together.
    pub(crate) fn count_all(&mut self, positions: &[Position], depth: u32) -> u64 {
        match &mut self.perft {
            Some(perft) if self.table.is_none() => perft.count_all(positions, depth),
            _ => positions.iter().map(|position| self.count(position, depth)).sum(),
        }
    }

    /// The number of sequences of so many moves.
    fn count(&mut self, position: &Position, depth: u32) -> u64 {
        match self.table {
            Some(table) if depth >= self.least_kept => table.find_or_count(position, depth, || {
                if depth == self.least_kept {
                    return self.count_subtree(position, depth);
                }
                let mut nodes = 0;
                core::visit(position, 1, |after| nodes += self.count(after, depth - 1));
                nodes
            }),
            _ => self.count_subtree(position, depth),
        }
    }

    /// The same, without the table.
    fn count_subtree(&mut self, position: &Position, depth: u32) -> u64 {
        match &mut self.perft {
            Some(perft) => perft.count(position, depth),
            None => core::perft(position, depth),
        }
    }
}
