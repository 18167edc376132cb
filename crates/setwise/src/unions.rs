//! Lines and pieces as unions of rays. *Page: Classical approach.*
//!
//! Whatever computes one ray computes the rest: a line is two opposite rays, a rook two lines, a queen four. The
//! rays are disjoint, so `|`, `^` and `+` would do alike. The macros here write these unions for every method.

/// Line and piece attacks of one slider, from the `ray_attacks(direction, square, occupied)` of the module at
/// `$path`.
macro_rules! square_wise_unions {
    ($path:literal) => {
        crate::unions::square_wise_unions! { @lines $path;
            /// The attacks of a slider along its rank.
            rank_attacks = East West, "A1", "C1", 2;
            /// The attacks of a slider along its file.
            file_attacks = North South, "A1", "A4", 3;
            /// The attacks of a slider along its diagonal (the direction of a1 to h8).
            diagonal_attacks = NorthEast SouthWest, "A1", "C3", 2;
            /// The attacks of a slider along its anti-diagonal (the direction of a8 to h1).
            #[doc(alias = "antiDiagAttacks")]
            anti_diagonal_attacks = NorthWest SouthEast, "H1", "F3", 2;
        }
        crate::unions::square_wise_pieces! { $path }
    };
    (@lines $path:literal; $($(#[$doc:meta])* $name:ident = $forth:ident $back:ident, $from:literal, $blocker:literal, $count:literal;)*) => {$(
        $(#[$doc])*
        ///
        /// ```
        #[doc = concat!("use setwise::{", $path, "::", stringify!($name), ", Square};")]
        #[doc = concat!("let attacks = ", stringify!($name), "(Square::", $from, ", Square::", $blocker, ".bitboard());")]
        #[doc = concat!("assert_eq!(attacks.count(), ", $count, ");")]
        /// ```
        #[inline(always)]
        pub const fn $name(square: Square, occupied: Bitboard) -> Bitboard {
            ray_attacks(Direction::$forth, square, occupied).union(ray_attacks(Direction::$back, square, occupied))
        }
    )*};
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

pub(crate) use {set_wise_unions, single_slider, square_wise_pieces, square_wise_queen, square_wise_unions};
