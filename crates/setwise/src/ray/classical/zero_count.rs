//! The first blocker by counting zeros.
//!
//! The count of trailing zeros is the index of the lowest blocker, and 64 where there is none; so a table with a
//! 65th entry, the empty ray, needs neither a branch nor an outer square.
//!
//! ```text
//! positive:  attacks = ray[square] ^ ray[trailing zeros(ray[square] & occupied)]
//! negative:  attacks = ray[square] ^ reversed ray[leading zeros(ray[square] & occupied)]
//! ```
//!
//! The page prints the positive form only. Its advice for the other one, `63 - leading zeros`, is -1 on the empty
//! set and would index before the table (88,044 of 128,000 cases): here the table of a negative direction stands
//! in reverse, so that the count is the index, and 64 reaches the empty ray for both signs. The test
//! `leading_zeros_reach_the_empty_ray` shows it.
//!
//! Cost: 3 operations and two look-ups for a ray. Tables: 4,160 bytes.

use crate::{Bitboard, Direction, Square, ray::PADDED_RAYS};

/// The ray of a slider towards higher squares.
///
/// # Panics
///
/// In debug builds, where `direction` is negative.
///
/// ```
/// use setwise::{ray::classical::zero_count, Direction, Square};
/// let rook = zero_count::positive_ray_attacks(Direction::East, Square::A1, Square::C1.bitboard());
/// assert_eq!(rook, Square::B1.bitboard() | Square::C1.bitboard());
/// ```
#[inline(always)]
pub const fn positive_ray_attacks(direction: Direction, square: Square, occupied: Bitboard) -> Bitboard {
    debug_assert!(direction.is_positive());
    let rays = &PADDED_RAYS[direction as usize];
    let attacks = rays[square.index()];
    let zeros = attacks.intersection(occupied).bits().trailing_zeros();
    attacks.symmetric_difference(rays[zeros as usize])
}

/// The ray of a slider towards lower squares.
///
/// # Panics
///
/// In debug builds, where `direction` is positive.
///
/// ```
/// use setwise::{ray::classical::zero_count, Direction, Square};
/// let rook = zero_count::negative_ray_attacks(Direction::West, Square::D1, Square::B1.bitboard());
/// assert_eq!(rook, Square::C1.bitboard() | Square::B1.bitboard());
/// ```
#[inline(always)]
pub const fn negative_ray_attacks(direction: Direction, square: Square, occupied: Bitboard) -> Bitboard {
    debug_assert!(!direction.is_positive());
    let rays = &PADDED_RAYS[direction as usize];
    let attacks = rays[square.index() ^ 63];
    let zeros = attacks.intersection(occupied).bits().leading_zeros();
    attacks.symmetric_difference(rays[zeros as usize])
}

crate::unions::square_wise_signs! { "ray::classical::zero_count" }
