//! What stands behind the tags: moves, comments, marks, variations, and the result, taken apart when asked for.
//!
//! ```text
//! 1. e4! {best by test} e5 (1... c5 $6) 2. Nf3 1-0
//!    San Nag  Comment   San ( San  Nag )   San Result      move numbers and dots say nothing, and are passed over
//! ```
//!
//! A fault is an error in the sequence, and what stands behind it follows. At the end of a game without a result comes
//! [`Fault::MissingResult`], since a file that was cut off ends so; who does not mind passes over it. Cost: a look-up
//! a byte; comments are skipped by vector search.

use crate::{
    Fault, Game, Outcome, PgnError, Text,
    ruler::Ruler,
    word::{is_blank, is_in_word, line_end, outcome_of_word, word_end},
};
use memchr::memchr;
use std::iter::FusedIterator;

/// One thing in the movetext.
///
/// ```
/// use setwise_pgn::{Item, Outcome, Reader};
/// let mut reader = Reader::new(&b"1. e4 e5 (1... c5 $6) 2. Nf3!? 1-0"[..]);
/// let items: Result<Vec<_>, _> = reader.next_game().unwrap()?.movetext().collect();
/// assert_eq!(
///     items?,
///     [
///         Item::San(b"e4"),
///         Item::San(b"e5"),
///         Item::VariationStart,
///         Item::San(b"c5"),
///         Item::Nag(6),
///         Item::VariationEnd,
///         Item::San(b"Nf3"),
///         Item::Nag(5),
///         Item::Result(Outcome::WhiteWins),
///     ]
/// );
/// # Ok::<(), setwise_pgn::ReadError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Item<'a> {
    /// A word that is neither a number nor a result: a move, or none.
    San(&'a [u8]),
    /// A number that stands for a remark; `!`, `?`, `!!`, `??`, `!?` and `?!` are 1 to 6.
    Nag(u8),
    /// A comment, without its braces or its semicolon.
    Comment(Text<'a>),
    /// `(`: what follows replaces the move before.
    VariationStart,
    /// `)`
    VariationEnd,
    /// The result: the end of the game. Inside a variation it is a remark.
    Result(Outcome),
}

/// The items of a game.
///
/// ```
/// use setwise_pgn::{Item, Reader};
/// let mut reader = Reader::new(&b"1. e4 {[%clk 0:01:00]} c5 ; Sicilian\n*"[..]);
/// let game = reader.next_game().unwrap()?;
/// let comments = game.movetext().flatten().filter_map(|item| match item {
///     Item::Comment(text) => Some(text.to_str()),
///     _ => None,
/// });
/// assert!(comments.eq(["[%clk 0:01:00]", " Sicilian"]));
/// # Ok::<(), setwise_pgn::ReadError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Movetext<'a> {
    ruler: Ruler<'a>,
    bytes: &'a [u8],
    at: usize,
    /// Where the last item begins.
    from: usize,
    /// How many variations are open, and where the outermost begins.
    depth: usize,
    opened: usize,
    is_over: bool,
}

impl<'a> Movetext<'a> {
    pub(crate) const fn new(game: Game<'a>, bytes: &'a [u8], at: usize) -> Self {
        Self { ruler: Ruler::new(game), bytes, at, from: at, depth: 0, opened: at, is_over: false }
    }

    /// How many variations are open behind the item given last.
    ///
    /// ```
    /// use setwise_pgn::{Item, Reader};
    /// let mut reader = Reader::new(&b"1. e4 (1. d4 (1. c4)) *"[..]);
    /// let mut movetext = reader.next_game().unwrap()?.movetext();
    /// movetext.find(|item| *item == Ok(Item::San(b"c4")));
    /// assert_eq!(movetext.depth(), 2);
    /// # Ok::<(), setwise_pgn::ReadError>(())
    /// ```
    #[inline]
    pub const fn depth(&self) -> usize {
        self.depth
    }

    /// An error at the item given last.
    #[cold]
    pub(crate) fn error(&mut self, fault: Fault) -> PgnError {
        self.ruler.error(self.from, fault)
    }

    /// The end of the text: the result is missing, or worse.
    #[cold]
    fn over(&mut self) -> Option<Fault> {
        if self.is_over {
            return None;
        }
        self.is_over = true;
        if self.depth > 0 {
            (self.from, self.depth) = (self.opened, 0);
            return Some(Fault::UnclosedVariation);
        }
        self.from = self.bytes.trim_ascii_end().len();
        Some(Fault::MissingResult)
    }

