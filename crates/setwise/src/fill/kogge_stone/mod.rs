//! Kogge-Stone: fills by parallel prefix, three steps of doubling length. *Page: Kogge-Stone algorithm.*
//!
//! | form | idea |
//! |---|---|
//! | here | one text for all directions; the direction is a constant where it is one in the caller |
//! | [`shared`] | two opposite directions at once share their propagators |
//! | [`rotate`] | the direction is known at run time only; rotation serves both signs of the shift |

mod plain;
pub mod rotate;
pub mod shared;

pub use plain::*;
