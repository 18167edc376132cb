//! A line of a suite, from left to right: the position, then depths and counts.
//!
//! ```text
//! line   = position (separator count)+
//! count  = "D" depth separator number   or   depth separator number
//! separator = blanks and semicolons
//! ```

use super::{EntryError, EntryFault, EntryField};
use setwise::position::{Position, PositionError, Setup};

/// The position of a line and its counts.
pub(super) fn read(line: &str) -> Result<(Position, Vec<(u32, u64)>), EntryError> {
    let (head, _) = line.split_once(';').unwrap_or((line, ""));
    let (position, operations) = read_position(head)?;
    let mut reader = Reader { line, at: head.trim_ascii_end().len() - operations.len() };
    let mut counts = Vec::new();
    loop {
        reader.skip(is_separator);
        if reader.next().is_none() && !counts.is_empty() {
            return Ok((position, counts));
        }
        reader.skip_one(|letter| matches!(letter, 'D' | 'd'));
        reader.skip(|letter| letter.is_ascii_whitespace());
        let depth = reader.number(EntryField::Depth)?;
        reader.skip(|letter| letter.is_ascii_whitespace());
        reader.skip_one(|letter| letter == ';');
        reader.skip(|letter| letter.is_ascii_whitespace());
        let count = reader.number(EntryField::Count)?;
        // A depth is at most MAX_DEPTH, by its limit.
        counts.push((depth as u32, count));
    }
}

/// The position before the first semicolon, and the operations that follow it there.
fn read_position(head: &str) -> Result<(Position, &str), EntryError> {
    let (setup, operations) = Setup::from_epd(head).map_err(|error| EntryError {
        column: error.column,
        fault: EntryFault::Position(PositionError::Text(error)),
    })?;
    let position = Position::new(setup).map_err(|faults| {
        let error = PositionError::Faults(faults);
        let start = error.field().map_or(0, |field| field.place_in(head).start);
        EntryError { column: head[..start].chars().count() + 1, fault: EntryFault::Position(error) }
    })?;
    Ok((position, operations.text()))
}

fn is_separator(letter: char) -> bool {
    letter == ';' || letter.is_ascii_whitespace()
}

/// A line, read up to the byte `at`.
struct Reader<'a> {
    line: &'a str,
    at: usize,
}

impl Reader<'_> {
    fn next(&self) -> Option<char> {
        self.line[self.at..].chars().next()
    }

    fn skip_one(&mut self, is_skipped: impl Fn(char) -> bool) {
        self.at += self.next().filter(|&letter| is_skipped(letter)).map_or(0, char::len_utf8);
    }

    fn skip(&mut self, is_skipped: impl Fn(char) -> bool) {
        let rest = &self.line[self.at..];
        self.at += rest.len() - rest.trim_start_matches(is_skipped).len();
    }

    /// A number that ends with a separator or the line.
    fn number(&mut self, field: EntryField) -> Result<u64, EntryError> {
        let start = self.at;
        self.skip(|letter| letter.is_ascii_digit());
        let digits = &self.line[start..self.at];
        match self.next().filter(|&next| digits.is_empty() || !is_separator(next)) {
            None if digits.is_empty() => Err(self.error(self.at, EntryFault::Missing(field))),
            Some(found) => Err(self.error(self.at, EntryFault::Unexpected(field, found))),
            None => match digits.parse() {
                Ok(number) if number <= field.limit() => Ok(number),
                _ => Err(self.error(start, EntryFault::TooLarge(field))),
            },
        }
    }

    fn error(&self, at: usize, fault: EntryFault) -> EntryError {
        EntryError { column: self.line[..at].chars().count() + 1, fault }
    }
}
