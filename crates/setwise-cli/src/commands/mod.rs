//! The commands, one file each: its arguments, its help, and what it does with them.

pub(crate) mod attacks;
pub(crate) mod bench;
pub(crate) mod calc;
pub(crate) mod completions;
pub(crate) mod features;
pub(crate) mod man;
pub(crate) mod methods;
pub(crate) mod perft;
mod perft_engine;
mod perft_suite;
mod position;
pub(crate) mod steps;
