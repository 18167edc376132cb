//! Fixed-shift magic: one multiplication sends the relevant blockers to a slot of a common table.
//!
//! The relevant blockers of a slider are those on its rays short of the edge, at most 12 for a rook and 9 for a
//! bishop. A factor found by search gathers their bits at the top of the product, where a shift makes an index:
//!
//! ```text
//! attacks = window[square][(occupied | irrelevant[square]) * factor[square] >> (64 - 12 or 9)]
//! ```
//!
//! The irrelevant squares are set, not cleared (Volker Annuss's black magic): they add a constant, and a factor may
//! then lead downwards as well. The shift is the same for all squares, so it is part of the instruction. Most squares
//! would need fewer bits; their factors are chosen so that the slots in use lie close together, and all squares share
//! one table in which slots with the same attacks may coincide. The numbers come from the example program
//! `find_magics`; the table is filled at compile time by the walk, which stops the compilation if two attack sets meet
//! in a slot.
//!
//! Cost: 2 operations, a multiplication, and four look-ups for a piece. Tables: 900 KiB.

use super::magic_numbers::{BISHOPS, ROOKS, TABLE_SIZE};
use crate::{Bitboard, Direction, Square, walk};

const ROOK_SHIFT: u32 = 64 - 12;
const BISHOP_SHIFT: u32 = 64 - 9;

/// How one square finds its slot: a window of the table, as long as the index can be. The shift bounds the index,
/// so the look-up needs neither an addition nor a bounds check.
#[derive(Clone, Copy)]
struct Magic<const SLOTS: usize> {
    irrelevant: Bitboard,
    factor: u64,
    window: &'static [Bitboard; SLOTS],
}

/// The index into a square's window.
#[inline(always)]
const fn slot(occupied: Bitboard, irrelevant: Bitboard, factor: u64, shift: u32) -> usize {
    (occupied.union(irrelevant).bits().wrapping_mul(factor) >> shift) as usize
}

/// Both pieces' magics of a square, in one cache line: a queen asks for both.
#[derive(Clone, Copy)]
#[repr(align(64))]
struct SquareMagics {
    rook: Magic<{ 1 << (64 - ROOK_SHIFT) }>,
    bishop: Magic<{ 1 << (64 - BISHOP_SHIFT) }>,
}

/// The squares whose occupancy cannot matter to a piece that moves in these directions.
const fn irrelevant(square: Square, directions: [Direction; 4]) -> Bitboard {
    let mut irrelevant = Bitboard::FULL;
    let mut ray = 0;
    while ray < 4 {
        let squares = walk::ray_attacks(directions[ray], square, Bitboard::EMPTY);
        // The last square of a ray cannot hide another.
        irrelevant = irrelevant.difference(squares.intersection(squares.step(directions[ray].opposite())));
        ray += 1;
    }
    irrelevant
}

/// The magic of a square whose window begins at a slot of the table.
const fn magic<const SLOTS: usize>(
    square: Square,
    directions: [Direction; 4],
    (factor, first): (u64, usize),
) -> Magic<SLOTS> {
    let window = TABLE.split_at(first).1.first_chunk().expect("every window ends inside the table");
    Magic { irrelevant: irrelevant(square, directions), factor, window }
}

static MAGICS: [SquareMagics; 64] = {
    let first = SquareMagics {
        rook: magic(Square::A1, Direction::ORTHOGONAL, ROOKS[0]),
        bishop: magic(Square::A1, Direction::DIAGONAL, BISHOPS[0]),
    };
    let mut magics = [first; 64];
    let mut index = 1;
    while index < 64 {
        magics[index].rook = magic(Square::ALL[index], Direction::ORTHOGONAL, ROOKS[index]);
        magics[index].bishop = magic(Square::ALL[index], Direction::DIAGONAL, BISHOPS[index]);
        index += 1;
    }
    magics
};

