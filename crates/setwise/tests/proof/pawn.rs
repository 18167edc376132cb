//! Fills, spans and passed pawns against coordinates, on random boards.

use setwise::{Bitboard, Color, Square, pawn};
use setwise_testkit::{
    grid::{coordinates, is_passed, relative_rank, squares_where},
    random::bitboards,
};

/// The squares that stand to some member as `related` says: files to the east, and ranks ahead.
fn related(color: Color, set: Bitboard, related: fn(i32, i32) -> bool) -> Bitboard {
    squares_where(|square| {
        set.squares().any(|member| {
            let files = coordinates(square).0 - coordinates(member).0;
            related(files, relative_rank(color, square) - relative_rank(color, member))
        })
    })
}

#[test]
fn fills_and_spans() {
    for set in bitboards(30).take(2_000) {
        for color in Color::ALL {
            let by = |relation| related(color, set, relation);
            assert_eq!(pawn::front_fill(color, set), by(|files, ahead| files == 0 && ahead >= 0));
            assert_eq!(pawn::front_span(color, set), by(|files, ahead| files == 0 && ahead > 0));
            assert_eq!(pawn::rear_fill(color, set), by(|files, ahead| files == 0 && ahead <= 0));
            assert_eq!(pawn::rear_span(color, set), by(|files, ahead| files == 0 && ahead < 0));
            assert_eq!(pawn::attack_span(color, set), by(|files, ahead| files.abs() == 1 && ahead > 0));
            assert_eq!(pawn::attack_span_east(color, set), by(|files, ahead| files == 1 && ahead > 0));
            assert_eq!(pawn::attack_span_west(color, set), by(|files, ahead| files == -1 && ahead > 0));
            assert_eq!(pawn::file_fill(set), by(|files, _| files == 0));
        }
    }
}

#[test]
fn passed_pawns() {
    for (own, others) in bitboards(31).zip(bitboards(32).skip(1)).take(5_000) {
        let enemies = others - own;
        for color in Color::ALL {
            let expected = own.squares().filter(|&pawn| is_passed(color, pawn, enemies)).collect();
            assert_eq!(pawn::passed(color, own, enemies), expected, "{own:?} {enemies:?}");
        }
        let mirrored = pawn::passed(Color::Black, own.flip_vertical(), enemies.flip_vertical());
        assert_eq!(pawn::passed(Color::White, own, enemies), mirrored.flip_vertical());
    }
}

#[test]
fn a_doubled_pawn_does_not_stop_its_own() {
    let doubled = Square::C4.bitboard() | Square::C5.bitboard();
    assert_eq!(pawn::passed(Color::White, doubled, Bitboard::EMPTY), doubled);
}
