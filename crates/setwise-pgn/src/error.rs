//! What can be wrong in a file of games, and where.
//!
//! A fault inside a game has a place: the number of the game, the line and the column. It ends that game at most; the
//! reader goes on with the next one. Only the input itself can fail for good.

use setwise::{
    movegen::{MoveFault, MoveTextError},
    position::PositionError,
};
use std::{fmt, io};

/// A place in a file of games; everything counted from 1.
///
/// ```
/// use setwise_pgn::Place;
/// assert_eq!(Place { game: 3, line: 41, column: 7 }.to_string(), "game 3, line 41, column 7");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Place {
    /// The number of the game.
    pub game: u64,
    /// The line of the whole (decompressed) input.
    pub line: u64,
    /// The column, counted in characters.
    pub column: u64,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "game {}, line {}, column {}", self.game, self.line, self.column)
    }
}

/// What is wrong in a game.
///
/// ```
/// use setwise_pgn::{Fault, Reader};
/// let mut reader = Reader::new(&b"1. e4 {never closed"[..]);
/// let game = reader.next_game().unwrap()?;
/// let error = game.movetext().find_map(Result::err).unwrap();
/// assert_eq!(error.fault, Fault::UnclosedComment);
/// # Ok::<(), setwise_pgn::ReadError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Fault {
    /// The game has more bytes than the reader may hold ([`Reader::with_limit`](crate::Reader::with_limit)).
    TooLong {
        /// The limit, in bytes.
        limit: usize,
    },
    /// A tag has no name.
    TagWithoutName,
    /// A tag has no value in quotes.
    TagWithoutValue,
    /// A tag is not closed before its line ends.
    UnclosedTag,
    /// A comment in braces is not closed before the game ends.
    UnclosedComment,
    /// A variation is not closed before the game ends.
    UnclosedVariation,
    /// A parenthesis closes no variation.
    UnopenedVariation,
    /// A variation comes where there is no move that it could replace.
    VariationBeforeMove,
    /// More variations inside each other than can be walked.
    TooDeep {
        /// How many can be.
        limit: usize,
    },
    /// A character that has no meaning here.
    Unexpected(char),
    /// A `$` without a number from 0 to 255 after it, or marks that are none of `!`, `?`, `!!`, `??`, `!?` and `?!`.
    BadNag,
    /// The game ends without a result. Nothing of what stands there is lost, but it may have been cut off.
    MissingResult,
    /// The `FEN` tag gives no position.
    Fen(PositionError),
    /// The `Variant` tag names a game with other rules.
    Variant,
    /// A word is no move, or not a legal one. The place is that of the word.
    Move(MoveTextError),
    /// A null move (`--`) where the game goes on, or in check.
    NullMove,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooLong { limit } => write!(f, "the game has more than {limit} bytes: it is skipped"),
            Self::TagWithoutName => f.write_str("the tag has no name, expected one like [Event \"...\"]"),
            Self::TagWithoutValue => {
                f.write_str("the tag has no value, expected one in quotes after the name")
            }
            Self::UnclosedTag => {
                f.write_str("the tag is not closed, expected \"] before the end of the line")
            }
            Self::UnclosedComment => {
                f.write_str("the comment is not closed, expected } before the game ends")
            }
            Self::UnclosedVariation => {
                f.write_str("the variation is not closed, expected ) before the game ends")
            }
            Self::UnopenedVariation => f.write_str("this ) closes no variation"),
            Self::VariationBeforeMove => {
                f.write_str("there is no move before that the variation could replace")
            }
            Self::TooDeep { limit } => {
                write!(f, "more than {limit} variations inside each other: it is skipped")
            }
            Self::Unexpected(found) => write!(f, "found {found:?}, expected a move, a comment or a result"),
            Self::BadNag => f.write_str("expected $ and a number from 0 to 255, or one of ! ? !! ?? !? ?!"),
            Self::MissingResult => {
                f.write_str("the game ends without a result, expected one of 1-0 0-1 1/2-1/2 *")
            }
            Self::Fen(error) => write!(f, "the FEN tag gives no position: {error}"),
            Self::Variant => f.write_str("the Variant tag names a game with other rules than chess"),
            Self::Move(error) => match error.fault {
                MoveFault::Illegal => f.write_str("the move is not legal here"),
                MoveFault::Ambiguous => f.write_str("several legal moves are meant"),
                _ => write!(f, "this is no move: {error}"),
            },
            Self::NullMove => {
                f.write_str("nobody may pass here: only variations may have null moves, out of check")
            }
        }
    }
}

/// A fault in a game and its place.
///
/// ```
/// use setwise_pgn::Reader;
/// let mut reader = Reader::new(&b"[Event \"x\"]\n\n1. e4 e5 ) 1-0"[..]);
/// let game = reader.next_game().unwrap()?;
/// let error = game.movetext().find_map(Result::err).unwrap();
/// assert_eq!(error.to_string(), "game 1, line 3, column 10: this ) closes no variation");
/// # Ok::<(), setwise_pgn::ReadError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PgnError {
    /// Where.
    pub place: Place,
    /// What.
    pub fault: Fault,
}

impl fmt::Display for PgnError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.fault)
    }
}

impl std::error::Error for PgnError {}

/// Why the reader gives no game.
///
/// ```
/// use setwise_pgn::{Fault, ReadError, Reader};
/// let mut reader = Reader::new(&b"1. e4 e5 2. Nf3 *  1. d4 *"[..]).with_limit(10);
/// let error = reader.next_game().unwrap().unwrap_err();
/// assert!(matches!(error, ReadError::Game(error) if error.fault == Fault::TooLong { limit: 10 }));
/// assert_eq!(reader.next_game().unwrap()?.number(), 2);
/// # Ok::<(), ReadError>(())
/// ```
#[derive(Debug)]
pub enum ReadError {
    /// The input cannot be read any further: the reader is at its end.
    Input {
        /// Where the game begins that could not be read to its end, or the next one would.
        place: Place,
        /// What went wrong.
        error: io::Error,
    },
    /// A game is at fault: the next one can be read.
    Game(PgnError),
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Input { place, error } => write!(f, "{place}: the input cannot be read further: {error}"),
            Self::Game(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for ReadError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Input { error, .. } => Some(error),
            Self::Game(_) => None,
        }
    }
}

impl From<PgnError> for ReadError {
    fn from(error: PgnError) -> Self {
        Self::Game(error)
    }
}
