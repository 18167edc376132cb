//! Reading the texts of moves: what can be wrong with one, where, and the pen that goes along it.
//!
//! SAN and UCI share the small alphabet of squares and roles, and the ways to fail. A fault of spelling has the
//! column where it stands; a well-spelled move that is not legal, or not the only one, is a fault of the whole.

use crate::{File, Rank, Role, Square};
use core::fmt;

/// A part of the text of a move.
///
/// ```
/// use setwise::movegen::MoveField;
/// assert_eq!(MoveField::Target.name(), "target square");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum MoveField {
    /// All of it.
    Move,
    /// The square of the piece that moves.
    Origin,
    /// The square where it goes.
    Target,
    /// What a pawn becomes.
    Promotion,
    /// What may follow.
    Suffix,
}

impl MoveField {
    /// The name, in words.
    ///
    /// ```
    /// use setwise::movegen::MoveField;
    /// assert_eq!(MoveField::Origin.name(), "origin square");
    /// ```
    pub const fn name(self) -> &'static str {
        match self {
            Self::Move => "move",
            Self::Origin => "origin square",
            Self::Target => "target square",
            Self::Promotion => "promotion",
            Self::Suffix => "suffix",
        }
    }

    /// What the part is made of, in words.
    ///
    /// ```
    /// use setwise::movegen::MoveField;
    /// assert_eq!(MoveField::Promotion.expected(), "what the pawn becomes: a queen, rook, bishop or knight");
    /// ```
    pub const fn expected(self) -> &'static str {
        match self {
            Self::Move => "a move",
            Self::Origin | Self::Target => "a square like e4",
            Self::Promotion => "what the pawn becomes: a queen, rook, bishop or knight",
            Self::Suffix => "the end of the move",
        }
    }
}

/// What is wrong with the text of a move.
///
/// ```
/// use setwise::{movegen::MoveFault, position::Position};
/// let error = Position::START.parse_san("Ke2").unwrap_err();
/// assert_eq!(error.fault, MoveFault::Illegal);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum MoveFault {
    /// The text ends where the part should be.
    Missing,
    /// A character that cannot stand there.
    Unexpected(char),
    /// No legal move is meant.
    Illegal,
    /// More than one legal move is meant.
    Ambiguous,
}

/// A fault of the text of a move and its place.
///
/// ```
/// use setwise::{movegen::{MoveField, MoveTextError}, position::Position};
/// let error: MoveTextError = Position::START.parse_uci("e2e9").unwrap_err();
/// assert_eq!((error.column, error.field), (4, MoveField::Target));
/// assert_eq!(error.to_string(), "column 4, target square: found '9', expected a square like e4");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct MoveTextError {
    /// Where, counted in characters from 1; one behind the last character where the text ends too soon.
    pub column: usize,
    /// In which part.
    pub field: MoveField,
    /// What.
    pub fault: MoveFault,
}

impl MoveTextError {
    /// The well-spelled text means no legal move.
    pub(super) const ILLEGAL: Self = Self { column: 1, field: MoveField::Move, fault: MoveFault::Illegal };

    /// The well-spelled text means several legal moves.
    pub(super) const AMBIGUOUS: Self =
        Self { column: 1, field: MoveField::Move, fault: MoveFault::Ambiguous };
}

impl fmt::Display for MoveTextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "column {}, {}: ", self.column, self.field.name())?;
        let expected = self.field.expected();
        match self.fault {
            MoveFault::Missing => write!(f, "nothing here, expected {expected}"),
            MoveFault::Unexpected(found) => write!(f, "found {found:?}, expected {expected}"),
            MoveFault::Illegal => f.write_str("not legal here"),
            MoveFault::Ambiguous => f.write_str("several legal moves are meant"),
        }
    }
}

impl core::error::Error for MoveTextError {}

/// A text of ASCII characters, read up to the byte `at`.
pub(super) struct Pen<'a> {
    text: &'a [u8],
    at: usize,
}

impl<'a> Pen<'a> {
    /// At the start of a text.
    pub(super) const fn new(text: &'a [u8]) -> Self {
        Self { text, at: 0 }
    }

    /// The next byte.
    #[inline(always)]
    pub(super) fn peek(&self) -> Option<u8> {
        self.text.get(self.at).copied()
    }

    /// What `part` makes of the next byte, which is passed if it makes anything of it.
    #[inline(always)]
    pub(super) fn take<T>(&mut self, part: impl FnOnce(u8) -> Option<T>) -> Option<T> {
        let taken = part(self.peek()?);
        self.at += usize::from(taken.is_some());
        taken
    }

    /// Whether the next byte is this one, which is passed then.
    #[inline(always)]
    pub(super) fn take_byte(&mut self, byte: u8) -> bool {
        self.take(|next| (next == byte).then_some(())).is_some()
    }

    /// The file that the next byte names.
    #[inline(always)]
    pub(super) fn file(&mut self) -> Option<File> {
        self.take(|byte| File::ALL.get(usize::from(byte.wrapping_sub(b'a'))).copied())
    }

    /// The rank that the next byte names.
    #[inline(always)]
    pub(super) fn rank(&mut self) -> Option<Rank> {
        self.take(|byte| Rank::ALL.get(usize::from(byte.wrapping_sub(b'1'))).copied())
    }

    /// The square that the next two bytes name.
    pub(super) fn square(&mut self, field: MoveField) -> Result<Square, MoveTextError> {
        let file = self.file().ok_or_else(|| self.unexpected(field))?;
        let rank = self.rank().ok_or_else(|| self.unexpected(field))?;
        Ok(Square::at(file, rank))
    }

    /// The role that a pawn may become, if the next byte names one; upper or lower case as asked.
    #[inline(always)]
    pub(super) fn promotion(&mut self, lower_case: bool) -> Option<Role> {
        self.take(|byte| match if lower_case { byte.to_ascii_uppercase() } else { byte } {
            b'Q' => Some(Role::Queen),
            b'R' => Some(Role::Rook),
            b'B' => Some(Role::Bishop),
            b'N' => Some(Role::Knight),
            _ => None,
        })
    }

    /// The value, if the text ends here; else what stands here is no such part.
    #[inline(always)]
    pub(super) fn ended<T>(&self, value: T, part: MoveField) -> Result<T, MoveTextError> {
        if self.at == self.text.len() { Ok(value) } else { Err(self.unexpected(part)) }
    }

    /// The next character cannot stand here, or there is none. All characters before it are ASCII.
    #[cold]
    pub(super) fn unexpected(&self, field: MoveField) -> MoveTextError {
        let rest = self.text.get(self.at..).unwrap_or_default();
        let found = rest.utf8_chunks().next().map(|chunk| chunk.valid().chars().next());
        let fault = match found {
            None => MoveFault::Missing,
            Some(valid) => MoveFault::Unexpected(valid.unwrap_or(char::REPLACEMENT_CHARACTER)),
        };
        MoveTextError { column: self.at + 1, field, fault }
    }
}
