//! The words of the field: sets of squares, squares, directions, pieces, and pictures of all of them.
//!
//! Squares are numbered little-endian by rank and file: a1 = bit 0, b1 = bit 1, h8 = bit 63. Every diagram in
//! this crate has a8 in the upper left corner, and is a literal that a test evaluates.

mod bitboard;
mod deposit;
mod direction;
mod iterate;
mod picture;
mod piece;
mod square;
mod transform;

pub use bitboard::Bitboard;
pub use direction::{Direction, ParseDirectionError};
pub use iterate::{Squares, Subsets};
pub use piece::{Color, Piece, Role};
pub use square::{File, ParseSquareError, Rank, Square};
