//! Positions as the commands take them: a text, its faults, and its sets for the calculator.

use crate::calc::Scope;
use crate::exit::{Outcome, print_error};
use crate::fault::Fault;
use setwise::position::{Position, PositionError, Setup};
use std::ops::Range;

/// The position that a FEN or an EPD writes.
pub(crate) fn read(fen: &str) -> Result<Setup, Fault> {
    Setup::from_fen(fen).map_err(|error| {
        let length = fen.len();
        let byte_of = |column: usize| fen.char_indices().nth(column).map_or(length, |(byte, _)| byte);
        // The place is shown in another way: the message need not name the column.
        let message = error.to_string();
        let message = message.split_once(", ").map_or(&*message, |(_, message)| message);
        Fault::new(byte_of(error.column - 1)..byte_of(error.column), message)
    })
}

/// The strict position that a FEN or an EPD writes: one that has legal moves by the rules.
pub(crate) fn read_strict(fen: &str) -> Result<Position, Fault> {
    let setup = read(fen)?;
    Position::new(setup).map_err(|faults| {
        let error = PositionError::Faults(faults);
        let field = error.field().map_or(0, |field| field as usize);
        Fault::new(word(fen, field), error.to_string())
    })
}

/// The place of the word with this number, from 0; the end of the text where there are not so many.
fn word(text: &str, number: usize) -> Range<usize> {
    let end_of = |start: usize| text[start..].find(char::is_whitespace).map_or(text.len(), |end| start + end);
    let start_from = |end: usize| text.len() - text[end..].trim_start().len();
    let start = (0..number).fold(start_from(0), |start, _| start_from(end_of(start)));
    start..end_of(start)
}

/// The names of the position's sets for the calculator.
pub(crate) fn scope(setup: &Setup) -> Scope {
    Scope::with_pieces(|color, role| setup.board.pieces(color, role))
}

/// Refuses a text from the command line.
pub(crate) fn refuse(fault: &Fault, text: &str) -> Outcome {
    print_error(fault.under_text(text));
    Outcome::Unusable
}
