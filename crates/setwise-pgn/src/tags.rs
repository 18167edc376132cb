//! The tags of a game: names and values.
//!
//! ```text
//! [White "Paul \"The Pride\" Morphy"]     name White, value Paul "The Pride" Morphy
//! [Event "The "Open" of 1858"]            quotes that nobody escaped: the value ends at the last "]
//! ```
//!
//! A value ends at a quote that a bracket follows, and at the end of its line at the latest. In it `\"` is a quote and
//! `\\` a backslash; before anything else a backslash is itself, as in paths of files. Values are decoded when they
//! are asked for. Cost: a vector search or two a tag.

use crate::{
    Fault, Game, PgnError, Text,
    ruler::Ruler,
    word::{is_blank, line_end},
};
use memchr::{memchr, memchr2};
use std::{borrow::Cow, fmt};

/// A name and a value.
///
/// ```
/// use setwise_pgn::Reader;
/// let mut reader = Reader::new(&b"[Black \"Duke of Brunswick\"]\n\n*"[..]);
/// let tag = reader.next_game().unwrap()?.tags().next().unwrap()?;
/// assert!(tag.name == "Black" && tag.value == "Duke of Brunswick");
/// # Ok::<(), setwise_pgn::ReadError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tag<'a> {
    /// The name.
    pub name: Text<'a>,
    /// The value.
    pub value: TagValue<'a>,
}

/// The value of a tag, as it stands between the quotes.
///
/// ```
/// use setwise_pgn::Reader;
/// let mut reader = Reader::new(&b"[Event \"The \\\"Open\\\"\"]\n\n*"[..]);
/// let value = reader.next_game().unwrap()?.tag("Event").unwrap();
/// assert_eq!(value.to_str(), "The \"Open\"");
/// assert_eq!(value.raw().as_bytes(), b"The \\\"Open\\\"");
/// # Ok::<(), setwise_pgn::ReadError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct TagValue<'a>(Text<'a>);

impl<'a> TagValue<'a> {
    /// What stands between the quotes, backslashes and all.
    ///
    /// ```
    /// let mut reader = setwise_pgn::Reader::new(&b"[Round \"1\"] *"[..]);
    /// assert!(reader.next_game().unwrap()?.tag("Round").unwrap().raw() == "1");
    /// # Ok::<(), setwise_pgn::ReadError>(())
    /// ```
    pub const fn raw(self) -> Text<'a> {
        self.0
    }

    /// What it means: escapes resolved, and UTF-8 or Latin-1 as in [`Text::to_str`].
    ///
    /// ```
    /// let mut reader = setwise_pgn::Reader::new(&b"[File \"C:\\\\games\\old\"] *"[..]);
    /// assert_eq!(reader.next_game().unwrap()?.tag("File").unwrap().to_str(), "C:\\games\\old");
    /// # Ok::<(), setwise_pgn::ReadError>(())
    /// ```
    pub fn to_str(self) -> Cow<'a, str> {
        let text = self.0.to_str();
        if memchr(b'\\', text.as_bytes()).is_none() {
            return text;
        }
        let mut plain = String::with_capacity(text.len());
        let mut characters = text.chars().peekable();
        while let Some(character) = characters.next() {
            let escaped = match character {
                '\\' => characters.next_if(|next| matches!(next, '"' | '\\')),
                _ => None,
            };
            plain.push(escaped.unwrap_or(character));
        }
        Cow::Owned(plain)
    }
}

impl PartialEq<str> for TagValue<'_> {
    fn eq(&self, other: &str) -> bool {
        self.to_str() == other
    }
}

impl PartialEq<&str> for TagValue<'_> {
    fn eq(&self, other: &&str) -> bool {
        self == *other
    }
}

impl fmt::Display for TagValue<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.to_str(), f)
    }
}

impl fmt::Debug for TagValue<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.to_str(), f)
    }
}

/// The tags of a game. A faulty one is an error, and the next follows.
///
/// ```
/// use setwise_pgn::{Fault, Reader};
/// let mut reader = Reader::new(&b"[Event \"cut off\n[Site \"Paris\"]\n\n*"[..]);
/// let game = reader.next_game().unwrap()?;
/// let mut tags = game.tags();
/// assert_eq!(tags.next().unwrap().unwrap_err().fault, Fault::UnclosedTag);
/// assert!(tags.next().unwrap()?.value == "Paris");
/// # Ok::<(), setwise_pgn::ReadError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Tags<'a> {
    ruler: Ruler<'a>,
    /// The part of the game that holds the tags.
    bytes: &'a [u8],
    at: usize,
    /// Where the last tag begins, and its line ends.
    from: usize,
    line_end: usize,
}

impl<'a> Tags<'a> {
    pub(crate) const fn new(game: Game<'a>, bytes: &'a [u8]) -> Self {
        Self { ruler: Ruler::new(game), bytes, at: 0, from: 0, line_end: 0 }
    }

    /// A fault of the tag given last.
    #[cold]
    pub(crate) fn error(&mut self, fault: Fault) -> PgnError {
        self.ruler.error(self.from, fault)
    }

    /// The line of the tag given last, from its bracket on.
    pub(crate) fn line(&self) -> &'a [u8] {
        self.bytes.get(self.from..self.line_end).unwrap_or_default()
    }

    /// Reads the tag that begins at `from`, and moves behind it.
    fn tag(&mut self) -> Result<Tag<'a>, Fault> {
        // Tags may share a line, whose end is then known.
        if self.line_end <= self.from {
            self.line_end = line_end(self.bytes, self.from);
        }
        let line = self.line();
        self.at = self.from + line.len();
        let quote = memchr2(b'"', b']', line).ok_or(Fault::UnclosedTag)?;
        let name = line[1..quote].trim_ascii();
        if line[quote] == b']' {
            self.at = self.from + quote + 1;
            return Err(if name.is_empty() { Fault::TagWithoutName } else { Fault::TagWithoutValue });
        }
        let value = &line[quote + 1..];
        let (length, end) = closing_quote(value).ok_or(Fault::UnclosedTag)?;
        self.at = self.from + quote + 1 + end;
        if name.is_empty() {
            return Err(Fault::TagWithoutName);
        }
        Ok(Tag { name: Text::new(name), value: TagValue(Text::new(&value[..length])) })
    }
}

/// Where the quote that ends a value stands, and the end of the tag.
fn closing_quote(value: &[u8]) -> Option<(usize, usize)> {
    let mut at = 0;
    while let Some(length) = memchr2(b'"', b'\\', value.get(at..).unwrap_or_default()) {
        let found = at + length;
        if value[found] == b'\\' {
            at = found + 2;
            continue;
        }
        at = found + 1;
        let blanks = value[at..].iter().take_while(|&&byte| is_blank(byte)).count();
        if value.get(at + blanks) == Some(&b']') {
            return Some((found, at + blanks + 1));
        }
    }
    // The quote may stand behind a backslash that is meant as such, at the end of the line.
    let rest = value.trim_ascii_end().strip_suffix(b"]")?.trim_ascii_end().strip_suffix(b"\"")?;
    Some((rest.len(), value.len()))
}

impl<'a> Iterator for Tags<'a> {
    type Item = Result<Tag<'a>, PgnError>;

    #[inline]
    fn next(&mut self) -> Option<Self::Item> {
        loop {
            self.from = self.at;
            match self.bytes.get(self.at)? {
                b'[' => return Some(self.tag().map_err(|fault| self.error(fault))),
                // An escaped line: nothing else is among tags but blanks.
                b'%' => self.at = line_end(self.bytes, self.at),
                _ => self.at += 1,
            }
        }
    }
}
