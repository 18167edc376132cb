//! What must hold for any input whatever: the properties that fuzzing, random texts and kept inputs are run through.
//!
//! Each takes what a fuzzer gives and panics if the library does wrong. An input that is refused is right too, as long
//! as the error has its place.

use fastrand::Rng;
use setwise::{
    movegen::{EXCHANGE_VALUES, Repetitions, San, Uci, UciCastling},
    position::{Faults, FenStyle, Position, PositionError, Setup},
};
use setwise_pgn::{Item, PgnError, Reader};
use std::io::{self, Read};

use crate::positions::FAMOUS;

/// The columns that an error in a text may name.
fn assert_column(text: &str, column: usize) {
    assert!((1..=text.chars().count() + 1).contains(&column), "column {column} of {text:?}");
}

/// A text read as a FEN: refused with a place, or written so that it reads back; and if it is a position, playable.
pub fn fen(text: &str) {
    let setup = match Setup::from_fen(text) {
        Ok(setup) => setup,
        Err(error) => {
            assert_column(text, error.column);
            assert_eq!(Position::from_fen(text), Err(PositionError::Text(error)));
            return;
        }
    };
    for style in [FenStyle::Fen, FenStyle::Shredder] {
        assert_eq!(setup.fen(style).to_string().parse(), Ok(setup), "{text:?}");
    }
    let faults = setup.validate();
    assert_eq!(Position::new(setup).err().unwrap_or(Faults::NONE), faults);
    if let Ok(position) = Position::ignoring(setup, Faults::IGNORABLE) {
        moves(&position);
    }
}

/// A text read as an EPD: its operations are refused with a place, or have an opcode; best moves are looked for.
pub fn epd(text: &str) {
    let Ok((setup, operations)) = Setup::from_epd(text) else { return fen(text) };
    let position = Position::new(setup);
    for operation in operations {
        match operation {
            Ok(operation) => {
                assert!(operation.opcode.starts_with(|first: char| first.is_ascii_alphabetic()));
                for operand in operation.operands() {
                    assert!(text.contains(operand) && !operand.contains('"'));
                    let _ = position.map(|position| position.parse_san(operand));
                }
            }
            Err(error) => assert_column(text, error.column),
        }
    }
}

/// A text read as a SAN in several positions: what is found is legal, and its own SAN finds it again.
pub fn san(text: &str) {
    match text.parse::<San>() {
        Ok(san) => assert_eq!(san.to_string().parse(), Ok(san)),
        Err(error) => return assert_column(text, error.column),
    }
    for position in famous_positions() {
        if let Ok(found) = position.parse_san(text) {
            assert!(position.is_legal(found), "{position} {text:?}");
            assert_eq!(position.find_san(position.san(found)), Ok(found), "{position} {text:?}");
        }
    }
}

/// A text read as a UCI move in several positions: what is found is legal, and both spellings find it again.
pub fn uci(text: &str) {
    if let Err(error) = text.parse::<Uci>() {
        return assert_column(text, error.column);
    }
    for position in famous_positions() {
        if let Ok(found) = position.parse_uci(text) {
            assert!(position.is_legal(found), "{position} {text:?}");
            for style in [UciCastling::KingTarget, UciCastling::RookSquare] {
                assert_eq!(position.find_uci(position.uci(found, style)), Ok(found), "{position} {text:?}");
            }
        }
    }
}

/// A sequence of moves: the first byte chooses where to begin, each other byte the next of the legal moves.
pub fn play(choices: &[u8]) {
    let Some((&first, choices)) = choices.split_first() else { return };
    let mut starts = famous_positions();
    let count = starts.clone().count();
    let Some(mut position) = starts.nth(usize::from(first) % count) else { return };
    let mut repetitions = Repetitions::new(&position);
    for &choice in choices {
        moves(&position);
        let list = position.move_list();
        let Some(&chosen) = list.get(usize::from(choice) % list.len().max(1)) else { break };
        assert_eq!(position.find_san(position.san(chosen)), Ok(chosen), "{position} {chosen}");
        position = position.play(chosen).expect("a generated move is legal");
        repetitions.push(&position);
        assert!(repetitions.count() >= 1);
    }
}

/// Bytes read as games: the layers agree on the result, faults have places inside the game, and what is replayed is
/// legal. The bytes one by one give the same games.
pub fn pgn(bytes: &[u8]) {
    let mut reader = Reader::new(bytes);
    let mut drop_by_drop = Reader::new(DropByDrop(bytes));
    while let Some(game) = reader.next_game() {
        let game = game.expect("bytes can be read");
        let same = drop_by_drop.next_game().expect("as many games").expect("bytes can be read");
        assert_eq!((game.place(), game.as_bytes()), (same.place(), same.as_bytes()));
        let end = game.place().line + game.as_bytes().iter().filter(|&&byte| byte == b'\n').count() as u64;
        let is_inside = |error: PgnError| {
            let place = error.place;
            assert!(
                place.game == game.number() && (game.place().line..=end).contains(&place.line),
                "{error}"
            );
        };
        game.tags().filter_map(Result::err).for_each(is_inside);
        let last = game
            .movetext()
            .inspect(|item| {
                if let Err(error) = item {
                    is_inside(*error)
                }
            })
            .last();
        let outcome = last.and_then(Result::ok).and_then(|item| match item {
            Item::Result(outcome) => Some(outcome),
            _ => None,
        });
        assert_eq!(outcome, game.outcome());
        let Ok(mut walk) = game.walk() else { continue };
        while let Some(step) = walk.next() {
            step.err().into_iter().for_each(is_inside);
            assert_eq!(Position::ignoring(*walk.current().setup(), Faults::IGNORABLE), Ok(*walk.current()));
        }
        game.main_line().into_iter().flatten().filter_map(Result::err).for_each(is_inside);
    }
    assert!(drop_by_drop.next_game().is_none());
}

/// Bytes that come one by one.
struct DropByDrop<'a>(&'a [u8]);

impl Read for DropByDrop<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let length = buffer.len().min(1);
        self.0.read(&mut buffer[..length])
    }
}

/// What holds in each position: the ways to generate agree, the mirrored position has as many moves, and each move
/// leads to a position whose keys are those from scratch.
fn moves(position: &Position) {
    let list = position.move_list();
    assert_eq!(list.len(), position.count_moves(), "{position}");
    assert_eq!(position.flip_colors().count_moves(), list.len(), "{position}");
    assert_eq!(position.has_moves(), !list.is_empty(), "{position}");
    let mut rng = Rng::with_seed(position.key());
    for &chosen in list.iter() {
        assert!(position.is_legal(chosen), "{position} {chosen}");
        let after = position.play_unchecked(chosen);
        let from_scratch = Position::ignoring(*after.setup(), Faults::IGNORABLE);
        assert_eq!(from_scratch, Ok(after), "{position} {chosen}");
        let threshold = rng.i32(-1000..1000);
        let wins = |threshold| position.exchange_wins(chosen, threshold, &EXCHANGE_VALUES);
        assert!(wins(threshold) >= wins(threshold + 1), "{position} {chosen} {threshold}");
    }
}

/// The famous setups, where they are positions of a game.
fn famous_positions() -> impl Iterator<Item = Position> + Clone {
    FAMOUS.into_iter().filter_map(|fen| Position::from_fen(fen).ok())
}
