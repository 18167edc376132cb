//! The main line: each move found in its position, played, and given with the position after it.
//!
//! Variations, comments and marks are passed over, and so are the faults inside variations. A fault that leaves the
//! position known (an odd mark, a missing result) is an error in the sequence, and the moves go on behind it; a move
//! that cannot be played ends it. Cost: finding a SAN means generating the moves of one kind of piece to one square.

use crate::{Fault, Game, Item, Movetext, PgnError};
use setwise::{
    movegen::{Move, MoveTextError, San},
    position::Position,
};
use std::iter::FusedIterator;

/// What a null move looks like: the usual form, and that of another program.
pub(crate) const NULL_MOVES: [&[u8]; 2] = [b"--", b"Z0"];

impl<'a> Game<'a> {
    /// The moves of the game and the positions after them.
    ///
    /// ```
    /// use setwise_pgn::Reader;
    /// let mut reader = Reader::new(&b"1. e4 e5 (1... c5) 2. Qh5 Ke7 3. Qxe5# 1-0"[..]);
    /// let game = reader.next_game().unwrap()?;
    /// let line: Vec<_> = game.main_line()?.collect::<Result<_, _>>()?;
    /// assert_eq!(line.len(), 5);
    /// assert!(line[4].1.is_checkmate());
    /// # Ok::<(), setwise_pgn::ReadError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// The position that it [starts](Self::start) from cannot be read.
    #[inline]
    pub fn main_line(&self) -> Result<MainLine<'a>, PgnError> {
        Ok(self.main_line_from(self.start()?))
    }

    /// The moves of the game, begun in a position that is known otherwise.
    ///
    /// ```
    /// use setwise::position::Position;
    /// use setwise_pgn::Reader;
    /// let mut reader = Reader::new(&b"2. Nf3 *"[..]);
    /// let after_e4_e5 = Position::from_fen("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2")?;
    /// let game = reader.next_game().unwrap()?;
    /// assert_eq!(game.main_line_from(after_e4_e5).count(), 1);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn main_line_from(&self, start: Position) -> MainLine<'a> {
        MainLine { movetext: self.movetext(), position: start, is_over: false }
    }
}

/// The main line of a game: moves, and the positions after them.
///
/// ```
/// use setwise_pgn::{Fault, Reader};
/// let mut reader = Reader::new(&b"1. e4 Ke5 2. d4 *"[..]);
/// let game = reader.next_game().unwrap()?;
/// let mut line = game.main_line()?;
/// assert_eq!(line.next().unwrap()?.0.to_string(), "e2e4");
/// assert!(matches!(line.next().unwrap().unwrap_err().fault, Fault::Move(_)));
/// assert!(line.next().is_none());
/// # Ok::<(), setwise_pgn::ReadError>(())
/// ```
#[derive(Clone, Debug)]
pub struct MainLine<'a> {
    movetext: Movetext<'a>,
    position: Position,
    is_over: bool,
}

impl MainLine<'_> {
    /// The position after the moves that have been given.
    ///
    /// ```
    /// use setwise::position::Position;
    /// let mut reader = setwise_pgn::Reader::new(&b"*"[..]);
    /// let line = reader.next_game().unwrap()?.main_line()?;
    /// assert_eq!(line.current(), &Position::START);
    /// # Ok::<(), setwise_pgn::ReadError>(())
    /// ```
    #[inline]
    pub const fn current(&self) -> &Position {
        &self.position
    }

    /// Plays the next move, after which [`current`](Self::current) is the position.
    ///
    /// ```
    /// let mut reader = setwise_pgn::Reader::new(&b"1. e4 e5 *"[..]);
    /// let mut line = reader.next_game().unwrap()?.main_line()?;
    /// while let Some(chosen) = line.advance() {
    ///     assert!(line.current().board().piece_at(chosen?.to).is_some());
    /// }
    /// # Ok::<(), setwise_pgn::ReadError>(())
    /// ```
    #[inline]
    pub fn advance(&mut self) -> Option<Result<Move, PgnError>> {
        if self.is_over {
            return None;
        }
        loop {
            match self.movetext.next()? {
                _ if self.movetext.depth() > 0 => {}
                Ok(Item::San(word)) => {
                    return Some(match find(&self.position, word) {
                        Ok(chosen) => {
                            self.position = self.position.play_unchecked(chosen);
                            Ok(chosen)
                        }
                        Err(error) => Err(self.broken(word, error)),
                    });
                }
                Ok(_) => {}
                Err(error) => return Some(Err(error)),
            }
        }
    }

    /// A move that cannot be played: the end.
    #[cold]
    fn broken(&mut self, word: &[u8], error: MoveTextError) -> PgnError {
        self.is_over = true;
        self.movetext.error(if NULL_MOVES.contains(&word) { Fault::NullMove } else { Fault::Move(error) })
    }
}

/// The move that a word means in a position.
#[inline(always)]
pub(crate) fn find(position: &Position, word: &[u8]) -> Result<Move, MoveTextError> {
    position.find_san(San::from_ascii(word)?)
}

/// Moves with copies of the positions after them; [`advance`](MainLine::advance) spares the copies.
impl Iterator for MainLine<'_> {
    type Item = Result<(Move, Position), PgnError>;

    #[inline]
    fn next(&mut self) -> Option<Self::Item> {
        let advanced = self.advance()?;
        Some(advanced.map(|chosen| (chosen, self.position)))
    }
}

impl FusedIterator for MainLine<'_> {}
