//! The methods under one roof: the recommended functions, the list of all, and x-rays.
//!
//! For attacks of one piece call [`rook_attacks`] and its like; for a whole set of pieces [`rooks_attacks`] and its
//! like. Whoever wants to compare or to choose goes through [`SquareWise`] and [`SetWise`], which list every method
//! with its name, source and table size.

mod method;
mod set_wise;
mod square_wise;
mod xray;

pub use method::{ParseMethodError, SetWise, SquareWise};
pub use set_wise::{bishops_attacks, queens_attacks, rooks_attacks};
pub use square_wise::{bishop_attacks, queen_attacks, rook_attacks};
pub use xray::{xray_bishop_attacks, xray_rook_attacks};
