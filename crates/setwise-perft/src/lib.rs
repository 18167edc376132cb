//! Perft as a job: the count of `setwise` spread over threads, divided by first moves, and held against suites of
//! known counts.
//!
//! ```
//! use setwise::position::Position;
//! use setwise_perft::{Options, divide, perft};
//!
//! let options = Options::default().with_threads(2);
//! assert_eq!(perft(&Position::START, 4, &options), 197_281);
//!
//! let lines = divide(&Position::START, 4, &options);
//! assert_eq!(lines.iter().map(|&(_, nodes)| nodes).sum::<u64>(), 197_281);
//! ```
//!
//! | module | what |
//! |---|---|
//! | `options` (re-exported here) | [`Options`]: threads and who is told of the [`Progress`] |
//! | `count` (re-exported here) | [`perft`] and [`divide`]: parts of the tree, and threads that take them one by one |
//! | [`suite`] | lines of known counts, read and checked |

mod count;
mod counter;
mod engine;
mod hash;
mod options;
mod replies;
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
