//! Every attack by walking square by square: slow, and plainly right.
//!
//! A slider goes step by step until it leaves the board or has entered an occupied square. This is the definition
//! that all other methods are proved against, and the builder of all their tables, so it is written on file and
//! rank coordinates and shares nothing with the word tricks it judges: no shift by 8, no wrap mask.
//!
//! Cost: a step of arithmetic and a test for every square visited.

use crate::{
    Bitboard, Color, Direction, Square,
    steps::{Pace, Steps},
};

/// The square `east` files and `north` ranks away, if it is on the board.
const fn offset(square: Square, east: i32, north: i32) -> Option<Square> {
    let file = square.index() as i32 % 8 + east;
    let rank = square.index() as i32 / 8 + north;
    if 0 <= file && file < 8 && 0 <= rank && rank < 8 {
        Square::from_index((8 * rank + file) as usize)
    } else {
        None
    }
}

/// The squares of a ray that `slider` attacks: up to and with the first occupied square.
///
/// ```
/// use setwise::{bitboard, walk, Direction, Square};
/// let blockers = Square::C6.bitboard() | Square::A8.bitboard();
/// assert_eq!(walk::ray_attacks(Direction::NorthWest, Square::G2, blockers), bitboard! {
///     . . . . . . . .
///     . . . . . . . .
///     . . 1 . . . . .
///     . . . 1 . . . .
///     . . . . 1 . . .
///     . . . . . 1 . .
///     . . . . . . . .
///     . . . . . . . .
/// });
/// ```
pub const fn ray_attacks(direction: Direction, slider: Square, occupied: Bitboard) -> Bitboard {
    let (east, north) = direction.offsets();
    let mut attacks = Bitboard::EMPTY;
    let mut next = offset(slider, east, north);
    while let Some(square) = next {
        attacks = attacks.with(square);
        next = if occupied.contains(square) { None } else { offset(square, east, north) };
    }
    attacks
}

/// The union of the rays of several directions.
const fn rays_attacks(directions: &[Direction], slider: Square, occupied: Bitboard) -> Bitboard {
    let mut attacks = Bitboard::EMPTY;
    let mut index = 0;
    while index < directions.len() {
        attacks = attacks.union(ray_attacks(directions[index], slider, occupied));
        index += 1;
    }
    attacks
}

