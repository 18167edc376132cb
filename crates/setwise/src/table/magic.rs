//! Fixed-shift magic: one multiplication sends the relevant blockers to a slot of a common table.
//!
//! The relevant blockers of a slider are those on its rays short of the edge, at most 12 for a rook and 9 for a
//! bishop. A factor found by search gathers their bits at the top of the product, where a shift makes an index:
//!
//! ```text
//! attacks = table[offset[square] + ((occupied | irrelevant[square]) * factor[square] >> (64 - 12 or 9))]
//! ```
//!
//! The irrelevant squares are set, not cleared (Volker Annuss's black magic): they add a constant, and a factor may
//! then lead downwards as well. The shift is the same for all squares, so it is part of the instruction. Most squares
//! would need fewer bits; their factors are chosen so that the slots in use lie close together, and all squares
//! share one table in which slots with the same attacks may coincide. The numbers come from the example program `find_magics`; the table is
//! filled at compile time by the walk, which stops the compilation if two attack sets meet in a slot.
//!
//! Cost: 3 operations, a multiplication, and four look-ups for a piece. Tables: 880 KiB.

use super::magic_numbers::{BISHOPS, ROOKS, TABLE_SIZE};
use crate::{Bitboard, Direction, Square, walk};

const ROOK_SHIFT: u32 = 64 - 12;
const BISHOP_SHIFT: u32 = 64 - 9;

/// How one square finds its slots.
#[derive(Clone, Copy)]
struct Magic {
    irrelevant: Bitboard,
    factor: u64,
    offset: usize,
}

impl Magic {
    /// The slot for an occupancy.
    #[inline(always)]
    const fn slot(&self, occupied: Bitboard, shift: u32) -> usize {
        let product = occupied.union(self.irrelevant).bits().wrapping_mul(self.factor);
        // The offset of a square whose lowest slot is not zero may be negative: it wraps, and wraps back.
        ((product >> shift) as usize).wrapping_add(self.offset)
    }
}

/// Both pieces' magics of a square, in one cache line: a queen asks for both.
#[repr(align(64))]
struct SquareMagics {
    rook: Magic,
    bishop: Magic,
}

/// The masks and numbers of all squares for a piece that moves in these directions.
const fn magics(numbers: &[(u64, i32); 64], directions: [Direction; 4]) -> [Magic; 64] {
    let mut magics = [Magic { irrelevant: Bitboard::FULL, factor: 0, offset: 0 }; 64];
    let mut index = 0;
    while index < 64 {
        let mut ray = 0;
        while ray < 4 {
            let direction = directions[ray];
            let squares = walk::ray_attacks(direction, Square::ALL[index], Bitboard::EMPTY);
            // The last square of a ray cannot hide another.
            let inner = squares.intersection(squares.step(direction.opposite()));
            magics[index].irrelevant = magics[index].irrelevant.difference(inner);
            ray += 1;
        }
        (magics[index].factor, magics[index].offset) = (numbers[index].0, numbers[index].1 as usize);
        index += 1;
    }
    magics
}

const ROOK_MAGICS: [Magic; 64] = magics(&ROOKS, Direction::ORTHOGONAL);
const BISHOP_MAGICS: [Magic; 64] = magics(&BISHOPS, Direction::DIAGONAL);

static MAGICS: [SquareMagics; 64] = {
    let mut both = [const { SquareMagics { rook: ROOK_MAGICS[0], bishop: BISHOP_MAGICS[0] } }; 64];
    let mut index = 0;
    while index < 64 {
        both[index] = SquareMagics { rook: ROOK_MAGICS[index], bishop: BISHOP_MAGICS[index] };
        index += 1;
    }
    both
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
    magics: &[Magic; 64],
    shift: u32,
    lines: [Direction; 2],
) {
    let mut index = 0;
    while index < 64 {
        let square = Square::ALL[index];
        let mask = magics[index].irrelevant.complement();
        let line = walk::ray_attacks(lines[0], square, Bitboard::EMPTY).union(walk::ray_attacks(
            lines[0].opposite(),
            square,
            Bitboard::EMPTY,
        ));
        let (first, first_count) = line_cases(square, lines[0], mask.intersection(line));
        let (second, second_count) = line_cases(square, lines[1], mask.difference(line));
        let mut i = 0;
        while i < first_count {
            let mut j = 0;
            while j < second_count {
                let attacks = first[i].1.union(second[j].1);
                let slot = &mut table[magics[index].slot(first[i].0.union(second[j].0), shift)];
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
    fill_table(&mut table, &ROOK_MAGICS, ROOK_SHIFT, [Direction::North, Direction::East]);
    fill_table(&mut table, &BISHOP_MAGICS, BISHOP_SHIFT, [Direction::NorthEast, Direction::NorthWest]);
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
    TABLE[MAGICS[square.index()].rook.slot(occupied, ROOK_SHIFT)]
}

/// The attacks of a bishop.
///
/// ```
/// use setwise::{table::magic::bishop_attacks, Square};
/// assert_eq!(bishop_attacks(Square::B2, Square::D4.bitboard()).count(), 2 + 1 + 2);
/// ```
#[inline(always)]
pub const fn bishop_attacks(square: Square, occupied: Bitboard) -> Bitboard {
    TABLE[MAGICS[square.index()].bishop.slot(occupied, BISHOP_SHIFT)]
}

crate::unions::square_wise_queen! { "table::magic" }
crate::ray::lines_of_pieces! { "table::magic" }
