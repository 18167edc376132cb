//! Repetition, against a plain list of all positions so far.

use fastrand::Rng;
use setwise::{
    movegen::Repetitions,
    position::{Position, Setup},
};

/// What the rules compare: all of a setup but its counters, with the en passant square only if a pawn may take.
fn same(position: &Position) -> Setup {
    let setup = position.setup().with_counters(0, 1);
    if setup.en_passant_capturers().is_empty() { setup.with_en_passant(None) } else { setup }
}

#[test]
fn counts_agree_with_the_list_of_all_positions() {
    let mut rng = Rng::with_seed(51);
    let mut most = 0;
    // Few pieces that can shuffle, and pawns that can end the shuffling.
    for fen in [
        "k7/7p/8/8/8/8/P7/7K w - - 0 1",
        "r3k3/8/8/8/p7/8/1P6/R3K3 w Qq - 0 1",
        "k7/8/8/8/8/8/8/K7 w - - 140 1",
    ] {
        for _ in 0..40 {
            let mut position = Position::from_fen(fen).unwrap();
            let mut repetitions = Repetitions::new(&position);
            let mut list = vec![same(&position)];
            // Beyond the capacity a repetition may be forgotten, but the game is over before.
            while list.len() < Repetitions::CAPACITY {
                let Some(chosen) = rng.choice(position.moves()) else { break };
                position = position.play_unchecked(chosen);
                repetitions.push(&position);
                list.push(same(&position));
                let expected = list.iter().filter(|earlier| **earlier == same(&position)).count();
                assert_eq!(repetitions.count(), expected, "{position}");
                most = most.max(expected);
            }
        }
    }
    assert!(most >= 4, "{most}");
}

#[test]
fn a_lost_right_makes_another_position() {
    let mut position = Position::from_fen("4k3/8/8/8/8/8/8/4K2R w K - 0 1").unwrap();
    let mut repetitions = Repetitions::new(&position);
    for (san, expected) in
        [("Rg1", 1), ("Kd8", 1), ("Rh1", 1), ("Ke8", 1), ("Rg1", 2), ("Kd8", 2), ("Rh1", 2), ("Ke8", 2)]
    {
        position = position.play(position.parse_san(san).unwrap()).unwrap();
        repetitions.push(&position);
        assert_eq!(repetitions.count(), expected, "{position}");
    }
}

#[test]
fn a_long_game_forgets_its_oldest_positions_and_does_not_panic() {
    let mut position = Position::from_fen("k7/8/8/8/8/8/8/K7 w - - 0 1").unwrap();
    let mut repetitions = Repetitions::new(&position);
    for step in 0..1000 {
        let san = ["Kb1", "Kb8", "Ka1", "Ka8"][step % 4];
        position = position.play(position.parse_san(san).unwrap()).unwrap();
        repetitions.push(&position);
    }
    assert!(repetitions.count() > 30);
}
