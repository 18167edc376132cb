//! Playing a move: a copy of the position, changed.
//!
//! ```text
//! captured    leaves the board, with its castling right
//! the piece   leaves its square and arrives, as another role if it promotes
//! then        the right of a rook that moved, of both for a king; the en passant square; counters; side
//! ```
//!
//! Each change of the board changes the keys with it. There is no unmake: the position before is still there.
//! Cost: a copy of 104 bytes, some thirty operations and three or four look-ups.

use super::{
    IllegalMove, Move,
    castling::castling_targets,
    side::{Side, for_side},
};
use crate::{
    Color, Role, Square,
    position::{
        Position,
        zobrist::{BLACK_TO_MOVE, castling_key, piece_key},
    },
};

impl Position {
    /// The position after a legal move.
    ///
    /// ```
    /// use setwise::{Square, movegen::Move, position::Position};
    /// let after = Position::START.play(Move::new(Square::E2, Square::E4))?;
    /// assert_eq!(after.to_string(), "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1");
    /// assert!(Position::START.play(Move::new(Square::E2, Square::E5)).is_err());
    /// # Ok::<(), setwise::movegen::IllegalMove>(())
    /// ```
    ///
    /// # Errors
    ///
    /// The move is not legal here.
    pub fn play(&self, chosen: Move) -> Result<Self, IllegalMove> {
        if self.is_legal(chosen) { Ok(self.play_unchecked(chosen)) } else { Err(IllegalMove(chosen)) }
    }

    /// The position after a move that is known to be legal, as those of the generator are.
    ///
    /// With another move the position that comes out makes no sense, but nothing worse happens; in a debug build it
    /// panics.
    ///
    /// ```
    /// use setwise::{Square, movegen::Move, position::Position};
    /// let after = Position::START.play_unchecked(Move::new(Square::G1, Square::F3));
    /// assert_eq!(after.to_string(), "rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - 1 1");
    /// ```
    #[must_use]
    #[inline]
    pub fn play_unchecked(&self, chosen: Move) -> Self {
        debug_assert!(self.is_legal(chosen), "{chosen} is not legal in {self}");
        let role = self.board().role_at(chosen.from);
        for_side!(self.side_to_move(), Us => self.after::<Us>(role, chosen))
    }

    /// The position after passing: the other side to move, no en passant square. None in check, where passing
    /// would leave the king to be taken.
    ///
    /// ```
    /// use setwise::position::Position;
    /// let after = Position::START.pass().unwrap();
    /// assert_eq!(after.to_string(), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 1 1");
    /// ```
    #[must_use]
    pub fn pass(&self) -> Option<Self> {
        if self.is_check() {
            return None;
        }
        let mut next = *self;
        next.key ^= self.setup.en_passant_key();
        next.setup.en_passant = None;
        next.setup.halfmove_clock = next.setup.halfmove_clock.saturating_add(1);
        next.pass_turn();
        Some(next)
    }

    /// The position after a legal move of a piece whose role is known, of a side that is known by its type.
    #[inline(always)]
    pub(crate) fn after<Us: Side>(&self, role: Role, Move { from, to, promotion }: Move) -> Self {
        let (us, them) = (Us::COLOR, <Us::Opponent as Side>::COLOR);
        let mut next = *self;
        next.key ^= self.setup.en_passant_key();
        next.setup.en_passant = None;
        next.setup.halfmove_clock = self.setup.halfmove_clock.saturating_add(1);
        if self.board().color(them).contains(to) {
            next.lift(them, self.board().role_at(to), to);
            next.drop_rights(to);
            next.setup.halfmove_clock = 0;
        }
        next.lift(us, role, from);
        match role {
            Role::Pawn => {
                next.setup.halfmove_clock = 0;
                next.lay(us, promotion.unwrap_or(Role::Pawn), to);
                if self.setup.en_passant == Some(to) {
                    next.take_en_passant::<Us>(to);
                } else if from.index().abs_diff(to.index()) == 16 {
                    next.setup.en_passant = from.step(us.forward());
                }
            }
            Role::King => {
                next.drop_rights_of(us);
                if self.board().color(us).contains(to) {
                    let (king_target, rook_target) = castling_targets(from, to);
                    next.lift(us, Role::Rook, to);
                    next.lay(us, Role::King, king_target);
                    next.lay(us, Role::Rook, rook_target);
                } else {
                    next.lay(us, Role::King, to);
                }
            }
            Role::Rook => {
                next.drop_rights(from);
                next.lay(us, role, to);
            }
            _ => next.lay(us, role, to),
        }
        next.pass_turn();
        next.key ^= next.setup.en_passant_key();
        next
    }

    /// Takes the pawn that has just passed over `target`.
    #[inline(always)]
    fn take_en_passant<Us: Side>(&mut self, target: Square) {
        if let Some(captured) = target.step(Us::COLOR.opposite().forward()) {
            self.lift(Us::COLOR.opposite(), Role::Pawn, captured);
        }
    }

    /// The turn goes to the other side.
    #[inline(always)]
    fn pass_turn(&mut self) {
        let black_has_moved = self.setup.side_to_move == Color::Black;
        self.setup.fullmove_number = self.setup.fullmove_number.saturating_add(u32::from(black_has_moved));
        self.setup.side_to_move = self.setup.side_to_move.opposite();
        self.key ^= BLACK_TO_MOVE;
    }

    /// Takes a piece off its square.
    #[inline(always)]
    fn lift(&mut self, color: Color, role: Role, square: Square) {
        self.setup.board.lift(color, role, square);
        self.change_keys(color, role, square);
    }

    /// Puts a piece on an empty square.
    #[inline(always)]
    fn lay(&mut self, color: Color, role: Role, square: Square) {
        self.setup.board.lay(color, role, square);
        self.change_keys(color, role, square);
    }

    #[inline(always)]
    fn change_keys(&mut self, color: Color, role: Role, square: Square) {
        let key = piece_key(color, role, square);
        self.key ^= key;
        if role == Role::Pawn {
            self.pawn_key ^= key;
        }
    }

    /// The right of the rook on a square ends, if it had one.
    #[inline(always)]
    fn drop_rights(&mut self, square: Square) {
        if self.castling().squares().contains(square) {
            self.key ^= castling_key(square.bitboard());
            self.setup.castling = self.castling().without(square.bitboard());
        }
    }

    /// The rights of a side end, if it had any.
    #[inline(always)]
    fn drop_rights_of(&mut self, color: Color) {
        let rooks = self.castling().rooks(color);
        if !rooks.is_empty() {
            self.key ^= castling_key(rooks);
            self.setup.castling = self.castling().without(rooks);
        }
    }
}
