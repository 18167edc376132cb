//! X-ray attacks: what a slider would attack if its first blockers went away.
//!
//! The first attack set finds the blockers; without those that one can look through, a second one reaches further.
//! What is new in it lies behind them:
//!
//! ```text
//! attacks = rook(square, occupied)
//! xrays   = attacks ^ rook(square, occupied ^ (attacks & transparent))
//! ```
//!
//! With the own pieces as `transparent`, seen from the king, the enemy sliders in the result are the pinners.
//! Cost: two attack sets and 3 operations.

use super::{bishop_attacks, rook_attacks};
use crate::{Bitboard, Square};

/// The squares that a rook attacks only through its first blockers, where these are in `transparent`.
///
/// ```
/// use setwise::{attack::xray_rook_attacks, Square};
/// let (own, occupied) = (Square::E3.bitboard(), Square::E3.bitboard() | Square::E6.bitboard());
/// let xrays = xray_rook_attacks(Square::E1, occupied, own);
/// assert!(xrays.contains(Square::E6) && !xrays.contains(Square::E2));
/// ```
#[doc(alias = "xrayRookAttacks")]
#[inline]
pub const fn xray_rook_attacks(square: Square, occupied: Bitboard, transparent: Bitboard) -> Bitboard {
    let attacks = rook_attacks(square, occupied);
    let blockers = attacks.intersection(transparent).intersection(occupied);
    attacks.symmetric_difference(rook_attacks(square, occupied.difference(blockers)))
}

/// The squares that a bishop attacks only through its first blockers, where these are in `transparent`.
///
/// ```
/// use setwise::{attack::xray_bishop_attacks, Square};
/// let blocker = Square::C3.bitboard();
/// assert_eq!(xray_bishop_attacks(Square::A1, blocker, blocker).count(), 5);
/// ```
#[doc(alias = "xrayBishopAttacks")]
#[inline]
pub const fn xray_bishop_attacks(square: Square, occupied: Bitboard, transparent: Bitboard) -> Bitboard {
    let attacks = bishop_attacks(square, occupied);
    let blockers = attacks.intersection(transparent).intersection(occupied);
    attacks.symmetric_difference(bishop_attacks(square, occupied.difference(blockers)))
}
