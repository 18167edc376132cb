//! What is attacked, by whom, and what is pinned: against walks, and against each other.

use setwise::{Bitboard, Color, Square, position::Board};
use setwise_testkit::{
    attack_oracle as oracle,
    grid::squares_where,
    positions::{famous_setups, setups},
    random::bitboards,
};

#[test]
fn every_piece_walks() {
    for setup in famous_setups().chain(setups(90).take(300)) {
        let board = setup.board;
        for color in Color::ALL {
            let attacked = oracle::attacks(&board, color, |_, _| true);
            assert_eq!(board.attacked_by(color, board.occupied()), attacked, "{setup}");
            assert_eq!(board.pinned(color), oracle::pinned(&board, color), "{setup}");
            for square in Square::ALL {
                let attackers = oracle::attackers(&board, color, square);
                assert_eq!(board.attackers(color, square, board.occupied()), attackers, "{square}, {setup}");
            }
        }
    }
}

#[test]
fn a_square_is_attacked_where_it_has_attackers_whatever_is_occupied() {
    for (setup, occupied) in setups(91).zip(bitboards(92)).take(3_000) {
        for color in Color::ALL {
            let attackers = |square| setup.board.attackers(color, square, occupied);
            let attacked = squares_where(|square| !attackers(square).is_empty());
            assert_eq!(setup.board.attacked_by(color, occupied), attacked, "{setup}, {occupied:?}");
        }
    }
}

#[test]
fn two_pieces_on_a_line_shield_each_other_and_a_check_pins_nobody() {
    let pinned =
        |fen: &str| fen.parse().map(|setup: setwise::position::Setup| setup.board.pinned(Color::White));
    assert_eq!(pinned("4r3/8/8/8/8/4N3/4B3/4K3 w - -"), Ok(Bitboard::EMPTY), "two own pieces");
    assert_eq!(pinned("4r3/8/8/4p3/8/8/4B3/4K3 w - -"), Ok(Bitboard::EMPTY), "an enemy piece between");
    assert_eq!(pinned("4b3/8/8/8/8/8/4B3/4K3 w - -"), Ok(Bitboard::EMPTY), "no rook");
    assert_eq!(pinned("4q3/4r3/8/8/8/8/8/4K3 w - -"), Ok(Bitboard::EMPTY), "a check");
    assert_eq!(pinned("4r3/4q3/8/8/8/8/4B3/4K3 w - -"), Ok(Square::E2.bitboard()), "a battery pins once");
    assert_eq!(pinned("4r3/8/8/8/8/8/4B3/4K2K w - -"), Ok(Bitboard::EMPTY), "two kings");
    assert_eq!(Board::EMPTY.pinned(Color::Black), Bitboard::EMPTY);
}
