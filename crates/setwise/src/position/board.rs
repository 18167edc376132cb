//! The pieces on the board, as eight sets: two colors and six roles.
//!
//! A square is either in one color and one role, or in none of the eight. The fields are private and every
//! constructor and every change keeps this, so two pieces never share a square:
//!
//! ```text
//! pieces(color, role) = colors[color] & roles[role]
//! occupied            = colors[white] | colors[black]  =  roles[pawn] | ... | roles[king]
//! ```
//!
//! Cost: 64 bytes; a question about a set is one or two operations, one about a square at most eight tests.

use crate::{Bitboard, Color, File, Piece, Rank, Role, Square};
use core::fmt;

/// The pieces on the board. Nothing but that: who moves, and what else a game remembers, is in a
/// [`Setup`](super::Setup).
///
/// ```
/// use setwise::{position::Board, Bitboard, Color, Role, Square};
/// let board = Board::START;
/// assert_eq!(board.pieces(Color::White, Role::King), Square::E1.bitboard());
/// assert_eq!(board.piece_at(Square::D8).map(|piece| piece.letter()), Some('q'));
/// assert!(board.color(Color::White).is_disjoint(board.color(Color::Black)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Board {
    colors: [Bitboard; 2],
    roles: [Bitboard; 6],
}

impl Board {
    /// The board without pieces.
    ///
    /// ```
    /// assert!(setwise::position::Board::EMPTY.occupied().is_empty());
    /// ```
    pub const EMPTY: Self = Self { colors: [Bitboard::EMPTY; 2], roles: [Bitboard::EMPTY; 6] };

    /// The board before the first move.
    ///
    /// ```
    /// use setwise::position::Board;
    /// let picture = "\
    /// r n b q k b n r
    /// p p p p p p p p
    /// . . . . . . . .
    /// . . . . . . . .
    /// . . . . . . . .
    /// . . . . . . . .
    /// P P P P P P P P
    /// R N B Q K B N R
    /// ";
    /// assert_eq!(Board::START.to_string(), picture);
    /// ```
    pub const START: Self = {
        use Role::{Bishop, King, Knight, Queen, Rook};
        let back_rank = [Rook, Knight, Bishop, Queen, King, Bishop, Knight, Rook];
        let mut board = Self::EMPTY;
        let mut index = 0;
        while index < 16 {
            let (color, file) = (Color::ALL[index / 8], File::ALL[index % 8]);
            let first = Square::at(file, color.relative_rank(Rank::First));
            let second = Square::at(file, color.relative_rank(Rank::Second));
            board.set(first, Piece { color, role: back_rank[index % 8] });
            board.set(second, Piece { color, role: Role::Pawn });
            index += 1;
        }
        board
    };

    /// The board with these sets, white's and black's pieces and then the roles in the order of
    /// [`Role::ALL`]; none where two colors or two roles share a square, or where a square has the one and
    /// lacks the other.
    ///
    /// ```
    /// use setwise::{position::Board, Bitboard, Color, Role};
    /// let start = Board::START;
    /// let colors = Color::ALL.map(|color| start.color(color));
    /// let roles = Role::ALL.map(|role| start.role(role));
    /// assert_eq!(Board::from_sets(colors, roles), Some(start));
    /// assert_eq!(Board::from_sets(colors, [Bitboard::EMPTY; 6]), None);
    /// ```
    pub const fn from_sets(colors: [Bitboard; 2], roles: [Bitboard; 6]) -> Option<Self> {
        let mut occupied = Bitboard::EMPTY;
        let mut index = 0;
        while index < 6 {
            if !occupied.is_disjoint(roles[index]) {
                return None;
            }
            occupied = occupied.union(roles[index]);
            index += 1;
        }
        let [white, black] = colors;
        let same = white.union(black).bits() == occupied.bits();
        if same && white.is_disjoint(black) { Some(Self { colors, roles }) } else { None }
    }

    /// All pieces of one color.
    ///
    /// ```
    /// use setwise::{position::Board, Bitboard, Color, Rank};
    /// let black = Bitboard::from_rank(Rank::Seventh) | Bitboard::RANK_8;
    /// assert_eq!(Board::START.color(Color::Black), black);
    /// ```
    #[inline(always)]
    pub const fn color(&self, color: Color) -> Bitboard {
        self.colors[color as usize]
    }

