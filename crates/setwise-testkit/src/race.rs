//! The race of a lone king against a lone pawn, played out to the end from every position.
//!
//! A pawn only goes forward, so its squares are settled from the promotion square backward: first with the pawn to
//! move, then with the king to move. No rule of the square is used.

use crate::grid::coordinates;
use setwise::{Color, Square};

/// Whether the king takes the pawn, at the latest when it has promoted; white pawns against a black king, by pawn
/// and king.
pub struct Races {
    pawn_to_move: [[bool; 64]; 64],
    king_to_move: [[bool; 64]; 64],
}

/// Whether two squares are one king move apart.
fn are_neighbors(a: Square, b: Square) -> bool {
    let ((a_file, a_rank), (b_file, b_rank)) = (coordinates(a), coordinates(b));
    (a_file - b_file).abs().max((a_rank - b_rank).abs()) == 1
}

/// Whether a white pawn attacks a square.
fn attacks(pawn: Square, square: Square) -> bool {
    let ((pawn_file, pawn_rank), (file, rank)) = (coordinates(pawn), coordinates(square));
    rank - pawn_rank == 1 && (file - pawn_file).abs() == 1
}

impl Races {
    /// Plays all races.
    pub fn new() -> Self {
        let mut races = Self { pawn_to_move: [[false; 64]; 64], king_to_move: [[false; 64]; 64] };
        for pawn in Square::ALL.into_iter().rev() {
            for king in Square::ALL {
                races.pawn_to_move[pawn.index()][king.index()] = races.pawn_moves(pawn, king);
            }
            for king in Square::ALL {
                races.king_to_move[pawn.index()][king.index()] = races.king_moves(pawn, king);
            }
        }
        races
    }

    /// Caught wherever it goes; a pawn that the king blocks has to wait and is caught.
    fn pawn_moves(&self, pawn: Square, king: Square) -> bool {
        let (file, rank) = coordinates(pawn);
        let reach = if rank == 1 { 2 } else { 1 };
        (rank + 1..=(rank + reach).min(7))
            .map(|rank| Square::ALL[(8 * rank + file) as usize])
            .take_while(|&target| target != king)
            .all(|target| self.king_to_move[target.index()][king.index()])
    }

    /// Takes the pawn, or goes where it can be caught. A pawn on the last rank is a queen with the next move.
    fn king_moves(&self, pawn: Square, king: Square) -> bool {
        let goes_on = coordinates(pawn).1 < 7;
        let safe = |&target: &Square| are_neighbors(king, target) && !attacks(pawn, target);
        are_neighbors(king, pawn)
            || goes_on
                && Square::ALL
                    .iter()
                    .filter(|target| safe(target))
                    .any(|target| self.pawn_to_move[pawn.index()][target.index()])
    }

    /// Whether the enemy king catches the pawn.
    pub fn is_caught(
        &self,
        pawn_color: Color,
        pawn: Square,
        enemy_king: Square,
        side_to_move: Color,
    ) -> bool {
        let table = if side_to_move == pawn_color { &self.pawn_to_move } else { &self.king_to_move };
        match pawn_color {
            Color::White => table[pawn.index()][enemy_king.index()],
            Color::Black => table[pawn.flip_vertical().index()][enemy_king.flip_vertical().index()],
        }
    }
}

impl Default for Races {
    fn default() -> Self {
        Self::new()
    }
}
