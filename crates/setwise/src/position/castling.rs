//! Castling rights, as the squares of the rooks that may still castle.
//!
//! A right is a rook that has not moved, and whose king has not moved: white's stand on the first rank,
//! black's on the eighth. One set of squares says it all, for the usual game and for Chess960 alike. A rook
//! that moves or falls loses its right by leaving the set; a king that moves takes its whole rank along. The
//! side of the king on which a rook stands follows from the king's square.
//!
//! Position texts spell a right in three ways, and all three may be mixed:
//!
//! ```text
//! KQkq         the outermost rook on the king's side or the queen's side of the king    (FEN, X-FEN)
//! AHah         the rook on that file                                                    (Shredder-FEN)
//! Ckq          a file for an inner rook, else K and Q                                    (X-FEN)
//! ```
//!
//! A text may claim a right whose king or rook is not there. Reading keeps the claim, K as the h file and Q
//! as the a file, since a [`Setup`](super::Setup) says what the text says; to judge it is left to those who
//! need a legal position. Writing takes K and Q wherever they read back as the same rook, and the letter of
//! the file elsewhere, so that what is written always reads back as what was meant.

use super::Board;
use crate::{Bitboard, Color, File, Rank, Role, Square};

/// The squares of the rooks that may still castle.
///
/// ```
/// use setwise::{position::Castling, Bitboard, Color, Square};
/// let mut castling = Castling::ALL;
/// castling = castling.without(Square::H1.bitboard());
/// assert_eq!(castling.rooks(Color::White), Square::A1.bitboard());
/// assert_eq!(castling.without(Bitboard::RANK_1).rooks(Color::White), Bitboard::EMPTY);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Castling(Bitboard);

/// The rank that a side castles on.
const fn back_rank(color: Color) -> Bitboard {
    Bitboard::from_rank(color.relative_rank(Rank::First))
}

impl Castling {
    /// No right.
    ///
    /// ```
    /// assert!(setwise::position::Castling::NONE.is_empty());
    /// ```
    pub const NONE: Self = Self(Bitboard::EMPTY);

    /// The rights of all four corners, those of the usual game before the first move.
    ///
    /// ```
    /// use setwise::position::Castling;
    /// assert_eq!(Castling::ALL.squares().count(), 4);
    /// ```
    pub const ALL: Self =
        Self(Bitboard::EMPTY.with(Square::A1).with(Square::H1).with(Square::A8).with(Square::H8));

    /// The rights of the rooks on these squares. Squares off the first and the eighth rank give none.
    ///
    /// ```
    /// use setwise::{position::Castling, Color, Square};
    /// let rooks = Square::B1.bitboard() | Square::B4.bitboard();
    /// assert_eq!(Castling::from_squares(rooks).rooks(Color::White), Square::B1.bitboard());
    /// ```
    pub const fn from_squares(rooks: Bitboard) -> Self {
        Self(rooks.intersection(Bitboard::RANK_1.union(Bitboard::RANK_8)))
    }

    /// The squares of the rooks of both sides.
    ///
    /// ```
    /// use setwise::{position::Castling, Square};
    /// let corners = [Square::A1, Square::H1, Square::A8, Square::H8];
    /// assert_eq!(Castling::ALL.squares(), corners.into_iter().collect());
    /// ```
    #[inline(always)]
    pub const fn squares(self) -> Bitboard {
        self.0
    }

    /// The squares of the rooks of one side.
    ///
    /// ```
    /// use setwise::{position::Castling, Color, Square};
    /// assert_eq!(Castling::ALL.rooks(Color::Black), Square::A8.bitboard() | Square::H8.bitboard());
    /// ```
    #[inline(always)]
    pub const fn rooks(self, color: Color) -> Bitboard {
        self.0.intersection(back_rank(color))
    }

    /// Whether no side has a right.
    ///
    /// ```
    /// assert!(!setwise::position::Castling::ALL.is_empty());
    /// ```
    #[inline(always)]
    pub const fn is_empty(self) -> bool {
        self.0.is_empty()
    }

    /// The rights that are left when something has happened on these squares: a rook has moved or fallen, or
    /// a king has moved and its whole rank is given.
    ///
    /// ```
    /// use setwise::{position::Castling, Bitboard};
    /// assert!(Castling::ALL.without(Bitboard::RANK_1 | Bitboard::RANK_8).is_empty());
    /// ```
    #[inline(always)]
    pub const fn without(self, squares: Bitboard) -> Self {
        Self(self.0.difference(squares))
    }

    /// The rights as the other side sees them: ranks reversed.
    ///
    /// ```
    /// use setwise::{position::Castling, Square};
    /// let white = Castling::from_squares(Square::H1.bitboard());
    /// assert_eq!(white.flip_colors(), Castling::from_squares(Square::H8.bitboard()));
    /// ```
    pub const fn flip_colors(self) -> Self {
        Self(self.0.flip_vertical())
    }

    /// The rook that a letter of a position text means on this board; none where the letter means no right.
    pub(super) const fn rook_of_letter(board: &Board, letter: char) -> Option<Square> {
        let color = if letter.is_ascii_uppercase() { Color::White } else { Color::Black };
        let file = match letter.to_ascii_uppercase() {
            'K' => return Some(outermost_rook(board, color, File::H)),
            'Q' => return Some(outermost_rook(board, color, File::A)),
            upper @ 'A'..='H' => File::ALL[upper as usize - 'A' as usize],
            _ => return None,
        };
        Some(Square::at(file, color.relative_rank(Rank::First)))
    }

    /// The letter that means this rook on this board, K or Q if possible.
    pub(super) const fn letter_of_rook(board: &Board, color: Color, rook: Square) -> char {
        if rook.index() == outermost_rook(board, color, File::H).index() {
            in_case_of(color, 'k')
        } else if rook.index() == outermost_rook(board, color, File::A).index() {
            in_case_of(color, 'q')
        } else {
            Self::file_letter(color, rook)
        }
    }

    /// The letter of the rook's file.
    pub(super) const fn file_letter(color: Color, rook: Square) -> char {
        in_case_of(color, rook.file().letter())
    }
}

/// A letter in the case of a color: white's are upper, black's lower.
const fn in_case_of(color: Color, letter: char) -> char {
    match color {
        Color::White => letter.to_ascii_uppercase(),
        Color::Black => letter.to_ascii_lowercase(),
    }
}

/// The rook next to an edge, a or h, between this edge and the side's king on its back rank; the corner
/// itself where there is no such rook or no such king.
const fn outermost_rook(board: &Board, color: Color, edge: File) -> Square {
    let rank = back_rank(color);
    let corner = Square::at(edge, color.relative_rank(Rank::First));
    let rooks = board.pieces(color, Role::Rook).intersection(rank);
    let king = board.pieces(color, Role::King).intersection(rank).only();
    let rook = match edge {
        File::A => rooks.first(),
        _ => rooks.last(),
    };
    match (king, rook) {
        (Some(king), Some(rook)) if (rook.index() < king.index()) == matches!(edge, File::A) => rook,
        _ => corner,
    }
}
