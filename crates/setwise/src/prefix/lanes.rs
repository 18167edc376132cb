//! Many small numbers in one word: addition and subtraction that stay inside their lanes.
//!
//! A carry must not leave its lane. The top bits of the lanes are kept out of the sum, so that the rest has room to
//! carry into, and are added without carry afterwards; before a difference they are set, so that there is something
//! to borrow from:
//!
//! ```text
//! a + b = ((a & !tops) + (b & !tops)) ^ ((a ^ b) & tops)
//! a - b = ((a |  tops) - (b & !tops)) ^ (!(a ^ b) & tops)
//! ```
//!
//! Here the adder of the machine does the parallel prefix. These are the recommended forms; the *page, Parallel
//! prefix algorithms,* writes the prefix out in [`kogge_stone_byte_add`](super::kogge_stone_byte_add) and
//! [`kogge_stone_byte_sub`](super::kogge_stone_byte_sub), at three times the cost.

use super::LaneWidth;

/// The sums of the numbers in all lanes, each modulo its lane.
///
/// `tops` holds the highest bit of every lane, so the lanes may differ in width; bits above the last of them are a
/// lane as well.
///
/// ```
/// use setwise::prefix::lanes_add;
/// // A lane of two bits below one of three: 3 + 1 = 0 modulo 4, 5 + 1 = 6.
/// assert_eq!(lanes_add(0b101_11, 0b001_01, 0b100_10), 0b110_00);
/// ```
///
/// Cost: 6 operations.
#[inline]
pub const fn lanes_add(a: u64, b: u64, tops: u64) -> u64 {
    (a & !tops).wrapping_add(b & !tops) ^ (a ^ b) & tops
}

/// The differences of the numbers in all lanes, each modulo its lane.
///
/// `tops` holds the highest bit of every lane, so the lanes may differ in width; bits above the last of them are a
/// lane as well.
///
/// ```
/// use setwise::prefix::lanes_sub;
/// // A lane of two bits below one of three: 0 - 1 = 3 modulo 4, 6 - 1 = 5.
/// assert_eq!(lanes_sub(0b110_00, 0b001_01, 0b100_10), 0b101_11);
/// ```
///
/// Cost: 6 operations, where the machine has and-not.
#[inline]
pub const fn lanes_sub(a: u64, b: u64, tops: u64) -> u64 {
    (a | tops).wrapping_sub(b & !tops) ^ !(a ^ b) & tops
}

/// The sums of the eight bytes, each modulo 256: the recommended form.
///
/// ```
/// use setwise::prefix::byte_add;
/// assert_eq!(byte_add(0x01_ff, 0x01_01), 0x02_00);
/// ```
///
/// Cost: 6 operations.
#[inline]
pub const fn byte_add(a: u64, b: u64) -> u64 {
    lanes_add(a, b, LaneWidth::W8.tops())
}

/// The differences of the eight bytes, each modulo 256: the recommended form.
///
/// ```
/// use setwise::prefix::byte_sub;
/// assert_eq!(byte_sub(0x02_00, 0x01_01), 0x01_ff);
/// ```
///
/// Cost: 7 operations.
#[inline]
pub const fn byte_sub(a: u64, b: u64) -> u64 {
    lanes_sub(a, b, LaneWidth::W8.tops())
}
