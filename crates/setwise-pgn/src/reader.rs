//! Games out of any input, one by one, in a buffer that is used again.
//!
//! ```text
//! buffer   [ done | game being given | read, not yet scanned | free ]
//! ```
//!
//! A game is lent: it lies in the buffer until the next one is asked for, and nothing of it is copied. When the free
//! part is used up, what is done with is dropped; a game that is still too long for the buffer makes it grow, up to a
//! limit. Cost: one move of the rest of a game for every buffer of input, and the scan of [`split`](super::split).

use crate::{
    Fault, Game, PgnError, Place, ReadError,
    ruler::advance,
    split::{Extent, Scanner},
};
use std::{
    fmt,
    io::{ErrorKind, Read},
    ops::Range,
};

/// How large the buffer is at first: it fits a second-level cache.
const BUFFER: usize = 1 << 17;

/// The longest game that is read, unless the reader is told otherwise.
const LIMIT: usize = 1 << 26;

/// Reads the games of an input.
///
/// ```
/// use setwise_pgn::Reader;
/// let file = b"[White \"Morphy\"]\n\n1. e4 e5 2. Nf3 1-0\n\n[White \"Anderssen\"]\n\n1. e4 e5 2. f4 *\n";
/// let mut reader = Reader::new(&file[..]);
/// let mut players = vec![];
/// while let Some(game) = reader.next_game() {
///     players.push(game?.tag("White").unwrap().to_string());
/// }
/// assert_eq!(players, ["Morphy", "Anderssen"]);
/// # Ok::<(), setwise_pgn::ReadError>(())
/// ```
pub struct Reader<R> {
    input: R,
    buffer: Vec<u8>,
    /// The part of the buffer that holds input; what stands before is done with.
    held: Range<usize>,
    scanner: Scanner,
    limit: usize,
    is_at_end: bool,
    /// Whether a game is passed over that is too long.
    is_skipping: bool,
    /// The place of the first byte that is held. The game is the one given last.
    place: Place,
}

impl<R: Read> Reader<R> {
    /// Reads an input as it is; [`Source`](crate::Source) opens compressed ones.
    ///
    /// ```
    /// assert!(setwise_pgn::Reader::new(&b"\n\n"[..]).next_game().is_none());
    /// ```
    pub fn new(input: R) -> Self {
        Self {
            input,
            buffer: Vec::new(),
            held: 0..0,
            scanner: Scanner::new(),
            limit: LIMIT,
            is_at_end: false,
            is_skipping: false,
            place: Place { game: 0, line: 1, column: 1 },
        }
    }

    /// Holds no games of more than so many bytes: a longer one is a fault, and skipped. 64 MiB if nothing is said.
    ///
    /// ```
    /// use setwise_pgn::Reader;
    /// let reader = Reader::new(std::io::stdin()).with_limit(1 << 20);
    /// # drop(reader);
    /// ```
    #[must_use]
    pub fn with_limit(mut self, bytes: usize) -> Self {
        self.limit = bytes;
        self
    }

    /// The next game; `None` at the end of the input.
    ///
    /// Almost nothing of a game is judged here: only where it ends. What is wrong in its tags or its moves is said
    /// when these are asked for.
    ///
    /// ```
    /// use setwise_pgn::Reader;
    /// let mut reader = Reader::new(&b"1. e4 * 1. d4 *"[..]);
    /// assert_eq!(reader.next_game().unwrap()?.number(), 1);
    /// assert_eq!(reader.next_game().unwrap()?.place().column, 9);
    /// assert!(reader.next_game().is_none());
    /// # Ok::<(), setwise_pgn::ReadError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// The game is too long: it is skipped, and the next one can be asked for. Or the input fails: that is its end.
    pub fn next_game(&mut self) -> Option<Result<Game<'_>, ReadError>> {
        let extent = match self.next_extent()? {
            Ok(extent) => extent,
            Err(error) => return Some(Err(error)),
        };
        self.place.game += 1;
        // The game begins what is held, so that its place is the place that is known.
        self.drop_front(extent.start);
        Some(Ok(Game::new(&self.buffer[self.held.clone()], &extent, self.place)))
    }

    /// The extent of the next game in what is held.
    fn next_extent(&mut self) -> Option<Result<Extent, ReadError>> {
        loop {
            let extent = self.scanner.scan(&self.buffer[self.held.clone()], self.is_at_end);
            match extent {
                Some(_) if self.is_skipping => self.is_skipping = false,
                Some(Extent { start, end, .. }) if end - start > self.limit => {
                    return Some(Err(self.too_long(start)));
                }
                Some(extent) => return Some(Ok(extent)),
                None if self.is_at_end => return None,
                None => {
                    if let Some(start) = self.scanner.start()
                        && !self.is_skipping
                        && self.scanner.length() > self.limit
                    {
                        self.is_skipping = true;
                        return Some(Err(self.too_long(start)));
                    }
                    if let Err(error) = self.fill() {
                        return Some(Err(error));
                    }
                }
            }
        }
    }

    fn too_long(&mut self, start: usize) -> ReadError {
        self.place.game += 1;
        self.drop_front(start);
        PgnError { place: self.place, fault: Fault::TooLong { limit: self.limit } }.into()
    }

    /// Drops bytes that are done with.
    fn drop_front(&mut self, bytes: usize) {
        let dropped = &self.buffer[self.held.clone()][..bytes];
        self.place = advance(self.place, dropped);
        self.held.start += bytes;
        self.scanner.forget(bytes);
    }

    /// Takes more input in, or finds that there is none.
    fn fill(&mut self) -> Result<(), ReadError> {
        let needed_from = self.scanner.start().filter(|_| !self.is_skipping);
        self.drop_front(needed_from.unwrap_or_else(|| self.scanner.done_with()));
        if self.held.end == self.buffer.len() {
            self.buffer.copy_within(self.held.clone(), 0);
            self.held = 0..self.held.len();
            if self.held.len() > self.buffer.len() / 2 || self.buffer.is_empty() {
                self.buffer.resize((2 * self.buffer.len()).max(BUFFER), 0);
            }
        }
        loop {
            return match self.input.read(&mut self.buffer[self.held.end..]) {
                Ok(bytes) => {
                    self.is_at_end = bytes == 0;
                    // No more than there was room for, whatever the input says.
                    self.held.end = self.buffer.len().min(self.held.end.saturating_add(bytes));
                    Ok(())
                }
                Err(error) if error.kind() == ErrorKind::Interrupted => continue,
                Err(error) => {
                    self.is_at_end = true;
                    self.held.start = self.held.end;
                    self.scanner = Scanner::new();
                    let place = Place { game: self.place.game + 1, ..self.place };
                    Err(ReadError::Input { place, error })
                }
            };
        }
    }
}

/// How far the input has been read.
impl<R> fmt::Debug for Reader<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Reader").field("place", &self.place).finish_non_exhaustive()
    }
}
