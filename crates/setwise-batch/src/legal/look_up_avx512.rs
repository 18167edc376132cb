//! Looking up on AVX-512: 64 bytes in a table of 64, so nothing is asked twice; and masks are bits.
//!
//! What stands about a king is looked up by his square, and the children of a piece are put down by one compression.

use super::{
    list::{BOTH, Scribe},
    look_up::{LookUp, Row},
    men::Kings,
};
use crate::{avx512::Avx512Machine, rays::each_rank, sliced::Ranks};
use fearless_simd::{kernel, prelude::*, u8x64, u32x16, u64x8, x86::Avx512};
use setwise::{
    Bitboard, Color, Square,
    table::{king_attacks, knight_attacks, pawn_attacks},
};
use std::arch::x86_64::{
    __m128i, __m512i, __mmask64, _mm512_add_epi8, _mm512_add_epi32, _mm512_castsi512_si128,
    _mm512_cvtepu8_epi32, _mm512_extracti32x4_epi32, _mm512_mask_add_epi8, _mm512_mask_mov_epi8,
    _mm512_maskz_compress_epi8, _mm512_or_si512, _mm512_permutexvar_epi8, _mm512_set1_epi8,
    _mm512_set1_epi32, _mm512_slli_epi32, _mm512_sub_epi8, _mm512_test_epi8_mask,
};

type Word = u64x8<Avx512>;

/// A set for each square, and of it each rank: 64 bytes to look up.
#[repr(align(64))]
struct BySquare([[u8; 64]; 8]);

impl BySquare {
    const fn of(sets: &[Bitboard; 64]) -> Self {
        let mut ranks = [[0; 64]; 8];
        let mut square = 0;
        while square < 64 {
            let bytes = sets[square].bits().to_le_bytes();
            let mut rank = 0;
            while rank < 8 {
                ranks[rank][square] = bytes[rank];
                rank += 1;
            }
            square += 1;
        }
        Self(ranks)
    }
}

/// A set for each square.
macro_rules! each_square {
    ($square:ident => $set:expr) => {{
        let mut sets = [Bitboard::EMPTY; 64];
        let mut index = 0;
        while index < 64 {
            let $square = Square::ALL[index];
            sets[index] = $set;
            index += 1;
        }
        BySquare::of(&sets)
    }};
}

static ITSELF: BySquare = each_square!(square => square.bitboard());
static NEAR: BySquare = each_square!(square => king_attacks(square));
static LEAPS: BySquare = each_square!(square => knight_attacks(square));
static AHEAD: BySquare = each_square!(square => pawn_attacks(Color::White, square));

impl LookUp for Avx512Machine {
    type Mask = __mmask64;

    type Scribe = Compressing;

    const SPAN: usize = 64;

    #[inline(always)]
    fn scribe(self) -> Compressing {
        Compressing(self.avx512)
    }

    #[inline(always)]
    fn load_children(self, children: &[u32]) -> Word {
        u32x16::from_slice(self.avx512, &children[..16]).bitcast()
    }

    #[inline(always)]
    fn store_row(self, word: Word, row: &mut Row) {
        let bytes: u8x64<Avx512> = word.bitcast();
        bytes.store_slice(&mut row.0);
    }

    #[inline(always)]
    fn look_up(self, names: Word, _: usize, row: &Row) -> Word {
        look_up(self.avx512, names, bytes(self.avx512, &row.0))
    }

    #[inline(always)]
    fn rank_of(self, squares: Word, rank: usize) -> Word {
        by_square(self.avx512, squares, &ITSELF, rank)
    }

    #[inline(always)]
    fn kings(
        self,
        own: Ranks<Word>,
        enemy: Ranks<Word>,
        [own_square, enemy_square]: [Word; 2],
    ) -> Kings<Word> {
        Kings {
            own,
            enemy,
            near: each_rank!(rank: Word => by_square(self.avx512, own_square, &NEAR, rank)),
            leaps: each_rank!(rank: Word => by_square(self.avx512, own_square, &LEAPS, rank)),
            ahead: each_rank!(rank: Word => by_square(self.avx512, own_square, &AHEAD, rank)),
            near_enemy: each_rank!(rank: Word => by_square(self.avx512, enemy_square, &NEAR, rank)),
        }
    }

    #[inline(always)]
    fn add(self, a: Word, b: Word) -> Word {
        add(self.avx512, a, b)
    }

