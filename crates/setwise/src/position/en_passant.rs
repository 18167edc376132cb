//! Which pawns may take en passant, legally.
//!
//! The rule is old and small, and the source of most errors of move generators: two pawns leave one rank, or two
//! lines, at once, and any of these lines may end at the own king. So legality is asked of the board after the
//! capture, by the plain question whether the king is attacked there.
//!
//! ```text
//! after     = occupied ^ capturer ^ target ^ captured
//! may take  = the king is not attacked on `after`, by pieces other than the captured pawn
//! ```
//!
//! Cost: one look-up where no pawn stands beside; else five look-ups a pawn, and there are two at the most.

use super::{Setup, zobrist};
use crate::{Bitboard, Role, Square, table::pawn_attacks};

impl Setup {
    /// The pawns of the side to move that may take en passant, pins and checks considered.
    ///
    /// ```
    /// use setwise::{position::Setup, Square};
    /// let setup = Setup::from_fen("4k3/8/8/3pP3/8/8/8/4K3 w - d6")?;
    /// assert_eq!(setup.en_passant_capturers(), Square::E5.bitboard());
    /// // Both pawns would leave the rank, and the rook would take the king.
    /// let setup = Setup::from_fen("8/8/8/r2Pp2K/8/8/4k3/8 w - e6")?;
    /// assert!(setup.en_passant_capturers().is_empty());
    /// # Ok::<(), setwise::position::FenError>(())
    /// ```
    #[inline]
    pub const fn en_passant_capturers(&self) -> Bitboard {
        let Some(target) = self.en_passant else { return Bitboard::EMPTY };
        let us = self.side_to_move;
        let beside = pawn_attacks(us.opposite(), target).intersection(self.board.pieces(us, Role::Pawn));
        if beside.is_empty() { beside } else { self.legal_capturers(target, beside) }
    }

    /// Those of the pawns beside the captured pawn whose king is safe when they have taken.
    const fn legal_capturers(&self, target: Square, mut beside: Bitboard) -> Bitboard {
        let us = self.side_to_move;
        let captured = target.bitboard().step(us.opposite().forward());
        let Some(king) = self.board.king(us) else { return beside };
        let mut legal = Bitboard::EMPTY;
        while let Some(capturer) = beside.pop_first() {
            let after = self.board.occupied().difference(captured).without(capturer).with(target);
            let attackers = self.board.attackers(us.opposite(), king, after);
            if attackers.is_subset(captured) {
                legal = legal.with(capturer);
            }
        }
        legal
    }

    /// What the en passant square adds to the key.
    #[inline(always)]
    pub(crate) const fn en_passant_key(&self) -> u64 {
        match self.en_passant {
            Some(square) if !self.en_passant_capturers().is_empty() => zobrist::en_passant_key(square.file()),
            _ => 0,
        }
    }
}
