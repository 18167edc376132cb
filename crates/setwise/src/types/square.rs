//! Squares, files and ranks.
//!
//! A square is its index, `8 * rank + file`, in a private byte below 64. Reading the index masks it with 63: the
//! mask costs nothing where the compiler sees the range, and a table of 64 entries needs no bounds check after it.

use super::{Bitboard, Direction};
use core::{fmt, str::FromStr};

/// A file (column) of the board, `A` to `H`; `as usize` gives 0 to 7.
///
/// ```
/// use setwise::{File, Square};
/// assert_eq!(Square::C7.file(), File::C);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[allow(missing_docs)]
#[repr(u8)]
pub enum File {
    A,
    B,
    C,
    D,
    E,
    F,
    G,
    H,
}

impl File {
    /// All files, from a to h.
    ///
    /// ```
    /// assert_eq!(setwise::File::ALL[3], setwise::File::D);
    /// ```
    pub const ALL: [Self; 8] = [Self::A, Self::B, Self::C, Self::D, Self::E, Self::F, Self::G, Self::H];

    /// The lower-case letter of the file.
    ///
    /// ```
    /// assert_eq!(setwise::File::E.letter(), 'e');
    /// ```
    pub const fn letter(self) -> char {
        (b'a' + self as u8) as char
    }
}

/// A rank (row) of the board, from white's side; `as usize` gives 0 to 7.
///
/// ```
/// use setwise::{Rank, Square};
/// assert_eq!(Square::C7.rank(), Rank::Seventh);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[allow(missing_docs)]
#[repr(u8)]
pub enum Rank {
    First,
    Second,
    Third,
    Fourth,
    Fifth,
    Sixth,
    Seventh,
    Eighth,
}

impl Rank {
    /// All ranks, from the first to the eighth.
    ///
    /// ```
    /// assert_eq!(setwise::Rank::ALL[0], setwise::Rank::First);
    /// ```
    pub const ALL: [Self; 8] = [
        Self::First,
        Self::Second,
        Self::Third,
        Self::Fourth,
        Self::Fifth,
        Self::Sixth,
        Self::Seventh,
        Self::Eighth,
    ];

    /// The digit of the rank.
    ///
    /// ```
    /// assert_eq!(setwise::Rank::Fourth.digit(), '4');
    /// ```
    pub const fn digit(self) -> char {
        (b'1' + self as u8) as char
    }
}

/// A square of the board, a1 = 0, b1 = 1, h8 = 63.
///
/// ```
/// use setwise::{File, Rank, Square};
/// assert_eq!(Square::at(File::E, Rank::Fourth), Square::E4);
/// assert_eq!("e4".parse(), Ok(Square::E4));
/// assert_eq!(Square::E4.to_string(), "e4");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(transparent)]
pub struct Square(u8);

macro_rules! square_names {
    ($($name:ident)*) => {
        /// The squares by name.
        impl Square {
            square_names!(@ 0; $($name)*);
        }
    };
    (@ $index:expr; $name:ident $($rest:ident)*) => {
        #[doc = concat!("The square ", stringify!($name), ".\n\n```\nassert_eq!(setwise::Square::", stringify!($name), ".index(), ", stringify!($index), ");\n```")]
        pub const $name: Self = Self($index);
        square_names!(@ $index + 1; $($rest)*);
    };
    (@ $index:expr;) => {};
}

square_names! {
    A1 B1 C1 D1 E1 F1 G1 H1
    A2 B2 C2 D2 E2 F2 G2 H2
    A3 B3 C3 D3 E3 F3 G3 H3
    A4 B4 C4 D4 E4 F4 G4 H4
    A5 B5 C5 D5 E5 F5 G5 H5
    A6 B6 C6 D6 E6 F6 G6 H6
    A7 B7 C7 D7 E7 F7 G7 H7
    A8 B8 C8 D8 E8 F8 G8 H8
}

impl Square {
    /// All squares, from a1 along the ranks to h8.
    ///
    /// ```
    /// use setwise::Square;
    /// assert_eq!(Square::ALL[8], Square::A2);
    /// assert!(Square::ALL.iter().enumerate().all(|(index, square)| square.index() == index));
    /// ```
    pub const ALL: [Self; 64] = {
        let mut all = [Self(0); 64];
        let mut index = 0;
        while index < 64 {
            all[index] = Self(index as u8);
            index += 1;
        }
        all
    };

