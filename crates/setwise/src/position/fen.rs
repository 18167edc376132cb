//! Position texts, read and written: FEN with six fields, EPD with four.
//!
//! ```text
//! rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1     a FEN
//! 4k3/8/8/8/8/8/4P3/4K3 w - - bm e4; id "first steps";         an EPD
//!
//! text = placement side castling en_passant [halfmove fullmove] [operations]
//! ```
//!
//! Any run of blanks parts two fields. What follows the fourth is told apart by its first character: a letter
//! or a semicolon begins operations, anything else must be the two numbers, which operations may follow too.
//! Operations are handed on unread. The castling letters are those of [`Castling`].
//!
//! Cost: one pass over the characters; a column is counted only when there is an error to place.

use super::{Board, Castling, FenError, FenFault, FenField, Setup};
use crate::{Bitboard, Color, File, Piece, Rank, Square};
use core::{
    fmt::{self, Write},
    str::FromStr,
};

/// The piece of every ASCII letter. A look-up spares the jump by letter, which no processor foresees.
static PIECES: [Option<Piece>; 128] = {
    let mut pieces = [None; 128];
    let mut letter = 0;
    while letter < 128 {
        pieces[letter] = Piece::from_letter(letter as u8 as char);
        letter += 1;
    }
    pieces
};

impl Setup {
    /// The position that a FEN or an EPD describes; operations after it are passed over.
    ///
    /// ```
    /// use setwise::{position::Setup, Color};
    /// let fen = "rnbqkb1r/pppp1ppp/5n2/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3";
    /// let setup = Setup::from_fen(fen)?;
    /// assert_eq!((setup.side_to_move, setup.fullmove_number), (Color::White, 3));
    /// assert_eq!(setup.to_string(), fen);
    /// # Ok::<(), setwise::position::FenError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// The first fault from the left, and its column.
    pub fn from_fen(text: &str) -> Result<Self, FenError> {
        Self::from_epd(text).map(|(setup, _)| setup)
    }

    /// The position that an EPD or a FEN describes, and the operations after it: the rest of the text as it
    /// stands, without the blanks around it. Counters that the text leaves out are those of [`Setup::EMPTY`].
    ///
    /// ```
    /// use setwise::position::Setup;
    /// let (setup, operations) = Setup::from_epd("4k3/8/8/8/8/8/4P3/4K3 w - - bm e4; id \"first steps\";")?;
    /// assert_eq!(operations, "bm e4; id \"first steps\";");
    /// assert_eq!(setup.to_string(), "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
    /// # Ok::<(), setwise::position::FenError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// The first fault from the left, and its column.
    pub fn from_epd(text: &str) -> Result<(Self, &str), FenError> {
        let mut reader = Reader { text, end: 0 };
        let board = reader.field(FenField::PiecePlacement).board()?;
        let side_to_move = reader.field(FenField::SideToMove).side_to_move()?;
        let castling = reader.field(FenField::Castling).castling(&board)?;
        let en_passant = reader.field(FenField::EnPassant).en_passant()?;
        let mut setup = Self { board, side_to_move, castling, en_passant, ..Self::EMPTY };
        if !begins_operations(reader.rest()) {
            setup.halfmove_clock = reader.field(FenField::HalfmoveClock).number()?;
            setup.fullmove_number = reader.field(FenField::FullmoveNumber).number()?;
        }
        let operations = reader.rest();
        if !begins_operations(operations) {
            return Err(reader.field(FenField::Operations).unexpected(0));
        }
        Ok((setup, operations))
    }
}

/// Whether operations may begin like this. None at all may be there too.
fn begins_operations(rest: &str) -> bool {
    rest.is_empty() || rest.starts_with(|first: char| first.is_ascii_alphabetic() || first == ';')
}

/// A text, read up to the byte `end`.
struct Reader<'a> {
    text: &'a str,
    end: usize,
}

impl<'a> Reader<'a> {
    /// What is still to be read, without the blanks around it.
    fn rest(&self) -> &'a str {
        self.text[self.end..].trim_ascii()
    }

    /// The next run of characters without blanks, empty at the end of the text.
    fn field(&mut self, field: FenField) -> Field<'a> {
        let rest = self.text[self.end..].trim_ascii_start();
        let start = self.text.len() - rest.len();
        let length = rest.find(|next: char| next.is_ascii_whitespace()).unwrap_or(rest.len());
        self.end = start + length;
        Field { text: self.text, start, characters: &rest[..length], field }
    }
}

/// A field of a text. Places inside are byte offsets into `characters`.
struct Field<'a> {
    text: &'a str,
    start: usize,
    characters: &'a str,
    field: FenField,
}

