//! The pawn shield: a mask per king square, a dense index of the pawns in it, and a table look-up with it.
//!
//! A sheltering king stands behind the pawns of its wing. The mask has six squares at most: three files (those of
//! the wing, or around a king in the center) by two ranks. So the pawns in it have a dense index below 64, and
//! anything at all about a shelter can be looked up in a table of that size:
//!
//! ```text
//! files   a-c: abc   d: cde   e: def   f-h: fgh
//! ranks   the second and the third for a king on its first two, else the king's own and the next
//! ```
//!
//! The page shows the mask for kings on f1-h1 and f2-h2 (it prints "f1-h1 or f1-h2") and leaves the other squares
//! open. Departure: black's index is that of the mirrored position, so one table serves both sides.
//!
//! Cost: one look-up for the mask, 7 operations more for the index. Table: 1 KiB.

use crate::{Bitboard, Color, Rank, Square};

/// The westmost file of the shield, for kings on every file.
const FIRST_FILE: [usize; 8] = [0, 0, 0, 2, 3, 5, 5, 5];

/// The lower rank of the shield, as white counts ranks from 0, for a king on a rank.
const fn first_rank(king_rank: usize) -> usize {
    if king_rank == 0 { 1 } else { king_rank }
}

static SHIELDS: [[Bitboard; 64]; 2] = {
    let mut shields = [[Bitboard::EMPTY; 64]; 2];
    let mut index = 0;
    while index < 64 {
        let king = Square::ALL[index];
        let mut cell = 0;
        while cell < 6 {
            let file = FIRST_FILE[king.file() as usize] + cell % 3;
            let rank = first_rank(king.rank() as usize) + cell / 3;
            // No pawn stands on the last rank.
            if rank < Rank::Eighth as usize {
                let square = Square::ALL[8 * rank + file];
                shields[0][index] = shields[0][index].with(square);
                let mirrored = king.flip_vertical().index();
                shields[1][mirrored] = shields[1][mirrored].with(square.flip_vertical());
            }
            cell += 1;
        }
        index += 1;
    }
    shields
};

/// The squares before a king on which pawns of its own side shelter it.
///
/// ```
/// use setwise::{bitboard, king::shield, Color, Square};
/// let king_side = bitboard! {
///     . . . . . . . .
///     . . . . . . . .
///     . . . . . . . .
///     . . . . . . . .
///     . . . . . . . .
///     . . . . . 1 1 1
///     . . . . . 1 1 1
///     . . . . . . . .
/// };
/// for king in [Square::F1, Square::G1, Square::H1, Square::F2, Square::G2, Square::H2] {
///     assert_eq!(shield(Color::White, king), king_side);
///     assert_eq!(shield(Color::Black, king.flip_vertical()), king_side.flip_vertical());
/// }
/// ```
#[inline(always)]
pub const fn shield(color: Color, king: Square) -> Bitboard {
    SHIELDS[color as usize][king.index()]
}

/// The pawns in the shield as a number below 64: bits 0 to 2 for the files of the nearer rank from the west, bits
/// 3 to 5 for the farther rank. Mirrored positions have the same index.
///
/// For white this is `pext(pawns, shield)`, on the seventh rank too, where the shield has its nearer rank only.
///
/// ```
/// use setwise::{king::shield_index, Color, Square};
/// let pawns = Square::F2.bitboard() | Square::G3.bitboard() | Square::H2.bitboard();
/// assert_eq!(shield_index(Color::White, Square::G1, pawns), 0b010_101);
/// assert_eq!(shield_index(Color::Black, Square::G8, pawns.flip_vertical()), 0b010_101);
/// ```
#[inline]
pub const fn shield_index(color: Color, king: Square, pawns: Bitboard) -> usize {
    let sheltering = shield(color, king).intersection(pawns);
    let (seen, king) = match color {
        Color::White => (sheltering, king),
        Color::Black => (sheltering.flip_vertical(), king.flip_vertical()),
    };
    let lowest = 8 * first_rank(king.index() >> 3) + FIRST_FILE[king.index() & 0o7];
    let cells = seen.bits() >> (lowest & 0o77);
    (cells & 0b111 | cells >> 5 & 0b111_000) as usize
}

/// What a pawn right before the king, one rank further, and a file without a pawn add to the score, in hundredths
/// of a pawn. An example of a table, with round numbers of no more authority than that.
const PAWN_NEAR: i32 = 12;
const PAWN_FAR: i32 = 6;
const OPEN_FILE: i32 = -20;

static SHELTER_SCORES: [i32; 64] = {
    let mut scores = [0; 64];
    let mut index = 0;
    while index < 64 {
        let mut file = 0;
        while file < 3 {
            let (near, far) = (index >> file & 1 == 1, index >> (file + 3) & 1 == 1);
            scores[index] += match (near, far) {
                (true, _) => PAWN_NEAR,
                (false, true) => PAWN_FAR,
                (false, false) => OPEN_FILE,
            };
            file += 1;
        }
        index += 1;
    }
    scores
};

/// An example of a shelter evaluation: the score of the shield's pawns, looked up by their index, in hundredths of
/// a pawn. Three pawns before the king are worth 36, a bare king -60.
///
/// ```
/// use setwise::{king::shelter_score, Bitboard, Color, Rank, Square};
/// let pawns = Bitboard::from_rank(Rank::Second);
/// assert_eq!(shelter_score(Color::White, Square::G1, pawns), 36);
/// assert_eq!(shelter_score(Color::White, Square::G1, pawns.without(Square::G2)), 12 - 20 + 12);
/// ```
#[inline]
pub const fn shelter_score(color: Color, king: Square, pawns: Bitboard) -> i32 {
    SHELTER_SCORES[shield_index(color, king, pawns)]
}
