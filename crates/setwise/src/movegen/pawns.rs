//! The legal moves of all pawns at once, as four sets of targets.
//!
//! Pawns move by whole-set shifts. A pin parts the pawns into those that may push and those that may capture, and
//! the pinned ones among them keep to their line:
//!
//! ```text
//! may push     pawns off the diagonal pins       pinned ones end on the orthogonal pins
//! may capture  pawns off the orthogonal pins     pinned ones end on the diagonal pins
//! ```
//!
//! A target of one kind belongs to one pawn, one step back, so the sizes of the sets add up to the number of moves.
//! En passant, which no mask decides, comes in as the set of pawns that may.
//!
//! Cost: some thirty operations for all pawns of a side.

use super::{limits::Limits, side::Side};
use crate::{Bitboard, Direction, Rank, Square, position::Board};

/// The targets of a side's pawns by kind of move.
#[derive(Clone, Copy)]
pub(super) struct PawnTargets {
    /// One square forward.
    pub(super) single: Bitboard,
    /// Two squares forward.
    pub(super) double: Bitboard,
    /// Captures to the east.
    pub(super) east: Bitboard,
    /// Captures to the west.
    pub(super) west: Bitboard,
    /// The pawns, not their targets, that may take en passant.
    pub(super) capturers: Bitboard,
    /// The en passant square; empty where nobody may take there.
    pub(super) passed: Bitboard,
}

/// The direction of a side's captures to the east.
pub(super) const fn east<Us: Side>() -> Direction {
    match Us::COLOR.forward() {
        Direction::North => Direction::NorthEast,
        _ => Direction::SouthEast,
    }
}

/// The direction of a side's captures to the west.
pub(super) const fn west<Us: Side>() -> Direction {
    match Us::COLOR.forward() {
        Direction::North => Direction::NorthWest,
        _ => Direction::SouthWest,
    }
}

impl PawnTargets {
    /// The legal moves of these pawns that end on `targets`, without en passant.
    #[inline(always)]
    pub(super) fn of<Us: Side>(board: &Board, limits: &Limits, pawns: Bitboard, targets: Bitboard) -> Self {
        let enemy = board.color(<Us::Opponent as Side>::COLOR);
        let empty = !board.occupied();
        let third = Bitboard::from_rank(Us::COLOR.relative_rank(Rank::Third));
        let (free, pinned) =
            (pawns - limits.pins_diagonal - limits.pins_orthogonal, limits.pins_orthogonal & pawns);
        let pushes =
            free.step(Us::COLOR.forward()) | pinned.step(Us::COLOR.forward()) & limits.pins_orthogonal;
        let single = pushes & empty;
        let double = (single & third).step(Us::COLOR.forward()) & empty;
        let pinned = limits.pins_diagonal & pawns;
        let capture =
            |direction| (free.step(direction) | pinned.step(direction) & limits.pins_diagonal) & enemy;
        Self {
            single: single & targets,
            double: double & targets,
            east: capture(east::<Us>()) & targets,
            west: capture(west::<Us>()) & targets,
            capturers: Bitboard::EMPTY,
            passed: Bitboard::EMPTY,
        }
    }

    /// The number of moves, a promotion counted for each role.
    #[inline(always)]
    pub(super) fn count<Us: Side>(&self) -> u32 {
        let last = Bitboard::from_rank(Us::COLOR.relative_rank(Rank::Eighth));
        let mut count = self.single.count() + self.double.count() + self.east.count() + self.west.count();
        if !(self.single | self.east | self.west).is_disjoint(last) {
            count +=
                3 * ((self.single & last).count() + (self.east & last).count() + (self.west & last).count());
        }
        count + self.capturers.count()
    }

    /// The pawns that have a move.
    #[inline(always)]
    pub(super) fn movers<Us: Side>(&self) -> Bitboard {
        let back = Us::COLOR.opposite().forward();
        (self.single | self.double.step(back)).step(back)
            | self.east.step(east::<Us>().opposite())
            | self.west.step(west::<Us>().opposite())
            | self.capturers
    }

    /// The targets of one pawn.
    #[inline(always)]
    pub(super) fn from<Us: Side>(&self, pawn: Square) -> Bitboard {
        let ahead = pawn.bitboard().step(Us::COLOR.forward());
        let passed = if self.capturers.contains(pawn) { self.passed } else { Bitboard::EMPTY };
        passed
            | ahead & self.single
            | ahead.step(Us::COLOR.forward()) & self.double
            | pawn.bitboard().step(east::<Us>()) & self.east
            | pawn.bitboard().step(west::<Us>()) & self.west
    }
}
