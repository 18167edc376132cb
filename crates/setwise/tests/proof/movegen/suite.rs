//! Seeded suites, counted with cozy-chess.

use super::{
    peer,
    sources::{OF_EACH, SUITE, sorted},
};
use setwise::{perft::perft, position::Position};
use setwise_testkit::games::{Kind, USUAL, back_rank, start};

fn assert_agree(position: &Position, depth: u32) {
    let peer = peer::board(position);
    assert_eq!(perft(position, depth), peer::perft(&peer, depth), "depth {depth}, {position}");
}

#[test]
fn the_suite_has_two_thousand_positions_of_all_kinds() {
    assert!(SUITE.len() >= 2_000);
    for kind in Kind::ALL {
        let of_kind = SUITE.iter().filter(|(own, position)| *own == kind && kind.fits(position));
        assert_eq!(of_kind.count(), OF_EACH, "{kind:?}");
    }
    let mut distinct: Vec<u64> = SUITE.iter().map(|(_, position)| position.key()).collect();
    distinct.sort();
    distinct.dedup();
    assert!(distinct.len() * 100 > SUITE.len() * 98, "{} positions differ", distinct.len());
}

#[test]
fn moves_of_the_suite() {
    for (_, position) in SUITE.iter() {
        let expected = peer::moves(&peer::board(position));
        assert_eq!(sorted(position.moves()), expected, "{position}");
    }
}

#[test]
fn counts_of_the_suite() {
    for (_, position) in SUITE.iter() {
        assert_agree(position, 3);
    }
}

#[test]
#[ignore = "counts billions of moves"]
fn counts_of_the_suite_one_ply_deeper() {
    for (_, position) in SUITE.iter() {
        assert_agree(position, 4);
    }
}

#[test]
fn arrays_are_those_of_the_peer() {
    assert_eq!(start(USUAL, USUAL), Position::START);
    for number in 0..960 {
        let expected = cozy_chess::Board::chess960_startpos(number as u32);
        assert_eq!(peer::board(&start(number, number)), expected, "{number}: {:?}", back_rank(number));
    }
}

#[test]
fn counts_of_all_arrays() {
    for number in 0..960 {
        assert_agree(&start(number, number), 4);
        assert_agree(&start(number, 959 - number), 3);
    }
}

#[test]
#[ignore = "counts billions of moves"]
fn counts_of_all_arrays_one_ply_deeper() {
    for number in 0..960 {
        assert_agree(&start(number, number), 5);
        assert_agree(&start(number, 959 - number), 4);
    }
}
