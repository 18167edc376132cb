//! Reading games: the famous games of the repository over and over, to three depths.
//!
//! `tags` reads all names and values, `movetext` takes the moves apart, `replay` finds and plays every move. All three
//! split the input into games first. There is no peer in this group: those that replay games are under the GPL.

use crate::measure::{Contestant, Row, race};
use setwise_pgn::{Game, Reader};

/// How often the games are repeated: a megabyte is more than the second-level cache and the branch predictor hold.
const REPETITIONS: usize = 48;

/// What a contestant makes of a game: a number that depends on all of it.
type Depth = fn(&Game<'_>) -> u64;

/// The three depths.
pub const DEPTHS: [(&str, Depth); 3] = [("tags", tags), ("movetext", movetext), ("replay", replay)];

fn tags(game: &Game<'_>) -> u64 {
    game.tags().flatten().fold(0, |sum, tag| sum + tag.value.raw().as_bytes().len() as u64)
}

fn movetext(game: &Game<'_>) -> u64 {
    game.movetext().flatten().count() as u64
}

fn replay(game: &Game<'_>) -> u64 {
    let Ok(mut line) = game.main_line() else { return 0 };
    let mut word = 0;
    while let Some(Ok(_)) = line.advance() {
        word ^= line.current().key();
    }
    word
}

/// The input.
pub fn file() -> Vec<u8> {
    include_bytes!("../../../examples/famous.pgn").repeat(REPETITIONS)
}

/// Reads a file to a depth.
pub fn read(file: &[u8], depth: Depth) -> u64 {
    let mut reader = Reader::new(file);
    let mut word = 0_u64;
    while let Some(Ok(game)) = reader.next_game() {
        word = word.rotate_left(1) ^ depth(&game);
    }
    word
}

/// How many games and plies a file has.
fn size(file: &[u8]) -> (usize, usize) {
    let mut reader = Reader::new(file);
    let (mut games, mut plies) = (0, 0);
    while let Some(Ok(game)) = reader.next_game() {
        games += 1;
        plies += game.main_line().map_or(0, |line| line.flatten().count());
    }
    (games, plies)
}

/// Measures bytes and games for every depth, and plies for the last.
pub fn run() -> Vec<Row> {
    let file = file();
    let (games, plies) = size(&file);
    let contestants = |operations, names: &[(&'static str, Depth)]| -> Vec<Contestant<'_>> {
        let contestant = |&(name, depth): &(&'static str, Depth)| {
            let file = &file;
            Contestant { name: name.to_owned(), run: Box::new(move || read(file, depth)), operations }
        };
        names.iter().map(contestant).collect()
    };
    let mut rows = race("pgn", "MB/s", &contestants(file.len(), &DEPTHS), |ns| 1e3 / ns);
    rows.extend(race("pgn", "thousand games/s", &contestants(games, &DEPTHS), |ns| 1e6 / ns));
    rows.extend(race("pgn", "million plies/s", &contestants(plies, &DEPTHS[2..]), |ns| 1e3 / ns));
    rows
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_file_is_read_to_its_end() {
        assert_eq!(size(&file()), (28 * REPETITIONS, 1470 * REPETITIONS));
    }

    #[test]
    fn a_contestant_depends_on_every_game() {
        let file = file();
        for (name, depth) in DEPTHS {
            assert_ne!(read(&file, depth), read(&file[..file.len() - 700], depth), "{name}");
        }
    }
}
