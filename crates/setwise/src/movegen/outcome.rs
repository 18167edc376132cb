//! How a game can be over on the board: checkmate, stalemate, and material that cannot mate.
//!
//! ```text
//! no legal move and check        checkmate
//! no legal move and no check     stalemate
//! ```
//!
//! Generation breaks off at the first move, so the question costs about one piece.
//!
//! A side **cannot mate** if no sequence of legal moves whatever, with the other side's help, ends in its mating: the
//! material counts, not the position (FIDE Laws 5.2.2 call the position dead; blocked pawn walls are not looked at).

use crate::{Bitboard, Color, Role, position::Position};
use core::ops::ControlFlow;

impl Position {
    /// Whether there is a legal move.
    ///
    /// ```
    /// assert!(setwise::position::Position::START.has_moves());
    /// ```
    pub fn has_moves(&self) -> bool {
        self.for_each_bundle(ControlFlow::Break).is_break()
    }

    /// Whether the side to move is checkmated.
    ///
    /// ```
    /// use setwise::position::Position;
    /// let fools_mate = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3";
    /// assert!(Position::from_fen(fools_mate)?.is_checkmate());
    /// # Ok::<(), setwise::position::PositionError>(())
    /// ```
    pub fn is_checkmate(&self) -> bool {
        self.is_check() && !self.has_moves()
    }

    /// Whether the side to move has no move and is not in check.
    ///
    /// ```
    /// use setwise::position::Position;
    /// assert!(Position::from_fen("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1")?.is_stalemate());
    /// # Ok::<(), setwise::position::PositionError>(())
    /// ```
    pub fn is_stalemate(&self) -> bool {
        !self.is_check() && !self.has_moves()
    }

    /// Whether a side's material cannot mate, even with the other side's help.
    ///
    /// So it is with the bare king; with a knight against a king that has at most queens beside him; and with bishops
    /// of one square color while there are no pawns, knights, or bishops of the other color on the board.
    ///
    /// ```
    /// use setwise::{Color, position::Position};
    /// let position = Position::from_fen("4k3/8/8/8/8/8/4P3/4KB2 w - - 0 1")?;
    /// assert!(position.cannot_mate(Color::Black) && !position.cannot_mate(Color::White));
    /// # Ok::<(), setwise::position::PositionError>(())
    /// ```
    pub fn cannot_mate(&self, color: Color) -> bool {
        let board = self.board();
        let own = |role| board.pieces(color, role);
        if !(own(Role::Pawn) | board.orthogonal_sliders(color)).is_empty() {
            return false;
        }
        if !own(Role::Knight).is_empty() {
            let enemy = board.color(color.opposite());
            let in_the_way = enemy - board.role(Role::King) - board.role(Role::Queen);
            return board.color(color).count() <= 2 && in_the_way.is_empty();
        }
        if !own(Role::Bishop).is_empty() {
            let bishops = board.role(Role::Bishop);
            let one_color = bishops.is_subset(Bitboard::LIGHT) || bishops.is_subset(Bitboard::DARK);
            return one_color && (board.role(Role::Pawn) | board.role(Role::Knight)).is_empty();
        }
        true
    }

    /// Whether neither side can mate.
    ///
    /// ```
    /// use setwise::position::Position;
    /// assert!(Position::from_fen("4k3/8/8/8/8/8/8/4KB2 w - - 0 1")?.is_insufficient_material());
    /// assert!(!Position::START.is_insufficient_material());
    /// # Ok::<(), setwise::position::PositionError>(())
    /// ```
    pub fn is_insufficient_material(&self) -> bool {
        Color::ALL.into_iter().all(|color| self.cannot_mate(color))
    }
}
