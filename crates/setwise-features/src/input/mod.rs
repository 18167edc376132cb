//! Inputs of positions, in whatever they come, cut into chunks that can be parsed side by side.
//!
//! ```text
//! file or stream -> layers (gzip, Zstandard) -> kind -> lines | games | Parquet | Arrow      -> chunks
//!                                                 \---> zip: each file, through layers again -/
//! ```

mod archive;
mod error;
pub(crate) mod games;
mod kind;
mod layers;
pub(crate) mod lines;
mod open;
pub(crate) mod strings;
mod tables;

pub use error::InputError;
pub(crate) use error::{Emit, Halt};
pub use open::Input;
