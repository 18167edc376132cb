//! Legal moves: counts against known ones and a peer, the rules by the book, laws, and edge cases by name.

mod castling;
mod edges;
mod keys;
mod laws;
mod legality;
mod material;
pub(crate) mod peer;
mod perft;
mod rules;
mod sources;
mod suite;
