//! The proofs of the crate, in one binary: every method against the walk, and the laws that connect them.

mod king;
mod leapers;
mod methods;
mod pawn;
mod position;
mod prefix;
mod types;