    /// The square with an index from 0 to 63.
    ///
    /// ```
    /// use setwise::Square;
    /// assert_eq!(Square::from_index(63), Some(Square::H8));
    /// assert_eq!(Square::from_index(64), None);
    /// ```
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < 64 { Some(Self(index as u8)) } else { None }
    }

    /// The square whose index is the low six bits of `index`: for an index known to be in range.
    #[inline(always)]
    pub(crate) const fn from_index_masked(index: u32) -> Self {
        Self((index & 63) as u8)
    }

    /// The square on a file and a rank.
    ///
    /// ```
    /// use setwise::{File, Rank, Square};
    /// assert_eq!(Square::at(File::A, Rank::Eighth), Square::A8);
    /// ```
    #[inline(always)]
    pub const fn at(file: File, rank: Rank) -> Self {
        Self(rank as u8 * 8 + file as u8)
    }

    /// The index, 0 to 63.
    ///
    /// ```
    /// assert_eq!(setwise::Square::A2.index(), 8);
    /// ```
    #[inline(always)]
    pub const fn index(self) -> usize {
        (self.0 & 63) as usize
    }

    /// The file.
    ///
    /// ```
    /// assert_eq!(setwise::Square::G2.file(), setwise::File::G);
    /// ```
    #[inline(always)]
    pub const fn file(self) -> File {
        File::ALL[self.index() % 8]
    }

    /// The rank.
    ///
    /// ```
    /// assert_eq!(setwise::Square::G2.rank(), setwise::Rank::Second);
    /// ```
    #[inline(always)]
    pub const fn rank(self) -> Rank {
        Rank::ALL[self.index() / 8]
    }

    /// The set of this square alone.
    ///
    /// ```
    /// use setwise::{Bitboard, Square};
    /// assert_eq!(Square::B1.bitboard(), Bitboard::from_bits(2));
    /// ```
    #[inline(always)]
    pub const fn bitboard(self) -> Bitboard {
        Bitboard::from_square(self)
    }

    /// The neighbor in a direction, if the board has one there.
    ///
    /// ```
    /// use setwise::{Direction, Square};
    /// assert_eq!(Square::G1.step(Direction::East), Some(Square::H1));
    /// assert_eq!(Square::H1.step(Direction::East), None);
    /// ```
    pub const fn step(self, direction: Direction) -> Option<Self> {
        self.bitboard().step(direction).first()
    }

    /// The number of king moves to `other` on an empty board: the larger of the file and the rank difference
    /// (the Chebyshev distance).
    ///
    /// ```
    /// use setwise::Square;
    /// assert_eq!(Square::A1.distance(Square::C8), 7);
    /// ```
    pub const fn distance(self, other: Self) -> u32 {
        let files = (self.file() as u32).abs_diff(other.file() as u32);
        let ranks = (self.rank() as u32).abs_diff(other.rank() as u32);
        if files > ranks { files } else { ranks }
    }

    /// The square seen from the other side of the board: e2 becomes e7.
    ///
    /// ```
    /// use setwise::Square;
    /// assert_eq!(Square::E2.flip_vertical(), Square::E7);
    /// ```
    #[inline(always)]
    pub const fn flip_vertical(self) -> Self {
        Self(self.0 ^ Self::A8.0)
    }

    /// The square in the mirror: e2 becomes d2.
    ///
    /// ```
    /// use setwise::Square;
    /// assert_eq!(Square::E2.mirror_horizontal(), Square::D2);
    /// ```
    #[inline(always)]
    pub const fn mirror_horizontal(self) -> Self {
        Self(self.0 ^ Self::H1.0)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.file().letter(), self.rank().digit())
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Square::{}{}", self.file().letter().to_ascii_uppercase(), self.rank().digit())
    }
}

/// The text is no square: a square is a letter from a to h and a digit from 1 to 8.
///
/// ```
/// use setwise::Square;
/// let error = "e9".parse::<Square>().unwrap_err();
/// assert_eq!(error.to_string(), "a square is a letter from a to h and a digit from 1 to 8, like e4");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseSquareError;

impl fmt::Display for ParseSquareError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a square is a letter from a to h and a digit from 1 to 8, like e4")
    }
}

impl core::error::Error for ParseSquareError {}

impl FromStr for Square {
    type Err = ParseSquareError;

    fn from_str(text: &str) -> Result<Self, ParseSquareError> {
        match text.as_bytes() {
            [file @ b'a'..=b'h', rank @ b'1'..=b'8'] => Ok(Self((rank - b'1') * 8 + file - b'a')),
            _ => Err(ParseSquareError),
        }
    }
}
