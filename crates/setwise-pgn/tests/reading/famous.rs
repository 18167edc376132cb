//! The famous games of the repository, from their bytes to their last positions.

use crate::FAMOUS;
use setwise::movegen::{CheckMark, San};
use setwise_pgn::{Fault, Item, Outcome, Reader};

#[test]
fn all_famous_games_replay_to_their_end_and_mates_are_mates() {
    let mut reader = Reader::new(FAMOUS);
    let (mut games, mut mates) = (0, 0);
    while let Some(game) = reader.next_game() {
        let game = game.unwrap();
        games += 1;
        let sans: Vec<_> = game
            .movetext()
            .map(Result::unwrap)
            .filter_map(|item| if let Item::San(word) = item { San::from_ascii(word).ok() } else { None })
            .collect();
        let line: Vec<_> = game.main_line().unwrap().map(Result::unwrap).collect();
        assert_eq!(line.len(), sans.len());
        for (san, (chosen, position)) in sans.iter().zip(&line) {
            let check = match (position.is_check(), position.has_moves()) {
                (false, _) => CheckMark::None,
                (true, true) => CheckMark::Check,
                (true, false) => CheckMark::Checkmate,
            };
            assert_eq!(san.check, check, "{}: {chosen}", game.place());
        }
        let (_, last) = line.last().unwrap();
        let outcome = game.outcome().unwrap();
        assert!(game.tag("Result").unwrap() == outcome.as_str());
        if last.is_checkmate() {
            mates += 1;
            assert_eq!(outcome.winner(), Some(last.side_to_move().opposite()));
        }
        assert_ne!(outcome, Outcome::Unknown);
    }
    assert_eq!((games, mates), (28, 12));
}

#[test]
fn all_famous_games_are_without_fault() {
    for record in crate::records(FAMOUS) {
        assert!(record.tags.iter().all(Result::is_ok));
        assert!(record.steps.iter().all(Result::is_ok));
        assert_eq!(record.tags.len(), 7);
        assert!(!record.main_line_faults.iter().any(|error| error.fault == Fault::MissingResult));
    }
}
