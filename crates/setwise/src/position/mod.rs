//! Boards, position texts, and the attack map of a position.
//!
//! A [`Board`] is the pieces as sets, an [`AttackMap`] what they attack; a [`Setup`] is all that a FEN or EPD
//! says, read and written, and not judged: any board that can be written down has its attacks.

mod attack_map;
mod attackers;
mod board;
mod castling;
mod fen;
mod fen_error;
mod setup;

pub use attack_map::{AttackMap, SideMap};
pub use board::Board;
pub use castling::Castling;
pub use fen_error::{FenError, FenFault, FenField};
pub use setup::Setup;
