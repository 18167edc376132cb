//! Kindergarten bitboards: one small table of lines, reached by a multiplication that gathers a line's blockers.
//!
//! On a rank or a diagonal no two squares share a file, so multiplying by the b file sums all ranks into the
//! eighth without a carry; the six blockers that matter come out on top. They and the slider's file choose a byte
//! of attacks, stored on all eight ranks at once, and the line itself cuts its squares out:
//!
//! ```text
//! blockers = (occupied & line) * b_file >> 58
//! attacks  = attacked_files[file][blockers] & line
//! ```
//!
//! A file is first moved to the a file, where another factor gathers its bits, and has a table of its own. The
//! method is Gerd Isenberg's, with his and Urban Koistinen's name.
//!
//! Cost: 3 operations, a multiplication and two look-ups for a diagonal; 4 to 6 for ranks and files. All tables
//! together, 9 KiB, fit in the first-level cache of any processor.

use crate::{
    Bitboard, File, Square,
    ray::{anti_diagonal_of, diagonal_of},
    walk,
};

/// Sums the ranks into the eighth, one file to the east.
const GATHER_FILES: u64 = Bitboard::from_file(File::B).bits();

/// Sums the bits of the a file into the eighth rank, the second rank's on top: the diagonal from c2 to h7.
const GATHER_RANKS: u64 = {
    let mut squares = Bitboard::EMPTY;
    let mut square = Some(Square::C2);
    while let Some(found) = square {
        squares = squares.with(found);
        square = found.step(crate::Direction::NorthEast);
    }
    squares.bits()
};

/// The number of bits below the six gathered ones.
const BELOW: u32 = 64 - 6;

/// The attacked files on every rank, by the slider's file and the six blockers of its line; the first is the b file's.
static ATTACKED_FILES: [[u64; 64]; 8] = {
    let mut table = [[0; 64]; 8];
    let mut file = 0;
    while file < 8 {
        let mut blockers = 0;
        while blockers < 64 {
            let occupied = Bitboard::from_bits((blockers as u64) << 1);
            let byte = walk::rank_attacks(Square::ALL[file], occupied).bits();
            table[file][blockers] = byte * Bitboard::FILE_A.bits();
            blockers += 1;
        }
        file += 1;
    }
    table
};

/// The attacked squares of the a file, by the slider's rank and the six blockers as they are gathered.
static ATTACKED_RANKS: [[u64; 64]; 8] = {
    let mut table = [[0; 64]; 8];
    let mut rank = 0;
    while rank < 8 {
        let inner = Bitboard::FILE_A.without(Square::A1).without(Square::A8);
        let mut subset = 0;
        loop {
            let attacks = walk::file_attacks(Square::ALL[8 * rank], Bitboard::from_bits(subset));
            table[rank][(subset.wrapping_mul(GATHER_RANKS) >> BELOW) as usize] = attacks.bits();
            subset = subset.wrapping_sub(inner.bits()) & inner.bits();
            if subset == 0 {
                break;
            }
        }
        rank += 1;
    }
    table
};

/// The bytes of all tables that this method reads.
pub(crate) const TABLE_BYTES: usize = 2 * size_of::<[[u64; 64]; 8]>() + 2 * size_of::<[Bitboard; 64]>();

/// The attacks along a line that has no two squares on a file.
#[inline(always)]
const fn line_attacks(square: Square, occupied: Bitboard, line: Bitboard) -> Bitboard {
    let blockers = occupied.intersection(line).bits().wrapping_mul(GATHER_FILES) >> BELOW;
    Bitboard::from_bits(ATTACKED_FILES[square.index() & 0o7][blockers as usize] & line.bits())
}

/// The attacks along a rank: a shift gathers as well as a multiplication.
#[inline(always)]
const fn along_rank(square: Square, occupied: Bitboard) -> Bitboard {
    let rank = square.index() & 0o70;
    let blockers = occupied.bits() >> (rank + 1) & 0o77;
    let files = ATTACKED_FILES[square.index() & 0o7][blockers as usize];
    Bitboard::from_bits(files & Bitboard::RANK_1.bits() << rank)
}

/// The attacks along a file, which is moved to the a file and back.
#[inline(always)]
const fn along_file(square: Square, occupied: Bitboard) -> Bitboard {
    let (file, rank) = (square.index() & 0o7, square.index() >> 3);
    let on_a_file = occupied.bits() >> file & Bitboard::FILE_A.bits();
    let blockers = on_a_file.wrapping_mul(GATHER_RANKS) >> BELOW;
    Bitboard::from_bits(ATTACKED_RANKS[rank][blockers as usize] << file)
}

crate::unions::square_wise_lines! { "table::kindergarten", |square, occupied|
    rank: along_rank(square, occupied),
    file: along_file(square, occupied),
    diagonal: line_attacks(square, occupied, diagonal_of(square)),
    anti_diagonal: line_attacks(square, occupied, anti_diagonal_of(square)),
}
crate::unions::square_wise_pieces! { "table::kindergarten" }
