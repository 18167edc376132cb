//! Where games begin and end in a stream of bytes.
//!
//! ```text
//! game = tags [movetext]      tags     = { "[" name "\"" value "\"" "]" }
//!      | movetext             movetext = { word | "{" comment "}" | "(" | ")" | ... } result
//! ```
//!
//! A game ends behind its result; where that is missing, before the next line that begins with `[`, or where a blank
//! line stands between two tags. A result inside a comment or a variation ends nothing. A comment that is never
//! closed would swallow all games that follow: it ends where a line begins with `[Event "`. A comment before the first
//! tag or move belongs to no game.
//!
//! The scanner is a machine with a small state that can stop at any byte and go on when there are more, so the
//! pieces in which the input arrives do not matter. Cost: a look-up a byte of movetext; tags and comments are skipped
//! by vector search.

use crate::{
    Outcome,
    word::{is_blank, is_in_word, line_end, outcome_of_word, word_end},
};
use memchr::{memchr2, memchr3};

/// How the first line of a game begins that was written by a program.
const EVENT_TAG: &[u8] = b"[Event \"";

/// Longer words are no result.
const RESULT_LENGTH: usize = 7;

/// The bytes that change anything for the end of a game, behind the first word of a line. In every result but `*`
/// there is a dash.
static MATTERS_IN_TEXT: [bool; 256] = {
    let mut table = [false; 256];
    let bytes = b"\n{;()*-";
    let mut index = 0;
    while index < bytes.len() {
        table[bytes[index] as usize] = true;
        index += 1;
    }
    table
};

/// Which part of a game the scanner is in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Part {
    /// Nothing of a game has been seen.
    Before,
    Tags,
    Movetext,
}

/// What the scanner is in the middle of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Mode {
    /// Nothing.
    Outside,
    Word,
    Comment,
    /// A comment, at the start of a line that may be that of a game.
    CommentLine,
    /// The rest of the line does not matter.
    LineComment,
    /// A tag, before its value.
    TagName,
    TagValue,
    /// Behind a backslash in a value.
    TagEscape,
    /// Behind a quote in a value, which ends it if a bracket follows.
    TagQuote,
}

/// What stands in the line before the next byte.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Line {
    Nothing,
    Blanks,
    Text,
}

/// The extent of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Extent {
    pub(crate) start: usize,
    /// Where the tags end.
    pub(crate) movetext: usize,
    pub(crate) end: usize,
    /// The result, if the game ends with one.
    pub(crate) outcome: Option<Outcome>,
}

/// The machine. All places are offsets into the bytes that it is given, which must begin with those it has seen
/// already, unless it has been told to [forget](Self::forget) some.
#[derive(Clone, Debug)]
pub(crate) struct Scanner {
    /// The next byte.
    at: usize,
    mode: Mode,
    part: Part,
    line: Line,
    /// How many lines have ended since the last tag.
    breaks: usize,
    /// How many variations are open.
    depth: usize,
    /// Where the word, or the line of a comment, begins that is being read.
    from: usize,
    start: usize,
    movetext: usize,
    outcome: Option<Outcome>,
}

impl Scanner {
    pub(crate) const fn new() -> Self {
        Self {
            at: 0,
            mode: Mode::Outside,
            part: Part::Before,
            line: Line::Nothing,
            breaks: 0,
            depth: 0,
            from: 0,
            start: 0,
            movetext: 0,
            outcome: None,
        }
    }

    /// Where the game begins that is being read, if one has begun.
    pub(crate) fn start(&self) -> Option<usize> {
        (self.part != Part::Before).then_some(self.start)
    }

    /// How many bytes the game has at least that is being read.
    pub(crate) fn length(&self) -> usize {
        // The line of a comment that begins as a game does may be that of the next one.
        let end = if self.mode == Mode::CommentLine { self.from } else { self.at };
        end.saturating_sub(self.start)
    }

    /// How many bytes the scanner needs no longer, if the game that it is in does not matter.
    pub(crate) fn done_with(&self) -> usize {
        match self.mode {
            Mode::CommentLine => self.from,
            // A word may turn out to be a result, and is looked at again.
            _ => self.at.saturating_sub(RESULT_LENGTH + 1),
        }
    }