    /// The pieces of one role, of both colors.
    ///
    /// ```
    /// use setwise::{position::Board, Role, Square};
    /// assert_eq!(Board::START.role(Role::Queen), Square::D1.bitboard() | Square::D8.bitboard());
    /// ```
    #[inline(always)]
    pub const fn role(&self, role: Role) -> Bitboard {
        self.roles[role as usize]
    }

    /// The pieces of one color and one role.
    ///
    /// ```
    /// use setwise::{position::Board, Bitboard, Color, Rank, Role};
    /// let pawns = Board::START.pieces(Color::White, Role::Pawn);
    /// assert_eq!(pawns, Bitboard::from_rank(Rank::Second));
    /// ```
    #[inline(always)]
    pub const fn pieces(&self, color: Color, role: Role) -> Bitboard {
        self.color(color).intersection(self.role(role))
    }

    /// All pieces.
    ///
    /// ```
    /// assert_eq!(setwise::position::Board::START.occupied().count(), 32);
    /// ```
    #[inline(always)]
    pub const fn occupied(&self) -> Bitboard {
        self.color(Color::White).union(self.color(Color::Black))
    }

    /// The square of a side's king, where it has exactly one.
    ///
    /// ```
    /// use setwise::{position::Board, Color, Square};
    /// assert_eq!(Board::START.king(Color::Black), Some(Square::E8));
    /// assert_eq!(Board::EMPTY.king(Color::Black), None);
    /// ```
    #[inline(always)]
    pub const fn king(&self, color: Color) -> Option<Square> {
        self.pieces(color, Role::King).only()
    }

    /// What stands on a square.
    ///
    /// ```
    /// use setwise::{position::Board, Color, Piece, Role, Square};
    /// let rook = Piece { color: Color::White, role: Role::Rook };
    /// assert_eq!(Board::START.piece_at(Square::A1), Some(rook));
    /// assert_eq!(Board::START.piece_at(Square::A3), None);
    /// ```
    pub const fn piece_at(&self, square: Square) -> Option<Piece> {
        let color = if self.color(Color::White).contains(square) { Color::White } else { Color::Black };
        let mut index = 0;
        while index < 6 {
            let role = Role::ALL[index];
            if self.role(role).contains(square) {
                return Some(Piece { color, role });
            }
            index += 1;
        }
        None
    }

    /// Puts a piece on a square, in the place of what stood there.
    ///
    /// ```
    /// use setwise::{position::Board, Piece, Square};
    /// let mut board = Board::START;
    /// let pawn = board.remove(Square::E2).unwrap();
    /// board.set(Square::E4, pawn);
    /// assert_eq!(board.piece_at(Square::E4), Piece::from_letter('P'));
    /// ```
    #[inline]
    pub const fn set(&mut self, square: Square, piece: Piece) {
        self.clear(square);
        self.put(square, piece);
    }

    /// Puts a piece on a square that is known to be empty.
    #[inline(always)]
    pub(super) const fn put(&mut self, square: Square, Piece { color, role }: Piece) {
        self.lay(color, role, square);
    }

    /// Puts a piece on a square that is known to be empty.
    #[inline(always)]
    pub(crate) const fn lay(&mut self, color: Color, role: Role, square: Square) {
        self.colors[color as usize] = self.color(color).with(square);
        self.roles[role as usize] = self.role(role).with(square);
    }

    /// Takes a piece off a square where it is known to stand.
    #[inline(always)]
    pub(crate) const fn lift(&mut self, color: Color, role: Role, square: Square) {
        self.colors[color as usize] = self.color(color).without(square);
        self.roles[role as usize] = self.role(role).without(square);
    }

    /// The role of the piece on a square that is known to be occupied. The sets are asked all at once, not one after
    /// the other: which piece it is cannot be foreseen.
    #[inline(always)]
    pub(crate) const fn role_at(&self, square: Square) -> Role {
        const ROLES: [Role; 8] = {
            let mut roles = [Role::King; 8];
            let mut index = 0;
            while index < 6 {
                roles[index] = Role::ALL[index];
                index += 1;
            }
            roles
        };
        let mut index = 0;
        let mut role = 1;
        while role < 6 {
            index += role * self.roles[role].contains(square) as usize;
            role += 1;
        }
        ROLES[index & 7]
    }

