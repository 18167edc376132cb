//! Where a game begins: at the position of its `FEN` tag, or at the usual one.
//!
//! The tag is read in every spelling of FEN, so games of Chess960 need nothing more. Faults that leave the moves
//! well-defined (an en passant square without a pawn, a castling right without a rook) do not lose the game. `SetUp`
//! says only that there is a `FEN`. A game with other rules would be replayed to wrong positions without a word, so
//! it is refused.

use crate::{Fault, Game, PgnError};
use memchr::memchr_iter;
use setwise::position::{Faults, Position};

/// The names of variants that are played by the rules of chess, in small letters and without other characters: from
/// another position, or to another end.
const VARIANTS: [&str; 14] = [
    "",
    "standard",
    "normal",
    "chess",
    "classical",
    "orthodox",
    "fromposition",
    "chess960",
    "fischerandom",
    "fischerrandom",
    "freestyle",
    "freestylechess",
    "threecheck",
    "kingofthehill",
];

impl Game<'_> {
    /// The position before the first move.
    ///
    /// ```
    /// use setwise_pgn::Reader;
    /// let mut reader = Reader::new(&b"[FEN \"8/8/8/8/8/5k2/7p/5K2 b - - 0 1\"]\n\n1... h1=R# 0-1"[..]);
    /// let start = reader.next_game().unwrap()?.start()?;
    /// assert_eq!(start.to_string(), "8/8/8/8/8/5k2/7p/5K2 b - - 0 1");
    /// # Ok::<(), setwise_pgn::ReadError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// The `FEN` tag is faulty, or the `Variant` tag names a game with other rules.
    pub fn start(&self) -> Result<Position, PgnError> {
        let mut start = Position::START;
        if !self.may_begin_elsewhere() {
            return Ok(start);
        }
        let mut tags = self.tags();
        while let Some(tag) = tags.next() {
            let tag = match tag {
                Err(error) if tags.line().starts_with(b"[FEN") => return Err(error),
                Err(_) => continue,
                Ok(tag) => tag,
            };
            if tag.name == "FEN" && !matches!(tag.value.raw().as_bytes(), b"" | b"?") {
                let position = Position::from_fen_ignoring(&tag.value.to_str(), Faults::IGNORABLE);
                start = position.map_err(|error| tags.error(Fault::Fen(error)))?;
            } else if tag.name == "Variant" && !is_chess(&tag.value.to_str()) {
                return Err(tags.error(Fault::Variant));
            }
        }
        Ok(start)
    }

    /// Whether a bracket stands before the first letter of a name that matters, or before a blank. Almost no game has
    /// one, so that its tags need not be read.
    fn may_begin_elsewhere(&self) -> bool {
        let tags = self.tag_bytes();
        let mut brackets = memchr_iter(b'[', tags);
        brackets.any(|at| tags.get(at + 1).is_none_or(|first| matches!(first, b'F' | b'V' | ..=b' ')))
    }
}

fn is_chess(variant: &str) -> bool {
    let letters = variant.chars().filter(char::is_ascii_alphanumeric);
    let name: String = letters.map(|letter| letter.to_ascii_lowercase()).collect();
    VARIANTS.contains(&name.as_str())
}
