//! Single moves judged: legal or not, check or not.
//!
//! A move is legal if generation, held to its two squares, yields it: there is no second text of the rules. Cost:
//! the limits and one piece. A move gives check if the position after it is one; cost: a move and five look-ups.

use super::{Move, generate::Wanted};
use crate::position::Position;
use core::{fmt, ops::ControlFlow};

impl Position {
    /// Whether a move is legal here.
    ///
    /// ```
    /// use setwise::{Square, movegen::Move, position::Position};
    /// let pinned = Position::from_fen("4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1")?;
    /// assert!(!pinned.is_legal(Move::new(Square::E2, Square::C3)));
    /// assert!(pinned.is_legal(Move::new(Square::E1, Square::D2)));
    /// # Ok::<(), setwise::position::PositionError>(())
    /// ```
    pub fn is_legal(&self, candidate: Move) -> bool {
        let (from, to) = (candidate.from.bitboard(), candidate.to.bitboard());
        let wanted = Wanted { from, to, en_passant: self.en_passant() == Some(candidate.to) };
        let is_among = |bundle: super::Bundle| match bundle.contains(candidate) {
            true => ControlFlow::Break(()),
            false => ControlFlow::Continue(()),
        };
        self.for_each_wanted(wanted, is_among).is_break()
    }

    /// Whether a legal move gives check.
    ///
    /// ```
    /// use setwise::{Square, movegen::Move, position::Position};
    /// let castling = Position::from_fen("5k2/8/8/8/8/8/8/4K2R w K - 0 1")?;
    /// assert!(castling.gives_check(Move::new(Square::E1, Square::H1)));
    /// assert!(!castling.gives_check(Move::new(Square::E1, Square::E2)));
    /// # Ok::<(), setwise::position::PositionError>(())
    /// ```
    pub fn gives_check(&self, legal: Move) -> bool {
        self.play_unchecked(legal).is_check()
    }
}

/// The move is not legal in the position.
///
/// ```
/// use setwise::{Square, movegen::Move, position::Position};
/// let error = Position::START.play(Move::new(Square::E1, Square::E2)).unwrap_err();
/// assert_eq!(error.to_string(), "the move e1e2 is not legal here");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct IllegalMove(pub Move);

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the move {} is not legal here", self.0)
    }
}

impl core::error::Error for IllegalMove {}
