//! Parity words: the prefixes of a word under exclusive or. *Page: Parallel prefix algorithms.*
//!
//! Bit `i` of the parity word says whether the bits 0 to `i` hold an odd number of ones, `p_i = x_0 ^ ... ^ x_i`.
//! This is Kogge-Stone with an operator that needs no propagator: shifts by 1, 2, 4, 8, 16, 32. One step undoes
//! them all, `x_i = p_i ^ p_(i-1)`.

/// The parity word: bit `i` is the exclusive or of the bits 0 to `i`. Bit 63 is the parity of the whole word.
///
/// ```
/// use setwise::prefix::parity;
/// assert_eq!(parity(0b0100_0010), !0 << 6 ^ !0 << 1);
/// assert_eq!(parity(0b0111) >> 63, 1);
/// ```
///
/// Cost: 12 operations.
#[inline]
pub const fn parity(mut word: u64) -> u64 {
    let mut distance = 1;
    while distance < u64::BITS {
        word ^= word << distance;
        distance *= 2;
    }
    word
}

/// The word whose parity word is given.
///
/// ```
/// use setwise::prefix::{parity, parity_inverse};
/// assert_eq!(parity_inverse(parity(0x1234_5678_9abc_def0)), 0x1234_5678_9abc_def0);
/// ```
///
/// Cost: 2 operations.
#[inline]
pub const fn parity_inverse(parity: u64) -> u64 {
    parity ^ parity << 1
}
