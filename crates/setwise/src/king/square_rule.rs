//! The rule of the square, set-wise: the pawns that a king catches, from the king's point of view.
//!
//! A lone king catches a passed pawn if it reaches the promotion square in time. Seen from the king, the squares of
//! the pawns it catches are a trapezoid that opens towards the pawn's home, and it can be filled: along the king's
//! rank as far as the king comes while a pawn there runs home, then rank by rank, one file wider on each side.
//!
//! ```text
//! row   = king, one step ahead if its side moves first
//! widen row to both sides, (8 - rank of the king) times
//! for each rank down to the third:  row = widen(row), one step down
//! second rank = third rank, one step down       (a pawn there goes two squares at once)
//! ```
//!
//! It equals the closed form for a white pawn on file `f` and rank `r`: with `d = min(5, 8 - r)` moves to go, the
//! king catches it if its distance to `(f, 8)` is at most `d`, or `d + 1` if the king's side moves first.
//!
//! The page fills `rank - 2` times and then one step more, for the double push. That is wrong for a king on the
//! second rank, where 54 squares over the 8 kings come out catchable although the pawn escapes, and runs away for
//! kings on the first two ranks if the count is unsigned. The test `kings_on_the_second_rank_as_printed` shows it.
//!
//! Against all races played out to the end, the rule is right but for 22 cases a side: a king on the pawn's first
//! rank, to move and next to a pawn on its second, would lose the race and simply takes the pawn. The table keeps to
//! the rule there; `the_rule_is_right_but_for_pawns_taken_at_once` shows it.
//!
//! Cost: one look-up. Table: 2 KiB.

use crate::{Bitboard, Color, Direction, Rank, Square};

/// The set and its neighbors to both sides.
const fn widen(set: Bitboard) -> Bitboard {
    set.union(set.step(Direction::East)).union(set.step(Direction::West))
}

/// The squares of white pawns that a black king catches, ranks 2 to 7.
const fn fill_catchable(king: Square, king_moves_first: bool) -> Bitboard {
    let mut row = king.bitboard();
    let mut times = Rank::Eighth as usize - king.rank() as usize;
    let mut rank = king.rank() as usize;
    if king_moves_first && king.rank() as usize == Rank::Eighth as usize {
        // No rank lies ahead: the extra move goes to the side.
        times += 1;
    } else if king_moves_first {
        row = row.step(Direction::North);
        rank += 1;
    }
    while times > 0 {
        row = widen(row);
        times -= 1;
    }
    let mut catchable = Bitboard::EMPTY;
    while rank >= Rank::Third as usize {
        catchable = catchable.union(row);
        row = widen(row).step(Direction::South);
        rank -= 1;
    }
    let third = catchable.intersection(Bitboard::from_rank(Rank::Third));
    catchable.union(third.step(Direction::South)).difference(Bitboard::RANK_8)
}

/// `CATCHABLE[color of the king][side to move][square of the king]`.
static CATCHABLE: [[[Bitboard; 64]; 2]; 2] = {
    let mut table = [[[Bitboard::EMPTY; 64]; 2]; 2];
    let mut index = 0;
    while index < 64 {
        let king = Square::ALL[index];
        let mut first = 0;
        while first < 2 {
            let of_black_king = fill_catchable(king, first == 1);
            // A black king moves first with black to move; for a white king all is mirrored, colors too.
            table[Color::Black as usize][first][index] = of_black_king;
            table[Color::White as usize][1 - first][king.flip_vertical().index()] =
                of_black_king.flip_vertical();
            first += 1;
        }
        index += 1;
    }
    table
};

/// The squares from which an enemy passed pawn runs in vain: the king reaches the promotion square in time. Ranks
/// 2 to 7 only; the king's own square is among them if a pawn there would be caught.
///
/// ```
/// use setwise::{bitboard, king::catchable, Color, Square};
/// // A black king on g5 and white passers, white to move.
/// assert_eq!(catchable(Color::Black, Color::White, Square::G5), bitboard! {
///     . . . . . . . .
///     . . . . . . . .
///     . . . . . . . .
///     . . . 1 1 1 1 1
///     . . 1 1 1 1 1 1
///     . 1 1 1 1 1 1 1
///     . 1 1 1 1 1 1 1
///     . . . . . . . .
/// });
/// // The same with black to move.
/// assert_eq!(catchable(Color::Black, Color::Black, Square::G5), bitboard! {
///     . . . . . . . .
///     . . . . . . . .
///     . . . 1 1 1 1 1
///     . . 1 1 1 1 1 1
///     . 1 1 1 1 1 1 1
///     1 1 1 1 1 1 1 1
///     1 1 1 1 1 1 1 1
///     . . . . . . . .
/// });
/// ```
#[doc(alias = "arrCaughtableArea")]
#[inline(always)]
pub const fn catchable(king_color: Color, side_to_move: Color, king: Square) -> Bitboard {
    CATCHABLE[king_color as usize][side_to_move as usize][king.index()]
}

/// The passed pawns that the enemy king does not catch, if nothing else interferes.
///
/// ```
/// use setwise::{king::uncatchable, Color, Square};
/// let passed = Square::A4.bitboard() | Square::F4.bitboard();
/// let free = uncatchable(Color::White, passed, Square::G5, Color::White);
/// assert_eq!(free, Square::A4.bitboard());
/// ```
#[doc(alias = "unCaughtable")]
#[inline]
pub const fn uncatchable(
    pawn_color: Color,
    passed_pawns: Bitboard,
    enemy_king: Square,
    side_to_move: Color,
) -> Bitboard {
    passed_pawns.difference(catchable(pawn_color.opposite(), side_to_move, enemy_king))
}
