//! Games, cut into chunks of whole ones.
//!
//! Where a game ends is found here, by the reader of `setwise-pgn`; its moves are played by whoever gets the chunk. A
//! line break after each game keeps apart what was apart. Cost: one scan of the bytes, and one copy.

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

    #[test]
    fn a_chunk_reads_as_the_games_it_was_cut_from() {
        let text = "\n[Event \"a\"]\n\n1. e4 {open\n\n[Event \"b\"]\n\n1. d4 * 1. c4 d5 1-0\n1. f4\n";
        let mut cut = Vec::new();
        read(&"x".into(), text.repeat(2000).as_bytes(), &mut |chunk| {
            let Content::Games { text, places } = chunk.content else { panic!("no games") };
            let mut games = Reader::new(&text[..]);
            let before = cut.len();
            while let Some(game) = games.next_game() {
                cut.push(game.unwrap().as_bytes().trim_ascii_end().to_vec());
            }
            assert_eq!(cut.len() - before, places.len());
            assert_eq!(places[0].game, before as u64 + 1);
            Ok(())
        })
        .unwrap();
        let mut whole = Vec::new();
        let text = text.repeat(2000);
        let mut games = Reader::new(text.as_bytes());
        while let Some(game) = games.next_game() {
            whole.push(game.unwrap().as_bytes().trim_ascii_end().to_vec());
        }
        assert!(cut.len() > 6000 && cut == whole);
    }
}
