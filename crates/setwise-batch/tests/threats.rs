//! Threat pairs against the question asked of all pairs of squares: does the piece here walk to the piece there?

use setwise::{
    Square,
    position::{Board, Setup},
};
use setwise_batch::{Boards, Threat, threats};
use setwise_testkit::{
    attack_oracle::attacks,
    games::games,
    positions::{famous_setups, setups},
};

/// The threats of a board, by the oracle, in their order.
fn expected(board: &Board) -> Vec<Threat> {
    let pieces: Vec<_> =
        Square::ALL.into_iter().filter_map(|square| Some((square, board.piece_at(square)?))).collect();
    let mut found = Vec::new();
    for &(from, attacker) in &pieces {
        let attacked = attacks(board, attacker.color, |square, _| square == from);
        let victims = pieces.iter().filter(|(to, _)| attacked.contains(*to));
        found.extend(victims.map(|&(to, victim)| Threat { attacker, from, victim, to }));
    }
    found
}

#[test]
fn threats_are_all_pairs_of_pieces_that_walk_to_each_other() {
    let of_games = games(7, 24).map(|position| *position.setup());
    let all: Vec<Setup> = famous_setups().chain(of_games).chain(setups(7).take(2000)).collect();
    let boards: Boards = all.iter().map(|setup| (setup.board, setup.side_to_move)).collect();
    let found = threats(&boards);
    assert_eq!(found.offsets.len(), all.len() + 1);
    assert_eq!(found.offsets.last(), Some(&(found.pairs.len() as i64)));
    for (setup, ends) in all.iter().zip(found.offsets.windows(2)) {
        let pairs = &found.pairs[ends[0] as usize..ends[1] as usize];
        let named: Vec<_> = pairs.iter().map(|&bytes| Threat::from_bytes(bytes).unwrap()).collect();
        assert_eq!(named, expected(&setup.board), "{setup}");
    }
}

#[test]
fn four_bytes_are_a_threat_where_they_are_two_pieces_and_two_squares() {
    for attacker in 0..=255 {
        for square in 0..=255 {
            for bytes in [[attacker, square, 0, 0], [0, 0, attacker, square]] {
                let threat = Threat::from_bytes(bytes);
                assert_eq!(threat.is_some(), attacker < 12 && square < 64, "{bytes:?}");
                assert!(threat.is_none_or(|threat| threat.to_bytes() == bytes), "{bytes:?}");
            }
        }
    }
}

#[test]
fn no_boards_have_no_threats() {
    assert_eq!(threats(&Boards::new()).offsets, [0]);
}
