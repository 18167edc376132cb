//! Vulnerable on distant checks: the lines on which a check from afar would find no escape.
//!
//! A king whose only escapes lie on one line does not escape a slider that checks along this line. So the line is
//! noted where all escapes, and the king, are on it; a king without any escape is vulnerable on all four.
//!
//! ```text
//! pattern = escapes | king
//! lines   = for each of rank, file, diagonal, anti-diagonal:  (pattern & line) == pattern
//! ```
//!
//! The page prints `pattern & line == pattern`, which C reads as `pattern & (line == pattern)`; it means
//! `(pattern & line) == pattern`. Three forms compute the same: branching, branchless, and four lanes side by side,
//! of which a compiler that may use AVX2 makes three vector operations: and, compare, gather the signs.
//!
//! Cost: 15 operations and four look-ups branchless; the branching form ends at the first line that fits; the four
//! lanes share one look-up. Tables: those of [`ray`](crate::ray), or 2 KiB for the four lanes.

use crate::{
    Bitboard, Square,
    ray::{anti_diagonal_of, diagonal_of, file_of, rank_of},
    table::king_attacks,
};
use core::fmt;

/// A set of lines through a king, as a number: 1 the rank, 2 the file, 4 the diagonal, 8 the anti-diagonal.
///
/// ```
/// use setwise::king::CheckLines;
/// assert_eq!(CheckLines::ALL.bits(), 15);
/// assert!(CheckLines::ALL.contains(CheckLines::FILE));
/// assert_eq!(CheckLines::RANK.to_string(), "rank");
/// ```
#[doc(alias = "dirSet")]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct CheckLines(u8);

impl CheckLines {
    /// No line: the escapes are spread over several.
    ///
    /// ```
    /// assert_eq!(setwise::king::CheckLines::NONE.bits(), 0);
    /// ```
    pub const NONE: Self = Self(0);
    /// The rank.
    ///
    /// ```
    /// assert_eq!(setwise::king::CheckLines::RANK.bits(), 1);
    /// ```
    pub const RANK: Self = Self(1);
    /// The file.
    ///
    /// ```
    /// assert_eq!(setwise::king::CheckLines::FILE.bits(), 2);
    /// ```
    pub const FILE: Self = Self(2);
    /// The diagonal, in the direction of a1 to h8.
    ///
    /// ```
    /// assert_eq!(setwise::king::CheckLines::DIAGONAL.bits(), 4);
    /// ```
    pub const DIAGONAL: Self = Self(4);
    /// The anti-diagonal, in the direction of a8 to h1.
    ///
    /// ```
    /// assert_eq!(setwise::king::CheckLines::ANTI_DIAGONAL.bits(), 8);
    /// ```
    pub const ANTI_DIAGONAL: Self = Self(8);
    /// All four lines: there is no escape.
    ///
    /// ```
    /// assert_eq!(setwise::king::CheckLines::ALL.bits(), 15);
    /// ```
    pub const ALL: Self = Self(15);

    /// The number, 0 to 15.
    ///
    /// ```
    /// assert_eq!(setwise::king::CheckLines::DIAGONAL.bits(), 4);
    /// ```
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// Whether all lines of `other` are among these.
    ///
    /// ```
    /// use setwise::king::CheckLines;
    /// assert!(!CheckLines::RANK.contains(CheckLines::FILE));
    /// ```
    pub const fn contains(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }
}

/// The name of the line, or `none` or `all`.
impl fmt::Display for CheckLines {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match *self {
            Self::NONE => "none",
            Self::RANK => "rank",
            Self::FILE => "file",
            Self::DIAGONAL => "diagonal",
            Self::ANTI_DIAGONAL => "anti_diagonal",
            _ => "all",
        })
    }
}

/// The squares that a king can move to: its neighbors that are not taboo. Taboo are the squares of its own side's
/// pieces and all that the enemy attacks once the king has left its square.
///
/// ```
/// use setwise::{king::escapes, Bitboard, Square};
/// let taboo = Bitboard::from_rank(setwise::Rank::Second); // the own pawns
/// assert_eq!(escapes(Square::G1, taboo), Square::F1.bitboard() | Square::H1.bitboard());
/// ```
#[inline]
pub const fn escapes(king: Square, taboo: Bitboard) -> Bitboard {
    king_attacks(king).difference(taboo)
}

