//! Boards as pictures, in the source and on the screen.
//!
//! `bitboard! { ... }` reads eight rows of eight cells at compile time, the eighth rank first; `Debug` prints the
//! same text back, so a failing test shows a literal that can be pasted into the next test.

use super::{Bitboard, Square};
use core::fmt;

/// The set that a picture shows: 64 cells, a8 first, `1` or `X` for a member, `.` or `0` for none.
///
/// The picture is evaluated at compile time. A cell of another kind, or a picture that has not 64 cells, does
/// not compile.
///
/// ```
/// use setwise::{bitboard, Bitboard, Square};
/// const KNIGHT_ON_D4: Bitboard = bitboard! {
///     . . . . . . . .
///     . . . . . . . .
///     . . 1 . 1 . . .
///     . 1 . . . 1 . .
///     . . . . . . . .
///     . 1 . . . 1 . .
///     . . 1 . 1 . . .
///     . . . . . . . .
/// };
/// assert_eq!(KNIGHT_ON_D4, setwise::pattern::knights_attacks(Square::D4.bitboard()));
/// ```
///
/// ```compile_fail
/// setwise::bitboard! { 1 . 1 }; // three cells are no board
/// ```
#[macro_export]
macro_rules! bitboard {
    ($($cell:tt)*) => {
        const { $crate::Bitboard::from_cells([$($crate::__cell!($cell)),*]) }
    };
}

/// One cell of a picture.
#[doc(hidden)]
#[macro_export]
macro_rules! __cell {
    (.) => {
        false
    };
    (0) => {
        false
    };
    (1) => {
        true
    };
    (X) => {
        true
    };
}

impl Bitboard {
    /// The set of the cells that are true, in the order of a picture: a8, b8, ..., h1. The [`bitboard!`] literal
    /// rests on it.
    ///
    /// ```
    /// use setwise::{Bitboard, Square};
    /// let mut cells = [false; 64];
    /// cells[0] = true;
    /// assert_eq!(Bitboard::from_cells(cells), Square::A8.bitboard());
    /// ```
    pub const fn from_cells(cells: [bool; 64]) -> Self {
        let mut bits = 0;
        let mut index = 0;
        while index < 64 {
            bits |= (cells[index] as u64) << index;
            index += 1;
        }
        Self::from_bits(bits).flip_vertical()
    }

    /// Writes eight rows, each behind `indent`.
    fn write_rows(self, f: &mut fmt::Formatter<'_>, indent: &str) -> fmt::Result {
        for row in 0..8 {
            f.write_str(indent)?;
            for column in 0..8 {
                let square = Square::ALL[row * 8 + column].flip_vertical();
                let gap = if column == 0 { "" } else { " " };
                write!(f, "{gap}{}", if self.contains(square) { '1' } else { '.' })?;
            }
            f.write_str("\n")?;
        }
        Ok(())
    }
}

/// Eight rows with a8 in the upper left corner.
///
/// ```
/// use setwise::Bitboard;
/// assert!(Bitboard::RANK_8.to_string().starts_with("1 1 1 1 1 1 1 1\n. . . ."));
/// ```
impl fmt::Display for Bitboard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write_rows(f, "")
    }
}

/// The [`bitboard!`] literal of the set.
impl fmt::Debug for Bitboard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("bitboard! {\n")?;
        self.write_rows(f, "    ")?;
        f.write_str("}")
    }
}

macro_rules! number_formats {
    ($($format:ident)*) => {$(
        impl fmt::$format for Bitboard {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::$format::fmt(&self.bits(), f)
            }
        }
    )*};
}

number_formats! { LowerHex UpperHex Binary }
