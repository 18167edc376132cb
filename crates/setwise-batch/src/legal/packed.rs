//! Children from four bytes, on a processor that looks up 64 bytes in a table of 64.
//!
//! ```text
//! table[set][rank]     that rank of the set, of each parent: a byte each
//! look up              that rank of 64 children, by the numbers of their parents
//! from, to             a bit in one rank each: looked up by their squares
//! set + to - from      the set of what moves; set & !to  a set of what may be taken
//! ```
//!
//! So a whole board is never written. The difference of the two bits is added, since the man is on one square and not
//! on the other.
//!
//! Cost: about 250 operations for 64 children.

use super::{
    child::{
        CASTLING, Child, DIAGONAL, KING, KNIGHTS, ORTHOGONAL, OWN_DIAGONAL, OWN_KING, OWN_KNIGHTS,
        OWN_ORTHOGONAL, OWN_PAWNS, PAWNS, SETS, Sets, kind,
    },
    list::{BOTH, Scribe},
    material::Material,
    men::{Kings, Men, Movers},
    tree::Parents,
};
use crate::{
    avx512::Avx512Machine,
    machine::{Machine, empty},
    rays::{any, each_rank},
    sliced::Ranks,
};
use fearless_simd::{kernel, prelude::*, u8x64, u32x16, u64x8, x86::Avx512};
use setwise::{
    Bitboard, Color, File, Square,
    table::{king_attacks, knight_attacks, pawn_attacks},
};
use std::arch::x86_64::{
    __m128i, __m512i, __mmask64, _mm512_add_epi8, _mm512_add_epi32, _mm512_castsi512_si128,
    _mm512_cvtepu8_epi32, _mm512_extracti32x4_epi32, _mm512_mask_add_epi8, _mm512_mask_mov_epi8,
    _mm512_maskz_compress_epi8, _mm512_or_si512, _mm512_permutexvar_epi8, _mm512_set1_epi8,
    _mm512_set1_epi32, _mm512_slli_epi32, _mm512_sub_epi8, _mm512_test_epi8_mask,
};

type Word = u64x8<Avx512>;

/// For each rank, that rank of a set for each square.
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

/// A word of every parent, by name.
type Row = [u64; 8];

/// The sets of the parents, sliced.
#[repr(align(64))]
pub(super) struct Packed {
    tables: [[Row; 8]; TABLES],
    /// The squares of the kings of the children's mover, and of his enemy.
    king: Row,
    enemy_king: Row,
    /// The rooks that may still castle: the first rank of the mover's, the last one of his enemy's.
    castling: Row,
    enemy_castling: Row,
    is_rooks_and_pawns: bool,
}

/// The sets of men, and all men of the enemy.
const ENEMIES: usize = CASTLING;
const TABLES: usize = ENEMIES + 1;

impl Parents<Avx512Machine> for Packed {
    type Scribe = Compressing;

    fn new(_: Avx512Machine) -> Self {
        Self {
            tables: [[[0; 8]; 8]; TABLES],
            king: [0; 8],
            enemy_king: [0; 8],
            castling: [0; 8],
            enemy_castling: [0; 8],
            is_rooks_and_pawns: false,
        }
    }

    #[inline(always)]
    fn scribe(machine: Avx512Machine) -> Compressing {
        Compressing(machine.avx512)
    }

    #[inline(always)]
    fn put(&mut self, machine: Avx512Machine, boards: &Movers<Word>) {
        // The mover's men are the enemies of his children's mover, and the board is turned over.
        let Movers { own, enemy, kings, castling, enemy_castling } = boards;
        let mut put = |table: usize, ranks: &Ranks<Word>| {
            for rank in 0..8 {
                machine.store(ranks[7 - rank], &mut self.tables[table][rank]);
            }
        };
        put(OWN_PAWNS, &enemy.pawns);
        put(OWN_KNIGHTS, &enemy.knights);
        put(OWN_DIAGONAL, &enemy.diagonal);
        put(OWN_ORTHOGONAL, &enemy.orthogonal);
        put(OWN_KING, &kings.enemy);
        put(PAWNS, &own.pawns);
        put(KNIGHTS, &own.knights);
        put(DIAGONAL, &own.diagonal);
        put(ORTHOGONAL, &own.orthogonal);
        put(KING, &kings.own);
        put(ENEMIES, &own.all);
        let others = each_rank!(rank: Word => (own.knights[rank] | own.diagonal[rank]) | (enemy.knights[rank] | enemy.diagonal[rank]));
        self.is_rooks_and_pawns = machine.is_empty(any(&others));
        let turn = machine.load(&[u64::from_ne_bytes([56; 8]); 8]);
        machine.store(squares(machine, &kings.enemy) ^ turn, &mut self.king);
        machine.store(squares(machine, &kings.own) ^ turn, &mut self.enemy_king);
        machine.store(*enemy_castling, &mut self.castling);
        machine.store(*castling, &mut self.enemy_castling);
    }

