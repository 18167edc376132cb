//! Castling, in the usual game and in Chess960: where king and rook go, and when they may.
//!
//! Wherever they start, they end as in the usual game: the king on the g file and the rook on the f file, or the king
//! on c and the rook on d. They may, when
//!
//! ```text
//! path of the king and path of the rook are free, but for these two
//! the king is not in check, and no square of his path is attacked, the last one included
//! the rook is not pinned: it would open the rank behind the king
//! ```
//!
//! The third rule is one of Chess960 alone; it is met where the rook starts between an enemy rook and the king.
//!
//! Cost: two look-ups a right where the paths are not free; else as much as a king's move.

use super::limits::{Limits, safe_squares};
use super::side::Side;
use crate::{Bitboard, File, Square, position::Position, ray::between};

/// Where king and rook go when the king on `king` castles with the rook on `rook`.
///
/// ```
/// use setwise::{Square, movegen::castling_targets};
/// assert_eq!(castling_targets(Square::E1, Square::H1), (Square::G1, Square::F1));
/// assert_eq!(castling_targets(Square::B8, Square::A8), (Square::C8, Square::D8));
/// ```
#[inline]
pub const fn castling_targets(king: Square, rook: Square) -> (Square, Square) {
    let rank = king.rank();
    if rook.index() > king.index() {
        (Square::at(File::G, rank), Square::at(File::F, rank))
    } else {
        (Square::at(File::C, rank), Square::at(File::D, rank))
    }
}

/// The rooks with which the side to move may castle. It must not be in check.
#[inline(always)]
pub(super) fn castling_moves<Us: Side>(position: &Position, limits: &Limits) -> Bitboard {
    let mut legal = Bitboard::EMPTY;
    let rights = position.castling().rooks(Us::COLOR);
    for rook in rights - limits.pins_orthogonal {
        let king = limits.king;
        let (king_target, rook_target) = castling_targets(king, rook);
        let king_path = between(king, king_target).with(king_target);
        let rook_path = between(rook, rook_target).with(rook_target);
        let others = position.board().occupied().without(king).without(rook);
        let is_free = others.is_disjoint(king_path | rook_path);
        if is_free && king_path == safe_squares::<Us>(position.board(), king, king_path) {
            legal = legal.with(rook);
        }
    }
    legal
}
