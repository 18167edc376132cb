//! A memory for counts: what has been counted below a position is not counted again where other moves lead to it.
//!
//! `entry` says how a whole position is written into four words, `table` where it is kept and what makes room for it.

mod entry;
mod table;

pub use table::{HashError, HashTable};
