//! King, knight and pawn attacks by look-up. *Page: King pattern.*
//!
//! A leaper's attacks depend on its square alone, so 64 words hold them; the tables are built at compile time by
//! the walk. Cost: one look-up. Tables: 512 bytes each for the king and the knight, 1 KiB for pawns of both colors.

use crate::{Bitboard, Color, Square, walk};

/// King attacks, knight attacks, and pawn attacks by color.
static LEAPERS: [[Bitboard; 64]; 4] = {
    let mut tables = [[Bitboard::EMPTY; 64]; 4];
    let mut index = 0;
    while index < 64 {
        let square = Square::ALL[index];
        tables[0][index] = walk::pawn_attacks(Color::White, square);
        tables[1][index] = walk::pawn_attacks(Color::Black, square);
        tables[2][index] = walk::knight_attacks(square);
        tables[3][index] = walk::king_attacks(square);
        index += 1;
    }
    tables
};

/// The squares that a king attacks.
///
/// ```
/// use setwise::{pattern::kings_attacks, table::king_attacks, Square};
/// assert_eq!(king_attacks(Square::G2), kings_attacks(Square::G2.bitboard()));
/// ```
#[doc(alias = "arrKingAttacks")]
#[inline(always)]
pub const fn king_attacks(square: Square) -> Bitboard {
    LEAPERS[3][square.index()]
}

/// The squares that a knight attacks.
///
/// ```
/// use setwise::{table::knight_attacks, Square};
/// assert_eq!(knight_attacks(Square::H1), Square::F2.bitboard() | Square::G3.bitboard());
/// ```
#[inline(always)]
pub const fn knight_attacks(square: Square) -> Bitboard {
    LEAPERS[2][square.index()]
}

/// The squares that a pawn attacks.
///
/// ```
/// use setwise::{table::pawn_attacks, Color, Square};
/// assert_eq!(pawn_attacks(Color::White, Square::A2), Square::B3.bitboard());
/// ```
#[inline(always)]
pub const fn pawn_attacks(color: Color, square: Square) -> Bitboard {
    LEAPERS[color as usize][square.index()]
}
