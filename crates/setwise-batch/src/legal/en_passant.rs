//! Captures en passant, one by one: they are rare, and no mask decides them.
//!
//! Two pawns leave their squares at once, and any of the lines that they leave may end at the king. So the king is asked on
//! the board after the capture.
//!
//! Cost: nothing where no pawn stands beside; else four look-ups a pawn.

use super::child::{
    DIAGONAL, KING, KNIGHTS, ORTHOGONAL, OWN_DIAGONAL, OWN_KING, OWN_KNIGHTS, OWN_ORTHOGONAL, OWN_PAWNS,
    PAWNS, Sets,
};
use setwise::{
    Bitboard, Color, Direction, Square,
    attack::{bishop_attacks, rook_attacks},
    table::{knight_attacks, pawn_attacks},
};

/// The pawns that may take one that is pushed from its first square to the fifth rank. The sets are those before the push, and
/// seen from the side of the capturers.
#[cold]
pub(super) fn capturers(parent: &Sets, pushed: Square) -> Bitboard {
    let set = |number: usize| Bitboard::from_bits(parent[number]);
    let pushed = pushed.bitboard();
    let target = pushed.step(Direction::North);
    let from = target.step(Direction::North);
    let beside = (pushed.step(Direction::East) | pushed.step(Direction::West)) & set(OWN_PAWNS);
    let Some(king) = set(OWN_KING).first() else { return Bitboard::EMPTY };
    let occupied = [
        OWN_PAWNS,
        OWN_KNIGHTS,
        OWN_DIAGONAL,
        OWN_ORTHOGONAL,
        OWN_KING,
        PAWNS,
        KNIGHTS,
        DIAGONAL,
        ORTHOGONAL,
        KING,
    ]
    .into_iter()
    .fold(Bitboard::EMPTY, |all, number| all | set(number));
    let may_take = |&capturer: &Square| {
        let after = (occupied - from - capturer.bitboard()) | target;
        let leapers =
            (knight_attacks(king) & set(KNIGHTS)) | (pawn_attacks(Color::White, king) & (set(PAWNS) - from));
        let sliders =
            (rook_attacks(king, after) & set(ORTHOGONAL)) | (bishop_attacks(king, after) & set(DIAGONAL));
        (leapers | sliders).is_empty()
    };
    beside.into_iter().filter(may_take).collect()
}
