//! Front and rear fills, spans, and attack spans.
//!
//! Pawns keep to their files and attack the neighboring ones, so fills along the files tell what they can meet.
//! *Front* is ahead of the pawns, *rear* behind them; a *fill* has the pawns in it, a *span* begins one step on:
//!
//! ```text
//! front_fill  = fill(forward, pawns)           front_span = front_fill, one step forward
//! attack_span = front_span, one step east and one step west
//! ```
//!
//! The fills are the parallel-prefix fills of the open board. Cost: 6 operations for a fill, 7 for a span, 9
//! for the attack span of one side, 12 for both.

use crate::{Bitboard, Color, Direction, fill::kogge_stone::fill};

/// The set and all squares ahead of it.
///
/// ```
/// use setwise::{pawn::front_fill, Bitboard, Color, Square};
/// assert_eq!(front_fill(Color::White, Square::A1.bitboard()), Bitboard::FILE_A);
/// assert_eq!(front_fill(Color::Black, Square::A1.bitboard()).count(), 1);
/// ```
#[doc(alias = "wFrontFill")]
#[doc(alias = "bFrontFill")]
#[inline]
pub const fn front_fill(color: Color, set: Bitboard) -> Bitboard {
    // A match, so that each arm is a fill with a constant direction.
    match color {
        Color::White => fill(Direction::North, set),
        Color::Black => fill(Direction::South, set),
    }
}

/// The set and all squares behind it.
///
/// ```
/// use setwise::{pawn::rear_fill, Color, Square};
/// assert_eq!(rear_fill(Color::White, Square::E3.bitboard()).count(), 3);
/// ```
#[doc(alias = "wRearFill")]
#[doc(alias = "bRearFill")]
#[inline]
pub const fn rear_fill(color: Color, set: Bitboard) -> Bitboard {
    front_fill(color.opposite(), set)
}

/// All squares ahead of some member.
///
/// ```
/// use setwise::{bitboard, pawn::front_span, Color, Square};
/// let pawns = Square::B2.bitboard() | Square::F5.bitboard();
/// assert_eq!(front_span(Color::White, pawns), bitboard! {
///     . 1 . . . 1 . .
///     . 1 . . . 1 . .
///     . 1 . . . 1 . .
///     . 1 . . . . . .
///     . 1 . . . . . .
///     . 1 . . . . . .
///     . . . . . . . .
///     . . . . . . . .
/// });
/// ```
#[doc(alias = "wFrontSpans")]
#[doc(alias = "bFrontSpans")]
#[inline]
pub const fn front_span(color: Color, set: Bitboard) -> Bitboard {
    front_fill(color, set).step(color.forward())
}

/// All squares behind some member.
///
/// ```
/// use setwise::{pawn::rear_span, Color, Square};
/// assert_eq!(rear_span(Color::White, Square::E3.bitboard()).count(), 2);
/// ```
#[doc(alias = "wRearSpans")]
#[doc(alias = "bRearSpans")]
#[inline]
pub const fn rear_span(color: Color, set: Bitboard) -> Bitboard {
    front_span(color.opposite(), set)
}

/// All files that hold a member. 13 operations.
///
/// ```
/// use setwise::{pawn::file_fill, Bitboard, Square};
/// let pawns = Square::A2.bitboard() | Square::H7.bitboard();
/// assert_eq!(file_fill(pawns), Bitboard::FILE_A | Bitboard::FILE_H);
/// assert_eq!(!file_fill(Bitboard::RANK_1), Bitboard::EMPTY); // no open file
/// ```
#[doc(alias = "fileFill")]
#[inline]
pub const fn file_fill(set: Bitboard) -> Bitboard {
    fill(Direction::North, set).union(fill(Direction::South, set))
}

/// The squares towards the h file that the pawns attack or may come to attack as they advance.
///
/// ```
/// use setwise::{pawn::attack_span_east, Color, Square};
/// let squares = Square::F5.bitboard() | Square::F6.bitboard() | Square::F7.bitboard() | Square::F8.bitboard();
/// assert_eq!(attack_span_east(Color::White, Square::E4.bitboard()), squares);
/// ```
#[doc(alias = "wEastAttackFrontSpans")]
#[doc(alias = "bEastAttackFrontSpans")]
#[inline]
pub const fn attack_span_east(color: Color, pawns: Bitboard) -> Bitboard {
    front_span(color, pawns).step(Direction::East)
}

/// The squares towards the a file that the pawns attack or may come to attack as they advance.
///
/// ```
/// use setwise::{pawn::attack_span_west, Bitboard, Color};
/// assert_eq!(attack_span_west(Color::Black, Bitboard::FILE_A), Bitboard::EMPTY);
/// ```
#[doc(alias = "wWestAttackFrontSpans")]
#[doc(alias = "bWestAttackFrontSpans")]
#[inline]
pub const fn attack_span_west(color: Color, pawns: Bitboard) -> Bitboard {
    front_span(color, pawns).step(Direction::West)
}

/// All squares that the pawns attack or may come to attack as they advance.
///
/// ```
/// use setwise::{bitboard, pawn::attack_span, Color, Square};
/// assert_eq!(attack_span(Color::Black, Square::D6.bitboard()), bitboard! {
///     . . . . . . . .
///     . . . . . . . .
///     . . . . . . . .
///     . . 1 . 1 . . .
///     . . 1 . 1 . . .
///     . . 1 . 1 . . .
///     . . 1 . 1 . . .
///     . . 1 . 1 . . .
/// });
/// ```
#[inline]
pub const fn attack_span(color: Color, pawns: Bitboard) -> Bitboard {
    attack_span_east(color, pawns).union(attack_span_west(color, pawns))
}