    #[inline(always)]
    fn children<A: Material>(&mut self, machine: Avx512Machine, children: &[Child]) -> Movers<Word> {
        let avx512 = machine.avx512;
        let [to, from, kinds, parents] = unpack(machine, children);
        let has = |kind: u32| has(avx512, kinds, kind);
        let row = |row: &Row| look_up(avx512, parents, machine.load(row));
        let table = |set: usize, rank: usize| row(&self.tables[set][rank]);
        let by_square = |squares: Word, sets: &BySquare, rank: usize| {
            look_up(avx512, squares, bytes(machine, &sets.0[rank]))
        };
        let gained = each_rank!(rank: Word => by_square(to, &ITSELF, rank));
        let lost = each_rank!(rank: Word => by_square(from, &ITSELF, rank));
        // A man is on one square and not yet on the other, so a difference is what becomes of both.
        let change = each_rank!(rank: Word => subtract(avx512, gained[rank], lost[rank]));
        let takes_en_passant = has(kind::PAWN) & has(kind::PROMOTES);
        let promotes = has(kind::PROMOTES) & !takes_en_passant;
        let moved = |set: usize, rank: usize, moves: u64| {
            // A pawn that promotes goes from rank 2 to rank 1.
            let moves = match (rank, set) {
                (1, PAWNS) => moves | promotes,
                (1, _) => moves & !promotes,
                _ => moves,
            };
            add_where(avx512, table(set, rank), moves, change[rank])
        };
        let [pawn, knight, diagonal, orthogonal, king] =
            [has(kind::PAWN), has(kind::KNIGHT), has(kind::DIAGONAL), has(kind::ORTHOGONAL), has(kind::KING)];
        let nobody = [empty(to); 8];
        let mut enemy = Men {
            pawns: each_rank!(rank: Word => moved(PAWNS, rank, pawn)),
            knights: if A::KNIGHTS { each_rank!(rank: Word => moved(KNIGHTS, rank, knight)) } else { nobody },
            diagonal: if A::DIAGONAL_SLIDERS {
                each_rank!(rank: Word => moved(DIAGONAL, rank, diagonal))
            } else {
                nobody
            },
            orthogonal: each_rank!(rank: Word => moved(ORTHOGONAL, rank, orthogonal)),
            all: each_rank!(rank: Word => add(avx512, table(ENEMIES, rank), change[rank])),
        };
        let enemy_rooks = row(&self.enemy_castling);
        let (short, long) = (has(kind::CASTLES_SHORT), has(kind::CASTLES_LONG));
        if short | long != 0 {
            let rooks = rooks_change(machine, short, long, lost[7], enemy_rooks);
            enemy.orthogonal[7] = add(avx512, enemy.orthogonal[7], rooks);
            enemy.all[7] = add(avx512, enemy.all[7], rooks);
        }
        let left = |set: usize, rank: usize| table(set, rank) & !gained[rank];
        let mut own = Men {
            pawns: each_rank!(rank: Word => left(OWN_PAWNS, rank)),
            knights: if A::KNIGHTS { each_rank!(rank: Word => left(OWN_KNIGHTS, rank)) } else { nobody },
            diagonal: if A::DIAGONAL_SLIDERS {
                each_rank!(rank: Word => left(OWN_DIAGONAL, rank))
            } else {
                nobody
            },
            orthogonal: each_rank!(rank: Word => left(OWN_ORTHOGONAL, rank)),
            all: nobody,
        };
        // The pawn that is taken en passant is behind the other.
        own.pawns[3] &= !choose(avx512, takes_en_passant, gained[2], empty(to));
        // No pawn is on a last rank.
        for pawns in [&mut own.pawns, &mut enemy.pawns] {
            (pawns[0], pawns[7]) = (empty(to), empty(to));
        }
        let own_king = each_rank!(rank: Word => table(OWN_KING, rank));
        own.all = each_rank!(rank: Word =>
            ((own.pawns[rank] | own.knights[rank]) | own.diagonal[rank]) | (own.orthogonal[rank] | own_king[rank]));
        let king_square = row(&self.king);
        let enemy_square = choose(avx512, king, to, row(&self.enemy_king));
        let kings = Kings {
            own: own_king,
            enemy: each_rank!(rank: Word => moved(KING, rank, king)),
            near: each_rank!(rank: Word => by_square(king_square, &NEAR, rank)),
            leaps: each_rank!(rank: Word => by_square(king_square, &LEAPS, rank)),
            ahead: each_rank!(rank: Word => by_square(king_square, &AHEAD, rank)),
            near_enemy: each_rank!(rank: Word => by_square(enemy_square, &NEAR, rank)),
        };
        let castling = row(&self.castling) & !gained[0];
        let enemy_castling = choose(avx512, king, empty(to), enemy_rooks & !(gained[7] | lost[7]));
        Movers { own, enemy, kings, castling, enemy_castling }
    }