    #[inline]
    fn word(&mut self) -> Option<Item<'a>> {
        self.at = word_end(self.bytes, self.from);
        let word = &self.bytes[self.from..self.at];
        if !word[0].is_ascii_digit() {
            return Some(Item::San(word));
        }
        if let Some(outcome) = outcome_of_word(word) {
            return Some(self.result(outcome));
        }
        if word.iter().all(u8::is_ascii_digit) { None } else { Some(Item::San(word)) }
    }

    fn result(&mut self, outcome: Outcome) -> Item<'a> {
        self.is_over |= self.depth == 0;
        Item::Result(outcome)
    }

    /// What a byte begins that parts words; `None` for blanks and dots.
    #[inline]
    fn mark(&mut self, byte: u8) -> Result<Option<Item<'a>>, Fault> {
        self.at = self.from + 1;
        let item = match byte {
            b'{' => self.comment()?,
            b';' => {
                let from = self.at;
                self.at = line_end(self.bytes, from);
                let text = &self.bytes[from..self.at];
                Item::Comment(Text::new(text.strip_suffix(b"\r").unwrap_or(text)))
            }
            b'(' => {
                if self.depth == 0 {
                    self.opened = self.from;
                }
                self.depth += 1;
                Item::VariationStart
            }
            b')' => {
                self.depth = self.depth.checked_sub(1).ok_or(Fault::UnopenedVariation)?;
                Item::VariationEnd
            }
            b'$' => self.nag()?,
            b'!' | b'?' => self.suffix()?,
            b'*' => self.result(Outcome::Unknown),
            b'.' | b'\n' => return Ok(None),
            _ if is_blank(byte) => return Ok(None),
            _ => return Err(Fault::Unexpected(char::from(byte))),
        };
        Ok(Some(item))
    }

    fn comment(&mut self) -> Result<Item<'a>, Fault> {
        let rest = &self.bytes[self.at..];
        let Some(length) = memchr(b'}', rest) else {
            (self.at, self.depth, self.is_over) = (self.bytes.len(), 0, true);
            return Err(Fault::UnclosedComment);
        };
        self.at += length + 1;
        Ok(Item::Comment(Text::new(&rest[..length])))
    }

    /// A word of digits. Another word is left to be read for itself: it may be the result.
    fn nag(&mut self) -> Result<Item<'a>, Fault> {
        let end = word_end(self.bytes, self.at);
        let number = std::str::from_utf8(&self.bytes[self.at..end]).ok();
        let digits = number.filter(|number| number.bytes().all(|byte| byte.is_ascii_digit()));
        let number = digits.and_then(|digits| digits.parse().ok()).ok_or(Fault::BadNag)?;
        self.at = end;
        Ok(Item::Nag(number))
    }

    fn suffix(&mut self) -> Result<Item<'a>, Fault> {
        let rest = &self.bytes[self.from..];
        let length = rest.iter().take_while(|&&byte| matches!(byte, b'!' | b'?')).count();
        self.at = self.from + length;
        Ok(Item::Nag(match &rest[..length] {
            b"!" => 1,
            b"?" => 2,
            b"!!" => 3,
            b"??" => 4,
            b"!?" => 5,
            b"?!" => 6,
            _ => return Err(Fault::BadNag),
        }))
    }
}

impl<'a> Iterator for Movetext<'a> {
    type Item = Result<Item<'a>, PgnError>;

    #[inline]
    fn next(&mut self) -> Option<Self::Item> {
        loop {
            self.from = self.at;
            let Some(&byte) = self.bytes.get(self.at) else {
                return self.over().map(|fault| Err(self.error(fault)));
            };
            let item = if !is_in_word(byte) {
                self.mark(byte)
            } else if byte == b'%' && self.at > 0 && self.bytes[self.at - 1] == b'\n' {
                self.at = line_end(self.bytes, self.at);
                continue;
            } else {
                Ok(self.word())
            };
            match item {
                Ok(None) => {}
                Ok(Some(item)) => return Some(Ok(item)),
                Err(fault) => return Some(Err(self.error(fault))),
            }
        }
    }
}

impl FusedIterator for Movetext<'_> {}
