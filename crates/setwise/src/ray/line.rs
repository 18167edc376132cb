//! Lines through a square, lines through two squares, and what lies between.
//!
//! A slider that gives check is met on the squares between it and the king; a pinned piece keeps to the line of
//! both. Cost: one look-up each. The lines through one square take 2 KiB, those of two squares 32 KiB each.

use crate::{Bitboard, Direction, Square, walk};

/// The lines through every square, itself included: one direction of each line names it.
static LINES: [[Bitboard; 64]; 4] = {
    let mut lines = [[Bitboard::EMPTY; 64]; 4];
    let mut index = 0;
    while index < 64 {
        let square = Square::ALL[index];
        let mut line = 0;
        while line < 4 {
            let forth = Direction::POSITIVE[line];
            let ray = walk::ray_attacks(forth, square, Bitboard::EMPTY);
            let opposite_ray = walk::ray_attacks(forth.opposite(), square, Bitboard::EMPTY);
            lines[line][index] = ray.union(opposite_ray).with(square);
            line += 1;
        }
        index += 1;
    }
    lines
};

macro_rules! lines_of {
    ($($(#[$doc:meta])* $name:ident = $index:literal;)*) => {$(
        $(#[$doc])*
        #[inline(always)]
        pub const fn $name(square: Square) -> Bitboard {
            LINES[$index][square.index()]
        }
    )*};
}

lines_of! {
    /// The squares of the square's file.
    ///
    /// ```
    /// use setwise::{ray::file_of, Bitboard, Square};
    /// assert_eq!(file_of(Square::A4), Bitboard::FILE_A);
    /// ```
    #[doc(alias = "fileBits")]
    file_of = 0;

    /// The squares of the square's diagonal, in the direction of a1 to h8.
    ///
    /// ```
    /// use setwise::{ray::diagonal_of, Square};
    /// assert_eq!(diagonal_of(Square::A7), Square::A7.bitboard() | Square::B8.bitboard());
    /// ```
    #[doc(alias = "diagBits")]
    diagonal_of = 1;

    /// The squares of the square's rank.
    ///
    /// ```
    /// use setwise::{ray::rank_of, Bitboard, Square};
    /// assert_eq!(rank_of(Square::A1), Bitboard::RANK_1);
    /// ```
    #[doc(alias = "rankBits")]
    rank_of = 2;

    /// The squares of the square's anti-diagonal, in the direction of a8 to h1.
    ///
    /// ```
    /// use setwise::{ray::anti_diagonal_of, Square};
    /// assert_eq!(anti_diagonal_of(Square::A1), Square::A1.bitboard());
    /// ```
    #[doc(alias = "antiBits")]
    anti_diagonal_of = 3;
}

/// What lies between two squares, and the line through both, for every pair.
static PAIRS: ([[Bitboard; 64]; 64], [[Bitboard; 64]; 64]) = {
    let mut between = [[Bitboard::EMPTY; 64]; 64];
    let mut lines = [[Bitboard::EMPTY; 64]; 64];
    let mut from = 0;
    while from < 64 {
        let square = Square::ALL[from];
        let mut direction = 0;
        while direction < 8 {
            let (forth, back) = (Direction::ALL[direction], Direction::ALL[direction].opposite());
            let ray = walk::ray_attacks(forth, square, Bitboard::EMPTY);
            let line = ray.union(walk::ray_attacks(back, square, Bitboard::EMPTY)).with(square);
            let mut rest = ray;
            while let Some(target) = rest.pop_first() {
                let beyond = walk::ray_attacks(forth, target, Bitboard::EMPTY);
                between[from][target.index()] = ray.difference(beyond).without(target);
                lines[from][target.index()] = line;
            }
            direction += 1;
        }
        from += 1;
    }
    (between, lines)
};

/// The squares strictly between two squares of one line; none where they share no line.
///
/// ```
/// use setwise::{ray::between, Bitboard, Square};
/// assert_eq!(between(Square::E1, Square::H4), Square::F2.bitboard() | Square::G3.bitboard());
/// assert_eq!(between(Square::E1, Square::F3), Bitboard::EMPTY);
/// ```
#[inline(always)]
pub const fn between(a: Square, b: Square) -> Bitboard {
    PAIRS.0[a.index()][b.index()]
}

/// The whole line through two different squares, from edge to edge; none where they share no line.
///
/// ```
/// use setwise::{ray::line, Bitboard, Square};
/// assert_eq!(line(Square::C1, Square::F1), Bitboard::RANK_1);
/// assert_eq!(line(Square::E1, Square::F3), Bitboard::EMPTY);
/// assert_eq!(line(Square::E1, Square::E1), Bitboard::EMPTY);
/// ```
#[inline(always)]
pub const fn line(a: Square, b: Square) -> Bitboard {
    PAIRS.1[a.index()][b.index()]
}
