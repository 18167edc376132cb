//! What can be wrong with a suite, and where.

use crate::MAX_DEPTH;
use setwise::position::PositionError;
use std::{error::Error, fmt};

/// A part of a line after its position.
///
/// ```
/// use setwise_perft::suite::EntryField;
/// assert_eq!(EntryField::Count.name(), "count");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum EntryField {
    /// How many moves.
    Depth,
    /// How many sequences of so many moves.
    Count,
}

impl EntryField {
    /// The name, in words.
    ///
    /// ```
    /// assert_eq!(setwise_perft::suite::EntryField::Depth.name(), "depth");
    /// ```
    pub const fn name(self) -> &'static str {
        match self {
            Self::Depth => "depth",
            Self::Count => "count",
        }
    }

    /// What is expected there, in words.
    ///
    /// ```
    /// assert_eq!(setwise_perft::suite::EntryField::Count.expected(), "a number");
    /// ```
    pub const fn expected(self) -> &'static str {
        match self {
            Self::Depth => "a depth and its count, as in D1 20",
            Self::Count => "a number",
        }
    }

    /// The greatest number that may stand there.
    ///
    /// ```
    /// assert_eq!(setwise_perft::suite::EntryField::Depth.limit(), 64);
    /// ```
    pub const fn limit(self) -> u64 {
        match self {
            Self::Depth => MAX_DEPTH as u64,
            Self::Count => u64::MAX,
        }
    }
}

/// What is wrong in a line.
///
/// ```
/// use setwise_perft::suite::{Entry, EntryFault, EntryField};
/// let error = Entry::read("4k3/8/8/8/8/8/8/4K3 w - - 0 1 ;D1 5x").unwrap_err();
/// assert_eq!(error.fault, EntryFault::Unexpected(EntryField::Count, 'x'));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum EntryFault {
    /// The position cannot be read, or is none.
    Position(PositionError),
    /// The line ends where the field should begin.
    Missing(EntryField),
    /// A character that the field cannot hold.
    Unexpected(EntryField, char),
    /// A number above [`EntryField::limit`].
    TooLarge(EntryField),
}

/// A fault of a line and its place.
///
/// ```
/// use setwise_perft::suite::Entry;
/// let error = Entry::read("4k3/8/8/8/8/8/8/4K3 w K - 0 1 ;D1 5").unwrap_err();
/// assert_eq!(error.to_string(), "column 23, castling: a right has no king and rook on the back rank");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct EntryError {
    /// Where, counted in characters from 1; one behind the last character where the line ends too soon.
    pub column: usize,
    /// What.
    pub fault: EntryFault,
}

impl fmt::Display for EntryError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let start = |f: &mut fmt::Formatter<'_>| write!(f, "column {}, ", self.column);
        match self.fault {
            // This one names its column itself.
            EntryFault::Position(PositionError::Text(error)) => error.fmt(f),
            EntryFault::Position(error) => start(f).and_then(|()| error.fmt(f)),
            EntryFault::Missing(field) => {
                start(f)?;
                write!(f, "{}: nothing here, expected {}", field.name(), field.expected())
            }
            EntryFault::Unexpected(field, found) => {
                start(f)?;
                write!(f, "{}: found {found:?}, expected {}", field.name(), field.expected())
            }
            EntryFault::TooLarge(field) => {
                start(f)?;
                write!(f, "{}: the number is above {}", field.name(), field.limit())
            }
        }
    }
}

impl Error for EntryError {}

/// A fault of a suite: the line, counted from 1, and what is wrong there.
///
/// ```
/// let error = setwise_perft::suite::read("8/8/8/8/8/8/8/8 w - - ;D1 0").next().unwrap().unwrap_err();
/// assert_eq!(error.to_string(), "line 1, column 1, piece placement: a side has no king");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SuiteError {
    /// The line.
    pub line: usize,
    /// What is wrong in it.
    pub error: EntryError,
}

impl fmt::Display for SuiteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, {}", self.line, self.error)
    }
}

impl Error for SuiteError {}
