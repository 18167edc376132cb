//! Attack features of whole databases of chess positions.

mod positions;

pub use positions::Positions;
