//! Suites of known counts: a position per line, and how many sequences of moves it has to some depths.
//!
//! ```text
//! rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 ;D1 20 ;D2 400 ;D3 8902
//! rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - D3 8902;             operations of an EPD
//! 8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1; 3; 2812                        a depth and its count
//! ```
//!
//! All three are in use, and all are read. Blanks are free, depths may be left out and come in any order. A line that
//! says anything else is an error with its column, and never a line with fewer counts: a suite that checks less than
//! it seems to is worse than none. Positions are strict, in FEN, X-FEN or Shredder-FEN.

mod entry;
mod error;
mod reader;

pub use entry::{Check, Entry, read};
pub use error::{EntryError, EntryFault, EntryField, SuiteError};
