//! The proofs of the crate, in one binary: every method against the walk, and the laws that connect them.

mod exchange;
mod king;
mod leapers;
mod methods;
mod movegen;
mod notation;
mod pawn;
mod position;
mod prefix;
mod repetition;
mod types;
