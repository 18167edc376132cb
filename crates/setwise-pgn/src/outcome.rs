//! How a game ended, as PGN writes it.

use setwise::Color;
use std::fmt;

/// The result that ends a game.
///
/// ```
/// use setwise_pgn::Outcome;
/// assert_eq!(Outcome::Draw.to_string(), "1/2-1/2");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outcome {
    /// `1-0`
    WhiteWins,
    /// `0-1`
    BlackWins,
    /// `1/2-1/2`
    Draw,
    /// `*`: the game goes on, was broken off, or its end is not known.
    Unknown,
}

impl Outcome {
    /// The side that won, if one did.
    ///
    /// ```
    /// use setwise::Color;
    /// use setwise_pgn::Outcome;
    /// assert_eq!(Outcome::BlackWins.winner(), Some(Color::Black));
    /// assert_eq!(Outcome::Draw.winner(), None);
    /// ```
    pub const fn winner(self) -> Option<Color> {
        match self {
            Self::WhiteWins => Some(Color::White),
            Self::BlackWins => Some(Color::Black),
            Self::Draw | Self::Unknown => None,
        }
    }

    /// What stands in the file.
    ///
    /// ```
    /// assert_eq!(setwise_pgn::Outcome::Unknown.as_str(), "*");
    /// ```
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::WhiteWins => "1-0",
            Self::BlackWins => "0-1",
            Self::Draw => "1/2-1/2",
            Self::Unknown => "*",
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}
