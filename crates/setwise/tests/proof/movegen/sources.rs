//! Where the positions of these proofs come from.

use setwise::{
    Role,
    movegen::Move,
    position::{Fault, Faults, Position},
};
use setwise_testkit::{
    faults::faulty_setups,
    games::{Kind, games, suite},
    positions::{famous_setups, setups},
};
use std::sync::LazyLock;

/// The number of positions of each kind in the suite.
pub(super) const OF_EACH: usize = 350;

/// The suite that is counted with the peer.
pub(super) static SUITE: LazyLock<Vec<(Kind, Position)>> = LazyLock::new(|| suite(80, OF_EACH).collect());

/// Positions of games: one of so many of the suite, and some random games from the first move to the last.
pub(super) fn of_games(one_of: usize, number: usize) -> impl Iterator<Item = Position> {
    let suite = SUITE.iter().step_by(one_of).map(|&(_, position)| position);
    let famous = famous_setups().filter_map(|setup| Position::new(setup).ok());
    famous.chain(suite).chain(games(81, number))
}

/// Positions that no game has: pieces anywhere, too many of them, pawns on back ranks, three checks.
pub(super) fn odd(seed: u64) -> impl Iterator<Item = Position> {
    let setups = setups(seed).zip(faulty_setups(seed + 1_000)).flat_map(|(sound, faulty)| [sound, faulty]);
    setups.filter_map(|setup| Position::ignoring(setup, Faults::IGNORABLE).ok())
}

#[test]
fn odd_positions_are_odd_in_every_way() {
    // A right without a rook and a square without a pawn are dropped when they are ignored.
    let dropped = [Fault::CastlingWithoutRook, Fault::EnPassantRank, Fault::EnPassantWithoutPawn];
    let kept = Faults::IGNORABLE.without(Faults::from_iter(dropped));
    for fault in kept.iter() {
        let number = odd(82).take(1_500).filter(|position| position.setup().validate().contains(fault));
        assert!(number.count() >= 20, "{fault:?}");
    }
    let strict = odd(82).take(1_500).filter(|position| position.setup().validate().is_empty());
    assert!(strict.count() >= 200);
}

/// Moves in an order of their own.
pub(super) fn sorted(moves: impl IntoIterator<Item = Move>) -> Vec<Move> {
    let mut moves: Vec<Move> = moves.into_iter().collect();
    moves.sort();
    moves
}

/// The move with these squares, and with a letter if it promotes: `e2e4`, `e7e8q`.
pub(super) fn named(text: &str) -> Move {
    let square = |at: usize| text[at..at + 2].parse().expect(text);
    let promotion = text.chars().nth(4).map(|letter| Role::from_letter(letter).expect(text));
    Move { from: square(0), to: square(2), promotion }
}
