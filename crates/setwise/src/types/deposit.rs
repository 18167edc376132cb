//! Members of a mask as a number, and back: `pext` and `pdep` in software.
//!
//! The members of a mask, from a1 on, are numbered 0, 1, 2, ...; a set inside the mask is then a number of as many
//! bits. The work is done by [`prefix::compress`] and [`prefix::expand`]; its cost is theirs.

use super::Bitboard;
use crate::prefix;

impl Bitboard {
    /// The members of `mask` that are in the set, packed into the low bits in the order of their squares.
    ///
    /// ```
    /// use setwise::{Bitboard, Square};
    /// let set = Square::A1.bitboard() | Square::A3.bitboard();
    /// assert_eq!(set.pext(Bitboard::FILE_A), 0b101);
    /// ```
    #[doc(alias = "compress")]
    #[inline]
    pub const fn pext(self, mask: Self) -> u64 {
        prefix::compress(self.bits(), mask.bits())
    }

    /// The low bits of a number, spread over the squares of `mask`: the inverse of [`Bitboard::pext`].
    ///
    /// ```
    /// use setwise::{Bitboard, Square};
    /// assert_eq!(Bitboard::pdep(0b101, Bitboard::FILE_A), Square::A1.bitboard() | Square::A3.bitboard());
    /// ```
    #[doc(alias = "expand")]
    #[inline]
    pub const fn pdep(number: u64, mask: Self) -> Self {
        Self::from_bits(prefix::expand(number, mask.bits()))
    }
}
