//! Positions as the commands take them: a text, its faults, and its sets for the calculator.

use crate::calc::Scope;
use crate::exit::{Outcome, print_error};
use crate::fault::Fault;
use setwise::position::{Position, PositionError, Setup};

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
        let place = error.field().map_or(0..0, |field| field.place_in(fen));
        Fault::new(place, error.to_string())
    })
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
