//! Reading FENs: the strict position and the mere setup, beside cozy-chess.
//!
//! cozy-chess judges what it reads and makes a hash, as a `Position` does; a `Setup` does neither.

use crate::{
    measure::{Contestant, Row, race},
    workload::fens,
};
use setwise::position::{Position, Setup};

/// A loop over texts that returns a word made of all results.
pub type Loop = fn(&[String]) -> u64;

#[inline(always)]
fn all(fens: &[String], word: impl Fn(&str) -> Option<u64>) -> u64 {
    fens.iter().fold(0_u64, |words, fen| words.rotate_left(1) ^ word(fen).unwrap_or_default())
}

fn cozy_chess(fens: &[String]) -> u64 {
    all(fens, |fen| cozy_chess::Board::from_fen(fen, false).ok().map(|board| board.occupied().0))
}

fn position(fens: &[String]) -> u64 {
    all(fens, |fen| Position::from_fen(fen).ok().map(|position| position.board().occupied().bits()))
}

fn setup(fens: &[String]) -> u64 {
    all(fens, |fen| Setup::from_fen(fen).ok().map(|setup| setup.board.occupied().bits()))
}

/// The loops of all contestants, cozy-chess first.
pub fn contestants() -> [(&'static str, Loop); 3] {
    [("cozy_chess", cozy_chess), ("position", position), ("setup", setup)]
}

/// Measures every contestant.
pub fn run() -> Vec<Row> {
    let fens = fens();
    let contestants = contestants().map(|(name, run)| {
        let fens = &fens;
        Contestant { name: name.to_owned(), run: Box::new(move || run(fens)), operations: fens.len() }
    });
    race("fen", "million FENs/s", &contestants, |nanoseconds| 1e3 / nanoseconds)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_contestants_read_the_same_boards() {
        let fens = fens();
        let expected = cozy_chess(&fens);
        assert_ne!(expected, 0);
        for (name, run) in contestants() {
            assert_eq!(run(&fens), expected, "{name}");
        }
    }

    #[test]
    fn no_text_is_refused() {
        for fen in fens() {
            assert!(cozy_chess::Board::from_fen(&fen, false).is_ok(), "{fen}");
            assert!(Position::from_fen(&fen).is_ok(), "{fen}");
        }
    }
}
