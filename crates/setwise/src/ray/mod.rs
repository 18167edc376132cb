//! Sliding attacks of one piece by rays and lines that are known in advance.
//!
//! | method | tables | how |
//! |---|---|---|
//! | [`classical`] | 4 to 9 KiB | cut the ray behind its first blocker, found by a bit scan |
//! | [`hyperbola`] | 2.5 KiB | subtract the slider from the occupancy of its line, forth and back |
//!
//! [`line`](mod@line) has the lines themselves: those through a square, the one through two squares, and what
//! lies between two squares. The tables of rays are [`RAYS`] and [`PADDED_RAYS`].

pub mod classical;
mod cut;
pub mod hyperbola;
pub mod line;
mod rays;

pub(crate) use cut::lines_of_pieces;
pub use line::{anti_diagonal_of, between, diagonal_of, file_of, line, rank_of};
pub use rays::{PADDED_RAYS, RAYS};