    /// Counts offsets from a later byte on. A word that is cut by this is too long for a result before and after.
    pub(crate) fn forget(&mut self, bytes: usize) {
        for place in [&mut self.at, &mut self.from, &mut self.start, &mut self.movetext] {
            *place = place.saturating_sub(bytes);
        }
    }

    /// The next game, or `None` if more bytes are needed to see its end; at the end of the input there are no more,
    /// and `None` says that there is no more game.
    pub(crate) fn scan(&mut self, bytes: &[u8], is_last: bool) -> Option<Extent> {
        while let Some(&byte) = bytes.get(self.at) {
            let end = match self.mode {
                Mode::Outside if self.is_in_text() => self.text(bytes),
                Mode::Outside => self.outside(byte),
                Mode::Word => self.word(bytes),
                Mode::CommentLine => self.comment_line(byte),
                Mode::Comment => {
                    self.comment(bytes);
                    None
                }
                Mode::LineComment => {
                    self.at = line_end(bytes, self.at);
                    if self.at < bytes.len() {
                        self.mode = Mode::Outside;
                    }
                    None
                }
                Mode::TagName | Mode::TagValue | Mode::TagEscape | Mode::TagQuote => {
                    self.tag(bytes, byte);
                    None
                }
            };
            if let Some(end) = end {
                return Some(self.end_game(end));
            }
        }
        if !is_last || self.part == Part::Before {
            return None;
        }
        if self.mode == Mode::Word {
            self.end_word(bytes);
        }
        Some(self.end_game(bytes.len()))
    }

    fn end_game(&mut self, end: usize) -> Extent {
        let movetext = if self.part == Part::Movetext { self.movetext } else { end };
        let extent = Extent { start: self.start, movetext, end, outcome: self.outcome };
        *self = Self { at: end, line: self.line, ..Self::new() };
        extent
    }

    /// Whether the line is one of movetext, and tags can begin in it no more.
    #[inline]
    fn is_in_text(&self) -> bool {
        self.part == Part::Movetext && self.line == Line::Text
    }

    /// Inside a line of movetext, where few bytes matter. The end of the game, if it is there.
    #[inline]
    fn text(&mut self, bytes: &[u8]) -> Option<usize> {
        let rest = &bytes[self.at..];
        let Some(length) = rest.iter().position(|&byte| MATTERS_IN_TEXT[usize::from(byte)]) else {
            self.at = bytes.len();
            return None;
        };
        self.at += length;
        if bytes[self.at] != b'-' {
            return self.outside(bytes[self.at]);
        }
        let before = bytes[..self.at].iter().rev().take(RESULT_LENGTH + 1);
        self.from = self.at - before.take_while(|&&byte| is_in_word(byte)).count();
        self.mode = Mode::Word;
        None
    }

    /// A byte between words, comments and tags. The end of the game, if it is one.
    #[inline]
    fn outside(&mut self, byte: u8) -> Option<usize> {
        let at = self.at;
        self.at += 1;
        match byte {
            b'\n' => {
                self.breaks += 1;
                self.line = Line::Nothing;
            }
            _ if is_blank(byte) => {
                if self.line == Line::Nothing {
                    self.line = Line::Blanks;
                }
            }
            b'[' => return self.bracket(at),
            b'%' if self.line == Line::Nothing => (self.mode, self.breaks) = (Mode::LineComment, 0),
            // A byte order mark, at the start of the input or of a file that was appended to another one.
            0xef | 0xbb | 0xbf if self.part == Part::Before => {}
            b'{' | b';' => {
                if self.part == Part::Tags {
                    self.begin_movetext(at);
                }
                self.mode = if byte == b'{' { Mode::Comment } else { Mode::LineComment };
                self.line = Line::Text;
            }
            _ => {
                self.begin_movetext(at);
                self.line = Line::Text;
                match byte {
                    b'(' => self.depth += 1,
                    b')' => self.depth = self.depth.saturating_sub(1),
                    b'*' if self.depth == 0 => {
                        self.outcome = Some(Outcome::Unknown);
                        return Some(self.at);
                    }
                    _ if is_in_word(byte) => (self.mode, self.from) = (Mode::Word, at),
                    _ => {}
                }
            }
        }
        None
    }

