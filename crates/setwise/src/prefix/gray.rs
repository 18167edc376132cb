//! Gray codes: counting with one bit changed at a time. *Page: Parallel prefix algorithms.*
//!
//! A number becomes its code by one exclusive or with itself, moved right; the number comes back as the scan of the
//! code from the top, bit `i` being the exclusive or of the bits `i` and above: a parity word from the other end.
//! Lane by lane, the same with the bits that would leave a lane masked away.

use super::LaneWidth;

/// The Gray code of a number: codes of neighbors differ in one bit.
///
/// ```
/// use setwise::prefix::gray;
/// assert_eq!([0, 1, 2, 3, 4, 5, 6, 7].map(gray), [0b000, 0b001, 0b011, 0b010, 0b110, 0b111, 0b101, 0b100]);
/// ```
///
/// Cost: 2 operations.
#[inline]
pub const fn gray(number: u64) -> u64 {
    number ^ number >> 1
}

/// The number with a Gray code.
///
/// ```
/// use setwise::prefix::gray_inverse;
/// assert_eq!(gray_inverse(0b110), 4);
/// ```
///
/// Cost: 12 operations.
#[inline]
pub const fn gray_inverse(code: u64) -> u64 {
    gray_lanes_inverse(code, LaneWidth::W64)
}

/// The Gray codes of the numbers in all lanes.
///
/// ```
/// use setwise::prefix::{gray_lanes, LaneWidth};
/// assert_eq!(gray_lanes(0xfedc_ba98_7654_3210, LaneWidth::W4), 0x89ba_efdc_4576_2310);
/// ```
///
/// Cost: 3 operations.
#[inline]
pub const fn gray_lanes(numbers: u64, width: LaneWidth) -> u64 {
    numbers ^ numbers >> 1 & !width.tops()
}

/// The numbers with the Gray codes in all lanes.
///
/// ```
/// use setwise::prefix::{gray_lanes_inverse, LaneWidth};
/// assert_eq!(gray_lanes_inverse(0x89ba_efdc_4576_2310, LaneWidth::W4), 0xfedc_ba98_7654_3210);
/// ```
///
/// Cost: 3 operations for each halving of the lane, 18 at most, masks aside.
#[inline]
pub const fn gray_lanes_inverse(codes: u64, width: LaneWidth) -> u64 {
    let mut numbers = codes;
    let mut distance = width.bits() / 2;
    while distance > 0 {
        numbers ^= numbers >> distance & width.low(width.bits() - distance);
        distance /= 2;
    }
    numbers
}
