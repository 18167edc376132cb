//! Games, cut into chunks of whole ones.
//!
//! Where a game ends is found here, by the reader of `setwise-pgn`; its moves are played by whoever gets the chunk. A
//! line break after each game keeps apart what was apart, and a blank before one that began in the midst of a line keeps
//! its first byte from meaning what it would at the start of one. Cost: one scan of the bytes, and one copy.

use super::error::{Emit, Halt, InputError};
use crate::{
    Reject,
    chunk::{Chunk, Content, GAME, GAMES},
};
use setwise_pgn::{PgnError, Place, ReadError, Reader};
use std::{fmt::Display, io::Read, mem::take, sync::Arc};

/// Cuts an input of games.
pub(super) fn read(input: &Arc<str>, stream: impl Read, emit: &mut Emit<'_>) -> Result<(), Halt> {
    let mut games = Reader::new(stream).with_limit(GAME);
    let (mut text, mut places) = (Vec::new(), Vec::new());
    let chunk = |content| Chunk { input: Arc::clone(input), content };
    while let Some(game) = games.next_game() {
        let end = match game {
            Ok(game) => {
                if game.place().column > 1 {
                    text.push(b' ');
                }
                text.extend_from_slice(game.as_bytes());
                text.push(b'\n');
                places.push(game.place());
                None
            }
            Err(error) => Some(error),
        };
        if text.len() >= GAMES || end.is_some() && !places.is_empty() {
            emit(chunk(Content::Games { text: take(&mut text), places: take(&mut places) }))?;
        }
        match end {
            Some(ReadError::Game(PgnError { place, fault })) => {
                emit(chunk(Content::Broken(reject(input, place, &fault, Vec::new()))))?;
            }
            Some(ReadError::Input { place: Place { line, .. }, error }) => {
                return Err(InputError { line: Some(line), ..InputError::new(input, error) }.into());
            }
            None => {}
        }
    }
    match places.is_empty() {
        true => Ok(()),
        false => emit(chunk(Content::Games { text, places })),
    }
}

/// A fault in a game, as all faults are told.
pub(crate) fn reject(input: &Arc<str>, place: Place, fault: &dyn Display, text: Vec<u8>) -> Reject {
    let Place { game, line, column } = place;
    Reject { input: Arc::clone(input), line, column, reason: format!("game {game}: {fault}"), text }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// The games of a text, without the blanks around them.
    fn games(text: &[u8]) -> Vec<Vec<u8>> {
        let mut reader = Reader::new(text);
        let mut games = Vec::new();
        while let Some(game) = reader.next_game() {
            games.push(game.unwrap().as_bytes().trim_ascii().to_vec());
        }
        games
    }

    /// The games of a text, read from the chunks that it is cut into.
    fn cut_games(text: &[u8]) -> Vec<Vec<u8>> {
        let mut cut = Vec::new();
        read(&"x".into(), text, &mut |chunk| {
            let Content::Games { text, places } = chunk.content else { panic!("no games") };
            let games = games(&text);
            assert_eq!((games.len(), places[0].game), (places.len(), cut.len() as u64 + 1));
            cut.extend(games);
            Ok(())
        })
        .unwrap();
        cut
    }

    #[test]
    fn a_chunk_reads_as_the_games_it_was_cut_from() {
        let text = "\n[Event \"a\"]\n\n1. e4 {open\n\n[Event \"b\"]\n\n1. d4 * 1. c4 d5 1-0\n1. f4\n";
        let text = text.repeat(2000);
        let cut = cut_games(text.as_bytes());
        assert!(cut.len() > 6000 && cut == games(text.as_bytes()));
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn however_broken_a_chunk_has_as_many_games_as_it_was_cut_from(
            pieces in prop::collection::vec(prop::sample::select(vec![
                "[", "]", "[Event \"x\"]", "[Event \"", "\"", "{", "}", "(", ")", ";", "%", "\n", "\n\n", " ", "\r\n",
                "1. e4", "e5", "*", "1-0", "1/2-1/2", "0", "\\", "\u{feff}", "\0", "$1", "--",
            ]), 0..60),
        ) {
            let text = pieces.concat();
            prop_assert_eq!(cut_games(text.as_bytes()), games(text.as_bytes()));
        }
    }
}