impl Field<'_> {
    fn error(&self, at: usize, fault: FenFault) -> FenError {
        let column = self.text[..self.start + at].chars().count() + 1;
        FenError { column, field: self.field, fault }
    }

    /// The character at `at` is none that the field can hold, or there is none.
    fn unexpected(&self, at: usize) -> FenError {
        let found = self.characters[at..].chars().next();
        self.error(at, found.map_or(FenFault::Missing, FenFault::Unexpected))
    }

    /// The value, if the field ends at `at`.
    fn ended<T>(&self, at: usize, value: T) -> Result<T, FenError> {
        let more = self.characters[at..].chars().next();
        more.map_or(Ok(value), |found| Err(self.error(at, FenFault::NotEnded(found))))
    }

    fn board(&self) -> Result<Board, FenError> {
        if self.characters.is_empty() {
            return Err(self.unexpected(0));
        }
        let mut board = Board::EMPTY;
        let mut ranks = Rank::ALL.iter().rev();
        let mut at = 0;
        for row in self.characters.split('/') {
            let Some(&rank) = ranks.next() else { return Err(self.rank_count(at - 1)) };
            self.rank(at, row, rank, &mut board)?;
            at += row.len() + 1;
        }
        if ranks.len() == 0 { Ok(board) } else { Err(self.rank_count(at - 1)) }
    }

    fn rank_count(&self, at: usize) -> FenError {
        self.error(at, FenFault::RankCount { ranks: self.characters.split('/').count() })
    }

    /// Puts the pieces of a row, which begins at `at`, on a rank. A row that is too long is faulted where it
    /// leaves the board, one that is too short at its end.
    fn rank(&self, at: usize, row: &str, rank: Rank, board: &mut Board) -> Result<(), FenError> {
        let mut squares = 0_usize;
        let mut fault_at = at + row.len();
        for (index, letter) in row.char_indices() {
            let before = squares;
            if let '1'..='8' = letter {
                squares = squares.saturating_add(letter as usize - '0' as usize);
            } else if let Some(&Some(piece)) = PIECES.get(letter as usize) {
                if let Some(&file) = File::ALL.get(squares) {
                    board.put(Square::at(file, rank), piece);
                }
                squares = squares.saturating_add(1);
            } else {
                return Err(self.unexpected(at + index));
            }
            if before <= 8 && squares > 8 {
                fault_at = at + index;
            }
        }
        if squares == 8 { Ok(()) } else { Err(self.error(fault_at, FenFault::RankLength { rank, squares })) }
    }

    fn side_to_move(&self) -> Result<Color, FenError> {
        match self.characters.as_bytes() {
            [b'w', ..] => self.ended(1, Color::White),
            [b'b', ..] => self.ended(1, Color::Black),
            _ => Err(self.unexpected(0)),
        }
    }

    fn castling(&self, board: &Board) -> Result<Castling, FenError> {
        if self.characters.is_empty() {
            return Err(self.unexpected(0));
        }
        if self.characters.starts_with('-') {
            return self.ended(1, Castling::NONE);
        }
        let mut rooks = Bitboard::EMPTY;
        for (at, letter) in self.characters.char_indices() {
            let rook = Castling::rook_of_letter(board, letter).ok_or_else(|| self.unexpected(at))?;
            if rooks.contains(rook) {
                return Err(self.error(at, FenFault::RepeatedRight(letter)));
            }
            rooks = rooks.with(rook);
        }
        Ok(Castling::from_squares(rooks))
    }

    fn en_passant(&self) -> Result<Option<Square>, FenError> {
        match self.characters.as_bytes() {
            [b'-', ..] => self.ended(1, None),
            [b'a'..=b'h', b'1'..=b'8', ..] => self.ended(2, self.characters[..2].parse().ok()),
            [b'a'..=b'h', ..] => Err(self.unexpected(1)),
            _ => Err(self.unexpected(0)),
        }
    }

    fn number(&self) -> Result<u32, FenError> {
        match self.characters.find(|digit: char| !digit.is_ascii_digit()) {
            None if self.characters.is_empty() => Err(self.unexpected(0)),
            None => self.characters.parse().map_err(|_| self.error(0, FenFault::NumberTooLarge)),
            Some(at) => Err(self.unexpected(at)),
        }
    }
}

/// Reads a FEN or an EPD, as [`Setup::from_fen`] does.
impl FromStr for Setup {
    type Err = FenError;

    fn from_str(text: &str) -> Result<Self, FenError> {
        Self::from_fen(text)
    }
}

/// The FEN with six fields; castling rights as K and Q where these are clear, else as the file of the rook.
///
/// ```
/// use setwise::position::Setup;
/// let fen = "rnr1kbn1/pppppppp/8/8/8/8/PPPPPPPP/RNR1KBN1 w Ckq - 0 1"; // the rook on c1 is an inner one
/// assert_eq!(Setup::from_fen(fen)?.to_string(), fen);
/// # Ok::<(), setwise::position::FenError>(())
/// ```
impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_placement(&self.board, f)?;
        f.write_str(if self.side_to_move == Color::White { " w " } else { " b " })?;
        write_castling(self, f)?;
        match self.en_passant {
            Some(square) => write!(f, " {square}")?,
            None => f.write_str(" -")?,
        }
        write!(f, " {} {}", self.halfmove_clock, self.fullmove_number)
    }
}

fn write_placement(board: &Board, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    for &rank in Rank::ALL.iter().rev() {
        let mut empty = 0;
        for file in File::ALL {
            let Some(piece) = board.piece_at(Square::at(file, rank)) else {
                empty += 1;
                continue;
            };
            write_empty(empty, f)?;
            empty = 0;
            f.write_char(piece.letter())?;
        }
        write_empty(empty, f)?;
        f.write_str(if rank == Rank::First { "" } else { "/" })?;
    }
    Ok(())
}

/// A run of empty squares is its length; nothing where there is none.
fn write_empty(squares: usize, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    f.write_str(["", "1", "2", "3", "4", "5", "6", "7", "8"][squares])
}

/// White's rooks, then black's, each from the h file to the a file.
fn write_castling(setup: &Setup, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    if setup.castling.is_empty() {
        return f.write_str("-");
    }
    for color in Color::ALL {
        for rook in setup.castling.rooks(color).squares().rev() {
            f.write_char(Castling::letter_of_rook(&setup.board, color, rook))?;
        }
    }
    Ok(())
}
