//! Prefix computations on words: `u64` in, `u64` out, and no chess. *Page: Parallel prefix algorithms.*
//!
//! Given `x1, x2, ..., xn` and an associative operator, find all of `x1`, `x1 # x2`, ..., `x1 # x2 # ... # xn`.
//! Associative means that the brackets are free, so the answer can be reached in `log n` steps rather than `n - 1`:
//! fills, fast adders, parity words and Gray codes all rest on it.
//!
//! | what | where |
//! |---|---|
//! | the schedules, for any operator and any width | [`Network`], its [`Gate`]s, [`scan`](Network::scan) |
//! | their pictures | [`Drawing`] in text, [`Svg`] |
//! | the operator of carries and sliding attacks | [`Carry`] |
//! | the operator xor | [`parity`], [`gray_inverse`], and their simple inverses |
//! | eight bytes in a word | [`byte_add`], [`byte_sub`], [`byte_east_attacks`], each also by Kogge-Stone |
//! | lanes of any widths | [`lanes_add`], [`lanes_sub`], [`LaneWidth`] |
//! | gathering and scattering bits | [`compress`], [`expand`], [`Compressor`] |

mod bytewise;
mod carry;
mod compress;
mod drawing;
mod gates;
mod gray;
mod lane_width;
mod lanes;
mod network;
mod parity;
mod svg;

pub use bytewise::{
    byte_east_attacks, kogge_stone_byte_add, kogge_stone_byte_east_attacks, kogge_stone_byte_sub,
};
pub use carry::Carry;
pub use compress::{Compressor, compress, expand};
pub use drawing::Drawing;
pub use gates::{Gate, Gates};
pub use gray::{gray, gray_inverse, gray_lanes, gray_lanes_inverse};
pub use lane_width::LaneWidth;
pub use lanes::{byte_add, byte_sub, lanes_add, lanes_sub};
pub use network::{Network, ParseNetworkError};
pub use parity::{parity, parity_inverse};
pub use svg::Svg;
