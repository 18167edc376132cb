//! Chunks to positions: the part of the reading that any number of threads can do at once.
//!
//! Cost: about 0.1 microseconds for a line, most of it [`Setup::from_fen`]; nothing is allocated per line.

use crate::{
    Positions, Reject,
    chunk::{Chunk, Content, GAME, LINE, PLIES},
    input::{games::reject, lines::holds_something, strings::Strings},
};
use arrow_array::ArrayRef;
use memchr::memchr_iter;
use setwise::position::Setup;
use setwise_pgn::{Fault, Game, PgnError, Place, ReadError, Reader};
use std::{
    fmt::Display,
    ops::{ControlFlow, Range},
    str,
    sync::Arc,
};

/// What to do about text that is no position.
///
/// ```
/// use setwise_features::OnError;
/// assert_eq!(OnError::default(), OnError::Stop);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum OnError {
    /// End at the first.
    #[default]
    Stop,
    /// Leave it out, and go on.
    Skip,
}

/// Takes rejects from one chunk.
pub(crate) struct Rejects {
    pub(crate) list: Vec<Reject>,
    on_error: OnError,
}

impl Rejects {
    pub(crate) const fn new(on_error: OnError) -> Self {
        Self { list: Vec::new(), on_error }
    }

    /// Adds one, and says whether to go on.
    #[cold]
    fn add(&mut self, reject: Reject) -> ControlFlow<()> {
        self.list.push(reject);
        match self.on_error {
            OnError::Stop => ControlFlow::Break(()),
            OnError::Skip => ControlFlow::Continue(()),
        }
    }
}

impl Chunk {
    /// Adds the positions of a chunk, up to the first reject or all of them.
    pub(crate) fn parse(self, positions: &mut Positions, rejects: &mut Rejects) {
        let input = &self.input;
        // It does not matter here whether there was an end before the end.
        let _ = match self.content {
            Content::Lines { first, text } => parse_lines(input, first, &text, positions, rejects),
            Content::Games { text, places } => parse_games(input, &text, &places, positions, rejects),
            Content::Rows { first, fens } => parse_rows(input, first, &fens, positions, rejects),
            Content::Broken(reject) => rejects.add(reject),
        };
    }
}

fn parse_lines(
    input: &Arc<str>,
    first: u64,
    text: &[u8],
    positions: &mut Positions,
    rejects: &mut Rejects,
) -> ControlFlow<()> {
    // One look at all lines together is much faster than one at each.
    let valid = str::from_utf8(text).ok();
    let mut parse = |number: u64, line: Range<usize>| {
        let bytes = &text[line.clone()];
        if !holds_something(bytes) {
            return ControlFlow::Continue(());
        }
        let read = match valid {
            Some(valid) => parse_line(&valid[line], positions),
            None => match str::from_utf8(bytes) {
                Ok(line) => parse_line(line, positions),
                // A line that was cut may end in the midst of a character.
                Err(_) if bytes.len() > LINE => Err(too_long()),
                Err(error) => {
                    let valid = &bytes[..error.valid_up_to()];
                    let column = String::from_utf8_lossy(valid).chars().count() + 1;
                    Err((column, "this byte is no UTF-8 text: save the file as UTF-8".into()))
                }
            },
        };
        match read {
            Ok(()) => ControlFlow::Continue(()),
            Err((column, reason)) => rejects.add(Reject {
                input: Arc::clone(input),
                line: first + number,
                column: column as u64,
                reason,
                text: bytes.trim_ascii_end().iter().take(LINE).copied().collect(),
            }),
        }
    };
    let (mut number, mut start) = (0, 0);
    for end in memchr_iter(b'\n', text) {
        parse(number, start..end)?;
        (number, start) = (number + 1, end + 1);
    }
    parse(number, start..text.len())
}

