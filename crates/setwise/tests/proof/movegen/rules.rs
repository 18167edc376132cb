//! Moves, and positions after them, against the rules by the book: also where no peer follows.

use super::sources::{odd, of_games, sorted};
use setwise::position::Position;
use setwise_testkit::rules;

fn assert_rules(position: &Position) {
    let legal = rules::legal_moves(position.setup());
    assert_eq!(sorted(position.moves()), legal, "{position}");
    for chosen in legal {
        let after = position.play(chosen).unwrap();
        assert_eq!(*after.setup(), rules::after(position.setup(), chosen), "{position}, {chosen}");
    }
}

#[test]
fn positions_of_games() {
    for position in of_games(3, 12) {
        assert_rules(&position);
    }
}

#[test]
fn odd_positions() {
    for position in odd(82).take(1_500) {
        assert_rules(&position);
    }
}
