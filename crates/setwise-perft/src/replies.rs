//! The number of replies to all legal moves of positions, added up: what the set-wise engine asks at its last two plies.

use setwise::{perft::perft, position::Position};
use setwise_batch::{BatchError, InstructionSet};

/// A queue of positions whose replies are counted.
pub(crate) struct Replies {
    sum: u64,
}

impl Replies {
    /// An empty queue, for instructions that the processor must have.
    pub(crate) fn new(set: InstructionSet) -> Result<Self, BatchError> {
        if set.is_available() { Ok(Self { sum: 0 }) } else { Err(BatchError::Unavailable(set)) }
    }

    /// Adds the replies to all legal moves of a position.
    pub(crate) fn add(&mut self, position: &Position) {
        self.sum += perft(position, 2);
    }

    /// The sum since the last time.
    pub(crate) fn finish(&mut self) -> u64 {
        std::mem::take(&mut self.sum)
    }
}
