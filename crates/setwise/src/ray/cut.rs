//! Lines cut out of pieces, for methods that look whole pieces up.
//!
//! A rook's attacks on the slider's rank are its rank attacks, and so on: one intersection with the line.

/// Line attacks of one slider, from its rook and bishop attacks in scope: for methods that look whole pieces up.
macro_rules! square_wise_lines {
    ($path:literal) => {
        crate::ray::square_wise_lines! { @ $path;
            /// The attacks of a slider along its rank.
            rank_attacks = rook_attacks & rank_of, "A1", "C1", 2;
            /// The attacks of a slider along its file.
            file_attacks = rook_attacks & file_of, "A1", "A4", 3;
            /// The attacks of a slider along its diagonal (the direction of a1 to h8).
            diagonal_attacks = bishop_attacks & diagonal_of, "A1", "C3", 2;
            /// The attacks of a slider along its anti-diagonal (the direction of a8 to h1).
            #[doc(alias = "antiDiagAttacks")]
            anti_diagonal_attacks = bishop_attacks & anti_diagonal_of, "H1", "F3", 2;
        }
    };
    (@ $path:literal; $($(#[$doc:meta])* $name:ident = $piece:ident & $line:ident, $from:literal, $blocker:literal, $count:literal;)*) => {$(
        $(#[$doc])*
        ///
        /// ```
        #[doc = concat!("use setwise::{", $path, "::", stringify!($name), ", Square};")]
        #[doc = concat!("let attacks = ", stringify!($name), "(Square::", $from, ", Square::", $blocker, ".bitboard());")]
        #[doc = concat!("assert_eq!(attacks.count(), ", $count, ");")]
        /// ```
        #[inline(always)]
        pub const fn $name(square: Square, occupied: Bitboard) -> Bitboard {
            $piece(square, occupied).intersection(crate::ray::$line(square))
        }
    )*};
}

pub(crate) use square_wise_lines;
