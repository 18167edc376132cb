//! Static exchange evaluation: what a move wins or loses on its target square, when both sides go on taking there.
//!
//! Each side may stop, or take with the least valuable piece that may *legally* take; a pawn that comes to the last
//! rank becomes a queen. The question is put with a threshold, since a yes or no needs a part of the exchange only:
//!
//! ```text
//! wins(side, victim, bound)  = bound <= 0                                             it stops
//!                           or takes, and not wins(other, taker, gain - bound + 1)    gain = victim, and promotion
//! ```
//!
//! With whole numbers, *not at least g + 1* is *at most g*. The recursion has one branch, so it is a loop in which
//! yes and no change places. Other implementations let pinned pieces take; here a piece that would leave its king in
//! check does not.
//!
//! Cost: five look-ups a capture, and five for each piece that might be pinned.

use super::Move;
use crate::{Bitboard, Color, Rank, Role, Square, position::Position};

/// Usual values of the roles, in the order of [`Role::ALL`], in hundredths of a pawn. The king's is never used, for he
/// is never taken.
///
/// ```
/// use setwise::{Role, movegen::EXCHANGE_VALUES};
/// assert_eq!(EXCHANGE_VALUES[Role::Rook as usize], 500);
/// ```
pub const EXCHANGE_VALUES: [i32; 6] = [100, 300, 300, 500, 900, 0];

impl Position {
    /// Whether a legal move wins at least `threshold` on its target square, with these values of the roles in the
    /// order of [`Role::ALL`]. Castling wins 0.
    ///
    /// ```
    /// use setwise::{Square, movegen::{EXCHANGE_VALUES, Move}, position::Position};
    /// // The rook takes a pawn that a pawn defends: 100 - 500.
    /// let position = Position::from_fen("4k3/8/2p5/3p4/8/8/8/3RK3 w - - 0 1")?;
    /// let capture = Move::new(Square::D1, Square::D5);
    /// assert!(position.exchange_wins(capture, -400, &EXCHANGE_VALUES));
    /// assert!(!position.exchange_wins(capture, -399, &EXCHANGE_VALUES));
    /// # Ok::<(), setwise::position::PositionError>(())
    /// ```
    #[doc(alias = "see")]
    #[doc(alias = "see_ge")]
    pub fn exchange_wins(&self, chosen: Move, threshold: i32, values: &[i32; 6]) -> bool {
        let Move { from, to, promotion } = chosen;
        let us = self.side_to_move();
        if self.board().color(us).contains(to) {
            return threshold <= 0;
        }
        let role = self.board().role_at(from);
        let value = |role: Role| i64::from(values[role as usize]);
        let mut occupied = self.board().occupied().without(from).with(to);
        let mut gain = match self.board().piece_at(to) {
            Some(captured) => value(captured.role),
            None if role == Role::Pawn && self.en_passant() == Some(to) => {
                occupied -= to.bitboard().step(us.opposite().forward());
                value(Role::Pawn)
            }
            None => 0,
        };
        gain += promotion.map_or(0, |promoted| value(promoted) - value(Role::Pawn));
        let mut victim = promotion.unwrap_or(role);
        let mut bound = gain - i64::from(threshold) + 1;
        let mut side = us.opposite();
        // Whether the side to move wins its bound: then the other side has failed.
        let wins = loop {
            if bound <= 0 {
                break true;
            }
            let Some((taker, from)) = self.least_taker(side, to, occupied) else { break false };
            occupied = occupied.without(from);
            gain = value(victim);
            victim = taker;
            if taker == Role::Pawn && matches!(to.rank(), Rank::First | Rank::Eighth) {
                gain += value(Role::Queen) - value(Role::Pawn);
                victim = Role::Queen;
            }
            bound = gain - bound + 1;
            side = side.opposite();
        };
        wins == (side == us)
    }

    /// The least valuable piece of a side that may legally take on a square, and where it stands. Of the pieces of
    /// the board those count whose squares are still occupied, but for what is to be taken.
    fn least_taker(&self, side: Color, to: Square, occupied: Bitboard) -> Option<(Role, Square)> {
        let board = self.board();
        let remaining = occupied.without(to);
        let takers = board.attackers(side, to, occupied) & remaining;
        Role::ALL.into_iter().find_map(|role| {
            let is_legal = |&from: &Square| {
                let king = if role == Role::King { to } else { self.king(side) };
                let attackers = board.attackers(side.opposite(), king, occupied.without(from));
                attackers.is_disjoint(remaining)
            };
            (takers & board.role(role)).into_iter().find(is_legal).map(|from| (role, from))
        })
    }
}