    /// Takes away what stands on a square, and returns it.
    ///
    /// ```
    /// use setwise::{position::Board, Piece, Square};
    /// let mut board = Board::START;
    /// assert_eq!(board.remove(Square::B8), Piece::from_letter('n'));
    /// assert_eq!(board.remove(Square::B8), None);
    /// ```
    #[inline]
    pub const fn remove(&mut self, square: Square) -> Option<Piece> {
        let piece = self.piece_at(square);
        self.clear(square);
        piece
    }

    /// Takes a square out of all eight sets.
    #[inline]
    const fn clear(&mut self, square: Square) {
        let mut index = 0;
        while index < 2 {
            self.colors[index] = self.colors[index].without(square);
            index += 1;
        }
        let mut index = 0;
        while index < 6 {
            self.roles[index] = self.roles[index].without(square);
            index += 1;
        }
    }

    /// The pieces and their squares, from a1 along the ranks to h8.
    ///
    /// ```
    /// use setwise::{position::Board, Piece, Square};
    /// let board = Board::START;
    /// assert_eq!(board.iter().next(), Some((Square::A1, Piece::from_letter('R').unwrap())));
    /// assert_eq!(board.iter().collect::<Board>(), board);
    /// ```
    pub fn iter(&self) -> impl Iterator<Item = (Square, Piece)> {
        self.occupied().squares().filter_map(|square| Some((square, self.piece_at(square)?)))
    }

    /// The board as the other side sees it: ranks reversed and colors exchanged. What holds for white here
    /// holds for black there.
    ///
    /// ```
    /// use setwise::{position::Board, Piece, Square};
    /// let rook = (Square::C2, Piece::from_letter('R').unwrap());
    /// let flipped = Board::from_iter([rook]).flip_colors();
    /// assert_eq!(flipped.piece_at(Square::C7), Piece::from_letter('r'));
    /// ```
    pub const fn flip_colors(&self) -> Self {
        let mut flipped = Self::EMPTY;
        let mut index = 0;
        while index < 2 {
            flipped.colors[index] = self.color(Color::ALL[index].opposite()).flip_vertical();
            index += 1;
        }
        let mut index = 0;
        while index < 6 {
            flipped.roles[index] = self.roles[index].flip_vertical();
            index += 1;
        }
        flipped
    }

    /// Writes eight rows of letters, each behind `indent`.
    fn write_rows(&self, f: &mut fmt::Formatter<'_>, indent: &str) -> fmt::Result {
        for &rank in Rank::ALL.iter().rev() {
            f.write_str(indent)?;
            for file in File::ALL {
                let gap = if file == File::A { "" } else { " " };
                let letter = self.piece_at(Square::at(file, rank)).map_or('.', Piece::letter);
                write!(f, "{gap}{letter}")?;
            }
            f.write_str("\n")?;
        }
        Ok(())
    }
}

/// The board with these pieces; of two on one square, the later stays.
///
/// ```
/// use setwise::{position::Board, Color, Piece, Square};
/// let kings = [(Square::E1, 'K'), (Square::E8, 'k')];
/// let board = Board::from_iter(kings.map(|(square, k)| (square, Piece::from_letter(k).unwrap())));
/// assert_eq!(board.king(Color::White), Some(Square::E1));
/// ```
impl FromIterator<(Square, Piece)> for Board {
    fn from_iter<I: IntoIterator<Item = (Square, Piece)>>(pieces: I) -> Self {
        let mut board = Self::EMPTY;
        for (square, piece) in pieces {
            board.set(square, piece);
        }
        board
    }
}

/// Eight rows of letters with a8 in the upper left corner, upper case for white, a dot for an empty square.
impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write_rows(f, "")
    }
}

/// The rows of [`Display`](fmt::Display) in braces.
impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Board {\n")?;
        self.write_rows(f, "    ")?;
        f.write_str("}")
    }
}