/// Adds the position of a line; else the column, and what is wrong there.
#[inline]
fn parse_line(line: &str, positions: &mut Positions) -> Result<(), (usize, String)> {
    if line.len() > LINE {
        return Err(too_long());
    }
    let line = line.trim_ascii_end();
    let setup = Setup::from_fen(line).map_err(|error| {
        // The place is shown in another way: the message need not name the column.
        let message = error.to_string();
        let message = message.split_once(", ").map_or(&*message, |(_, message)| message);
        (error.column, message.to_owned())
    })?;
    positions.push(line.trim_ascii_start(), &setup);
    Ok(())
}

fn too_long() -> (usize, String) {
    (1, format!("more than {LINE} bytes without a line break: this is no position"))
}

fn parse_rows(
    input: &Arc<str>,
    first: u64,
    fens: &ArrayRef,
    positions: &mut Positions,
    rejects: &mut Rejects,
) -> ControlFlow<()> {
    let strings = Strings::of(fens);
    for index in 0..fens.len() {
        let read = match strings.get(index) {
            Some(fen) => parse_line(fen, positions),
            None => Err((1, "there is no value, expected a position".into())),
        };
        if let Err((column, reason)) = read {
            let text = strings.get(index).unwrap_or_default().bytes().take(LINE).collect();
            let (line, column) = (first + index as u64, column as u64);
            rejects.add(Reject { input: Arc::clone(input), line, column, reason, text })?;
        }
    }
    ControlFlow::Continue(())
}

fn parse_games(
    input: &Arc<str>,
    text: &[u8],
    places: &[Place],
    positions: &mut Positions,
    rejects: &mut Rejects,
) -> ControlFlow<()> {
    let mut games = Reader::new(text).with_limit(GAME);
    for &place in places {
        let faults = match games.next_game() {
            None => break,
            Some(Ok(game)) => {
                let inside = game.place();
                let number = place.game;
                parse_game(&game, number, positions, &mut |at, reason| {
                    let at = moved(at, inside, place);
                    let line = line_of(game.as_bytes(), at.line - place.line);
                    rejects.add(reject(input, at, reason, line.to_vec()))
                })
            }
            Some(Err(ReadError::Game(error))) => rejects.add(reject(input, place, &error.fault, Vec::new())),
            // Memory can be read.
            Some(Err(ReadError::Input { .. })) => break,
        };
        faults?;
    }
    ControlFlow::Continue(())
}

/// Adds the positions of a game: the first one, and the one after each move up to one that cannot be played.
fn parse_game(
    game: &Game<'_>,
    number: u64,
    positions: &mut Positions,
    reject: &mut dyn FnMut(Place, &dyn Display) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let mut line = match game.main_line() {
        Ok(line) => line,
        Err(PgnError { place, fault }) => return reject(place, &fault),
    };
    let mut ply = 0;
    positions.push_from_game(line.current(), number, ply);
    while let Some(chosen) = line.advance() {
        match chosen {
            Ok(_) if ply == PLIES => {
                let limit = PLIES / 2;
                return reject(game.place(), &format_args!("the game has more than {limit} moves: cut it"));
            }
            Ok(_) => {
                ply += 1;
                positions.push_from_game(line.current(), number, ply);
            }
            // Neither takes a position away.
            Err(PgnError { fault: Fault::MissingResult | Fault::BadNag, .. }) => {}
            Err(PgnError { place, fault }) => reject(place, &fault)?,
        }
    }
    ControlFlow::Continue(())
}

/// A place in a game that begins at `from`, where the game begins at `to`.
fn moved(place: Place, from: Place, to: Place) -> Place {
    let lines = place.line.saturating_sub(from.line);
    let column = if lines == 0 { place.column.saturating_sub(from.column) + to.column } else { place.column };
    Place { game: to.game, line: to.line + lines, column }
}

/// A line of a game, counted from 0; the beginning of one that is too long.
fn line_of(game: &[u8], number: u64) -> &[u8] {
    let mut lines = game.split(|&byte| byte == b'\n');
    let line = lines.nth(usize::try_from(number).unwrap_or(usize::MAX)).unwrap_or_default().trim_ascii_end();
    &line[..line.len().min(LINE)]
}
