//! Sum, difference and east attacks, byte by byte: three problems, one prefix. *Page: Parallel prefix algorithms.*
//!
//! All three are carries that run up inside the bytes, and share the same five lines. They differ in who generates,
//! who propagates, and what is made of the result:
//!
//! ```text
//!        generate              propagate          result
//! a + b  a & b                 a ^ b, no low bit  a ^ b ^ carries
//! a - b  majority(a, !b, 1)    a ^ !b             a ^ !b ^ carries ^ 1
//! east   sliders               empty, no low bit  carries
//! ```
//!
//! where 1 is the low bit of each byte (the a file), and the carries are what leaves each place, moved up by one.
//! The page lets the propagator of the difference keep its low bits. That is harmless: where one is set, so is the
//! generator, and what crosses over from the byte below changes nothing (all byte pairs in all lanes, with random
//! neighbors, are proved). The page's `eastAttacks(occ, rooks)` has another order and polarity than its sisters; here
//! it is (sliders, empty) as everywhere.

use super::{LaneWidth, byte_sub};

/// The lowest bit of each byte.
const LOW: u64 = LaneWidth::W8.low(1);

/// The carries that leave each place, by Kogge-Stone in distances 1, 2, 4.
#[inline(always)]
const fn kogge_stone(mut generate: u64, mut propagate: u64) -> u64 {
    generate |= propagate & generate << 1;
    propagate &= propagate << 1;
    generate |= propagate & generate << 2;
    propagate &= propagate << 2;
    generate | propagate & generate << 4
}

/// The sums of the eight bytes, each modulo 256, by Kogge-Stone.
///
/// ```
/// use setwise::prefix::kogge_stone_byte_add;
/// assert_eq!(kogge_stone_byte_add(0x01_ff, 0x01_01), 0x02_00);
/// ```
///
/// Cost: 19 operations, against 6 of [`byte_add`](super::byte_add).
#[doc(alias = "koggeStoneByteAdd")]
#[inline]
pub const fn kogge_stone_byte_add(a: u64, b: u64) -> u64 {
    let carries = kogge_stone(a & b, (a ^ b) & !LOW);
    (carries << 1 & !LOW) ^ a ^ b
}

/// The differences of the eight bytes, each modulo 256, by Kogge-Stone: `a + !b + 1`.
///
/// ```
/// use setwise::prefix::kogge_stone_byte_sub;
/// assert_eq!(kogge_stone_byte_sub(0x02_00, 0x01_01), 0x01_ff);
/// ```
///
/// Cost: 21 operations, against 7 of [`byte_sub`].
#[doc(alias = "koggeStoneByteSub")]
#[inline]
pub const fn kogge_stone_byte_sub(a: u64, b: u64) -> u64 {
    let propagate = a ^ !b;
    let carries = kogge_stone(a & !b | LOW & propagate, propagate);
    (carries << 1 | LOW) ^ propagate
}

/// What sliders attack towards the higher bits of their bytes, by Kogge-Stone: the empty places ahead and the first
/// that is not empty.
///
/// ```
/// use setwise::prefix::kogge_stone_byte_east_attacks;
/// // A slider on bit 1, and the next place that is not empty is bit 5.
/// assert_eq!(kogge_stone_byte_east_attacks(0b0000_0010, 0b1101_1101), 0b0011_1100);
/// ```
///
/// Cost: 16 operations, against 11 of [`byte_east_attacks`]; but shifts of other distances give all directions.
#[doc(alias = "eastAttacks")]
#[inline]
pub const fn kogge_stone_byte_east_attacks(sliders: u64, empty: u64) -> u64 {
    kogge_stone(sliders, empty & !LOW) << 1 & !LOW
}

/// What sliders attack towards the higher bits of their bytes, by subtraction: a borrow runs through the empty places
/// and takes the first occupied one away.
///
/// ```text
/// occupied = !empty | sliders
/// attacks  = occupied ^ (occupied - 2 * sliders)   in each byte
/// ```
///
/// The page names the method and has lost the formula. A subtraction of whole words instead of bytes would be wrong.
/// Sliders may stand on places that count as empty: there one ray ends and the next goes on.
///
/// ```
/// use setwise::prefix::byte_east_attacks;
/// // A slider on bit 1, and the next place that is not empty is bit 5.
/// assert_eq!(byte_east_attacks(0b0000_0010, 0b1101_1101), 0b0011_1100);
/// ```
///
/// Cost: 11 operations.
#[inline]
pub const fn byte_east_attacks(sliders: u64, empty: u64) -> u64 {
    let occupied = !empty | sliders;
    occupied ^ byte_sub(occupied, sliders << 1 & !LOW)
}
