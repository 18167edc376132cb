//! The questions that stand before every move: what is attacked, by whom, and which pieces are pinned.
//!
//! ```text
//! attacked_by(color, occupied)        = what the pieces of the color attack
//! attackers(color, square, occupied)  = pieces of the color & what such pieces would attack from the square
//! pinned(color)                       = the own piece that stands alone between the king and an enemy slider
//! pinners(color)                      = that slider
//! ```
//!
//! The second looks back from the target: a knight attacks it where a knight on the target would attack the
//! knight; a pawn, where a pawn of the other color would. The occupancy is a parameter, for a king that steps
//! back along the line of a check is attacked there too, and only the occupancy without the king says so.

use super::Board;
use crate::{
    Bitboard, Color, Role, Square,
    attack::{bishop_attacks, bishops_attacks, rook_attacks, rooks_attacks},
    pattern::{kings_attacks, knights_attacks, pawns_attacks},
    ray::between,
    table::{king_attacks, knight_attacks, pawn_attacks},
};

impl Board {
    /// Rooks and queens of a color: what attacks along ranks and files.
    ///
    /// ```
    /// use setwise::{position::Board, Color, Square};
    /// let sliders = Board::START.orthogonal_sliders(Color::White);
    /// assert_eq!(sliders, [Square::A1, Square::D1, Square::H1].into_iter().collect());
    /// ```
    #[inline(always)]
    pub const fn orthogonal_sliders(&self, color: Color) -> Bitboard {
        self.role(Role::Rook).union(self.role(Role::Queen)).intersection(self.color(color))
    }

    /// Bishops and queens of a color: what attacks along diagonals and anti-diagonals.
    ///
    /// ```
    /// use setwise::{position::Board, Color, Square};
    /// let sliders = Board::START.diagonal_sliders(Color::Black);
    /// assert_eq!(sliders, [Square::C8, Square::D8, Square::F8].into_iter().collect());
    /// ```
    #[inline(always)]
    pub const fn diagonal_sliders(&self, color: Color) -> Bitboard {
        self.role(Role::Bishop).union(self.role(Role::Queen)).intersection(self.color(color))
    }

    /// What the pieces of a color attack while these squares are occupied, defended own pieces included.
    /// Set-wise: two slider attacks and three patterns.
    ///
    /// ```
    /// use setwise::{bitboard, position::Setup, Color};
    /// let board = Setup::from_fen("4k3/8/8/8/8/8/P7/RK6 w - -")?.board;
    /// assert_eq!(board.attacked_by(Color::White, board.occupied()), bitboard! {
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . 1 . . . . . .
    ///     1 1 1 . . . . .
    ///     1 1 1 . . . . .
    /// });
    /// # Ok::<(), setwise::position::FenError>(())
    /// ```
    #[inline]
    pub const fn attacked_by(&self, color: Color, occupied: Bitboard) -> Bitboard {
        rooks_attacks(self.orthogonal_sliders(color), occupied)
            .union(bishops_attacks(self.diagonal_sliders(color), occupied))
            .union(knights_attacks(self.pieces(color, Role::Knight)))
            .union(kings_attacks(self.pieces(color, Role::King)))
            .union(pawns_attacks(color, self.pieces(color, Role::Pawn)))
    }

    /// The pieces of a color that attack a square while these squares are occupied. Five look-ups.
    ///
    /// ```
    /// use setwise::{position::Setup, Color, Square};
    /// let board = Setup::from_fen("4k3/8/8/8/1b6/5n2/3P4/4K3 w - -")?.board;
    /// let checkers = board.attackers(Color::Black, Square::E1, board.occupied());
    /// assert_eq!(checkers, Square::F3.bitboard());
    /// # Ok::<(), setwise::position::FenError>(())
    /// ```
    #[inline]
    pub const fn attackers(&self, color: Color, square: Square, occupied: Bitboard) -> Bitboard {
        let pawns = pawn_attacks(color.opposite(), square).intersection(self.role(Role::Pawn));
        let knights = knight_attacks(square).intersection(self.role(Role::Knight));
        let kings = king_attacks(square).intersection(self.role(Role::King));
        let leapers = pawns.union(knights).union(kings).intersection(self.color(color));
        let orthogonal = rook_attacks(square, occupied).intersection(self.orthogonal_sliders(color));
        let diagonal = bishop_attacks(square, occupied).intersection(self.diagonal_sliders(color));
        leapers.union(orthogonal).union(diagonal)
    }

    /// The pieces of a color that may not leave the line between their king and an enemy slider: absolutely
    /// pinned. None where the side has not exactly one king.
    ///
    /// The sliders in question are those that the king would see if its own pieces were gone. Cost: two
    /// look-ups, and one more for each such slider.
    ///
    /// ```
    /// use setwise::{position::Setup, Color, Square};
    /// let board = Setup::from_fen("4r1k1/8/8/b7/8/2N5/4B3/r2QK3 w - -")?.board;
    /// let pinned = board.pinned(Color::White);
    /// assert_eq!(pinned, Square::C3.bitboard() | Square::D1.bitboard() | Square::E2.bitboard());
    /// # Ok::<(), setwise::position::FenError>(())
    /// ```
    #[inline]
    pub const fn pinned(&self, color: Color) -> Bitboard {
        self.pins(color).0
    }

    /// The enemy sliders that pin the [`pinned`](Self::pinned) pieces of a color.
    ///
    /// ```
    /// use setwise::{position::Setup, Color, Square};
    /// let board = Setup::from_fen("4r1k1/8/8/b7/8/2N5/4B3/r2QK3 w - -")?.board;
    /// let pinners = board.pinners(Color::White);
    /// assert_eq!(pinners, Square::A1.bitboard() | Square::A5.bitboard() | Square::E8.bitboard());
    /// # Ok::<(), setwise::position::FenError>(())
    /// ```
    #[inline]
    pub const fn pinners(&self, color: Color) -> Bitboard {
        self.pins(color).1
    }

    /// The pieces of a color that are pinned, and those that pin them.
    #[inline(always)]
    const fn pins(&self, color: Color) -> (Bitboard, Bitboard) {
        let (mut pinned, mut pinners) = (Bitboard::EMPTY, Bitboard::EMPTY);
        let Some(king) = self.king(color) else { return (pinned, pinners) };
        let (own, enemy) = (self.color(color), self.color(color.opposite()));
        let orthogonal = rook_attacks(king, enemy).intersection(self.orthogonal_sliders(color.opposite()));
        let diagonal = bishop_attacks(king, enemy).intersection(self.diagonal_sliders(color.opposite()));
        let mut sliders = orthogonal.union(diagonal);
        while let Some(slider) = sliders.pop_first() {
            let shield = between(king, slider).intersection(own);
            if shield.is_single() {
                pinned = pinned.union(shield);
                pinners = pinners.with(slider);
            }
        }
        (pinned, pinners)
    }
}
