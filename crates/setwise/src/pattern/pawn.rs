//! Pawn steps, set-wise: captures to both sides, single and double pushes.
//!
//! A white pawn attacks north-east and north-west, a black one south-east and south-west. A push needs an empty
//! square; the double push is a second push of those that have just reached their third rank.

use crate::{Bitboard, Color, Direction, Rank};

/// What these pawns attack towards the h file. Two operations.
///
/// ```
/// use setwise::{pattern::pawns_attacks_east, Bitboard, Color, Square};
/// assert_eq!(pawns_attacks_east(Color::White, Square::E4.bitboard()), Square::F5.bitboard());
/// assert_eq!(pawns_attacks_east(Color::White, Bitboard::FILE_H), Bitboard::EMPTY);
/// ```
#[inline]
pub const fn pawns_attacks_east(color: Color, pawns: Bitboard) -> Bitboard {
    pawns.step(match color {
        Color::White => Direction::NorthEast,
        Color::Black => Direction::SouthEast,
    })
}

/// What these pawns attack towards the a file. Two operations.
///
/// ```
/// use setwise::{pattern::pawns_attacks_west, Color, Square};
/// assert_eq!(pawns_attacks_west(Color::Black, Square::E4.bitboard()), Square::D3.bitboard());
/// ```
#[inline]
pub const fn pawns_attacks_west(color: Color, pawns: Bitboard) -> Bitboard {
    pawns.step(match color {
        Color::White => Direction::NorthWest,
        Color::Black => Direction::SouthWest,
    })
}

/// What these pawns attack. Five operations.
///
/// ```
/// use setwise::{bitboard, pattern::pawns_attacks, Color, Square};
/// let pawns = Square::A2.bitboard() | Square::E4.bitboard();
/// assert_eq!(pawns_attacks(Color::White, pawns), bitboard! {
///     . . . . . . . .
///     . . . . . . . .
///     . . . . . . . .
///     . . . 1 . 1 . .
///     . . . . . . . .
///     . 1 . . . . . .
///     . . . . . . . .
///     . . . . . . . .
/// });
/// ```
#[inline]
pub const fn pawns_attacks(color: Color, pawns: Bitboard) -> Bitboard {
    pawns_attacks_east(color, pawns).union(pawns_attacks_west(color, pawns))
}

/// The squares that these pawns can be pushed to, by one rank or by two.
///
/// ```
/// use setwise::{pattern::pawns_pushes, Bitboard, Color, Square};
/// let empty = !(Square::E2.bitboard() | Square::E4.bitboard());
/// assert_eq!(pawns_pushes(Color::White, Square::E2.bitboard(), empty), Square::E3.bitboard());
/// ```
#[inline]
pub const fn pawns_pushes(color: Color, pawns: Bitboard, empty: Bitboard) -> Bitboard {
    let single = pawns.step(color.forward()).intersection(empty);
    let third = Bitboard::from_rank(color.relative_rank(Rank::Third));
    single.union(single.intersection(third).step(color.forward()).intersection(empty))
}
