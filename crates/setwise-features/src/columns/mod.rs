//! Columns: what can be said of each position, and how it is computed.
//!
//! A [`Column`] has a name, a type and a meaning; a [`schema`] is a list of them; [`record_batch`] makes their values.

mod column;
mod compute;
mod parse;
mod schema;

pub use column::Column;
pub use compute::record_batch;
pub use parse::UnknownColumn;
pub use schema::{DESCRIPTION, PIECES, SQUARES, VERSION, schema};
