//! The eight directions of the compass rose, each with its shift and its guard against wrapping.
//!
//! ```text
//! noWe   nort   noEa        +7  +8  +9
//!     \   |   /                \ | /
//! west -- 0 -- east         -1 - 0 - +1
//!     /   |   \                / | \
//! soWe   sout   soEa        -9  -8  -7
//! ```
//!
//! A step is a shift of the word by the direction's number, and then the removal of the squares that the shift
//! reached around the edge. This is the one place that knows these numbers.

use super::Bitboard;
use core::{fmt, str::FromStr};

/// A direction of the compass rose, clockwise from the north.
///
/// ```
/// use setwise::{Bitboard, Direction, Square};
/// let b2 = Bitboard::from_square(Square::B2);
/// assert_eq!(b2.step(Direction::SouthWest), Bitboard::from_square(Square::A1));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[repr(u8)]
pub enum Direction {
    /// Towards the eighth rank, +8.
    #[doc(alias = "nort")]
    North,
    /// Towards h8, +9.
    #[doc(alias = "noEa")]
    NorthEast,
    /// Towards the h file, +1.
    #[doc(alias = "east")]
    East,
    /// Towards h1, -7.
    #[doc(alias = "soEa")]
    SouthEast,
    /// Towards the first rank, -8.
    #[doc(alias = "sout")]
    South,
    /// Towards a1, -9.
    #[doc(alias = "soWe")]
    SouthWest,
    /// Towards the a file, -1.
    #[doc(alias = "west")]
    West,
    /// Towards a8, +7.
    #[doc(alias = "noWe")]
    NorthWest,
}

/// Name, name on the pages, and shift of each direction, in the order of the enumeration.
const ROSE: [(&str, &str, i8); 8] = [
    ("north", "nort", 8),
    ("north_east", "noEa", 9),
    ("east", "east", 1),
    ("south_east", "soEa", -7),
    ("south", "sout", -8),
    ("south_west", "soWe", -9),
    ("west", "west", -1),
    ("north_west", "noWe", 7),
];

impl Direction {
    /// All eight directions, clockwise from the north.
    ///
    /// ```
    /// use setwise::Direction;
    /// assert!(Direction::ALL.iter().enumerate().all(|(index, &d)| d as usize == index));
    /// ```
    pub const ALL: [Self; 8] = [
        Self::North,
        Self::NorthEast,
        Self::East,
        Self::SouthEast,
        Self::South,
        Self::SouthWest,
        Self::West,
        Self::NorthWest,
    ];

