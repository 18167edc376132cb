//! A set of squares in one 64-bit word.
//!
//! Bit `i` says whether square `i` is a member, so the set operations are single instructions. The operators are
//! those of a set (`| & ^ - !`); whoever wants arithmetic on the word says so with [`Bitboard::bits`].

use super::{Direction, File, Rank, Square};
use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not, Sub, SubAssign};

/// A set of squares.
///
/// ```
/// use setwise::{Bitboard, Square};
/// let corners = Bitboard::FILE_A & Bitboard::RANK_1 | Bitboard::from_square(Square::H8);
/// assert!(corners.contains(Square::A1));
/// assert_eq!(corners.count(), 2);
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(transparent)]
pub struct Bitboard(u64);

impl Bitboard {
    /// The empty set.
    ///
    /// ```
    /// # use setwise::{Bitboard, Square};
    /// assert!(Bitboard::EMPTY.is_empty());
    /// ```
    pub const EMPTY: Self = Self(0);
    /// The set of all 64 squares.
    ///
    /// ```
    /// # use setwise::{Bitboard, Square};
    /// assert_eq!(Bitboard::FULL.count(), 64);
    /// ```
    pub const FULL: Self = Self(!0);
    /// The first file.
    ///
    /// ```
    /// # use setwise::{Bitboard, Square};
    /// assert!(Bitboard::FILE_A.contains(Square::A8));
    /// ```
    pub const FILE_A: Self = Self(0x0101_0101_0101_0101);
    /// The last file.
    ///
    /// ```
    /// # use setwise::{Bitboard, Square};
    /// assert!(Bitboard::FILE_H.contains(Square::H1));
    /// ```
    pub const FILE_H: Self = Self(0x8080_8080_8080_8080);
    /// White's back rank.
    ///
    /// ```
    /// # use setwise::{Bitboard, Square};
    /// assert!(Bitboard::RANK_1.contains(Square::E1));
    /// ```
    pub const RANK_1: Self = Self(0xff);
    /// Black's back rank.
    ///
    /// ```
    /// # use setwise::{Bitboard, Square};
    /// assert!(Bitboard::RANK_8.contains(Square::E8));
    /// ```
    pub const RANK_8: Self = Self(0xff << 56);
    /// The light squares, h1 and a8 among them.
    ///
    /// ```
    /// # use setwise::{Bitboard, Square};
    /// assert!(Bitboard::LIGHT.contains(Square::H1));
    /// ```
    pub const LIGHT: Self = Self(0x55aa_55aa_55aa_55aa);
    /// The dark squares, a1 and h8 among them.
    ///
    /// ```
    /// # use setwise::{Bitboard, Square};
    /// assert!(Bitboard::DARK.contains(Square::A1));
    /// ```
    pub const DARK: Self = Self(0xaa55_aa55_aa55_aa55);

    /// The set whose member `i` is bit `i` of `bits` (a1 = bit 0, h8 = bit 63).
    ///
    /// ```
    /// # use setwise::{Bitboard, Square};
    /// assert_eq!(Bitboard::from_bits(1 << 63), Bitboard::from_square(Square::H8));
    /// ```
    #[inline(always)]
    pub const fn from_bits(bits: u64) -> Self {
        Self(bits)
    }

    /// The word behind the set, for arithmetic.
    ///
    /// ```
    /// # use setwise::Bitboard;
    /// assert_eq!(Bitboard::RANK_1.bits(), 0xff);
    /// ```
    #[inline(always)]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// The set of one square.
    ///
    /// ```
    /// # use setwise::{Bitboard, Square};
    /// assert_eq!(Bitboard::from_square(Square::B1).bits(), 2);
    /// ```
    #[inline(always)]
    pub const fn from_square(square: Square) -> Self {
        Self(1 << square.index())
    }

    /// The eight squares of a file.
    ///
    /// ```
    /// # use setwise::{Bitboard, File};
    /// assert_eq!(Bitboard::from_file(File::H), Bitboard::FILE_H);
    /// ```
    #[inline(always)]
    pub const fn from_file(file: File) -> Self {
        Self(Self::FILE_A.0 << file as u32)
    }

    /// The eight squares of a rank.
    ///
    /// ```
    /// # use setwise::{Bitboard, Rank};
    /// assert_eq!(Bitboard::from_rank(Rank::Eighth), Bitboard::RANK_8);
    /// ```
    #[inline(always)]
    pub const fn from_rank(rank: Rank) -> Self {
        Self(Self::RANK_1.0 << (8 * rank as u32))
    }

