//! Lines and pieces as unions of rays. *Page: Classical approach.*
//!
//! Whatever computes one ray computes the rest: a line is two opposite rays, a rook two lines, a queen four. The
//! rays are disjoint, so `|`, `^` and `+` would do alike. The macros here write these unions for every method.

/// Attacks of one slider along each of its four lines: the documented functions around four expressions.
macro_rules! square_wise_lines {
    (
        $path:literal, |$square:ident, $occupied:ident|
        rank: $rank:expr, file: $file:expr, diagonal: $diagonal:expr, anti_diagonal: $anti_diagonal:expr $(,)?
    ) => {
        crate::unions::square_wise_lines! { @ $path, $square, $occupied;
            /// The attacks of a slider along its rank.
            rank_attacks = $rank, "A1", "C1", 2;
            /// The attacks of a slider along its file.
            file_attacks = $file, "A1", "A4", 3;
            /// The attacks of a slider along its diagonal (the direction of a1 to h8).
            diagonal_attacks = $diagonal, "A1", "C3", 2;
            /// The attacks of a slider along its anti-diagonal (the direction of a8 to h1).
            #[doc(alias = "antiDiagAttacks")]
            anti_diagonal_attacks = $anti_diagonal, "H1", "F3", 2;
        }
    };
    (
        @ $path:literal, $square:ident, $occupied:ident;
        $($(#[$doc:meta])* $name:ident = $body:expr, $from:literal, $blocker:literal, $count:literal;)*
    ) => {$(
        $(#[$doc])*
        ///
        /// ```
        #[doc = concat!("use setwise::{", $path, "::", stringify!($name), ", Square};")]
        #[doc = concat!("let attacks = ", stringify!($name), "(Square::", $from, ", Square::", $blocker, ".bitboard());")]
        #[doc = concat!("assert_eq!(attacks.count(), ", $count, ");")]
        /// ```
        #[inline(always)]
        pub const fn $name($square: Square, $occupied: Bitboard) -> Bitboard {
            $body
        }
    )*};
}

/// Line and piece attacks of one slider, from the `ray_attacks(direction, square, occupied)` of the module at
/// `$path`.
macro_rules! square_wise_unions {
    ($path:literal) => {
        crate::unions::square_wise_lines! { $path, |square, occupied|
            rank: ray_attacks(Direction::East, square, occupied).union(ray_attacks(Direction::West, square, occupied)),
            file: ray_attacks(Direction::North, square, occupied).union(ray_attacks(Direction::South, square, occupied)),
            diagonal: ray_attacks(Direction::NorthEast, square, occupied)
                .union(ray_attacks(Direction::SouthWest, square, occupied)),
            anti_diagonal: ray_attacks(Direction::NorthWest, square, occupied)
                .union(ray_attacks(Direction::SouthEast, square, occupied)),
        }
        crate::unions::square_wise_pieces! { $path }
    };
}

/// The ray of a slider in any direction, from the `positive_ray_attacks` and `negative_ray_attacks` in scope, and the
/// unions of it.
macro_rules! square_wise_signs {
    ($path:literal) => {
        /// The ray of a slider in any direction.
        ///
        /// ```
        #[doc = concat!("use setwise::{", $path, "::ray_attacks, Bitboard, Direction, Square};")]
        /// assert_eq!(ray_attacks(Direction::South, Square::A8, Bitboard::EMPTY).count(), 7);
        /// ```
        #[doc(alias = "getRayAttacks")]
        #[inline(always)]
        pub const fn ray_attacks(direction: Direction, square: Square, occupied: Bitboard) -> Bitboard {
            if direction.is_positive() {
                positive_ray_attacks(direction, square, occupied)
            } else {
                negative_ray_attacks(direction, square, occupied)
            }
        }

        crate::unions::square_wise_unions! { $path }
    };
}

/// Piece attacks of one slider, from the four line attacks in scope.
macro_rules! square_wise_pieces {
    ($path:literal) => {
        crate::unions::square_wise_pieces! { @ $path;
            /// The attacks of a rook.
            #[doc(alias = "rookAttacks")]
            rook_attacks = rank_attacks file_attacks, 14;
            /// The attacks of a bishop.
            #[doc(alias = "bishopAttacks")]
            bishop_attacks = diagonal_attacks anti_diagonal_attacks, 13;
        }
        crate::unions::square_wise_queen! { $path }
    };
    (@ $path:literal; $($(#[$doc:meta])* $name:ident = $line:ident $cross:ident, $count:literal;)*) => {$(
        $(#[$doc])*
        ///
        /// ```
        #[doc = concat!("use setwise::{", $path, "::", stringify!($name), ", Bitboard, Square};")]
        #[doc = concat!("assert_eq!(", stringify!($name), "(Square::D4, Bitboard::EMPTY).count(), ", $count, ");")]
        /// ```
        #[inline(always)]
        pub const fn $name(square: Square, occupied: Bitboard) -> Bitboard {
            $line(square, occupied).union($cross(square, occupied))
        }
    )*};
}

/// Queen attacks, from the rook and bishop attacks in scope.
macro_rules! square_wise_queen {
    ($path:literal) => {
        /// The attacks of a queen.
        ///
        /// ```
        #[doc = concat!("use setwise::{", $path, "::queen_attacks, Bitboard, Square};")]
        /// assert_eq!(queen_attacks(Square::D4, Bitboard::EMPTY).count(), 27);
        /// ```
        #[doc(alias = "queenAttacks")]
        #[inline(always)]
        pub const fn queen_attacks(square: Square, occupied: Bitboard) -> Bitboard {
            rook_attacks(square, occupied).union(bishop_attacks(square, occupied))
        }
    };
}

/// The fill on the open board, from the `occluded_fill` of the module at `$path`.
macro_rules! open_fill {
    ($path:literal) => {
        /// The sliders and all squares ahead of them, whatever stands there.
        ///
        /// ```
        #[doc = concat!("use setwise::{", $path, "::fill, Bitboard, Direction};")]
        /// assert_eq!(fill(Direction::West, Bitboard::FILE_H), Bitboard::FULL);
        /// ```
        #[inline(always)]
        pub const fn fill(direction: Direction, sliders: Bitboard) -> Bitboard {
            occluded_fill(direction, sliders, Bitboard::FULL)
        }
    };
}

/// Both fills, from the `attacks(direction, sliders, empty)` of the module at `$path`: what is attacked and empty is
/// filled.
macro_rules! fills_of_attacks {
    ($path:literal) => {
        /// The sliders and the empty squares that they reach in one direction.
        ///
        /// ```
        #[doc = concat!("use setwise::{", $path, "::occluded_fill, Direction, Square};")]
        /// let fill = occluded_fill(Direction::NorthWest, Square::D1.bitboard(), !Square::B3.bitboard());
        /// assert_eq!(fill, Square::D1.bitboard() | Square::C2.bitboard());
        /// ```
        #[inline(always)]
        pub const fn occluded_fill(direction: Direction, sliders: Bitboard, empty: Bitboard) -> Bitboard {
            sliders.union(attacks(direction, sliders, empty).intersection(empty))
        }

        crate::unions::open_fill! { $path }
    };
}

/// Piece attacks of a set of sliders, from the `attacks(direction, sliders, empty)` of the module at `$path`.
macro_rules! set_wise_unions {
    ($path:literal) => {
        crate::unions::set_wise_unions! { @ $path;
            /// The attacks of a set of rooks.
            rooks_attacks = North East South West, 14;
            /// The attacks of a set of bishops.
            bishops_attacks = NorthEast SouthEast SouthWest NorthWest, 13;
            /// The attacks of a set of queens.
            queens_attacks = North NorthEast East SouthEast South SouthWest West NorthWest, 27;
        }
    };
    (@ $path:literal; $($(#[$doc:meta])* $name:ident = $($direction:ident)*, $count:literal;)*) => {$(
        $(#[$doc])*
        ///
        /// ```
        #[doc = concat!("use setwise::{", $path, "::", stringify!($name), ", Bitboard, Square};")]
        #[doc = concat!("let attacks = ", stringify!($name), "(Square::D4.bitboard(), Bitboard::EMPTY);")]
        #[doc = concat!("assert_eq!(attacks.count(), ", $count, ");")]
        /// ```
        #[inline]
        pub const fn $name(sliders: Bitboard, occupied: Bitboard) -> Bitboard {
            let empty = occupied.complement();
            Bitboard::EMPTY$(.union(attacks(Direction::$direction, sliders, empty)))*
        }
    )*};
}

/// The ray of a single slider by the `attacks(direction, sliders, empty)` of a set-wise method, and the unions of it.
macro_rules! single_slider {
    ($path:literal) => {
        /// The ray of one slider: the set-wise attacks of a set of one.
        ///
        /// ```
        #[doc = concat!("use setwise::{", $path, "::ray_attacks, Direction, Square};")]
        /// let ray = ray_attacks(Direction::East, Square::A1, Square::C1.bitboard());
        /// assert_eq!(ray, Square::B1.bitboard() | Square::C1.bitboard());
        /// ```
        #[inline(always)]
        pub const fn ray_attacks(direction: Direction, square: Square, occupied: Bitboard) -> Bitboard {
            attacks(direction, square.bitboard(), occupied.complement())
        }

        crate::unions::square_wise_unions! { $path }
    };
}

pub(crate) use {
    fills_of_attacks, open_fill, set_wise_unions, single_slider, square_wise_lines, square_wise_pieces,
    square_wise_queen, square_wise_signs, square_wise_unions,
};
