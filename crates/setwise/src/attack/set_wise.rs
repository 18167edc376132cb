//! The recommended attacks of a set of sliders: Kogge-Stone with shared propagators.
//!
//! It takes the same time for one slider as for sixteen, and no table; `setwise bench set_wise` shows from how many
//! sliders on it beats a loop over the pieces.

use super::SetWise;
use crate::Bitboard;

/// The attacks of a set of rooks.
///
/// ```
/// use setwise::{attack::rooks_attacks, Bitboard};
/// assert_eq!(rooks_attacks(Bitboard::RANK_1, Bitboard::RANK_1), Bitboard::FULL);
/// ```
#[inline]
pub const fn rooks_attacks(rooks: Bitboard, occupied: Bitboard) -> Bitboard {
    SetWise::DEFAULT.rooks_attacks(rooks, occupied)
}

/// The attacks of a set of bishops.
///
/// ```
/// use setwise::{attack::bishops_attacks, Bitboard, Square};
/// let bishops = Square::A1.bitboard() | Square::H1.bitboard();
/// assert_eq!(bishops_attacks(bishops, bishops).count(), 14);
/// ```
#[inline]
pub const fn bishops_attacks(bishops: Bitboard, occupied: Bitboard) -> Bitboard {
    SetWise::DEFAULT.bishops_attacks(bishops, occupied)
}

/// The attacks of a set of queens.
///
/// ```
/// use setwise::{attack::queens_attacks, Bitboard, Square};
/// assert_eq!(queens_attacks(Square::A1.bitboard(), Bitboard::EMPTY).count(), 21);
/// ```
#[inline]
pub const fn queens_attacks(queens: Bitboard, occupied: Bitboard) -> Bitboard {
    SetWise::DEFAULT.queens_attacks(queens, occupied)
}
