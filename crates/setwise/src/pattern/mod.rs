//! One step, set-wise: what a whole set of kings, knights or pawns attacks, by shifts alone.
//!
//! No table, no loop over the pieces: the set is shifted, and the wraps are masked away.

mod king;
mod knight;
mod pawn;

pub use king::kings_attacks;
pub use knight::knights_attacks;
pub use pawn::{pawns_attacks, pawns_attacks_east, pawns_attacks_west, pawns_pushes};
