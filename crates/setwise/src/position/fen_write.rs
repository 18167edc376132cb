//! Position texts, written, in the three dialects of FEN.
//!
//! ```text
//!              castling rights                       en passant square
//! Fen          KQkq, a file for an inner rook        after every double push
//! XFen         the same                              where an enemy pawn stands beside
//! Shredder     the files of the rooks: HAha          after every double push
//! ```
//!
//! All of them read back as what was written, but for the en passant square that X-FEN leaves out. In the usual game
//! the first is the FEN of the standard.

use super::{Board, Castling, Setup};
use crate::{Color, File, Piece, Rank, Role, Square, table::pawn_attacks};
use core::fmt::{self, Write};

/// A dialect of FEN.
///
/// ```
/// use setwise::position::{FenStyle, Setup};
/// let setup = Setup::from_fen("4k2r/8/8/8/4P3/8/8/R3K2R b KQk e3 0 1")?;
/// let write = |style| setup.epd(style).to_string();
/// assert_eq!(write(FenStyle::Fen), "4k2r/8/8/8/4P3/8/8/R3K2R b KQk e3");
/// assert_eq!(write(FenStyle::XFen), "4k2r/8/8/8/4P3/8/8/R3K2R b KQk -");
/// assert_eq!(write(FenStyle::Shredder), "4k2r/8/8/8/4P3/8/8/R3K2R b HAh e3");
/// # Ok::<(), setwise::position::FenError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FenStyle {
    /// K and Q for the outermost rooks, and the en passant square after every double push.
    Fen,
    /// K and Q for the outermost rooks, and the en passant square where an enemy pawn stands beside.
    XFen,
    /// The files of the rooks, and the en passant square after every double push.
    Shredder,
}

impl Setup {
    /// The FEN in a dialect, six fields.
    ///
    /// ```
    /// use setwise::position::{FenStyle, Setup};
    /// let fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1";
    /// assert_eq!(Setup::START.fen(FenStyle::Shredder).to_string(), fen);
    /// ```
    pub fn fen(&self, style: FenStyle) -> impl fmt::Display + use<> {
        Text { setup: *self, style, has_counters: true }
    }

    /// The four fields that an EPD begins with, in a dialect. Operations are written behind:
    ///
    /// ```
    /// use setwise::{Square, movegen::Move, position::{FenStyle, Position}};
    /// let best = Position::START.san(Move::new(Square::E2, Square::E4));
    /// let line = format!("{} bm {best};", Position::START.setup().epd(FenStyle::Fen));
    /// assert_eq!(line, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - bm e4;");
    /// ```
    pub fn epd(&self, style: FenStyle) -> impl fmt::Display + use<> {
        Text { setup: *self, style, has_counters: false }
    }

    /// Whether a pawn of the side to move stands beside the pawn that has just passed over a square.
    fn is_pawn_beside(&self, passed: Square) -> bool {
        let pawns = self.board.pieces(self.side_to_move, Role::Pawn);
        !pawn_attacks(self.side_to_move.opposite(), passed).is_disjoint(pawns)
    }
}

/// The FEN with six fields, as [`FenStyle::Fen`] has it.
///
/// ```
/// use setwise::position::Setup;
/// let fen = "rnr1kbn1/pppppppp/8/8/8/8/PPPPPPPP/RNR1KBN1 w Ckq - 0 1"; // the rook on c1 is an inner one
/// assert_eq!(Setup::from_fen(fen)?.to_string(), fen);
/// # Ok::<(), setwise::position::FenError>(())
/// ```
impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.fen(FenStyle::Fen).fmt(f)
    }
}

/// A setup to be written.
struct Text {
    setup: Setup,
    style: FenStyle,
    has_counters: bool,
}

impl fmt::Display for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { setup, style, has_counters } = self;
        write_placement(&setup.board, f)?;
        f.write_str(if setup.side_to_move == Color::White { " w " } else { " b " })?;
        write_castling(setup, *style, f)?;
        match setup.en_passant {
            Some(square) if *style != FenStyle::XFen || setup.is_pawn_beside(square) => {
                write!(f, " {square}")?
            }
            _ => f.write_str(" -")?,
        }
        match has_counters {
            true => write!(f, " {} {}", setup.halfmove_clock, setup.fullmove_number),
            false => Ok(()),
        }
    }
}

/// Lays the letters of all pieces out first, so that no square need be asked, and writes one text, not 70.
fn write_placement(board: &Board, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    /// 64 letters, and a stroke between two ranks.
    const LONGEST: usize = 71;
    let mut letters = [0; Square::ALL.len()];
    for color in Color::ALL {
        for role in Role::ALL {
            let letter = Piece { color, role }.letter() as u8;
            for square in board.pieces(color, role).squares() {
                letters[square.index()] = letter;
            }
        }
    }
    let (mut text, mut length) = ([0; LONGEST], 0);
    let mut put = |byte: u8| {
        text[length] = byte;
        length += 1;
    };
    for rank in Rank::ALL.into_iter().rev() {
        let mut empty = 0;
        for file in File::ALL {
            let letter = letters[Square::at(file, rank).index()];
            if letter == 0 {
                empty += 1;
                continue;
            }
            if empty > 0 {
                put(b'0' + empty);
            }
            empty = 0;
            put(letter);
        }
        if empty > 0 {
            put(b'0' + empty);
        }
        if rank != Rank::First {
            put(b'/');
        }
    }
    f.write_str(str::from_utf8(&text[..length]).map_err(|_| fmt::Error)?)
}

/// White's rooks, then black's, each from the h file to the a file.
fn write_castling(setup: &Setup, style: FenStyle, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    if setup.castling.is_empty() {
        return f.write_str("-");
    }
    for color in Color::ALL {
        for rook in setup.castling.rooks(color).squares().rev() {
            f.write_char(match style {
                FenStyle::Shredder => Castling::file_letter(color, rook),
                FenStyle::Fen | FenStyle::XFen => Castling::letter_of_rook(&setup.board, color, rook),
            })?;
        }
    }
    Ok(())
}
