//! The first field of a position text: eight rows, `rnbqkbnr/pppppppp/8/...`.
//!
//! Which kind of byte comes next cannot be foreseen, so the fast pass asks no byte what it is. A table says what
//! each does, and all do the same three things:
//!
//! ```text
//! set of the byte's piece |= the current square         digits and / have a set that nobody reads
//! square                  += squares that it covers      1 for a piece, n for a digit, 0 for /
//! column                  += the same, but -8 for /      must stay within 0 to 8: a row is not longer, nor shorter
//! ```
//!
//! The text is right if 64 squares are covered and the column is 8 at the end. Where it is not, a second pass over
//! the rows finds the place and the reason.
//!
//! Cost: some eight operations a byte, and one foreseen jump.

use super::{Board, FenError, FenFault, FenField};
use crate::{Bitboard, Piece, Rank};

/// What a byte does.
#[derive(Clone, Copy)]
struct Step {
    /// Which set takes the square.
    set: u8,
    /// How many squares are covered.
    squares: u8,
    /// What the column grows by, modulo 256.
    column: u8,
    /// Whether the byte can be part of a placement.
    is_part: bool,
}

/// The set that nobody reads; the sets of the pieces are numbered from 0 to 11.
const NOBODY: u8 = 12;

static STEPS: [Step; 256] = {
    let mut steps = [Step { set: NOBODY, squares: 0, column: 0, is_part: false }; 256];
    let mut byte = 0;
    while byte < 128 {
        let letter = byte as u8 as char;
        if let Some(Piece { color, role }) = Piece::from_letter(letter) {
            steps[byte] = Step { set: color as u8 * 6 + role as u8, squares: 1, column: 1, is_part: true };
        } else if let '1'..='8' = letter {
            let squares = byte as u8 - b'0';
            steps[byte] = Step { set: NOBODY, squares, column: squares, is_part: true };
        } else if letter == '/' {
            steps[byte] = Step { set: NOBODY, squares: 0, column: 0_u8.wrapping_sub(8), is_part: true };
        }
        byte += 1;
    }
    steps
};

/// Reads the placement that begins at the byte `at` of a text, and moves `at` behind it.
///
/// # Errors
///
/// The placement's first fault.
pub(super) fn read(text: &str, at: &mut usize) -> Result<Board, FenError> {
    let mut sets = [0_u64; 16];
    let (mut squares, mut column, mut is_wrong) = (0_u32, 0_u8, false);
    let start = *at;
    for &byte in &text.as_bytes()[start..] {
        let step = STEPS[usize::from(byte)];
        if !step.is_part {
            break;
        }
        sets[usize::from(step.set & 15)] |= 1 << (squares & 63);
        squares = squares.wrapping_add(u32::from(step.squares));
        column = column.wrapping_add(step.column);
        is_wrong |= column > 8;
        *at += 1;
    }
    let next = text.as_bytes().get(*at);
    let is_ended = next.is_none_or(u8::is_ascii_whitespace);
    match board_of(&sets) {
        Some(board) if is_ended && squares == 64 && column == 8 && !is_wrong => Ok(board),
        _ => Err(first_fault(text, start)),
    }
}

/// The board of the sets, whose squares are counted in the order of the text: from a8 to h8, then from a7.
#[inline(always)]
fn board_of(sets: &[u64; 16]) -> Option<Board> {
    let set = |index: usize| Bitboard::from_bits(sets[index]).flip_vertical();
    let mut roles = [Bitboard::EMPTY; 6];
    let mut colors = [Bitboard::EMPTY; 2];
    for (role, both) in roles.iter_mut().enumerate() {
        *both = set(role) | set(role + 6);
        colors[0] |= set(role);
        colors[1] |= set(role + 6);
    }
    Board::from_sets(colors, roles)
}

/// The first fault of a placement that begins at a byte of a text.
#[cold]
fn first_fault(text: &str, start: usize) -> FenError {
    let placement = text[start..].split(|next: char| next.is_ascii_whitespace()).next().unwrap_or_default();
    let error = |at, fault| FenError::at(text, start + at, FenField::PiecePlacement, fault);
    if placement.is_empty() {
        return error(0, FenFault::Missing);
    }
    let rank_count = FenFault::RankCount { ranks: placement.split('/').count() };
    let mut ranks = Rank::ALL.iter().rev();
    let mut at = 0;
    for row in placement.split('/') {
        let Some(&rank) = ranks.next() else { break };
        if let Some((within, fault)) = fault_of_row(row, rank) {
            return error(at + within, fault);
        }
        at += row.len() + 1;
    }
    error(at - 1, rank_count)
}

/// The fault of a row and its place within. A row that is too long is faulted where it leaves the board, one that
/// is too short at its end.
fn fault_of_row(row: &str, rank: Rank) -> Option<(usize, FenFault)> {
    let mut squares = 0_usize;
    let mut at = row.len();
    for (index, letter) in row.char_indices() {
        let step = u8::try_from(letter).ok().map(|byte| STEPS[usize::from(byte)]).filter(|step| step.is_part);
        let Some(step) = step else { return Some((index, FenFault::Unexpected(letter))) };
        let before = squares;
        squares = squares.saturating_add(usize::from(step.squares));
        if before <= 8 && squares > 8 {
            at = index;
        }
    }
    (squares != 8).then_some((at, FenFault::RankLength { rank, squares }))
}
