//! A walk over the whole game, variations too.
//!
//! ```text
//! 1. e4 e5 (1... c5 2. Nf3) 2. Nc3      at "(" the board goes back to before e5, at ")" to after it
//! ```
//!
//! The positions to come back to lie on a stack of the heap, two for every open variation and never more than
//! [`Walk::MAX_DEPTH`] times that: a million parentheses cost no memory. A move that cannot be played loses the rest of
//! its variation, in the main line that of the game. Cost: as the [main line](crate::MainLine).

use crate::{
    Fault, Game, Item, Movetext, Outcome, PgnError, Text,
    main_line::{NULL_MOVES, find},
};
use setwise::{movegen::Move, position::Position};
use std::iter::FusedIterator;

/// One step of a walk.
///
/// ```
/// use setwise_pgn::{Reader, Step};
/// let mut reader = Reader::new(&b"1. e4 e5 (1... c5) 2. Nc3 *"[..]);
/// let mut walk = reader.next_game().unwrap()?.walk()?;
/// walk.find(|step| *step == Ok(Step::VariationStart));
/// assert_eq!(walk.current().fullmove_number(), 1);
/// assert!(matches!(walk.next(), Some(Ok(Step::Move(_)))));
/// # Ok::<(), setwise_pgn::ReadError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step<'a> {
    /// A move has been played.
    Move(Move),
    /// The side to move has passed (`--`), as variations may.
    NullMove,
    /// A remark to the move before, by number.
    Nag(u8),
    /// A comment.
    Comment(Text<'a>),
    /// A variation begins: the move before is taken back.
    VariationStart,
    /// The variation ends, and the move that it stood behind counts again.
    VariationEnd,
    /// The result, or in a variation a remark in the form of one.
    Result(Outcome),
}

/// A line of play, as far as it has come.
#[derive(Clone, Copy, Debug)]
struct Line {
    /// The position that the last move was played in, if there was one.
    before: Option<Position>,
    now: Position,
}

/// The steps of a game; see [`Game::walk`].
///
/// ```
/// use setwise_pgn::{Reader, Step};
/// let mut reader = Reader::new(&b"1. e4 (1. d4) (1. c4) *"[..]);
/// let walk = reader.next_game().unwrap()?.walk()?;
/// let moves = walk.flatten().filter(|step| matches!(step, Step::Move(_)));
/// assert_eq!(moves.count(), 3);
/// # Ok::<(), setwise_pgn::ReadError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Walk<'a> {
    movetext: Movetext<'a>,
    line: Line,
    /// The lines that open variations will go back to.
    stack: Vec<Line>,
    /// How many variations are open around moves that are passed over, if some are.
    lost: Option<usize>,
}

impl<'a> Game<'a> {
    /// A walk over moves, variations, comments and marks.
    ///
    /// ```
    /// use setwise_pgn::{Reader, Step};
    /// let mut reader = Reader::new(&b"1. e4 {best} *"[..]);
    /// let mut walk = reader.next_game().unwrap()?.walk()?;
    /// assert!(matches!(walk.next(), Some(Ok(Step::Move(_)))));
    /// assert!(matches!(walk.next(), Some(Ok(Step::Comment(text))) if text == "best"));
    /// # Ok::<(), setwise_pgn::ReadError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// The position that the game [starts](Self::start) from cannot be read.
    pub fn walk(&self) -> Result<Walk<'a>, PgnError> {
        let line = Line { before: None, now: self.start()? };
        Ok(Walk { movetext: self.movetext(), line, stack: Vec::new(), lost: None })
    }
}

impl<'a> Walk<'a> {
    /// How many variations can be open inside each other. Those deeper inside are faults, and passed over.
    ///
    /// ```
    /// assert_eq!(setwise_pgn::Walk::MAX_DEPTH, 256);
    /// ```
    pub const MAX_DEPTH: usize = 256;

    /// The position after the last step.
    ///
    /// ```
    /// use setwise::position::Position;
    /// let mut reader = setwise_pgn::Reader::new(&b"*"[..]);
    /// assert_eq!(reader.next_game().unwrap()?.walk()?.current(), &Position::START);
    /// # Ok::<(), setwise_pgn::ReadError>(())
    /// ```
    pub const fn current(&self) -> &Position {
        &self.line.now
    }

    /// How many variations are open around the position; 0 in the main line.
    ///
    /// ```
    /// let mut reader = setwise_pgn::Reader::new(&b"*"[..]);
    /// assert_eq!(reader.next_game().unwrap()?.walk()?.depth(), 0);
    /// # Ok::<(), setwise_pgn::ReadError>(())
    /// ```
    pub const fn depth(&self) -> usize {
        self.stack.len()
    }

    /// Takes one item.
    fn step(&mut self, item: Item<'a>) -> Result<Step<'a>, Fault> {
        Ok(match item {
            Item::Nag(number) => Step::Nag(number),
            Item::Comment(text) => Step::Comment(text),
            Item::Result(outcome) => Step::Result(outcome),
            Item::San(word) if NULL_MOVES.contains(&word) => {
                let in_variation = !self.stack.is_empty();
                let passed = self.line.now.pass().filter(|_| in_variation).ok_or(Fault::NullMove)?;
                self.line = Line { before: Some(self.line.now), now: passed };
                Step::NullMove
            }
            Item::San(word) => {
                let now = self.line.now;
                let chosen = find(&now, word).map_err(Fault::Move)?;
                self.line = Line { before: Some(now), now: now.play_unchecked(chosen) };
                Step::Move(chosen)
            }
            Item::VariationStart => {
                let before = self.line.before.ok_or(Fault::VariationBeforeMove)?;
                if self.stack.len() == Self::MAX_DEPTH {
                    return Err(Fault::TooDeep { limit: Self::MAX_DEPTH });
                }
                self.stack.push(self.line);
                self.line = Line { before: None, now: before };
                Step::VariationStart
            }
            Item::VariationEnd => {
                self.line = self.stack.pop().ok_or(Fault::UnopenedVariation)?;
                Step::VariationEnd
            }
        })
    }
}

impl<'a> Iterator for Walk<'a> {
    type Item = Result<Step<'a>, PgnError>;

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            let item = self.movetext.next()?;
            let depth = self.movetext.depth();
            if self.lost.is_some_and(|lost| depth >= lost) {
                continue;
            }
            self.lost = None;
            let error = match item {
                // The end of a variation that was not begun, since it could not be.
                Ok(Item::VariationEnd) if depth >= self.stack.len() => continue,
                Ok(item) => match self.step(item) {
                    Ok(step) => return Some(Ok(step)),
                    Err(fault) => self.movetext.error(fault),
                },
                Err(error) => return Some(Err(error)),
            };
            self.lost = Some(depth);
            return Some(Err(error));
        }
    }
}

impl FusedIterator for Walk<'_> {}
