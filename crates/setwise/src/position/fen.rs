//! Position texts, read: FEN with six fields, EPD with four.
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
//! The castling letters are those of [`Castling`].
//!
//! Cost: one pass over the bytes; a column is counted only when there is an error to place.

use super::{Castling, FenError, FenFault, FenField, Operations, Setup, fen_placement};
use crate::{Bitboard, Color, File, Rank, Square};
use core::str::FromStr;

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

    /// The position that an EPD or a FEN describes, and the operations after it. Counters that the text leaves
    /// out are those of [`Setup::EMPTY`].
    ///
    /// ```
    /// use setwise::position::Setup;
    /// let (setup, operations) = Setup::from_epd("4k3/8/8/8/8/8/4P3/4K3 w - - bm e4; id \"first steps\";")?;
    /// assert_eq!(operations.text(), "bm e4; id \"first steps\";");
    /// assert_eq!(setup.to_string(), "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
    /// # Ok::<(), setwise::position::FenError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// The first fault from the left, and its column. The operations are not judged before they are asked for.
    pub fn from_epd(text: &str) -> Result<(Self, Operations<'_>), FenError> {
        let mut reader = Reader { text, at: 0 };
        let mut setup = Self::EMPTY;
        reader.pass_blanks();
        setup.board = fen_placement::read(text, &mut reader.at)?;
        reader.pass_blanks();
        setup.side_to_move = reader.side_to_move()?;
        reader.castling(&mut setup)?;
        setup.en_passant = reader.en_passant()?;
        if !reader.is_at_operations() {
            setup.halfmove_clock = reader.number(FenField::HalfmoveClock)?;
            setup.fullmove_number = reader.number(FenField::FullmoveNumber)?;
        }
        if !reader.is_at_operations() {
            return Err(reader.unexpected(FenField::Operations));
        }
        Ok((setup, Operations::new(text, reader.at)))
    }
}

/// A text, read up to the byte `at`. Before it all is ASCII.
struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl Reader<'_> {
    /// The next byte.
    #[inline(always)]
    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    #[inline(always)]
    fn pass_blanks(&mut self) {
        while self.peek().is_some_and(|byte| byte.is_ascii_whitespace()) {
            self.at += 1;
        }
    }

    /// The value of a field that must end here: a blank comes, or the end of the text.
    #[inline(always)]
    fn ended<T>(&mut self, field: FenField, value: T) -> Result<T, FenError> {
        match self.text.as_bytes().get(self.at) {
            Some(byte) if !byte.is_ascii_whitespace() => Err(self.not_ended(field)),
            _ => {
                self.pass_blanks();
                Ok(value)
            }
        }
    }

    /// Whether operations may begin here. None at all may be there too.
    fn is_at_operations(&self) -> bool {
        self.peek().is_none_or(|byte| byte.is_ascii_alphabetic() || byte == b';')
    }

    fn side_to_move(&mut self) -> Result<Color, FenError> {
        let color = match self.peek() {
            Some(b'w') => Color::White,
            Some(b'b') => Color::Black,
            _ => return Err(self.unexpected(FenField::SideToMove)),
        };
        self.at += 1;
        self.ended(FenField::SideToMove, color)
    }

    fn castling(&mut self, setup: &mut Setup) -> Result<(), FenError> {
        if self.peek() == Some(b'-') {
            self.at += 1;
            return self.ended(FenField::Castling, ());
        }
        let mut rooks = Bitboard::EMPTY;
        while let Some(letter) = self.peek().filter(|byte| !byte.is_ascii_whitespace()) {
            let letter = char::from(letter);
            let Some(rook) = Castling::rook_of_letter(&setup.board, letter) else { break };
            if rooks.contains(rook) {
                return Err(self.error(FenField::Castling, FenFault::RepeatedRight(letter)));
            }
            rooks = rooks.with(rook);
            self.at += 1;
        }
        if rooks.is_empty() || self.peek().is_some_and(|byte| !byte.is_ascii_whitespace()) {
            return Err(self.unexpected(FenField::Castling));
        }
        setup.castling = Castling::from_squares(rooks);
        self.ended(FenField::Castling, ())
    }

    fn en_passant(&mut self) -> Result<Option<Square>, FenError> {
        if self.peek() == Some(b'-') {
            self.at += 1;
            return self.ended(FenField::EnPassant, None);
        }
        let file = self.one_of(File::ALL, b'a')?;
        let rank = self.one_of(Rank::ALL, b'1')?;
        self.ended(FenField::EnPassant, Some(Square::at(file, rank)))
    }

    /// The one of eight that the next character names, `first` being the name of the first.
    fn one_of<T: Copy>(&mut self, all: [T; 8], first: u8) -> Result<T, FenError> {
        let index = self.peek().map(|byte| usize::from(byte.wrapping_sub(first)));
        let found = index.and_then(|index| all.get(index).copied());
        let found = found.ok_or_else(|| self.unexpected(FenField::EnPassant))?;
        self.at += 1;
        Ok(found)
    }

    fn number(&mut self, field: FenField) -> Result<u32, FenError> {
        let start = self.at;
        let mut number = 0_u64;
        while let Some(digit @ b'0'..=b'9') = self.peek() {
            number = number.saturating_mul(10).saturating_add(u64::from(digit - b'0'));
            self.at += 1;
        }
        if self.at == start || self.peek().is_some_and(|byte| !byte.is_ascii_whitespace()) {
            return Err(self.unexpected(field));
        }
        match u32::try_from(number) {
            Ok(number) => self.ended(field, number),
            Err(_) => {
                self.at = start;
                Err(self.error(field, FenFault::NumberTooLarge))
            }
        }
    }

    /// The next character.
    fn found(&self) -> Option<char> {
        self.text[self.at..].chars().next()
    }

    /// The next character is none that the field can hold, or there is none.
    #[cold]
    fn unexpected(&self, field: FenField) -> FenError {
        let found = self.found().filter(|found| !found.is_ascii_whitespace());
        self.error(field, found.map_or(FenFault::Missing, FenFault::Unexpected))
    }

    /// A character comes where a blank should.
    #[cold]
    fn not_ended(&self, field: FenField) -> FenError {
        self.error(field, self.found().map_or(FenFault::Missing, FenFault::NotEnded))
    }

    #[cold]
    fn error(&self, field: FenField, fault: FenFault) -> FenError {
        FenError::at(self.text, self.at, field, fault)
    }
}

/// Reads a FEN or an EPD, as [`Setup::from_fen`] does.
impl FromStr for Setup {
    type Err = FenError;

    fn from_str(text: &str) -> Result<Self, FenError> {
        Self::from_fen(text)
    }
}
