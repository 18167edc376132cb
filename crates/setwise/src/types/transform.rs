//! The symmetries of the board: flips, mirrors and quarter turns.
//!
//! Each is a sequence of delta swaps: blocks of bits change places inside the word, first the large ones, then
//! the small ones, or the other way around. Three generate all seven (a vertical flip is a byte swap).

use super::Bitboard;

/// Exchanges the bits of `mask` with those `distance` places higher.
const fn delta_swap(bits: u64, mask: u64, distance: u32) -> u64 {
    let difference = (bits ^ (bits >> distance)) & mask;
    bits ^ difference ^ (difference << distance)
}

impl Bitboard {
    /// Ranks reversed, the board as the other side sees it: e2 becomes e7. One operation.
    ///
    /// ```
    /// # use setwise::Bitboard;
    /// assert_eq!(Bitboard::RANK_1.flip_vertical(), Bitboard::RANK_8);
    /// ```
    #[inline(always)]
    pub const fn flip_vertical(self) -> Self {
        Self::from_bits(self.bits().swap_bytes())
    }

    /// Files reversed, the board in a mirror: e2 becomes d2. Three delta swaps inside each rank.
    ///
    /// ```
    /// # use setwise::bitboard;
    /// let letter = bitboard! {
    ///     . 1 1 1 1 . . .
    ///     . 1 . . . 1 . .
    ///     . 1 . . . 1 . .
    ///     . 1 . . 1 . . .
    ///     . 1 1 1 . . . .
    ///     . 1 . 1 . . . .
    ///     . 1 . . 1 . . .
    ///     . 1 . . . 1 . .
    /// };
    /// assert_eq!(letter.mirror_horizontal(), bitboard! {
    ///     . . . 1 1 1 1 .
    ///     . . 1 . . . 1 .
    ///     . . 1 . . . 1 .
    ///     . . . 1 . . 1 .
    ///     . . . . 1 1 1 .
    ///     . . . . 1 . 1 .
    ///     . . . 1 . . 1 .
    ///     . . 1 . . . 1 .
    /// });
    /// ```
    #[inline]
    pub const fn mirror_horizontal(self) -> Self {
        Self::from_bits(self.bits().swap_bytes().reverse_bits())
    }

    /// A half turn: a1 becomes h8.
    ///
    /// ```
    /// # use setwise::{Bitboard, Square};
    /// assert_eq!(Square::B1.bitboard().rotate_180(), Square::G8.bitboard());
    /// ```
    #[inline]
    pub const fn rotate_180(self) -> Self {
        Self::from_bits(self.bits().reverse_bits())
    }

    /// Files and ranks exchanged, a reflection in the diagonal from a1 to h8: b1 becomes a2. Three delta swaps.
    ///
    /// ```
    /// # use setwise::{Bitboard, Square};
    /// assert_eq!(Bitboard::FILE_A.flip_diagonal(), Bitboard::RANK_1);
    /// assert_eq!(Square::B1.bitboard().flip_diagonal(), Square::A2.bitboard());
    /// ```
    #[inline]
    pub const fn flip_diagonal(self) -> Self {
        let mut bits = delta_swap(self.bits(), 0x0000_0000_f0f0_f0f0, 28);
        bits = delta_swap(bits, 0x0000_cccc_0000_cccc, 14);
        Self::from_bits(delta_swap(bits, 0x00aa_00aa_00aa_00aa, 7))
    }

    /// A reflection in the anti-diagonal from a8 to h1: a1 becomes h8, b1 becomes h7. Three delta swaps.
    ///
    /// ```
    /// # use setwise::{Bitboard, Square};
    /// assert_eq!(Bitboard::FILE_A.flip_anti_diagonal(), Bitboard::RANK_8);
    /// assert_eq!(Square::B1.bitboard().flip_anti_diagonal(), Square::H7.bitboard());
    /// ```
    #[inline]
    pub const fn flip_anti_diagonal(self) -> Self {
        let mut bits = delta_swap(self.bits(), 0x0000_0000_0f0f_0f0f, 36);
        bits = delta_swap(bits, 0x0000_3333_0000_3333, 18);
        Self::from_bits(delta_swap(bits, 0x0055_0055_0055_0055, 9))
    }

    /// A quarter turn to the right, as one turns the board on the table: a1 becomes a8.
    ///
    /// ```
    /// # use setwise::{Bitboard, Square};
    /// assert_eq!(Square::B1.bitboard().rotate_90_clockwise(), Square::A7.bitboard());
    /// ```
    #[inline]
    pub const fn rotate_90_clockwise(self) -> Self {
        self.flip_diagonal().flip_vertical()
    }

    /// A quarter turn to the left: a1 becomes h1.
    ///
    /// ```
    /// # use setwise::{Bitboard, Square};
    /// assert_eq!(Square::B1.bitboard().rotate_90_counterclockwise(), Square::H2.bitboard());
    /// ```
    #[inline]
    pub const fn rotate_90_counterclockwise(self) -> Self {
        self.flip_vertical().flip_diagonal()
    }
}
