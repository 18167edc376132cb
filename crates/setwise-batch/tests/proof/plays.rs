//! Games that bytes choose: what must hold of the counts of moves, whatever is played.
//!
//! It runs three ways: over the games that are kept for fuzzing, over random ones for a short time, and without end as the
//! fuzz target `legal_counts`.

use setwise::{perft as core, position::Position};
use setwise_batch::{Boards, InstructionSet, Perft, legal_move_counts};
use setwise_testkit::{games::start, positions::FAMOUS};

/// The positions of a game that are looked at.
const MOST: usize = 256;

/// A game: two bytes choose where it begins, each other one the next of the legal moves. All of its positions have as many
/// moves, and as many replies to them, as the core finds.
pub(crate) fn play(choices: &[u8]) {
    let [first, second, choices @ ..] = choices else { return };
    let begin = beginning(usize::from(u16::from_be_bytes([*first, *second])));
    let mut choices = choices.iter();
    let next = |position: &Position| {
        let moves = position.move_list();
        let choice = usize::from(*choices.next()?).checked_rem(moves.len())?;
        Some(position.play_unchecked(moves[choice]))
    };
    let positions: Vec<Position> = std::iter::successors(Some(begin), next).take(MOST).collect();
    let boards: Boards = positions.iter().copied().collect();
    for set in InstructionSet::available() {
        let mut counts = vec![0; boards.len()];
        assert_eq!(legal_move_counts(set, &boards, &mut counts), Ok(()));
        let mut perft = Perft::new(set).expect("an available set");
        for (position, count) in positions.iter().zip(counts) {
            let name = set.name();
            assert_eq!(usize::from(count), position.count_moves(), "{position}, moves on {name}");
            assert_eq!(perft.count(position, 2), core::perft(position, 2), "{position}, replies on {name}");
        }
    }
}

/// A famous position for low numbers; for others an array of Chess960 for each side.
fn beginning(number: usize) -> Position {
    let mut famous = FAMOUS.into_iter().filter_map(|fen| Position::from_fen(fen).ok());
    famous.nth(number).unwrap_or_else(|| start(number % 960, number / 69))
}

#[cfg(test)]
mod tests {
    use super::play;
    use fastrand::Rng;
    use std::{
        fs,
        path::Path,
        time::{Duration, Instant},
    };

    /// How long random games are tried.
    const TIME: Duration = Duration::from_millis(700);

    #[test]
    fn kept_games_are_counted_right() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus/legal_counts");
        let kept = fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
        let games: Vec<Vec<u8>> = kept.map(|entry| fs::read(entry.unwrap().path()).unwrap()).collect();
        assert!(games.len() >= 5, "{} games in {}", games.len(), folder.display());
        games.iter().for_each(|choices| play(choices));
    }

    #[test]
    fn random_games_are_counted_right() {
        let mut rng = Rng::new();
        let end = Instant::now() + TIME;
        while Instant::now() < end {
            let begin = if rng.bool() { rng.u16(..18) } else { rng.u16(..) };
            let choices = (0..rng.usize(..200)).map(|_| rng.u8(..));
            play(&begin.to_be_bytes().into_iter().chain(choices).collect::<Vec<u8>>());
        }
    }
}