    /// Whether the set has no member.
    ///
    /// ```
    /// # use setwise::Bitboard;
    /// assert!((Bitboard::LIGHT & Bitboard::DARK).is_empty());
    /// ```
    #[inline(always)]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the set has exactly one member.
    ///
    /// ```
    /// # use setwise::{Bitboard, Square};
    /// assert!(Bitboard::from_square(Square::E4).is_single());
    /// assert!(!Bitboard::EMPTY.is_single() && !Bitboard::FULL.is_single());
    /// ```
    #[inline(always)]
    pub const fn is_single(self) -> bool {
        self.0.is_power_of_two()
    }

    /// The number of members.
    ///
    /// ```
    /// # use setwise::Bitboard;
    /// assert_eq!(Bitboard::LIGHT.count(), 32);
    /// ```
    #[inline(always)]
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether `square` is a member.
    ///
    /// ```
    /// # use setwise::{Bitboard, Square};
    /// assert!(Bitboard::DARK.contains(Square::A1));
    /// ```
    #[inline(always)]
    pub const fn contains(self, square: Square) -> bool {
        self.0 >> square.index() & 1 != 0
    }

    /// Whether every member is a member of `other` too.
    ///
    /// ```
    /// # use setwise::{bitboard, Bitboard, Square};
    /// assert!(Bitboard::from_square(Square::A1).is_subset(Bitboard::FILE_A));
    /// ```
    #[inline(always)]
    pub const fn is_subset(self, other: Self) -> bool {
        self.0 & !other.0 == 0
    }

    /// Whether the sets share no member.
    ///
    /// ```
    /// # use setwise::Bitboard;
    /// assert!(Bitboard::RANK_1.is_disjoint(Bitboard::RANK_8));
    /// ```
    #[inline(always)]
    pub const fn is_disjoint(self, other: Self) -> bool {
        self.0 & other.0 == 0
    }

