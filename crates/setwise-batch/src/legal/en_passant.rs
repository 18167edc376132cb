//! Captures en passant, one by one: they are rare, and no mask decides them.
//!
//! Two pawns leave their squares at once, and any of the lines that they leave may end at the king. So the king is asked on
//! the board after the capture. It is sliders alone that he may see there: nothing else attacked him before the push, when it was
//! not his turn, and the pawn that was pushed is gone.
//!
//! Cost: two look-ups a pawn.

use setwise::{
    Bitboard, Direction, Square,
    attack::{bishop_attacks, rook_attacks},
};

/// A board on which a pawn is pushed from its first square, seen from the side of those who may take it. It is as before the push.
pub(super) struct BeforePush {
    pub(super) king: Square,
    /// The pawns on the fifth rank.
    pub(super) pawns: Bitboard,
    /// The sliders of the other side.
    pub(super) diagonal: Bitboard,
    pub(super) orthogonal: Bitboard,
    pub(super) occupied: Bitboard,
}

impl BeforePush {
    /// The pawns that may take the one that is pushed to this square.
    #[cold]
    pub(super) fn capturers(&self, pushed: Square) -> Bitboard {
        let pushed = pushed.bitboard();
        let target = pushed.step(Direction::North);
        let from = target.step(Direction::North);
        let beside = (pushed.step(Direction::East) | pushed.step(Direction::West)) & self.pawns;
        let may_take = |&capturer: &Square| {
            let after = (self.occupied - from - capturer.bitboard()) | target;
            let orthogonal = rook_attacks(self.king, after) & self.orthogonal;
            let diagonal = bishop_attacks(self.king, after) & self.diagonal;
            (orthogonal | diagonal).is_empty()
        };
        beside.into_iter().filter(may_take).collect()
    }
}
