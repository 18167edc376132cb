//! Outputs: from batches of records to a file that appears whole or not at all.
//!
//! An [`Output`] chooses its format by the name of its target, cuts what it is given into groups of a fixed number of
//! rows, so that the file does not depend on how the batches were cut, and writes beside its target until all is there.

mod cells;
mod csv;
mod destination;
mod eager;
mod error;
mod format;
mod json_lines;
mod parquet_file;
mod regroup;
mod writer;

pub use error::OutputError;
pub use format::Format;
pub use regroup::GROUP_ROWS;
pub use writer::Output;
