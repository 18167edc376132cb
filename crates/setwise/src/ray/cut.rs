//! Lines cut out of pieces, for methods that look whole pieces up.
//!
//! A rook's attacks on the slider's rank are its rank attacks, and so on: one intersection with the line.

/// Line attacks of one slider, from the rook and bishop attacks of the module at `$path`.
macro_rules! lines_of_pieces {
    ($path:literal) => {
        crate::unions::square_wise_lines! { $path, |square, occupied|
            rank: rook_attacks(square, occupied).intersection(crate::ray::rank_of(square)),
            file: rook_attacks(square, occupied).intersection(crate::ray::file_of(square)),
            diagonal: bishop_attacks(square, occupied).intersection(crate::ray::diagonal_of(square)),
            anti_diagonal: bishop_attacks(square, occupied).intersection(crate::ray::anti_diagonal_of(square)),
        }
    };
}

pub(crate) use lines_of_pieces;