    #[inline(always)]
    fn subtract(self, a: Word, b: Word) -> Word {
        subtract(self.avx512, a, b)
    }

    #[inline(always)]
    fn has(self, bytes: Word, bits: u8) -> __mmask64 {
        has(self.avx512, bytes, bits)
    }

    #[inline(always)]
    fn is_any(self, mask: __mmask64) -> bool {
        mask != 0
    }

    #[inline(always)]
    fn add_where(self, a: Word, mask: __mmask64, b: Word) -> Word {
        add_where(self.avx512, a, mask, b)
    }

    #[inline(always)]
    fn choose(self, mask: __mmask64, set: Word, unset: Word) -> Word {
        choose(self.avx512, mask, set, unset)
    }
}

#[inline(always)]
fn by_square(avx512: Avx512, squares: Word, sets: &BySquare, rank: usize) -> Word {
    look_up(avx512, squares, bytes(avx512, &sets.0[rank]))
}

#[inline(always)]
fn bytes(avx512: Avx512, bytes: &[u8; 64]) -> Word {
    u8x64::from_slice(avx512, bytes).bitcast()
}

kernel!(
    #[inline(always)]
    fn look_up(avx512: Avx512, index: Word, table: Word) -> Word {
        _mm512_permutexvar_epi8(index.into(), table.into()).simd_into(avx512)
    }
);

kernel!(
    #[inline(always)]
    fn add(avx512: Avx512, a: Word, b: Word) -> Word {
        _mm512_add_epi8(a.into(), b.into()).simd_into(avx512)
    }
);

kernel!(
    #[inline(always)]
    fn subtract(avx512: Avx512, a: Word, b: Word) -> Word {
        _mm512_sub_epi8(a.into(), b.into()).simd_into(avx512)
    }
);

kernel!(
    #[inline(always)]
    fn add_where(avx512: Avx512, a: Word, where_set: __mmask64, b: Word) -> Word {
        let a: __m512i = a.into();
        _mm512_mask_add_epi8(a, where_set, a, b.into()).simd_into(avx512)
    }
);

kernel!(
    #[inline(always)]
    fn choose(avx512: Avx512, mask: __mmask64, set: Word, unset: Word) -> Word {
        _mm512_mask_mov_epi8(unset.into(), mask, set.into()).simd_into(avx512)
    }
);

kernel!(
    #[inline(always)]
    fn has(avx512: Avx512, bytes: Word, bits: u8) -> __mmask64 {
        let _ = avx512;
        _mm512_test_epi8_mask(bytes.into(), _mm512_set1_epi8(bits as i8))
    }
);

/// Puts squares down by one compression, and two stores at the most.
#[derive(Clone, Copy)]
pub(super) struct Compressing(pub(super) Avx512);

impl Scribe for Compressing {
    #[inline(always)]
    fn list<const FACTOR: u32>(self, squares: u64, rest: u32, room: &mut [u32]) {
        let found = compress(self.0, squares);
        let both = FACTOR == BOTH;
        children(self.0, found[0], rest, both).store_slice(&mut room[..16]);
        if squares.count_ones() > 16 {
            children(self.0, found[1], rest, both).store_slice(&mut room[16..32]);
        }
    }
}

kernel!(
    /// The squares of a set, one behind the other.
    #[inline(always)]
    fn compress(avx512: Avx512, squares: u64) -> [__m128i; 2] {
        let all: u8x64<Avx512> = u8x64::from_slice(avx512, &SQUARES);
        let found = _mm512_maskz_compress_epi8(squares, all.into());
        [_mm512_castsi512_si128(found), _mm512_extracti32x4_epi32::<1>(found)]
    }
);

kernel!(
    /// Children that go to these squares, and, if so wanted, come from so many squares behind.
    #[inline(always)]
    fn children(avx512: Avx512, squares: __m128i, rest: u32, both: bool) -> u32x16<Avx512> {
        let to = _mm512_cvtepu8_epi32(squares);
        let squares = if both { _mm512_or_si512(to, _mm512_slli_epi32::<8>(to)) } else { to };
        _mm512_add_epi32(squares, _mm512_set1_epi32(rest as i32)).simd_into(avx512)
    }
);

/// All squares, in their order.
static SQUARES: [u8; 64] = {
    let mut squares = [0; 64];
    let mut square = 0;
    while square < 64 {
        squares[square] = square as u8;
        square += 1;
    }
    squares
};
