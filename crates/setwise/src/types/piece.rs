//! Colors, roles, and pieces as pairs of both.

use super::{Direction, Rank};
use core::ops::Not;

/// A side of the game.
///
/// ```
/// use setwise::Color;
/// assert_eq!(!Color::White, Color::Black);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[allow(missing_docs)]
#[repr(u8)]
pub enum Color {
    White,
    Black,
}

impl Color {
    /// White, then black.
    ///
    /// ```
    /// assert_eq!(setwise::Color::ALL.map(|color| color.name()), ["white", "black"]);
    /// ```
    pub const ALL: [Self; 2] = [Self::White, Self::Black];

    /// The other side: `!` for constants.
    ///
    /// ```
    /// assert_eq!(setwise::Color::Black.opposite(), setwise::Color::White);
    /// ```
    #[inline(always)]
    pub const fn opposite(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }

    /// The direction in which this side's pawns move.
    ///
    /// ```
    /// assert_eq!(setwise::Color::Black.forward(), setwise::Direction::South);
    /// ```
    #[inline(always)]
    pub const fn forward(self) -> Direction {
        match self {
            Self::White => Direction::North,
            Self::Black => Direction::South,
        }
    }

    /// A rank counted from this side's own end of the board.
    ///
    /// ```
    /// use setwise::{Color, Rank};
    /// assert_eq!(Color::Black.relative_rank(Rank::Second), Rank::Seventh);
    /// ```
    #[inline(always)]
    pub const fn relative_rank(self, rank: Rank) -> Rank {
        match self {
            Self::White => rank,
            Self::Black => Rank::ALL[7 - rank as usize],
        }
    }

    /// The name, in lower case.
    ///
    /// ```
    /// assert_eq!(setwise::Color::White.name(), "white");
    /// ```
    pub const fn name(self) -> &'static str {
        match self {
            Self::White => "white",
            Self::Black => "black",
        }
    }
}

impl Not for Color {
    type Output = Self;

    #[inline(always)]
    fn not(self) -> Self {
        self.opposite()
    }
}

/// What a piece is, whoever owns it.
///
/// ```
/// use setwise::Role;
/// assert_eq!(Role::from_letter('N'), Some(Role::Knight));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[allow(missing_docs)]
#[repr(u8)]
pub enum Role {
    Pawn,
    Knight,
    Bishop,
    Rook,
    Queen,
    King,
}

impl Role {
    /// All roles, from the pawn to the king.
    ///
    /// ```
    /// use setwise::Role;
    /// assert!(Role::ALL.iter().enumerate().all(|(index, &role)| role as usize == index));
    /// ```
    pub const ALL: [Self; 6] = [Self::Pawn, Self::Knight, Self::Bishop, Self::Rook, Self::Queen, Self::King];

    /// The upper-case English letter of the role.
    ///
    /// ```
    /// assert_eq!(setwise::Role::Knight.letter(), 'N');
    /// ```
    pub const fn letter(self) -> char {
        b"PNBRQK"[self as usize] as char
    }

    /// The role with an English letter, in either case.
    ///
    /// ```
    /// use setwise::Role;
    /// assert_eq!(Role::from_letter('q'), Some(Role::Queen));
    /// assert_eq!(Role::from_letter('x'), None);
    /// ```
    pub const fn from_letter(letter: char) -> Option<Self> {
        Some(match letter.to_ascii_uppercase() {
            'P' => Self::Pawn,
            'N' => Self::Knight,
            'B' => Self::Bishop,
            'R' => Self::Rook,
            'Q' => Self::Queen,
            'K' => Self::King,
            _ => return None,
        })
    }

    /// The name, in lower case.
    ///
    /// ```
    /// assert_eq!(setwise::Role::Rook.name(), "rook");
    /// ```
    pub const fn name(self) -> &'static str {
        ["pawn", "knight", "bishop", "rook", "queen", "king"][self as usize]
    }
}

/// A role and its owner.
///
/// ```
/// use setwise::{Color, Piece, Role};
/// let piece = Piece { color: Color::Black, role: Role::King };
/// assert_eq!(piece.letter(), 'k');
/// assert_eq!(Piece::from_letter('k'), Some(piece));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Piece {
    /// The owner.
    pub color: Color,
    /// What it is.
    pub role: Role,
}

impl Piece {
    /// The letter as position texts write it: upper case for white, lower case for black.
    ///
    /// ```
    /// use setwise::{Color, Piece, Role};
    /// assert_eq!(Piece { color: Color::White, role: Role::Pawn }.letter(), 'P');
    /// ```
    pub const fn letter(self) -> char {
        match self.color {
            Color::White => self.role.letter(),
            Color::Black => self.role.letter().to_ascii_lowercase(),
        }
    }

    /// The piece with a letter as position texts write it.
    ///
    /// ```
    /// use setwise::{Color, Piece};
    /// assert_eq!(Piece::from_letter('q').map(|piece| piece.color), Some(Color::Black));
    /// ```
    pub const fn from_letter(letter: char) -> Option<Self> {
        let color = if letter.is_ascii_uppercase() { Color::White } else { Color::Black };
        match Role::from_letter(letter) {
            Some(role) => Some(Self { color, role }),
            None => None,
        }
    }
}
