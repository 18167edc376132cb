//! The first blocker by a bit scan, behind a branch.
//!
//! ```text
//! attacks = ray[direction][square];  blockers = attacks & occupied
//! if blockers:  attacks ^= ray[direction][scan(blockers)]
//! ```
//!
//! On a positive ray the nearest blocker is the lowest bit, on a negative one the highest. The branch is well
//! predicted where boards are sparse, and costs dearly where it is not.
//!
//! Cost: 2 operations and a look-up for a ray without a blocker, 4 and two with one. Tables: 4 KiB.

use crate::{Bitboard, Direction, Square, ray::RAYS};

/// The ray of a slider towards higher squares.
///
/// # Panics
///
/// In debug builds, where `direction` is negative.
///
/// ```
/// use setwise::{bitboard, ray::classical::conditional, Direction, Square};
/// let occupied = bitboard! {
///     1 . 1 1 1 1 1 1
///     1 . 1 1 1 1 1 1
///     . 1 1 . . . . .
///     . . . . . . . .
///     . . . . . . . .
///     . . . . . . 1 .
///     1 1 1 1 1 1 1 1
///     1 1 1 1 1 . 1 1
/// };
/// let bishop = conditional::positive_ray_attacks(Direction::NorthWest, Square::G2, occupied);
/// assert_eq!(bishop, bitboard! {
///     . . . . . . . .
///     . . . . . . . .
///     . . 1 . . . . .
///     . . . 1 . . . .
///     . . . . 1 . . .
///     . . . . . 1 . .
///     . . . . . . . .
///     . . . . . . . .
/// });
/// ```
#[doc(alias = "getPositiveRayAttacks")]
#[inline(always)]
pub const fn positive_ray_attacks(direction: Direction, square: Square, occupied: Bitboard) -> Bitboard {
    debug_assert!(direction.is_positive());
    let rays = &RAYS[direction as usize];
    let attacks = rays[square.index()];
    match attacks.intersection(occupied).first() {
        Some(blocker) => attacks.symmetric_difference(rays[blocker.index()]),
        None => attacks,
    }
}

/// The ray of a slider towards lower squares.
///
/// # Panics
///
/// In debug builds, where `direction` is positive.
///
/// ```
/// use setwise::{ray::classical::conditional, Direction, Square};
/// let rook = conditional::negative_ray_attacks(Direction::West, Square::D1, Square::B1.bitboard());
/// assert_eq!(rook, Square::C1.bitboard() | Square::B1.bitboard());
/// ```
#[doc(alias = "getNegativeRayAttacks")]
#[inline(always)]
pub const fn negative_ray_attacks(direction: Direction, square: Square, occupied: Bitboard) -> Bitboard {
    debug_assert!(!direction.is_positive());
    let rays = &RAYS[direction as usize];
    let attacks = rays[square.index()];
    match attacks.intersection(occupied).last() {
        Some(blocker) => attacks.symmetric_difference(rays[blocker.index()]),
        None => attacks,
    }
}

crate::unions::square_wise_signs! { "ray::classical::conditional" }