    /// The members of either set: `|` for constants.
    ///
    /// ```
    /// # use setwise::Bitboard;
    /// const BACK_RANKS: Bitboard = Bitboard::RANK_1.union(Bitboard::RANK_8);
    /// assert_eq!(BACK_RANKS, Bitboard::RANK_1 | Bitboard::RANK_8);
    /// ```
    #[inline(always)]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The members of both sets: `&` for constants.
    ///
    /// ```
    /// # use setwise::{Bitboard, Square};
    /// const A1: Bitboard = Bitboard::RANK_1.intersection(Bitboard::FILE_A);
    /// assert_eq!(A1.only(), Some(Square::A1));
    /// ```
    #[inline(always)]
    pub const fn intersection(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The members that are not in `other`: `-` for constants.
    ///
    /// ```
    /// # use setwise::Bitboard;
    /// assert_eq!(Bitboard::FULL.difference(Bitboard::LIGHT), Bitboard::DARK);
    /// ```
    #[inline(always)]
    pub const fn difference(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The squares that are no members: `!` for constants.
    ///
    /// ```
    /// # use setwise::Bitboard;
    /// assert_eq!(Bitboard::LIGHT.complement(), Bitboard::DARK);
    /// ```
    #[inline(always)]
    pub const fn complement(self) -> Self {
        Self(!self.0)
    }

    /// The set with `square` as a further member.
    ///
    /// ```
    /// # use setwise::{Bitboard, Square};
    /// assert_eq!(Bitboard::EMPTY.with(Square::C3), Bitboard::from_square(Square::C3));
    /// ```
    #[inline(always)]
    pub const fn with(self, square: Square) -> Self {
        Self(self.0 | 1 << square.index())
    }

    /// The set without `square`.
    ///
    /// ```
    /// # use setwise::{Bitboard, Square};
    /// assert_eq!(Bitboard::FILE_A.without(Square::A1).count(), 7);
    /// ```
    #[inline(always)]
    pub const fn without(self, square: Square) -> Self {
        Self(self.0 & !(1 << square.index()))
    }

    /// The member with the lowest index (the forward bit scan of the field).
    ///
    /// ```
    /// # use setwise::{Bitboard, Square};
    /// assert_eq!(Bitboard::FILE_H.first(), Some(Square::H1));
    /// assert_eq!(Bitboard::EMPTY.first(), None);
    /// ```
    #[doc(alias = "bitScanForward")]
    #[inline(always)]
    pub const fn first(self) -> Option<Square> {
        if self.is_empty() { None } else { Some(Square::from_index_masked(self.0.trailing_zeros())) }
    }

    /// The member with the highest index (the reverse bit scan of the field).
    ///
    /// ```
    /// # use setwise::{Bitboard, Square};
    /// assert_eq!(Bitboard::FILE_H.last(), Some(Square::H8));
    /// ```
    #[doc(alias = "bitScanReverse")]
    #[inline(always)]
    pub const fn last(self) -> Option<Square> {
        if self.is_empty() { None } else { Some(Square::from_index_masked(self.0.ilog2())) }
    }

    /// The member, where there is exactly one.
    ///
    /// ```
    /// # use setwise::{Bitboard, Square};
    /// assert_eq!(Bitboard::from_square(Square::E1).only(), Some(Square::E1));
    /// assert_eq!(Bitboard::RANK_1.only(), None);
    /// ```
    #[inline(always)]
    pub const fn only(self) -> Option<Square> {
        if self.is_single() { self.first() } else { None }
    }

    /// Takes the member with the lowest index out of the set.
    ///
    /// ```
    /// # use setwise::{Bitboard, Square};
    /// let mut set = Bitboard::FILE_A;
    /// assert_eq!(set.pop_first(), Some(Square::A1));
    /// assert_eq!(set.first(), Some(Square::A2));
    /// ```
    #[inline(always)]
    pub const fn pop_first(&mut self) -> Option<Square> {
        let first = self.first();
        self.0 &= self.0.wrapping_sub(1);
        first
    }

    /// All members moved by one square; those that leave the board are gone. Two operations.
    ///
    /// ```
    /// # use setwise::{Bitboard, Direction, Square};
    /// let set = Bitboard::from_square(Square::G4) | Bitboard::from_square(Square::H4);
    /// assert_eq!(set.step(Direction::NorthEast), Bitboard::from_square(Square::H5));
    /// ```
    #[doc(alias = "nortOne")]
    #[doc(alias = "noEaOne")]
    #[doc(alias = "eastOne")]
    #[doc(alias = "soEaOne")]
    #[doc(alias = "soutOne")]
    #[doc(alias = "soWeOne")]
    #[doc(alias = "westOne")]
    #[doc(alias = "noWeOne")]
    #[doc(alias = "shiftOne")]
    #[inline(always)]
    pub const fn step(self, direction: Direction) -> Self {
        Self(direction.shift_bits(self.0, 1) & direction.avoid_wrap().0)
    }
}

impl From<Square> for Bitboard {
    #[inline(always)]
    fn from(square: Square) -> Self {
        Self::from_square(square)
    }
}

impl From<File> for Bitboard {
    #[inline(always)]
    fn from(file: File) -> Self {
        Self::from_file(file)
    }
}

impl From<Rank> for Bitboard {
    #[inline(always)]
    fn from(rank: Rank) -> Self {
        Self::from_rank(rank)
    }
}

impl Not for Bitboard {
    type Output = Self;

    #[inline(always)]
    fn not(self) -> Self {
        self.complement()
    }
}

macro_rules! set_operators {
    ($($operator:ident::$method:ident, $assign:ident::$assign_method:ident = $set_operation:ident;)*) => {$(
        impl $operator for Bitboard {
            type Output = Self;

            #[inline(always)]
            fn $method(self, other: Self) -> Self {
                self.$set_operation(other)
            }
        }

        impl $assign for Bitboard {
            #[inline(always)]
            fn $assign_method(&mut self, other: Self) {
                *self = self.$set_operation(other);
            }
        }
    )*};
}

set_operators! {
    BitOr::bitor, BitOrAssign::bitor_assign = union;
    BitAnd::bitand, BitAndAssign::bitand_assign = intersection;
    BitXor::bitxor, BitXorAssign::bitxor_assign = symmetric_difference;
    Sub::sub, SubAssign::sub_assign = difference;
}

impl Bitboard {
    /// The members of exactly one of the sets: `^` for constants.
    ///
    /// ```
    /// # use setwise::Bitboard;
    /// assert_eq!(Bitboard::FULL.symmetric_difference(Bitboard::LIGHT), Bitboard::DARK);
    /// ```
    #[inline(always)]
    pub const fn symmetric_difference(self, other: Self) -> Self {
        Self(self.0 ^ other.0)
    }
}