    /// A `[` between words: a tag of this game, or of the next.
    fn bracket(&mut self, at: usize) -> Option<usize> {
        match self.part {
            Part::Movetext if self.line == Line::Text => return None,
            Part::Movetext => return Some(at),
            Part::Tags if self.breaks > 1 => return Some(at),
            Part::Tags => {}
            Part::Before => (self.part, self.start) = (Part::Tags, at),
        }
        (self.mode, self.line, self.breaks) = (Mode::TagName, Line::Text, 0);
        None
    }

    fn begin_movetext(&mut self, at: usize) {
        if self.part == Part::Before {
            self.start = at;
        }
        if self.part != Part::Movetext {
            (self.part, self.movetext) = (Part::Movetext, at);
        }
    }

    /// Inside a word. The end of the game, if the word is a result.
    #[inline]
    fn word(&mut self, bytes: &[u8]) -> Option<usize> {
        self.at = word_end(bytes, self.at);
        if self.at == bytes.len() {
            return None;
        }
        self.end_word(bytes);
        self.outcome.map(|_| self.at)
    }

    /// Behind a word, which ends the game if it is a result.
    #[inline]
    fn end_word(&mut self, bytes: &[u8]) {
        self.mode = Mode::Outside;
        if self.depth == 0 {
            self.outcome = outcome_of_word(&bytes[self.from..self.at]);
        }
    }

    /// Inside a comment.
    fn comment(&mut self, bytes: &[u8]) {
        let end = memchr2(b'}', b'\n', &bytes[self.at..]).map(|length| self.at + length);
        self.at = end.map_or(bytes.len(), |end| end + 1);
        if let Some(end) = end {
            self.mode = if bytes[end] == b'}' { Mode::Outside } else { Mode::CommentLine };
            self.from = self.at;
        }
    }

    /// Inside a comment, in a line that begins as a game does. The end of the game, if it is one.
    fn comment_line(&mut self, byte: u8) -> Option<usize> {
        if byte != EVENT_TAG[self.at - self.from] {
            self.mode = Mode::Comment;
            return None;
        }
        self.at += 1;
        if self.at - self.from < EVENT_TAG.len() {
            return None;
        }
        (self.mode, self.line) = (Mode::Outside, Line::Nothing);
        if self.part == Part::Before {
            self.at = self.from;
            return None;
        }
        Some(self.from)
    }

    /// Inside a tag. A line's end is left to be seen again outside: there the tag ends, closed or not.
    fn tag(&mut self, bytes: &[u8], byte: u8) {
        let rest = &bytes[self.at..];
        let (length, mode) = match self.mode {
            Mode::TagName => match memchr3(b'"', b']', b'\n', rest) {
                None => (rest.len(), Mode::TagName),
                Some(length) if rest[length] == b'"' => (length + 1, Mode::TagValue),
                Some(length) => (length + usize::from(rest[length] == b']'), Mode::Outside),
            },
            Mode::TagValue => match memchr3(b'"', b'\\', b'\n', rest) {
                None => (rest.len(), Mode::TagValue),
                Some(length) if rest[length] == b'"' => (length + 1, Mode::TagQuote),
                Some(length) if rest[length] == b'\\' => (length + 1, Mode::TagEscape),
                Some(length) => (length, Mode::Outside),
            },
            Mode::TagEscape => (usize::from(byte != b'\n'), Mode::TagValue),
            _ => match byte {
                b']' => (1, Mode::Outside),
                b'\n' => (0, Mode::Outside),
                b'"' => (1, Mode::TagQuote),
                _ if is_blank(byte) => (1, Mode::TagQuote),
                _ => (0, Mode::TagValue),
            },
        };
        self.at += length;
        self.mode = mode;
    }
}
