//! Perft as a job: counts by the fastest engine of the processor, spread over threads, remembered, divided by first
//! moves, and held against suites of known counts.
//!
//! ```
//! use setwise::position::Position;
//! use setwise_perft::{HashTable, Options, divide, perft};
//!
//! let options = Options::default().with_threads(2);
//! assert_eq!(perft(&Position::START, 4, &options), 197_281);
//!
//! let lines = divide(&Position::START, 4, &options);
//! assert_eq!(lines.iter().map(|&(_, nodes)| nodes).sum::<u64>(), 197_281);
//!
//! let table = HashTable::new(16)?; // MiB
//! assert_eq!(perft(&Position::START, 5, &options.with_hash(&table)), 4_865_609);
//! # Ok::<(), setwise_perft::HashError>(())
//! ```
//!
//! | module | what |
//! |---|---|
//! | `options` (re-exported here) | [`Options`]: engine, threads, memory, and who is told of the [`Progress`] |
//! | `count` (re-exported here) | [`perft`] and [`divide`]: parts of the tree, and threads that take them one by one |
//! | `counter` | a thread: its engine, and the table before it |
//! | `engine` (re-exported here) | [`Engine`]: the core, or the set-wise kernel on an [`InstructionSet`] |
//! | `hash` (re-exported here) | [`HashTable`]: counts of whole positions, so that they stay exact |
//! | [`suite`] | lines of known counts, read and checked |
//!
//! No option changes a count: engines, threads and memories are proved against the core and cozy-chess.
//!
//! # What a memory gains
//!
//! Other moves often lead to the same position. The time without a table divided by that with one, by one thread of the
//! core's engine (a Xeon of 2023, the best of four runs each):
//!
//! | | 64 MiB | 256 MiB |
//! |---|---|---|
//! | start, depth 7 | 4.6 | 4.7 |
//! | kiwipete, depth 6 | 2.7 | 2.7 |
//! | an endgame (`8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - -`), depth 8 | 9.1 | 8.7 |
//!
//! More memory than the positions fill gains nothing, and taking it costs 0.4 ms a MiB. A faster engine gains less.

mod count;
mod counter;
mod engine;
mod hash;
mod options;
pub mod suite;

pub use count::{divide, perft};
pub use engine::Engine;
pub use hash::{HashError, HashTable};
pub use options::{Options, Progress};
pub use setwise_batch::{BatchError, InstructionSet};

/// The greatest depth that makes sense to ask for; no count of a game at this depth fits into 64 bits.
///
/// Counting is recursive, a frame of the stack for each ply. The functions here take any depth, since no position
/// with a choice of moves gets far into it; who reads a depth from outside compares it with this first.
///
/// ```
/// assert_eq!(setwise_perft::MAX_DEPTH, 64);
/// ```
pub const MAX_DEPTH: u32 = 64;
