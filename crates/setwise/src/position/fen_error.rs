//! What can be wrong with a position text, and where.
//!
//! An error names the column, the field, and the fault; its text says what was expected there, so that a
//! person can mend the line without a manual.

use crate::Rank;
use core::{fmt, ops::Range};

/// A field of a position text.
///
/// ```
/// use setwise::position::FenField;
/// assert_eq!(FenField::EnPassant.name(), "en passant square");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FenField {
    /// The rows of the board.
    PiecePlacement,
    /// `w` or `b`.
    SideToMove,
    /// The castling rights.
    Castling,
    /// The square that a pawn has just passed over.
    EnPassant,
    /// The number of moves since the last capture or pawn move.
    HalfmoveClock,
    /// The number of the move.
    FullmoveNumber,
    /// What may follow: the operations of EPD.
    Operations,
}

impl FenField {
    /// The name, in words.
    ///
    /// ```
    /// use setwise::position::FenField;
    /// assert_eq!(FenField::PiecePlacement.name(), "piece placement");
    /// ```
    pub const fn name(self) -> &'static str {
        match self {
            Self::PiecePlacement => "piece placement",
            Self::SideToMove => "side to move",
            Self::Castling => "castling",
            Self::EnPassant => "en passant square",
            Self::HalfmoveClock => "halfmove clock",
            Self::FullmoveNumber => "fullmove number",
            Self::Operations => "operations",
        }
    }

    /// Where the field stands in a text that can be read, in bytes; the end of a text that leaves it out.
    ///
    /// ```
    /// use setwise::position::FenField;
    /// let text = "4k3/8/8/8/8/8/8/4K3  w K -";
    /// assert_eq!(&text[FenField::Castling.place_in(text)], "K");
    /// assert_eq!(FenField::HalfmoveClock.place_in(text), 26..26);
    /// ```
    pub fn place_in(self, text: &str) -> Range<usize> {
        let is_blank = |letter: char| letter.is_ascii_whitespace();
        let end_of = |start: usize| text[start..].find(is_blank).map_or(text.len(), |length| start + length);
        let start_from = |end: usize| text.len() - text[end..].trim_ascii_start().len();
        let start = (0..self as usize).fold(start_from(0), |start, _| start_from(end_of(start)));
        start..end_of(start)
    }

    /// What the field is made of, in words.
    ///
    /// ```
    /// use setwise::position::FenField;
    /// assert_eq!(FenField::SideToMove.expected(), "w or b");
    /// ```
    pub const fn expected(self) -> &'static str {
        match self {
            Self::PiecePlacement => "a piece (one of PNBRQKpnbrqk), a digit from 1 to 8, or /",
            Self::SideToMove => "w or b",
            Self::Castling => "- or letters: KQkq, or the files of rooks, A to H and a to h",
            Self::EnPassant => "- or a square like e3",
            Self::HalfmoveClock | Self::FullmoveNumber => "a number",
            Self::Operations => {
                "nothing more, or operations: a word that begins with a letter, operands, a semicolon"
            }
        }
    }
}

/// What is wrong in a field.
///
/// ```
/// use setwise::position::{FenFault, Setup};
/// let error = Setup::from_fen("8/8/8/8/8/8/8/8 x - -").unwrap_err();
/// assert_eq!(error.fault, FenFault::Unexpected('x'));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FenFault {
    /// The text ends, or a blank comes, where the field should begin or go on.
    Missing,
    /// A character that the field cannot hold.
    Unexpected(char),
    /// A character after the end of the field, where a blank should be.
    NotEnded(char),
    /// A rank of the board has more or less than eight squares.
    RankLength {
        /// The rank.
        rank: Rank,
        /// How many squares it has.
        squares: usize,
    },
    /// The board has more or less than eight ranks.
    RankCount {
        /// How many it has.
        ranks: usize,
    },
    /// A letter for a castling right that another letter has given already.
    RepeatedRight(char),
    /// A number above `u32::MAX`.
    NumberTooLarge,
    /// A quotation mark that no other closes.
    Unclosed,
}

/// A fault of a position text and its place.
///
/// ```
/// use setwise::position::{FenError, FenField, Setup};
/// let error: FenError = Setup::from_fen("8/ppppppppp/8/8/8/8/8/8 w - -").unwrap_err();
/// assert_eq!((error.column, error.field), (11, FenField::PiecePlacement));
/// assert_eq!(error.to_string(), "column 11, piece placement: rank 7 has 9 squares, a rank has 8");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct FenError {
    /// Where, counted in characters from 1; one behind the last character where the text ends too soon.
    pub column: usize,
    /// In which field.
    pub field: FenField,
    /// What.
    pub fault: FenFault,
}

impl FenError {
    /// A fault at a byte of a text.
    #[cold]
    pub(super) fn at(text: &str, byte: usize, field: FenField, fault: FenFault) -> Self {
        Self { column: text[..byte].chars().count() + 1, field, fault }
    }
}

impl fmt::Display for FenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "column {}, {}: ", self.column, self.field.name())?;
        let expected = self.field.expected();
        match self.fault {
            FenFault::Missing => write!(f, "nothing here, expected {expected}"),
            FenFault::Unexpected(found) => write!(f, "found {found:?}, expected {expected}"),
            FenFault::NotEnded(found) => write!(f, "found {found:?}, expected a blank after {expected}"),
            FenFault::RankLength { rank, squares } => {
                let s = if squares == 1 { "" } else { "s" };
                write!(f, "rank {} has {squares} square{s}, a rank has 8", rank.digit())
            }
            FenFault::RankCount { ranks } => {
                let s = if ranks == 1 { "" } else { "s" };
                write!(f, "{ranks} rank{s}, a board has 8")
            }
            FenFault::RepeatedRight(letter) => write!(f, "{letter:?} gives a right that is given already"),
            FenFault::Unclosed => f.write_str("a quotation mark that is never closed"),
            FenFault::NumberTooLarge => write!(f, "the number is above {}", u32::MAX),
        }
    }
}

impl core::error::Error for FenError {}
