//! Prefix networks as text, to be read from the top down.
//!
//! Every value has a wire. At an `o` it is read, at a `#` it is combined with what the line from the left brings; a
//! line that crosses a wire leaves it alone. Lines of one level that would overlap take separate rows, so Kogge-Stone
//! at distance 4 takes four.

use super::Network;
use super::gates::Level;
use core::fmt::{self, Write};

/// The picture of a network in text; made by [`Network::drawing`], written by `Display`.
///
/// The network that the page draws, Kogge-Stone for eight inputs:
///
/// ```
/// use setwise::prefix::Network;
/// let picture = r"
/// x1  x2  x3  x4  x5  x6  x7  x8
/// o   o   o   o   o   o   o   |   1
/// |\__#\__#\__#\__#\__#\__#\__#
/// o   |   o   |   o   |   |   |   2
/// |\__|___#\__|___#\__|___#   |
/// |   o   |   o   |   o   |   |
/// |   |\__|___#\__|___#\__|___#
/// o   |   |   |   |   |   |   |   3
/// |\__|___|___|___#   |   |   |
/// |   o   |   |   |   |   |   |
/// |   |\__|___|___|___#   |   |
/// |   |   o   |   |   |   |   |
/// |   |   |\__|___|___|___#   |
/// |   |   |   o   |   |   |   |
/// |   |   |   |\__|___|___|___#
/// q1  q2  q3  q4  q5  q6  q7  q8
/// ";
/// assert_eq!(Network::KoggeStone.drawing(8).to_string(), picture.trim_start());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Drawing {
    network: Network,
    width: usize,
}

impl Network {
    /// The picture of the network of `width` wires in text.
    ///
    /// ```
    /// use setwise::prefix::Network;
    /// let picture = r"
    /// x1  x2  x3  x4
    /// o   |   o   |   1
    /// |\__#   |\__#
    /// |   o   |   |   2
    /// |   |\__#___#
    /// q1  q2  q3  q4
    /// ";
    /// assert_eq!(Network::Sklansky.drawing(4).to_string(), picture.trim_start());
    /// ```
    ///
    /// Cost: a search through a level's blocks for every place of every row.
    pub const fn drawing(self, width: usize) -> Drawing {
        Drawing { network: self, width }
    }
}

impl Drawing {
    /// The distance between wires: room for the longest label and a space, and never less than four.
    const fn pitch(self) -> usize {
        let digits = match self.width.checked_ilog10() {
            Some(log) => log as usize + 1,
            None => 1,
        };
        if digits < 2 { 4 } else { digits + 2 }
    }

    /// The line of labels `x1`, `x2`, ..., or `q1`, `q2`, ...
    fn labels(self, f: &mut fmt::Formatter<'_>, letter: char) -> fmt::Result {
        for number in 1..self.width {
            let room = self.pitch() - 1;
            write!(f, "{letter}{number:<room$}")?;
        }
        if self.width > 0 {
            write!(f, "{letter}{}", self.width)?;
        }
        f.write_char('\n')
    }

    /// A row of wires: `cell` gives for each the wire itself, the mark at its right, and what fills the gap after it.
    fn row(self, f: &mut fmt::Formatter<'_>, cell: impl Fn(usize) -> [char; 3]) -> fmt::Result {
        for wire in 0..self.width {
            let [place, mark, filler] = cell(wire);
            f.write_char(place)?;
            if wire + 1 < self.width {
                f.write_char(mark)?;
                for _ in 2..self.pitch() {
                    f.write_char(filler)?;
                }
            }
        }
        Ok(())
    }

    /// The rows of one level, two for each group of lines: where values are read, and where they go.
    fn level(self, f: &mut fmt::Formatter<'_>, index: usize, level: Level) -> fmt::Result {
        for row in 0..level.rows() {
            let blocks = || level.blocks().skip(row).step_by(level.rows());
            self.row(f, |wire| {
                let is_read = blocks().any(|block| block.source == wire);
                [if is_read { 'o' } else { '|' }, ' ', ' ']
            })?;
            if row == 0 {
                write!(f, "   {}", index + 1)?;
            }
            f.write_char('\n')?;
            self.row(f, |wire| {
                let is_gate = blocks().any(|block| block.first <= wire && wire <= block.last);
                let place = if is_gate { '#' } else { '|' };
                match blocks().find(|block| block.source <= wire && wire < block.last) {
                    Some(block) if block.source == wire => [place, '\\', '_'],
                    Some(_) => [place, '_', '_'],
                    None => [place, ' ', ' '],
                }
            })?;
            f.write_char('\n')?;
        }
        Ok(())
    }
}

impl fmt::Display for Drawing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.labels(f, 'x')?;
        let levels = (0..).map_while(|index| self.network.level(index, self.width));
        for (index, level) in levels.enumerate() {
            self.level(f, index, level)?;
        }
        self.labels(f, 'q')
    }
}
