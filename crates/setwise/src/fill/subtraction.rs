//! Fill by subtraction: a borrow runs from the slider to the blocker. *Page: Parallel prefix algorithms.*
//!
//! On a rank, east is towards the higher bits. Taking `2s` from the occupied set `o` borrows through the empty
//! squares above the slider `s` and ends in the next occupied one; the bits that changed are the attacked squares:
//!
//! ```text
//! attacks = o ^ (o - 2s)        in every lane at once, sliders being part of o
//! ```
//!
//! The page has this for ranks, with lanes of a byte; a plain 64-bit subtraction would be wrong, for a borrow ran
//! on into the next rank. Here every direction is turned until it points east: files by the diagonal flip, the
//! diagonals by rotating each file by its own index (the pseudo-rotation by 45 degrees), which puts two diagonals
//! on a rank, so the lanes have unequal lengths. The borrow does the whole fill in one operation, for any number
//! of sliders; the turning is what it pays in the other seven directions.
//!
//! Cost: 9 operations to the east, 9 and the turning of two sets there and one back elsewhere.

use crate::{
    Bitboard, Direction,
    prefix::lanes_sub,
    steps::{Pace, Steps},
};

/// The files whose number has bit 0, 1 or 2 set, with the rotation that bit stands for.
const FILE_BITS: [(u64, u32); 3] =
    [(0xaaaa_aaaa_aaaa_aaaa, 8), (0xcccc_cccc_cccc_cccc, 16), (0xf0f0_f0f0_f0f0_f0f0, 32)];

/// Rotates every file down by its index, so that a step to the north-east becomes a step to the east.
const fn shear(mut bits: u64) -> u64 {
    let mut index = 0;
    while index < 3 {
        let (files, amount) = FILE_BITS[index];
        bits ^= files & (bits ^ bits.rotate_right(amount));
        index += 1;
    }
    bits
}

/// Rotates every file back up.
const fn unshear(mut bits: u64) -> u64 {
    let mut index = 0;
    while index < 3 {
        let (files, amount) = FILE_BITS[index];
        bits ^= files & (bits ^ bits.rotate_left(amount));
        index += 1;
    }
    bits
}

/// Turns the board until `direction` points east.
#[inline(always)]
const fn turn_east(direction: Direction, set: Bitboard) -> u64 {
    match direction {
        Direction::East => set.bits(),
        Direction::West => set.mirror_horizontal().bits(),
        Direction::North => set.flip_diagonal().bits(),
        Direction::South => set.flip_vertical().flip_diagonal().bits(),
        Direction::NorthEast => shear(set.bits()),
        Direction::SouthEast => shear(set.flip_vertical().bits()),
        Direction::SouthWest => shear(set.rotate_180().bits()),
        Direction::NorthWest => shear(set.mirror_horizontal().bits()),
    }
}

/// Turns the board back.
#[inline(always)]
const fn turn_back(direction: Direction, bits: u64) -> Bitboard {
    let set = Bitboard::from_bits(if direction.is_diagonal() { unshear(bits) } else { bits });
    match direction {
        Direction::East | Direction::NorthEast => set,
        Direction::West | Direction::NorthWest => set.mirror_horizontal(),
        Direction::North => set.flip_diagonal(),
        Direction::South => set.flip_diagonal().flip_vertical(),
        Direction::SouthEast => set.flip_vertical(),
        Direction::SouthWest => set.rotate_180(),
    }
}

/// The squares that the sliders attack in one direction.
///
/// ```
/// use setwise::{bitboard, fill::subtraction::attacks, Direction};
/// let rooks = bitboard! {
///     . . . . . . . .
///     . . . . . . . .
///     . . . . . . . .
///     1 . . 1 . . . .
///     . . . . . . . .
///     . 1 . . . . . .
///     . . . . . . . .
///     . . . . . . . .
/// };
/// let blockers = bitboard! {
///     . . . . . . . .
///     . . . . . . . .
///     . . . . . . . .
///     . . . . . . 1 1
///     . . . . . . . .
///     . . . . . . . .
///     . . . . . . . .
///     . . . . . . . .
/// };
/// assert_eq!(attacks(Direction::East, rooks, !(rooks | blockers)), bitboard! {
///     . . . . . . . .
///     . . . . . . . .
///     . . . . . . . .
///     . 1 1 1 1 1 1 .
///     . . . . . . . .
///     . . 1 1 1 1 1 1
///     . . . . . . . .
///     . . . . . . . .
/// });
/// ```
#[inline(always)]
pub const fn attacks(direction: Direction, sliders: Bitboard, empty: Bitboard) -> Bitboard {
    // A lane ends with the square from which no step leads on.
    let tops = turn_east(direction, direction.opposite().avoid_wrap().complement());
    let occupied = turn_east(direction, sliders.union(empty.complement()));
    let ahead = (turn_east(direction, sliders) & !tops) << 1;
    turn_back(direction, occupied ^ lanes_sub(occupied, ahead, tops))
}

crate::unions::fills_of_attacks! { "fill::subtraction" }

/// The occluded fill in slow motion. The borrow itself goes square by square, so that is what is shown.
///
/// ```
/// use setwise::{fill::subtraction, Direction, Square};
/// let empty = !Square::D1.bitboard();
/// assert_eq!(subtraction::steps(Direction::East, Square::A1.bitboard(), empty).count(), 3);
/// ```
pub const fn steps(direction: Direction, sliders: Bitboard, empty: Bitboard) -> Steps {
    Steps::new(Pace::UntilStill, direction, sliders, empty.intersection(direction.avoid_wrap()))
}

crate::unions::set_wise_unions! { "fill::subtraction" }