    fn is_rooks_and_pawns(&self) -> bool {
        self.is_rooks_and_pawns
    }

    fn sets(&self, name: usize) -> Sets {
        let mut sets = [0; SETS];
        for (set, table) in sets[..CASTLING].iter_mut().zip(&self.tables) {
            let mut ranks = [0; 8];
            for (byte, row) in ranks.iter_mut().zip(table) {
                *byte = row[name / 8].to_le_bytes()[name % 8];
            }
            *set = u64::from_le_bytes(ranks);
        }
        sets
    }

    #[inline(always)]
    fn name(board: usize) -> usize {
        board % 8 * 8 + board / 8
    }

    #[inline(always)]
    fn place(board: usize) -> usize {
        let name = Self::name(board);
        name % 4 * 16 + name / 4
    }
}

/// What castling adds to the last rank of the rooks, which are those that may castle: from where it is to f or to d.
#[inline(always)]
fn rooks_change(machine: Avx512Machine, short: __mmask64, long: __mmask64, king: Word, rooks: Word) -> Word {
    let avx512 = machine.avx512;
    let to_east = choose(avx512, short, machine.attacks_east(king, king), empty(king));
    let from = rooks & choose(avx512, long, machine.attacks_west(king, king), to_east);
    let file = |file: Bitboard| machine.load(&[file.bits(); 8]);
    let target = choose(
        avx512,
        long,
        file(Bitboard::from_file(File::D)),
        choose(avx512, short, file(Bitboard::from_file(File::F)), empty(king)),
    );
    subtract(avx512, target, from)
}

/// The squares of the only men of sets, in the bytes of their boards; 0 where there is none.
#[inline(always)]
fn squares(machine: Avx512Machine, men: &Ranks<Word>) -> Word {
    let bit = |men: Word, bit: u32| {
        !machine.empty_bytes(men) & machine.load(&[u64::from_ne_bytes([1 << bit; 8]); 8])
    };
    let files = |set: u64| machine.load(&[set; 8]);
    let file = any(men);
    let file = (bit(file & files(0xaaaa_aaaa_aaaa_aaaa), 0) | bit(file & files(0xcccc_cccc_cccc_cccc), 1))
        | bit(file & files(0xf0f0_f0f0_f0f0_f0f0), 2);
    let odd = (men[1] | men[3]) | (men[5] | men[7]);
    let second = (men[2] | men[3]) | (men[6] | men[7]);
    let fourth = (men[4] | men[5]) | (men[6] | men[7]);
    (file | bit(odd, 3)) | (bit(second, 4) | bit(fourth, 5))
}

/// Sixteen children of four bytes in each of four words: their bytes apart.
#[inline(always)]
fn unpack(machine: Avx512Machine, children: &[u32]) -> [Word; 4] {
    let word = |index: usize| -> Word {
        u32x16::from_slice(machine.avx512, &children[16 * index..][..16]).bitcast()
    };
    const LOWER_HALVES: u64 = 0x0000_ffff_0000_ffff;
    const LOWER_BYTES: u64 = 0x00ff_00ff_00ff_00ff;
    let lower = |a: Word, b: Word, shift: u32, lower: u64| (a & lower) | ((b << shift) & !lower);
    let upper = |a: Word, b: Word, shift: u32, lower: u64| ((a >> shift) & lower) | (b & !lower);
    let (a, b, c, d) = (word(0), word(1), word(2), word(3));
    let (ac, bd) = (lower(a, c, 16, LOWER_HALVES), lower(b, d, 16, LOWER_HALVES));
    let (ca, db) = (upper(a, c, 16, LOWER_HALVES), upper(b, d, 16, LOWER_HALVES));
    [
        lower(ac, bd, 8, LOWER_BYTES),
        upper(ac, bd, 8, LOWER_BYTES),
        lower(ca, db, 8, LOWER_BYTES),
        upper(ca, db, 8, LOWER_BYTES),
    ]
}

#[inline(always)]
fn bytes(machine: Avx512Machine, bytes: &[u8; 64]) -> Word {
    u8x64::from_slice(machine.avx512, bytes).bitcast()
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
    fn has(avx512: Avx512, kinds: Word, kind: u32) -> __mmask64 {
        let _ = avx512;
        _mm512_test_epi8_mask(kinds.into(), _mm512_set1_epi8(kind as i8))
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
