//! Legal moves: generated from sets, played by copying, written and read in the field's notations.
//!
//! Everything hangs on a [`Position`](crate::position::Position): its methods generate, judge and play moves. This
//! room holds what they speak in.

mod castling;
mod exchange;
mod generate;
mod legality;
mod limits;
mod list;
mod move_text;
mod moves;
mod outcome;
mod pawns;
mod play;
mod repetition;
mod san;
mod san_find;
pub(crate) mod side;
mod uci;

pub use castling::castling_targets;
pub use exchange::EXCHANGE_VALUES;
pub(crate) use generate::{bundles_of, count_of};
pub use legality::IllegalMove;
pub use list::{MoveList, Moves};
pub use move_text::{MoveFault, MoveField, MoveTextError};
pub use moves::{Bundle, BundleMoves, Move, PROMOTIONS};
pub use repetition::Repetitions;
pub use san::{CheckMark, San, SanAction, Wing};
pub use uci::{Uci, UciCastling};
