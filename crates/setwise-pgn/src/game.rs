//! One game: its bytes, its place in the input, and what can be made of it.
//!
//! Nothing is read before it is asked for: who wants the players reads the tags and leaves the moves alone.

use crate::{Movetext, Outcome, Place, TagValue, Tags, Text, split::Extent};
use std::fmt;

/// A game, as it stands in the input.
///
/// ```
/// use setwise_pgn::{Item, Reader};
/// let mut reader = Reader::new(&b"[Event \"Casual\"]\n\n1. f3 e5 2. g4 Qh4# 0-1"[..]);
/// let game = reader.next_game().unwrap()?;
/// assert_eq!(game.tag("Event").unwrap().to_str(), "Casual");
/// let moves = game.movetext().filter(|item| matches!(item, Ok(Item::San(_)))).count();
/// assert_eq!(moves, 4);
/// let last = game.main_line()?.last().unwrap()?;
/// assert!(last.1.is_checkmate());
/// # Ok::<(), setwise_pgn::ReadError>(())
/// ```
#[derive(Clone, Copy)]
pub struct Game<'a> {
    bytes: &'a [u8],
    /// Where the movetext begins.
    movetext: usize,
    outcome: Option<Outcome>,
    place: Place,
}

impl<'a> Game<'a> {
    /// A game that begins what is given.
    pub(crate) fn new(bytes: &'a [u8], extent: &Extent, place: Place) -> Self {
        let Extent { start, movetext, end, outcome } = *extent;
        Self { bytes: &bytes[..end - start], movetext: movetext - start, outcome, place }
    }

    /// The number of the game in its input, from 1.
    ///
    /// ```
    /// let mut reader = setwise_pgn::Reader::new(&b"*"[..]);
    /// assert_eq!(reader.next_game().unwrap()?.number(), 1);
    /// # Ok::<(), setwise_pgn::ReadError>(())
    /// ```
    pub const fn number(&self) -> u64 {
        self.place.game
    }

    /// Where the game begins.
    ///
    /// ```
    /// let mut reader = setwise_pgn::Reader::new(&b"\n\n  1. e4 *"[..]);
    /// assert_eq!(reader.next_game().unwrap()?.place().to_string(), "game 1, line 3, column 3");
    /// # Ok::<(), setwise_pgn::ReadError>(())
    /// ```
    pub const fn place(&self) -> Place {
        self.place
    }

    /// The whole game, as it stands in the input.
    ///
    /// ```
    /// let mut reader = setwise_pgn::Reader::new(&b"1. e4 * 1. d4 *"[..]);
    /// assert_eq!(reader.next_game().unwrap()?.as_bytes(), b"1. e4 *");
    /// # Ok::<(), setwise_pgn::ReadError>(())
    /// ```
    pub const fn as_bytes(&self) -> &'a [u8] {
        self.bytes
    }

    /// The tags, from the first to the last.
    ///
    /// ```
    /// let mut reader = setwise_pgn::Reader::new(&b"[White \"Morphy\"]\n[Result \"1-0\"]\n\n1-0"[..]);
    /// let game = reader.next_game().unwrap()?;
    /// let names: Vec<_> = game.tags().map(|tag| tag.unwrap().name.to_string()).collect();
    /// assert_eq!(names, ["White", "Result"]);
    /// # Ok::<(), setwise_pgn::ReadError>(())
    /// ```
    #[inline]
    pub fn tags(&self) -> Tags<'a> {
        Tags::new(*self, self.tag_bytes())
    }

    /// The value of the first tag of a name; faulty tags are passed over.
    ///
    /// ```
    /// let mut reader = setwise_pgn::Reader::new(&b"[White \"Morphy\"]\n\n*"[..]);
    /// let game = reader.next_game().unwrap()?;
    /// assert_eq!(game.tag("White").unwrap().to_str(), "Morphy");
    /// assert!(game.tag("Black").is_none());
    /// # Ok::<(), setwise_pgn::ReadError>(())
    /// ```
    pub fn tag(&self, name: &str) -> Option<TagValue<'a>> {
        self.tags().flatten().find(|tag| tag.name == name).map(|tag| tag.value)
    }

    /// Moves, comments and all else behind the tags.
    ///
    /// ```
    /// use setwise_pgn::{Item, Outcome};
    /// let mut reader = setwise_pgn::Reader::new(&b"1. e4 *"[..]);
    /// let game = reader.next_game().unwrap()?;
    /// let items: Result<Vec<_>, _> = game.movetext().collect();
    /// assert_eq!(items?, [Item::San(b"e4"), Item::Result(Outcome::Unknown)]);
    /// # Ok::<(), setwise_pgn::ReadError>(())
    /// ```
    #[inline]
    pub fn movetext(&self) -> Movetext<'a> {
        Movetext::new(*self, self.bytes, self.movetext)
    }

    /// The result that ends the movetext, if one does. (The tag `Result` may say another one.)
    ///
    /// ```
    /// use setwise_pgn::Outcome;
    /// let mut reader = setwise_pgn::Reader::new(&b"[Result \"*\"]\n\n1. e4 1-0"[..]);
    /// assert_eq!(reader.next_game().unwrap()?.outcome(), Some(Outcome::WhiteWins));
    /// # Ok::<(), setwise_pgn::ReadError>(())
    /// ```
    pub const fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// The tags, as they stand in the input.
    pub(crate) fn tag_bytes(&self) -> &'a [u8] {
        &self.bytes[..self.movetext]
    }
}

/// The place and the text.
impl fmt::Debug for Game<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = Text::new(self.bytes);
        f.debug_struct("Game").field("place", &self.place).field("text", &text).finish_non_exhaustive()
    }
}