macro_rules! slider_walks {
    ($($(#[$doc:meta])* $name:ident = $directions:expr;)*) => {$(
        $(#[$doc])*
        pub const fn $name(square: Square, occupied: Bitboard) -> Bitboard {
            rays_attacks(&$directions, square, occupied)
        }
    )*};
}

slider_walks! {
    /// The attacks of a slider along its rank.
    ///
    /// ```
    /// use setwise::{walk, Bitboard, Square};
    /// assert_eq!(walk::rank_attacks(Square::A1, Square::B1.bitboard()), Square::B1.bitboard());
    /// ```
    rank_attacks = [Direction::East, Direction::West];

    /// The attacks of a slider along its file.
    ///
    /// ```
    /// use setwise::{walk, Bitboard, Square};
    /// assert_eq!(walk::file_attacks(Square::A1, Square::A2.bitboard()), Square::A2.bitboard());
    /// ```
    file_attacks = [Direction::North, Direction::South];

    /// The attacks of a slider along its diagonal (the direction of a1 to h8).
    ///
    /// ```
    /// use setwise::{walk, Bitboard, Square};
    /// assert_eq!(walk::diagonal_attacks(Square::A1, Bitboard::EMPTY).count(), 7);
    /// ```
    diagonal_attacks = [Direction::NorthEast, Direction::SouthWest];

    /// The attacks of a slider along its anti-diagonal (the direction of a8 to h1).
    ///
    /// ```
    /// use setwise::{walk, Bitboard, Square};
    /// assert_eq!(walk::anti_diagonal_attacks(Square::A1, Bitboard::EMPTY), Bitboard::EMPTY);
    /// ```
    #[doc(alias = "antiDiagAttacks")]
    anti_diagonal_attacks = [Direction::NorthWest, Direction::SouthEast];

    /// The attacks of a rook.
    ///
    /// ```
    /// use setwise::{walk, Bitboard, Square};
    /// assert_eq!(walk::rook_attacks(Square::D4, Bitboard::EMPTY).count(), 14);
    /// ```
    rook_attacks = Direction::ORTHOGONAL;

    /// The attacks of a bishop.
    ///
    /// ```
    /// use setwise::{walk, Bitboard, Square};
    /// assert_eq!(walk::bishop_attacks(Square::D4, Bitboard::EMPTY).count(), 13);
    /// ```
    bishop_attacks = Direction::DIAGONAL;

    /// The attacks of a queen.
    ///
    /// ```
    /// use setwise::{walk, Bitboard, Square};
    /// assert_eq!(walk::queen_attacks(Square::D4, Bitboard::EMPTY).count(), 27);
    /// ```
    queen_attacks = Direction::ALL;
}

/// The squares that a leaper reaches by one of its jumps.
const fn jumps(square: Square, jumps: &[(i32, i32)]) -> Bitboard {
    let mut attacks = Bitboard::EMPTY;
    let mut index = 0;
    while index < jumps.len() {
        if let Some(target) = offset(square, jumps[index].0, jumps[index].1) {
            attacks = attacks.with(target);
        }
        index += 1;
    }
    attacks
}

/// The squares that a king attacks.
///
/// ```
/// use setwise::{walk, Square};
/// assert_eq!(walk::king_attacks(Square::A1).count(), 3);
/// ```
pub const fn king_attacks(square: Square) -> Bitboard {
    jumps(square, &[(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)])
}

/// The squares that a knight attacks.
///
/// ```
/// use setwise::{walk, Square};
/// assert_eq!(walk::knight_attacks(Square::A1), Square::B3.bitboard() | Square::C2.bitboard());
/// ```
pub const fn knight_attacks(square: Square) -> Bitboard {
    jumps(square, &[(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)])
}

/// The squares that a pawn attacks.
///
/// ```
/// use setwise::{walk, Color, Square};
/// assert_eq!(walk::pawn_attacks(Color::Black, Square::A7), Square::B6.bitboard());
/// ```
pub const fn pawn_attacks(color: Color, square: Square) -> Bitboard {
    match color {
        Color::White => jumps(square, &[(-1, 1), (1, 1)]),
        Color::Black => jumps(square, &[(-1, -1), (1, -1)]),
    }
}

/// The set-wise attacks in one direction: each slider's ray over the squares of `empty`.
///
/// ```
/// use setwise::{walk, Bitboard, Direction, Square};
/// let rooks = Bitboard::RANK_1;
/// assert_eq!(walk::attacks(Direction::North, rooks, Bitboard::FULL), !Bitboard::RANK_1);
/// ```
pub const fn attacks(direction: Direction, sliders: Bitboard, empty: Bitboard) -> Bitboard {
    let mut attacks = Bitboard::EMPTY;
    let mut rest = sliders;
    while let Some(slider) = rest.pop_first() {
        attacks = attacks.union(ray_attacks(direction, slider, empty.complement()));
    }
    attacks
}

/// The sliders and the squares of `empty` that they reach in one direction.
///
/// ```
/// use setwise::{walk, Bitboard, Direction};
/// let empty = !Bitboard::RANK_8;
/// assert_eq!(walk::occluded_fill(Direction::North, Bitboard::RANK_1, empty), empty);
/// ```
pub const fn occluded_fill(direction: Direction, sliders: Bitboard, empty: Bitboard) -> Bitboard {
    sliders.union(attacks(direction, sliders, empty).intersection(empty))
}

/// The sliders and all squares ahead of them in one direction, whatever stands there.
///
/// ```
/// use setwise::{walk, Bitboard, Direction};
/// assert_eq!(walk::fill(Direction::North, Bitboard::RANK_1), Bitboard::FULL);
/// ```
pub const fn fill(direction: Direction, sliders: Bitboard) -> Bitboard {
    occluded_fill(direction, sliders, Bitboard::FULL)
}

/// The occluded fill in slow motion, which a walk of all sliders side by side is.
///
/// ```
/// use setwise::{walk, Bitboard, Direction};
/// assert_eq!(walk::steps(Direction::North, Bitboard::RANK_1, Bitboard::FULL).count(), 7);
/// ```
pub const fn steps(direction: Direction, sliders: Bitboard, empty: Bitboard) -> Steps {
    Steps::new(Pace::UntilStill, direction, sliders, empty.intersection(direction.avoid_wrap()))
}

crate::unions::set_wise_unions! { "walk" }
