//! All 64 kings with all subsets of their neighbors, in all three forms.

use setwise::{
    Bitboard, Square,
    king::distant_check::{branching, branchless, distant_check_lines, escapes, four_lanes},
    walk,
};
use setwise_testkit::grid::coordinates;

/// The lines that hold all targets, by coordinates.
fn lines(targets: Bitboard, king: Square) -> u8 {
    let (file, rank) = coordinates(king);
    let on_all = |line: fn(i32, i32) -> bool| {
        targets.squares().map(coordinates).all(|(f, r)| line(f - file, r - rank))
    };
    u8::from(on_all(|_, north| north == 0))
        + 2 * u8::from(on_all(|east, _| east == 0))
        + 4 * u8::from(on_all(|east, north| east == north))
        + 8 * u8::from(on_all(|east, north| east == -north))
}

#[test]
fn all_forms_agree_with_coordinates() {
    for king in Square::ALL {
        for targets in walk::king_attacks(king).subsets() {
            let expected = lines(targets, king);
            for form in [distant_check_lines, branching, branchless, four_lanes] {
                assert_eq!(form(targets, king).bits(), expected, "{king}, {targets:?}");
                // The king's own square is no escape, and changes nothing.
                assert_eq!(form(targets.with(king), king).bits(), expected, "{king}, {targets:?}");
            }
        }
    }
}

#[test]
fn escapes_are_what_is_not_taboo() {
    for king in Square::ALL {
        for free in walk::king_attacks(king).subsets() {
            assert_eq!(escapes(king, !free), free);
        }
    }
}

#[test]
fn lines_print_their_names() {
    let text = |targets: Bitboard| distant_check_lines(targets, Square::E1).to_string();
    assert_eq!(text(Bitboard::EMPTY), "all");
    assert_eq!(text(Square::F2.bitboard()), "diagonal");
    assert_eq!(text(Square::F2.bitboard() | Square::E2.bitboard()), "none");
}
