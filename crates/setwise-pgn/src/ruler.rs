//! Lines and columns, counted when a fault must be placed.
//!
//! ```text
//! text    |--- measured so far ---|--- counted now ---|fault
//! ```
//!
//! A [`Ruler`] goes on from the last fault, so a megabyte of faults is measured once and not a million times. Cost:
//! nothing where there is no fault; else a vector search for line ends.

use crate::{Fault, Game, PgnError, Place};
use memchr::{memchr_iter, memrchr};

/// Places faults of one game.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ruler<'a> {
    game: Game<'a>,
    /// How far has been measured, and the place there.
    at: usize,
    place: Place,
}

impl<'a> Ruler<'a> {
    pub(crate) const fn new(game: Game<'a>) -> Self {
        Self { game, at: 0, place: game.place() }
    }

    /// A fault at an offset into the game.
    #[cold]
    pub(crate) fn error(&mut self, at: usize, fault: Fault) -> PgnError {
        if at < self.at {
            // Only an open parenthesis is looked back at, and only once.
            *self = Self::new(self.game);
        }
        let passed = self.game.as_bytes().get(self.at..at).unwrap_or_default();
        (self.at, self.place) = (at, advance(self.place, passed));
        PgnError { place: self.place, fault }
    }
}

/// The place behind some bytes. Characters are counted by the bytes that do not go on with one of UTF-8, so that a
/// character may be cut between two calls; of Latin-1 the letters are counted, and not all of the signs.
pub(crate) fn advance(place: Place, passed: &[u8]) -> Place {
    let characters =
        |bytes: &[u8]| bytes.iter().filter(|&&byte| byte & 0b1100_0000 != 0b1000_0000).count() as u64;
    match memrchr(b'\n', passed) {
        None => Place { column: place.column + characters(passed), ..place },
        Some(last) => {
            let lines = memchr_iter(b'\n', &passed[..=last]).count() as u64;
            Place { line: place.line + lines, column: 1 + characters(&passed[last + 1..]), ..place }
        }
    }
}
