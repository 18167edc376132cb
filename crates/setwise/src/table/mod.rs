//! Look-ups: everything an attack depends on, computed in advance.
//!
//! [`magic`] answers for rooks and bishops from one large table, [`kindergarten`] line by line from a small one; the leapers here depend on their square alone.

pub mod kindergarten;
mod leaper;
pub mod magic;
mod magic_numbers;

pub use leaper::{king_attacks, knight_attacks, pawn_attacks};
