//! What goes from the one thread that reads to those that parse: raw text, cut where a line or a game ends.
//!
//! A chunk is small, so that many can be under way at once, and large enough that handing it over costs nothing.
//! It knows where it stands in its input; whoever finds a fault in it can say the place.

use crate::Reject;
use arrow_array::ArrayRef;
use setwise_pgn::Place;
use std::sync::Arc;

/// The most positions of a chunk of lines or rows, and the rows of every batch that is written but the last.
pub(crate) const ROWS: usize = 8192;

/// The bytes after which a chunk of lines or rows is cut, however few they are.
pub(crate) const TEXT: usize = 1 << 20;

/// The bytes after which a chunk of games is cut: a few thousand positions.
pub(crate) const GAMES: usize = 1 << 16;

/// The longest line, in bytes. Who needs more has no line, but something without line breaks.
pub(crate) const LINE: usize = 1 << 14;

/// The longest game, in bytes.
pub(crate) const GAME: usize = 1 << 24;

/// The most positions of a game. By the rule of 75 moves none has half as many.
pub(crate) const PLIES: u32 = 20_000;

/// A piece of an input, with its name.
#[derive(Debug)]
pub(crate) struct Chunk {
    pub(crate) input: Arc<str>,
    pub(crate) content: Content,
}

/// What a chunk holds.
#[derive(Debug)]
pub(crate) enum Content {
    /// Whole lines; of one that is too long the first bytes, one more than are allowed.
    Lines {
        /// The number of the first one.
        first: u64,
        text: Vec<u8>,
    },
    /// Whole games, a line break after each, and a blank before those that began in the midst of a line.
    Games {
        text: Vec<u8>,
        /// Where each begins.
        places: Vec<Place>,
    },
    /// Values of a column of strings.
    Rows {
        /// The number of the first one.
        first: u64,
        fens: ArrayRef,
    },
    /// Something that could not even be cut.
    Broken(Reject),
}
