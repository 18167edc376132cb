//! Legal moves: generated from sets, played by copying, written and read in the field's notations.
//!
//! Everything hangs on a [`Position`](crate::position::Position): its methods generate, judge and play moves. This
//! room holds what they speak in.

mod castling;
mod generate;
mod legality;
mod limits;
mod list;
mod moves;
mod outcome;
mod pawns;
mod play;
pub(crate) mod side;

pub use castling::castling_targets;
pub(crate) use generate::{bundles_of, count_of};
pub use legality::IllegalMove;
pub use list::{MoveList, Moves};
pub use moves::{Bundle, BundleMoves, Move, PROMOTIONS};
