//! Boards, position texts, the attack map of a position, and strict positions.
//!
//! A [`Board`] is the pieces as sets, an [`AttackMap`] what they attack; a [`Setup`] is all that a FEN or EPD
//! says, read and written, and not judged: any board that can be written down has its attacks. A [`Position`] is
//! a setup that has passed its checks; it has legal moves ([`movegen`](crate::movegen)).

mod attack_map;
mod attackers;
mod board;
mod castling;
mod en_passant;
mod epd;
mod fen;
mod fen_error;
mod fen_placement;
mod fen_write;
mod setup;
mod state;
mod validate;
pub(crate) mod zobrist;

pub use attack_map::{AttackMap, SideMap};
pub use board::Board;
pub use castling::Castling;
pub use epd::{Operation, Operations};
pub use fen_error::{FenError, FenFault, FenField};
pub use fen_write::FenStyle;
pub use setup::Setup;
pub use state::{Position, PositionError};
pub use validate::{Fault, Faults};
