//! Every shield by coordinates, every index against a bit-by-bit extraction.

use setwise::{
    Color, Square,
    king::{shelter_score, shield, shield_index},
};
use setwise_testkit::{
    bits,
    grid::{coordinates, relative_rank, squares_where},
    random::bitboards,
};

#[test]
fn masks_by_coordinates() {
    for color in Color::ALL {
        for king in Square::ALL {
            let first_file =
                ["abc", "abc", "abc", "cde", "def", "fgh", "fgh", "fgh"][coordinates(king).0 as usize];
            let nearer = relative_rank(color, king).max(1);
            let expected = squares_where(|square| {
                let rank = relative_rank(color, square);
                first_file.contains(square.file().letter())
                    && (nearer..=nearer + 1).contains(&rank)
                    && rank < 7
            });
            assert_eq!(shield(color, king), expected, "{king}");
            assert!(expected.count() <= 6);
        }
    }
}

#[test]
fn indices_are_extracted_bits() {
    for king in Square::ALL {
        let mask = shield(Color::White, king);
        for subset in mask.subsets() {
            let index = shield_index(Color::White, king, subset | !mask);
            assert_eq!(index as u64, bits::compress(subset.bits(), mask.bits()), "{king}, {subset:?}");
            let mirrored = shield_index(Color::Black, king.flip_vertical(), subset.flip_vertical());
            assert_eq!(index, mirrored);
        }
    }
}

#[test]
fn scores_are_sums_over_files() {
    for (color, pawns) in Color::ALL.into_iter().cycle().zip(bitboards(60)).take(2_000) {
        for king in Square::ALL {
            let seen = shield(color, king) & pawns;
            let near = relative_rank(color, king).max(1);
            let first_file = [0, 0, 0, 2, 3, 5, 5, 5][coordinates(king).0 as usize];
            let score: i32 = (first_file..first_file + 3)
                .map(|file| {
                    let has_pawn = |rank| {
                        seen.squares().any(|s| coordinates(s).0 == file && relative_rank(color, s) == rank)
                    };
                    if has_pawn(near) {
                        12
                    } else if has_pawn(near + 1) {
                        6
                    } else {
                        -20
                    }
                })
                .sum();
            assert_eq!(shelter_score(color, king, pawns), score);
        }
    }
}
