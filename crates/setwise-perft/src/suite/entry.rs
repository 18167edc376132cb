//! The entries of a suite, and what becomes of them when they are counted.

use super::{EntryError, SuiteError, reader};
use crate::{Options, perft};
use setwise::position::Position;
use std::fmt;

/// The entries of a suite with the numbers of their lines, from 1. Blank lines and lines that begin with `#` are
/// skipped; after a bad line the reading goes on.
///
/// ```
/// use setwise_perft::suite::read;
/// let suite = "# two kings\n\n4k3/8/8/8/8/8/8/4K3 w - - 0 1 ;D1 5\n4k3/8/8/8/8/8/8/4K3 b - - 0 1 ;D1 x\n";
/// let entries: Vec<_> = read(suite).collect();
/// assert!(entries[0].as_ref().is_ok_and(|(line, entry)| *line == 3 && entry.counts == [(1, 5)]));
/// let error = entries[1].as_ref().unwrap_err();
/// assert_eq!(error.to_string(), "line 4, column 35, count: found 'x', expected a number");
/// ```
pub fn read(suite: &str) -> impl Iterator<Item = Result<(usize, Entry), SuiteError>> {
    let lines = suite.strip_prefix('\u{feff}').unwrap_or(suite).lines();
    let counted = (1..).zip(lines).filter(|(_, text)| {
        let content = text.trim_ascii_start();
        !content.is_empty() && !content.starts_with('#')
    });
    counted.map(|(line, text)| match Entry::read(text) {
        Ok(entry) => Ok((line, entry)),
        Err(error) => Err(SuiteError { line, error }),
    })
}

/// A position and its counts.
///
/// ```
/// use setwise_perft::suite::Entry;
/// let entry = Entry::read("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1 ;D1 14 ;D2 191")?;
/// assert_eq!(entry.counts, [(1, 14), (2, 191)]);
/// # Ok::<(), setwise_perft::suite::EntryError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The position.
    pub position: Position,
    /// Depths and their counts in the order of the line; at least one.
    pub counts: Vec<(u32, u64)>,
}

impl Entry {
    /// Reads a line.
    ///
    /// ```
    /// use setwise_perft::suite::Entry;
    /// let entry = Entry::read("4k3/8/8/8/8/8/8/4K3 w - - 0 1; 2; 25")?;
    /// assert_eq!(entry.counts, [(2, 25)]);
    /// let error = Entry::read("4k3/8/8/8/8/8/8/4K3 w - - 0 1 ;D1").unwrap_err();
    /// assert_eq!(error.to_string(), "column 34, count: nothing here, expected a number");
    /// # Ok::<(), setwise_perft::suite::EntryError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// The first fault from the left, and its column.
    pub fn read(line: &str) -> Result<Self, EntryError> {
        let (position, counts) = reader::read(line)?;
        Ok(Self { position, counts })
    }

    /// Counts, each depth when the iterator comes to it.
    ///
    /// ```
    /// use setwise_perft::{Options, suite::{Check, Entry}};
    /// let entry = Entry::read("4k3/8/8/8/8/8/8/4K3 w - - 0 1 ;D1 5 ;D2 26")?;
    /// let checks: Vec<Check> = entry.checks(&Options::default()).collect();
    /// assert!(checks[0].is_right());
    /// assert_eq!(checks[1], Check { depth: 2, expected: 26, counted: 25 });
    /// # Ok::<(), setwise_perft::suite::EntryError>(())
    /// ```
    pub fn checks(&self, options: &Options<'_>) -> impl Iterator<Item = Check> {
        self.counts.iter().map(|&(depth, expected)| {
            let counted = perft(&self.position, depth, options);
            Check { depth, expected, counted }
        })
    }
}

/// A known count beside ours.
///
/// ```
/// use setwise_perft::suite::Check;
/// let check = Check { depth: 2, expected: 26, counted: 25 };
/// assert_eq!(check.to_string(), "depth 2: expected 26, counted 25");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Check {
    /// The depth.
    pub depth: u32,
    /// What the suite says.
    pub expected: u64,
    /// What it is.
    pub counted: u64,
}

impl Check {
    /// Whether both agree.
    ///
    /// ```
    /// assert!(setwise_perft::suite::Check { depth: 1, expected: 5, counted: 5 }.is_right());
    /// ```
    pub const fn is_right(&self) -> bool {
        self.expected == self.counted
    }
}

impl fmt::Display for Check {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "depth {}: expected {}, counted {}", self.depth, self.expected, self.counted)
    }
}
