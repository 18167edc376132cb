//! Equal lanes of a word, and their masks.
//!
//! Lanes of `w` bits fill a 64-bit word where `w` is one of 1, 2, 4, ..., 64. A mask repeated in each lane is the
//! lane's mask times the word with a one in each lane: `!0 / (2^w - 1)`.

/// The width of equal lanes that fill a 64-bit word: a power of two, so that no other width can be asked for.
///
/// ```
/// use setwise::prefix::LaneWidth;
/// assert_eq!(LaneWidth::from_bits(8), Some(LaneWidth::W8));
/// assert_eq!(LaneWidth::from_bits(10), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[allow(missing_docs)]
#[repr(u8)]
pub enum LaneWidth {
    W1,
    W2,
    W4,
    W8,
    W16,
    W32,
    W64,
}

impl LaneWidth {
    /// All widths, from the narrowest to the widest.
    ///
    /// ```
    /// use setwise::prefix::LaneWidth;
    /// assert_eq!(LaneWidth::ALL.map(LaneWidth::bits), [1, 2, 4, 8, 16, 32, 64]);
    /// ```
    pub const ALL: [Self; 7] = [Self::W1, Self::W2, Self::W4, Self::W8, Self::W16, Self::W32, Self::W64];

    /// The width of a number of bits, if that divides 64.
    ///
    /// ```
    /// use setwise::prefix::LaneWidth;
    /// assert_eq!(LaneWidth::from_bits(64), Some(LaneWidth::W64));
    /// assert_eq!(LaneWidth::from_bits(0), None);
    /// ```
    pub const fn from_bits(bits: u32) -> Option<Self> {
        if bits.is_power_of_two() && bits <= u64::BITS {
            Some(Self::ALL[bits.ilog2() as usize])
        } else {
            None
        }
    }

    /// The number of bits in a lane.
    ///
    /// ```
    /// use setwise::prefix::LaneWidth;
    /// assert_eq!(LaneWidth::W16.bits(), 16);
    /// ```
    #[inline(always)]
    pub const fn bits(self) -> u32 {
        1 << self as u32
    }

    /// The lowest `count` bits of every lane; all bits where `count` is the width or more.
    ///
    /// ```
    /// use setwise::prefix::LaneWidth;
    /// assert_eq!(LaneWidth::W16.low(3), 0x0007_0007_0007_0007);
    /// ```
    #[inline(always)]
    pub const fn low(self, count: u32) -> u64 {
        if count >= self.bits() {
            return !0;
        }
        // A one in each lane: all ones, divided by one lane of ones.
        let ones = !0 / (!0 >> (u64::BITS - self.bits()));
        ones * ((1 << count) - 1)
    }

    /// The highest bit of every lane.
    ///
    /// ```
    /// use setwise::prefix::LaneWidth;
    /// assert_eq!(LaneWidth::W16.tops(), 0x8000_8000_8000_8000);
    /// ```
    #[inline(always)]
    pub const fn tops(self) -> u64 {
        self.low(1) << (self.bits() - 1)
    }
}
