//! Pawn structure, set-wise: what lies in front of pawns and behind them, and which are passed.
//!
//! [`spans`] has the fills along files and the squares that pawns may come to attack; [`passed`](passed()) follows
//! from them.

mod passed;
pub mod spans;

pub use passed::passed;
pub use spans::{
    attack_span, attack_span_east, attack_span_west, file_fill, front_fill, front_span, rear_fill, rear_span,
};