/// The lines on which the king would have no escape from a distant check. `targets` are its [`escapes`].
///
/// ```
/// use setwise::{king::{distant_check_lines, CheckLines}, Bitboard, Square};
/// let beside = Square::F1.bitboard() | Square::H1.bitboard();
/// assert_eq!(distant_check_lines(beside, Square::G1), CheckLines::RANK); // the back rank
/// assert_eq!(distant_check_lines(Bitboard::EMPTY, Square::G1), CheckLines::ALL);
/// assert_eq!(distant_check_lines(beside | Square::G2.bitboard(), Square::G1), CheckLines::NONE);
/// ```
#[doc(alias = "dirSet")]
#[inline]
pub const fn distant_check_lines(targets: Bitboard, king: Square) -> CheckLines {
    branchless(targets, king)
}

/// The same, line by line until one fits: escapes that are not empty fit one line at most.
///
/// ```
/// use setwise::{king::distant_check::branching, Square};
/// assert_eq!(branching(Square::B2.bitboard(), Square::A1).bits(), 4);
/// ```
#[inline]
pub const fn branching(targets: Bitboard, king: Square) -> CheckLines {
    let pattern = targets.with(king);
    if targets.without(king).is_empty() {
        CheckLines::ALL
    } else if pattern.is_subset(rank_of(king)) {
        CheckLines::RANK
    } else if pattern.is_subset(file_of(king)) {
        CheckLines::FILE
    } else if pattern.is_subset(diagonal_of(king)) {
        CheckLines::DIAGONAL
    } else if pattern.is_subset(anti_diagonal_of(king)) {
        CheckLines::ANTI_DIAGONAL
    } else {
        CheckLines::NONE
    }
}

/// The same without a branch: each line's test is a bit. A king without escapes is alone on all its lines, so that
/// case needs no test of its own.
///
/// ```
/// use setwise::{king::distant_check::branchless, Square};
/// assert_eq!(branchless(Square::A2.bitboard(), Square::A1).bits(), 2);
/// ```
#[inline]
pub const fn branchless(targets: Bitboard, king: Square) -> CheckLines {
    let pattern = targets.with(king);
    CheckLines(
        pattern.is_subset(rank_of(king)) as u8
            | (pattern.is_subset(file_of(king)) as u8) << 1
            | (pattern.is_subset(diagonal_of(king)) as u8) << 2
            | (pattern.is_subset(anti_diagonal_of(king)) as u8) << 3,
    )
}

/// What each line adds to the number.
const WEIGHTS: [u64; 4] = [1, 2, 4, 8];

/// The squares off each line through a king, the four lines side by side.
static OFF_LINES: [[u64; 4]; 64] = {
    let mut off_lines = [[0; 4]; 64];
    let mut index = 0;
    while index < 64 {
        let king = Square::ALL[index];
        let lines = [rank_of(king), file_of(king), diagonal_of(king), anti_diagonal_of(king)];
        let mut lane = 0;
        while lane < 4 {
            off_lines[index][lane] = lines[lane].complement().bits();
            lane += 1;
        }
        index += 1;
    }
    off_lines
};

/// The same in four lanes: and, compare with zero, and with the weights, or across. The page writes this with the
/// 128-bit compare of SSE4.1; here a lane is an element of an array.
///
/// Two savings: the king is on all its lines, so it need not join the pattern; and escapes are on a line if none is
/// off it, so the table holds the squares off the line and zero is all there is to compare with.
///
/// ```
/// use setwise::{king::distant_check::four_lanes, Square};
/// assert_eq!(four_lanes(Square::B1.bitboard(), Square::A2).bits(), 8);
/// ```
#[inline]
pub const fn four_lanes(targets: Bitboard, king: Square) -> CheckLines {
    let off_lines = &OFF_LINES[king.index()];
    let mut lanes = [0; 4];
    let mut lane = 0;
    while lane < 4 {
        let on_line = (targets.bits() & off_lines[lane] == 0) as u64;
        // All ones or all zeros, as a vector compare leaves it.
        lanes[lane] = on_line.wrapping_neg() & WEIGHTS[lane];
        lane += 1;
    }
    // Halves first, as a vector of four lanes folds.
    CheckLines(((lanes[0] | lanes[2]) | (lanes[1] | lanes[3])) as u8)
}
