//! Positions of random games, of all kinds, and positions that no game has.
//!
//! At depth 3 a set-wise engine counts all replies; what is less deep is cut into parts that the core counts.

use crate::{assert_count, peer};
use setwise::{
    perft as core,
    position::{Faults, Position},
};
use setwise_testkit::{
    faults::faulty_setups,
    games::{Kind, games, suite},
    positions::setups,
};

/// At depth 2 and 3 in every way, held against the core and the peer.
fn assert_agree(seed: u64, of_each: usize) {
    for (_, position) in suite(seed, of_each) {
        let board = peer::board(&position).unwrap_or_else(|| panic!("the peer refuses {position}"));
        for depth in [2, 3] {
            let expected = core::perft(&position, depth);
            assert_eq!(
                peer::perft(&board, depth),
                expected,
                "{position}, depth {depth}, counted by the peer"
            );
            assert_count(&position, depth, expected);
        }
    }
}

/// The number of positions of each kind for a seed: 3,024 positions in all, each of another game.
const OF_EACH: usize = 126;

#[test]
fn games_of_seed_200() {
    assert_agree(200, OF_EACH);
}

#[test]
fn games_of_seed_201() {
    assert_agree(201, OF_EACH);
}

#[test]
fn games_of_seed_202() {
    assert_agree(202, OF_EACH);
}

#[test]
fn games_of_seed_203() {
    assert_agree(203, OF_EACH);
    assert!(4 * OF_EACH * Kind::ALL.len() >= 3_000);
}

#[test]
fn games_from_the_first_move_to_the_last() {
    for position in games(204, 6) {
        assert_count(&position, 3, core::perft(&position, 3));
    }
}

#[test]
fn positions_that_no_game_has() {
    // Pieces anywhere, too many of them, pawns on back ranks, three checks.
    let setups = setups(205).zip(faulty_setups(206)).flat_map(|(sound, faulty)| [sound, faulty]);
    let odd = setups.filter_map(|setup| Position::ignoring(setup, Faults::IGNORABLE).ok());
    let counts = odd.map(|position| (position, core::perft(&position, 3)));
    for (position, expected) in counts.filter(|&(_, nodes)| nodes < 100_000).take(1_000) {
        assert_count(&position, 3, expected);
    }
}
