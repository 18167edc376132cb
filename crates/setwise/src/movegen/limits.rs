//! What limits the moves of a side: checks, pins, and the squares that are closed to its king.
//!
//! All of it comes from looking out of the king. The sliders that he would see with his own pieces gone either
//! give check, when nothing of his is between, or pin, when one piece is:
//!
//! ```text
//! sliders = look-up(king, enemy pieces) & enemy sliders
//! checker : between(king, slider) & own = 0
//! pinner  : between(king, slider) & own = one square
//! ```
//!
//! A piece other than the king must then end on the check mask: anywhere without a check, on the checker or between
//! it and the king with one. A pinned piece must stay on the lines of pins. One mask for ranks and files together
//! is enough, and one for diagonals: the lines of a mask cross in the king's square alone, and no piece on one of
//! them reaches another.
//!
//! The king himself may go where nothing attacks *when he has left his square*: a slider that gives check attacks
//! through it.
//!
//! Cost: four look-ups and one more for each such slider. Enemy sliders are asked only where the cheap attacks of
//! pawns, knights and the king leave him a square.

use super::side::Side;
use crate::{
    Bitboard, Role, Square,
    attack::{bishop_attacks, rook_attacks},
    pattern::{knights_attacks, pawns_attacks},
    position::{Board, Position},
    ray::between,
    table::{king_attacks, knight_attacks, pawn_attacks},
};

/// What the moves of the side to move must keep to.
#[derive(Clone, Copy)]
pub(super) struct Limits {
    /// The square of the king.
    pub(super) king: Square,
    /// The enemy pieces that give check.
    pub(super) checkers: Bitboard,
    /// The lines of pins along ranks and files: the squares between king and pinner, and the pinner.
    pub(super) pins_orthogonal: Bitboard,
    /// The lines of pins along diagonals.
    pub(super) pins_diagonal: Bitboard,
}

impl Limits {
    /// The limits of the side to move.
    #[inline(always)]
    pub(super) fn of<Us: Side>(position: &Position) -> Self {
        let board = position.board();
        let (us, them) = (Us::COLOR, <Us::Opponent as Side>::COLOR);
        let king = position.king(us);
        let enemy = board.color(them);
        let pawns = pawn_attacks(us, king) & board.role(Role::Pawn);
        let knights = knight_attacks(king) & board.role(Role::Knight);
        let mut limits = Self {
            king,
            checkers: (pawns | knights) & enemy,
            pins_orthogonal: Bitboard::EMPTY,
            pins_diagonal: Bitboard::EMPTY,
        };
        let own = board.color(us);
        let orthogonal = rook_attacks(king, enemy) & board.orthogonal_sliders(them);
        let diagonal = bishop_attacks(king, enemy) & board.diagonal_sliders(them);
        limits.pins_orthogonal = limits.look_along(orthogonal, own);
        limits.pins_diagonal = limits.look_along(diagonal, own);
        limits
    }

    /// Adds those of the sliders that give check to the checkers, and returns the lines of those that pin.
    #[inline(always)]
    fn look_along(&mut self, sliders: Bitboard, own: Bitboard) -> Bitboard {
        let mut pins = Bitboard::EMPTY;
        for slider in sliders {
            let line = between(self.king, slider);
            let shield = line & own;
            if shield.is_empty() {
                self.checkers = self.checkers.with(slider);
            } else if shield.is_single() {
                pins |= line.with(slider);
            }
        }
        pins
    }

    /// Where a piece other than the king must end: the check mask, without the own pieces.
    #[inline(always)]
    pub(super) fn targets(&self, own: Bitboard) -> Bitboard {
        match self.checkers.first() {
            Some(checker) => between(self.king, checker).with(checker) - own,
            None => !own,
        }
    }
}

/// Those of the squares that the enemies attack when the king is on none of them.
///
/// `squares` are those of interest: next to the king, or on his way.
#[inline(always)]
pub(super) fn safe_squares<Us: Side>(board: &Board, king: Square, squares: Bitboard) -> Bitboard {
    let them = <Us::Opponent as Side>::COLOR;
    let enemy_king = Square::from_index_masked(board.pieces(them, Role::King).bits().trailing_zeros());
    let safe = squares - king_attacks(enemy_king) - pawns_attacks(them, board.pieces(them, Role::Pawn));
    if safe.is_empty() {
        return safe;
    }
    let mut safe = safe - knights_attacks(board.pieces(them, Role::Knight));
    let occupied = board.occupied().without(king);
    for slider in board.orthogonal_sliders(them) {
        safe -= rook_attacks(slider, occupied);
    }
    for slider in board.diagonal_sliders(them) {
        safe -= bishop_attacks(slider, occupied);
    }
    safe
}