    /// The four directions of the rook.
    ///
    /// ```
    /// assert!(setwise::Direction::ORTHOGONAL.iter().all(|d| !d.is_diagonal()));
    /// ```
    pub const ORTHOGONAL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];

    /// The four directions of the bishop.
    ///
    /// ```
    /// assert!(setwise::Direction::DIAGONAL.iter().all(|d| d.is_diagonal()));
    /// ```
    pub const DIAGONAL: [Self; 4] = [Self::NorthEast, Self::SouthEast, Self::SouthWest, Self::NorthWest];

    /// The four directions towards higher square indices: each names a line together with its opposite.
    ///
    /// ```
    /// assert!(setwise::Direction::POSITIVE.iter().all(|d| d.shift() > 0));
    /// ```
    pub const POSITIVE: [Self; 4] = [Self::North, Self::NorthEast, Self::East, Self::NorthWest];

    /// What one step adds to the index of a square.
    ///
    /// ```
    /// use setwise::Direction;
    /// assert_eq!(Direction::North.shift() + Direction::West.shift(), Direction::NorthWest.shift());
    /// ```
    #[inline(always)]
    pub const fn shift(self) -> i32 {
        ROSE[self as usize].2 as i32
    }

    /// The squares that one step can reach: all but the edge that the direction comes from. Whatever a shift or a
    /// rotation of the word brings elsewhere has wrapped around.
    ///
    /// ```
    /// use setwise::{bitboard, Direction};
    /// assert_eq!(Direction::NorthEast.avoid_wrap(), bitboard! {
    ///     . 1 1 1 1 1 1 1
    ///     . 1 1 1 1 1 1 1
    ///     . 1 1 1 1 1 1 1
    ///     . 1 1 1 1 1 1 1
    ///     . 1 1 1 1 1 1 1
    ///     . 1 1 1 1 1 1 1
    ///     . 1 1 1 1 1 1 1
    ///     . . . . . . . .
    /// });
    /// ```
    #[doc(alias = "avoidWrap")]
    #[doc(alias = "notAFile")]
    #[doc(alias = "notHFile")]
    #[inline(always)]
    pub const fn avoid_wrap(self) -> Bitboard {
        const AVOID_WRAP: [Bitboard; 8] = {
            let mut masks = [Bitboard::FULL; 8];
            let mut index = 0;
            while index < 8 {
                let (east, north) = Direction::ALL[index].offsets();
                let west_edge = if east > 0 { Bitboard::FILE_A } else { Bitboard::EMPTY };
                let east_edge = if east < 0 { Bitboard::FILE_H } else { Bitboard::EMPTY };
                let south_edge = if north > 0 { Bitboard::RANK_1 } else { Bitboard::EMPTY };
                let north_edge = if north < 0 { Bitboard::RANK_8 } else { Bitboard::EMPTY };
                masks[index] = west_edge.union(east_edge).union(south_edge).union(north_edge).complement();
                index += 1;
            }
            masks
        };
        AVOID_WRAP[self as usize]
    }

    /// How many files to the east and how many ranks to the north one step goes, each -1, 0 or 1.
    ///
    /// ```
    /// assert_eq!(setwise::Direction::SouthEast.offsets(), (1, -1));
    /// ```
    pub const fn offsets(self) -> (i32, i32) {
        // A shift is 8 * north + east with east in -1..=1, so rounding the eighth gives the ranks back.
        let north = (self.shift() + 12) / 8 - 1;
        (self.shift() - 8 * north, north)
    }

    /// The direction back.
    ///
    /// ```
    /// use setwise::Direction;
    /// assert_eq!(Direction::NorthEast.opposite(), Direction::SouthWest);
    /// ```
    #[inline(always)]
    pub const fn opposite(self) -> Self {
        Self::ALL[(self as usize + 4) % 8]
    }

    /// Whether a step goes to a higher index: the rays on which the nearest blocker is the lowest bit.
    ///
    /// ```
    /// use setwise::Direction;
    /// assert!(Direction::NorthWest.is_positive() && !Direction::West.is_positive());
    /// ```
    #[doc(alias = "isNegative")]
    #[inline(always)]
    pub const fn is_positive(self) -> bool {
        self.shift() > 0
    }

    /// Whether this is a direction of the bishop.
    ///
    /// ```
    /// assert!(setwise::Direction::SouthWest.is_diagonal());
    /// ```
    #[inline(always)]
    pub const fn is_diagonal(self) -> bool {
        self as usize % 2 == 1
    }

    /// The word moved by `steps` steps (at most seven), without any guard against wrapping: the naked shift under
    /// every fill. With a constant direction this is one instruction.
    #[inline(always)]
    pub(crate) const fn shift_bits(self, bits: u64, steps: u32) -> u64 {
        let distance = self.shift().unsigned_abs() * steps;
        if self.is_positive() { bits << distance } else { bits >> distance }
    }

    /// The word rotated by `steps` steps: one rotation serves both signs of the shift, so the direction may be
    /// known at run time only. What comes around the end must be masked away.
    #[inline(always)]
    pub(crate) const fn rotate_bits(self, bits: u64, steps: i32) -> u64 {
        bits.rotate_left((self.shift() * steps) as u32 & 63)
    }

    /// The name, in lower case: `north_east`.
    ///
    /// ```
    /// assert_eq!(setwise::Direction::NorthEast.name(), "north_east");
    /// ```
    pub const fn name(self) -> &'static str {
        ROSE[self as usize].0
    }
}

impl fmt::Display for Direction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// The text names no direction.
///
/// ```
/// use setwise::Direction;
/// assert!("up".parse::<Direction>().unwrap_err().to_string().contains("north_east"));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseDirectionError;

impl fmt::Display for ParseDirectionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a direction is one of")?;
        for (index, direction) in Direction::ALL.iter().enumerate() {
            write!(f, "{} {direction}", if index == 0 { "" } else { "," })?;
        }
        Ok(())
    }
}

impl core::error::Error for ParseDirectionError {}

/// Reads a name, or the four letters that the pages use (`nort`, `noEa`, ...).
impl FromStr for Direction {
    type Err = ParseDirectionError;

    fn from_str(text: &str) -> Result<Self, ParseDirectionError> {
        let named = ROSE.iter().position(|&(name, page_name, _)| text == name || text == page_name);
        named.map(|index| Self::ALL[index]).ok_or(ParseDirectionError)
    }
}
