//! King paths: what a king can reach along a set of squares, and in how many moves. *Page: King pattern.*
//!
//! A flood spreads from a set to all eight sides and keeps to the path. [`rings`] lets it grow by one king move at a
//! time, so that ring `n` holds what can be reached in `n` moves: connectivity and distance follow from it.
//! [`sweep`] lets it run along whole lines instead and needs far fewer rounds where the path winds.

mod ring;
pub mod sweep;

pub use ring::{Rings, connected, distance, flood, rings};