/// The attacks along one line for all blockers on `relevant`, at most six squares: pairs, and their number.
///
/// A piece's attacks are the union of two lines'; joining two lists of 64 is much less work for the compiler than
/// 4,096 walks.
const fn line_cases(
    square: Square,
    forth: Direction,
    relevant: Bitboard,
) -> ([(Bitboard, Bitboard); 64], usize) {
    let mut cases = [(Bitboard::EMPTY, Bitboard::EMPTY); 64];
    let (mut count, mut blockers) = (0, Bitboard::EMPTY);
    loop {
        let attacks = walk::ray_attacks(forth, square, blockers);
        cases[count] = (blockers, attacks.union(walk::ray_attacks(forth.opposite(), square, blockers)));
        count += 1;
        // The next subset of the relevant squares, in counting order.
        blockers = Bitboard::from_bits(blockers.bits().wrapping_sub(relevant.bits())).intersection(relevant);
        if blockers.is_empty() {
            return (cases, count);
        }
    }
}

/// Writes a piece's attack sets into their slots. The lines are named by one direction each.
const fn fill_table(
    table: &mut [Bitboard; TABLE_SIZE],
    numbers: &[(u64, usize); 64],
    shift: u32,
    directions: [Direction; 4],
) {
    let mut index = 0;
    while index < 64 {
        let square = Square::ALL[index];
        let (factor, window) = numbers[index];
        let irrelevant = irrelevant(square, directions);
        let line = walk::ray_attacks(directions[0], square, Bitboard::EMPTY).union(walk::ray_attacks(
            directions[0].opposite(),
            square,
            Bitboard::EMPTY,
        ));
        let relevant = irrelevant.complement();
        let (first, first_count) = line_cases(square, directions[0], relevant.intersection(line));
        let (second, second_count) = line_cases(square, directions[1], relevant.difference(line));
        let mut i = 0;
        while i < first_count {
            let mut j = 0;
            while j < second_count {
                let attacks = first[i].1.union(second[j].1);
                let occupied = first[i].0.union(second[j].0);
                let slot = &mut table[window + slot(occupied, irrelevant, factor, shift)];
                // Every attack set has a member, so an empty slot is a free one.
                assert!(slot.is_empty() || slot.bits() == attacks.bits());
                *slot = attacks;
                j += 1;
            }
            i += 1;
        }
        index += 1;
    }
}

static TABLE: [Bitboard; TABLE_SIZE] = {
    let mut table = [Bitboard::EMPTY; TABLE_SIZE];
    fill_table(&mut table, &ROOKS, ROOK_SHIFT, Direction::ORTHOGONAL);
    fill_table(&mut table, &BISHOPS, BISHOP_SHIFT, Direction::DIAGONAL);
    table
};

/// The bytes of all tables that this method reads.
pub(crate) const TABLE_BYTES: usize = size_of::<[Bitboard; TABLE_SIZE]>() + size_of::<[SquareMagics; 64]>();

/// The attacks of a rook.
///
/// ```
/// use setwise::{table::magic::rook_attacks, Square};
/// assert_eq!(rook_attacks(Square::A1, Square::A3.bitboard()).count(), 2 + 7);
/// ```
#[inline(always)]
pub const fn rook_attacks(square: Square, occupied: Bitboard) -> Bitboard {
    let magic = &MAGICS[square.index()].rook;
    magic.window[slot(occupied, magic.irrelevant, magic.factor, ROOK_SHIFT)]
}

/// The attacks of a bishop.
///
/// ```
/// use setwise::{table::magic::bishop_attacks, Square};
/// assert_eq!(bishop_attacks(Square::B2, Square::D4.bitboard()).count(), 2 + 1 + 2);
/// ```
#[inline(always)]
pub const fn bishop_attacks(square: Square, occupied: Bitboard) -> Bitboard {
    let magic = &MAGICS[square.index()].bishop;
    magic.window[slot(occupied, magic.irrelevant, magic.factor, BISHOP_SHIFT)]
}

crate::unions::square_wise_queen! { "table::magic" }
crate::ray::lines_of_pieces! { "table::magic" }
