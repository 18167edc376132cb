//! Passed pawns, set-wise.
//!
//! A pawn is passed where no enemy pawn can stop or take it on its way: it stands neither in the front span of an
//! enemy pawn (as that one sees it) nor in its attack span.
//!
//! ```text
//! passed = own - (enemy front span | enemy attack span)
//! ```
//!
//! Own pawns ahead on the same file do not count. Cost: 14 operations for all pawns of a side.

use super::{attack_span, front_span};
use crate::{Bitboard, Color};

/// The pawns of one side that no enemy pawn can stop or take on their way.
///
/// ```
/// use setwise::{pawn::passed, Color, Square};
/// let own = Square::A5.bitboard() | Square::D4.bitboard() | Square::F6.bitboard();
/// let enemy = Square::E6.bitboard();
/// let free = Square::A5.bitboard() | Square::F6.bitboard(); // beside the enemy pawn, f6 is past it
/// assert_eq!(passed(Color::White, own, enemy), free);
/// ```
#[doc(alias = "wPassedPawns")]
#[doc(alias = "bPassedPawns")]
#[inline]
pub const fn passed(color: Color, own_pawns: Bitboard, enemy_pawns: Bitboard) -> Bitboard {
    let enemy = color.opposite();
    own_pawns.difference(front_span(enemy, enemy_pawns)).difference(attack_span(enemy, enemy_pawns))
}
