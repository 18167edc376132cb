//! The first blocker by a bit scan that always finds something.
//!
//! The ray of an outer square is empty in at least one direction: no positive ray leaves h8, no negative ray a1.
//! So h8 (or a1) joins the blockers; where it is the one found, nothing is cut off.
//!
//! ```text
//! positive:  attacks = ray[square] ^ ray[scan forward(ray[square] & occupied | h8)]
//! negative:  attacks = ray[square] ^ ray[scan reverse(ray[square] & occupied | a1)]
//! ```
//!
//! Cost: 4 operations and two look-ups for a ray. Tables: 4 KiB.

use crate::{Bitboard, Direction, Square, ray::RAYS};

/// The ray of a slider towards higher squares.
///
/// # Panics
///
/// In debug builds, where `direction` is negative.
///
/// ```
/// use setwise::{ray::classical::branchless, Direction, Square};
/// let rook = branchless::positive_ray_attacks(Direction::East, Square::A1, Square::C1.bitboard());
/// assert_eq!(rook, Square::B1.bitboard() | Square::C1.bitboard());
/// ```
#[inline(always)]
pub const fn positive_ray_attacks(direction: Direction, square: Square, occupied: Bitboard) -> Bitboard {
    debug_assert!(direction.is_positive());
    let rays = &RAYS[direction as usize];
    let attacks = rays[square.index()];
    let blockers = attacks.intersection(occupied).with(Square::H8).bits();
    attacks.symmetric_difference(rays[blockers.trailing_zeros() as usize & 63])
}

/// The ray of a slider towards lower squares.
///
/// # Panics
///
/// In debug builds, where `direction` is positive.
///
/// ```
/// use setwise::{ray::classical::branchless, Direction, Square};
/// let rook = branchless::negative_ray_attacks(Direction::West, Square::D1, Square::B1.bitboard());
/// assert_eq!(rook, Square::C1.bitboard() | Square::B1.bitboard());
/// ```
#[inline(always)]
pub const fn negative_ray_attacks(direction: Direction, square: Square, occupied: Bitboard) -> Bitboard {
    debug_assert!(!direction.is_positive());
    let rays = &RAYS[direction as usize];
    let attacks = rays[square.index()];
    let blockers = attacks.intersection(occupied).with(Square::A1).bits();
    attacks.symmetric_difference(rays[(blockers.leading_zeros() ^ 63) as usize & 63])
}

crate::unions::square_wise_signs! { "ray::classical::branchless" }
