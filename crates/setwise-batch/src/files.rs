//! Files of a sliced word: masks that keep a shift within a byte from wrapping into the next rank or board.

use setwise::{Bitboard, Direction};

/// All squares but those of the a file: where a shift to the east may end.
pub(crate) const NOT_A: u64 = Direction::East.avoid_wrap().bits();

/// All squares but those of the h file: where a shift to the west may end.
pub(crate) const NOT_H: u64 = Direction::West.avoid_wrap().bits();

/// All squares but those of the edge files: what a ray that leaves a file may go on from.
pub(crate) const INNER: u64 = NOT_A & NOT_H;

/// The h file: the last square of a rank.
pub(crate) const FILE_H: u64 = Bitboard::FILE_H.bits();

/// All squares but those of the a and b files: where a shift by two to the east may end.
pub(crate) const NOT_AB: u64 = NOT_A & !(FILE_H >> 6);

/// All squares but those of the g and h files: where a shift by two to the west may end.
pub(crate) const NOT_GH: u64 = NOT_H & !(FILE_H >> 1);
