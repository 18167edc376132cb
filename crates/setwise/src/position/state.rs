//! A strict position: a setup that has passed its checks, with the keys that recognize it.
//!
//! ```text
//! Setup (anything a text says)  --validate-->  Position (one king each, moves well-defined)
//! ```
//!
//! A [`Position`] is a small value of 104 bytes; a move makes a new one out of a copy, so there is nothing to
//! take back. Whoever wants to change it otherwise takes its [`Setup`], changes that, and asks again.

use super::{Board, Castling, Fault, Faults, FenError, FenField, Setup, zobrist};
use crate::{Bitboard, Color, Role, Square};
use core::{fmt, str::FromStr};

/// A position of a game: one king each, the side not to move not in check, and all else that
/// [`Setup::validate`] asks for, unless it was ignored by name.
///
/// ```
/// use setwise::position::{Position, Setup};
/// const START: Position = match Position::new(Setup::START) {
///     Ok(position) => position,
///     Err(_) => panic!(),
/// };
/// assert_eq!(START, Position::START);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    pub(crate) setup: Setup,
    pub(crate) key: u64,
    pub(crate) pawn_key: u64,
}

impl Position {
    /// The position before the first move.
    ///
    /// ```
    /// use setwise::position::Position;
    /// assert_eq!(Position::START.to_string(), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    /// ```
    pub const START: Self = Self::from_valid(Setup::START);

    /// The position of a setup.
    ///
    /// ```
    /// use setwise::{Piece, Square, position::{Fault, Position, Setup}};
    /// let kings = Setup::EMPTY
    ///     .with_piece(Square::E1, Piece::from_letter('K').unwrap())
    ///     .with_piece(Square::E8, Piece::from_letter('k').unwrap());
    /// assert!(Position::new(kings).is_ok());
    /// assert!(Position::new(Setup::EMPTY).unwrap_err().contains(Fault::MissingKing));
    /// ```
    ///
    /// # Errors
    ///
    /// All faults of the setup.
    pub const fn new(setup: Setup) -> Result<Self, Faults> {
        Self::ignoring(setup, Faults::NONE)
    }

    /// The position of a setup, where some faults do not matter.
    ///
    /// Castling rights without a rook and en passant squares without a pawn are dropped when they are ignored;
    /// all else stays as it is.
    ///
    /// ```
    /// use setwise::position::{Faults, Fault, Position, Setup};
    /// let setup = Setup::from_fen("4k3/8/8/8/8/8/8/4K3 w KQkq e6 0 1")?;
    /// let faults = Position::new(setup).unwrap_err();
    /// assert!(faults.iter().eq([Fault::EnPassantWithoutPawn, Fault::CastlingWithoutRook]));
    /// let position = Position::ignoring(setup, faults).unwrap();
    /// assert_eq!(position.to_string(), "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    /// # Ok::<(), setwise::position::FenError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// The faults that are not ignored, and those that cannot be ([`Faults::IGNORABLE`]).
    pub const fn ignoring(mut setup: Setup, ignored: Faults) -> Result<Self, Faults> {
        let faults = setup.validate();
        let serious = faults.without(ignored.intersection(Faults::IGNORABLE));
        if !serious.is_empty() {
            return Err(serious);
        }
        if faults.contains(Fault::CastlingWithoutRook) {
            setup.castling =
                Castling::from_squares(setup.castling.squares().intersection(setup.castling_rooks()));
        }
        if faults.contains(Fault::EnPassantRank) || faults.contains(Fault::EnPassantWithoutPawn) {
            setup.en_passant = None;
        }
        Ok(Self::from_valid(setup))
    }

    /// The position of a setup that is known to be one.
    const fn from_valid(setup: Setup) -> Self {
        let (key, pawn_key) = zobrist::keys_from_scratch(&setup);
        Self { setup, key, pawn_key }
    }

    /// The position that a FEN or an EPD describes: FEN, X-FEN and Shredder-FEN alike.
    ///
    /// ```
    /// use setwise::position::Position;
    /// let position = Position::from_fen("rnbqkbnr/pppppp2/6pp/8/P6P/3Q4/1PP1PPP1/RNR1KBN1 b Ckq - 1 3")?;
    /// assert_eq!(position.castling().squares().count(), 3);
    /// let error = Position::from_fen("4k3/8/8/8/8/8/8/4K3 w K - 0 1").unwrap_err();
    /// assert_eq!(error.to_string(), "castling: a right has no king and rook on the back rank");
    /// # Ok::<(), setwise::position::PositionError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// The first fault of the text, or all faults of what it describes.
    pub fn from_fen(text: &str) -> Result<Self, PositionError> {
        Self::from_fen_ignoring(text, Faults::NONE)
    }

    /// The position that a FEN or an EPD describes, where some faults do not matter.
    ///
    /// ```
    /// use setwise::position::{Fault, Faults, Position};
    /// let three_checkers = "4k3/3P1P2/3N4/8/8/8/8/4K3 b - - 0 1";
    /// assert!(Position::from_fen(three_checkers).is_err());
    /// assert!(Position::from_fen_ignoring(three_checkers, Faults::IGNORABLE).is_ok());
    /// ```
    ///
    /// # Errors
    ///
    /// As [`from_fen`](Self::from_fen), for faults that are not ignored.
    pub fn from_fen_ignoring(text: &str, ignored: Faults) -> Result<Self, PositionError> {
        let setup = Setup::from_fen(text).map_err(PositionError::Text)?;
        Self::ignoring(setup, ignored).map_err(PositionError::Faults)
    }

    /// All that a text says of the position, to be written or changed.
    ///
    /// ```
    /// use setwise::position::{Position, Setup};
    /// assert_eq!(Position::START.setup(), &Setup::START);
    /// ```
    #[inline(always)]
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The pieces.
    ///
    /// ```
    /// use setwise::position::{Board, Position};
    /// assert_eq!(Position::START.board(), &Board::START);
    /// ```
    #[inline(always)]
    pub const fn board(&self) -> &Board {
        &self.setup.board
    }

    /// The side whose turn it is.
    ///
    /// ```
    /// use setwise::{Color, position::Position};
    /// assert_eq!(Position::START.side_to_move(), Color::White);
    /// ```
    #[inline(always)]
    pub const fn side_to_move(&self) -> Color {
        self.setup.side_to_move
    }

    /// The castling rights of both sides.
    ///
    /// ```
    /// use setwise::position::{Castling, Position};
    /// assert_eq!(Position::START.castling(), Castling::ALL);
    /// ```
    #[inline(always)]
    pub const fn castling(&self) -> Castling {
        self.setup.castling
    }

    /// The square that a pawn has just passed over by a double push, whether or not it can be taken there.
    ///
    /// ```
    /// assert_eq!(setwise::position::Position::START.en_passant(), None);
    /// ```
    #[inline(always)]
    pub const fn en_passant(&self) -> Option<Square> {
        self.setup.en_passant
    }

    /// The number of moves of one side (half-moves) since the last capture or pawn move.
    ///
    /// ```
    /// assert_eq!(setwise::position::Position::START.halfmove_clock(), 0);
    /// ```
    #[inline(always)]
    pub const fn halfmove_clock(&self) -> u32 {
        self.setup.halfmove_clock
    }

    /// The number of the move, one more after each move of black.
    ///
    /// ```
    /// assert_eq!(setwise::position::Position::START.fullmove_number(), 1);
    /// ```
    #[inline(always)]
    pub const fn fullmove_number(&self) -> u32 {
        self.setup.fullmove_number
    }

    /// The Zobrist key: equal for positions that the rules call the same, and different for others but for one
    /// pair in 2⁶⁴. Counters are not in it, an en passant square only where a pawn may take.
    ///
    /// ```
    /// use setwise::position::Position;
    /// let idle = Position::from_fen("4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1")?;
    /// let same = Position::from_fen("4k3/8/8/8/4P3/8/8/4K3 b - - 5 9")?;
    /// assert_eq!(idle.key(), same.key());
    /// # Ok::<(), setwise::position::PositionError>(())
    /// ```
    #[inline(always)]
    pub const fn key(&self) -> u64 {
        self.key
    }

    /// The Zobrist key of the pawns alone, of both sides; 0 without pawns.
    ///
    /// ```
    /// use setwise::position::Position;
    /// let pawns = Position::from_fen("4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1")?;
    /// assert_eq!(pawns.pawn_key(), Position::START.pawn_key());
    /// # Ok::<(), setwise::position::PositionError>(())
    /// ```
    #[inline(always)]
    pub const fn pawn_key(&self) -> u64 {
        self.pawn_key
    }

    /// The square of a side's king.
    ///
    /// ```
    /// use setwise::{Color, Square, position::Position};
    /// assert_eq!(Position::START.king(Color::Black), Square::E8);
    /// ```
    #[inline(always)]
    pub const fn king(&self, color: Color) -> Square {
        Square::from_index_masked(self.setup.board.pieces(color, Role::King).bits().trailing_zeros())
    }

    /// The enemy pieces that give check to the side to move.
    ///
    /// ```
    /// use setwise::{Square, position::Position};
    /// let position = Position::from_fen("4k3/8/8/8/8/5n2/8/4K3 w - - 0 1")?;
    /// assert_eq!(position.checkers(), Square::F3.bitboard());
    /// # Ok::<(), setwise::position::PositionError>(())
    /// ```
    #[inline]
    pub const fn checkers(&self) -> Bitboard {
        let us = self.side_to_move();
        self.board().attackers(us.opposite(), self.king(us), self.board().occupied())
    }

    /// Whether the side to move is in check.
    ///
    /// ```
    /// assert!(!setwise::position::Position::START.is_check());
    /// ```
    #[inline]
    pub const fn is_check(&self) -> bool {
        !self.checkers().is_empty()
    }

    /// The position as the other side sees it: ranks reversed, colors exchanged, the other side to move. It has
    /// as many moves as this one.
    ///
    /// ```
    /// use setwise::position::Position;
    /// let position = Position::from_fen("4k3/8/8/8/4P3/8/8/4K2R b K e3 0 1")?;
    /// assert_eq!(position.flip_colors().to_string(), "4k2r/8/8/4p3/8/8/8/4K3 w k e6 0 1");
    /// # Ok::<(), setwise::position::PositionError>(())
    /// ```
    pub const fn flip_colors(&self) -> Self {
        Self::from_valid(self.setup.flip_colors())
    }
}

/// As [`Position::new`].
impl TryFrom<Setup> for Position {
    type Error = Faults;

    fn try_from(setup: Setup) -> Result<Self, Faults> {
        Self::new(setup)
    }
}

/// As [`Position::from_fen`].
impl FromStr for Position {
    type Err = PositionError;

    fn from_str(text: &str) -> Result<Self, PositionError> {
        Self::from_fen(text)
    }
}

/// The FEN with six fields, as [`Setup`] writes it.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.setup.fmt(f)
    }
}

/// The FEN in quotes.
impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Position({:?})", format_args!("{}", self.setup))
    }
}

/// Why a text is no position: it cannot be read, or what it says is no position.
///
/// ```
/// use setwise::position::{FenField, Position, PositionError};
/// let error: PositionError = Position::from_fen("4k3/8/8/8/8/8/8/8 w - - 0 1").unwrap_err();
/// assert_eq!(error.field(), Some(FenField::PiecePlacement));
/// assert_eq!(error.to_string(), "piece placement: a side has no king");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PositionError {
    /// The text cannot be read.
    Text(FenError),
    /// The text can be read, but no game has the position.
    Faults(Faults),
}

impl PositionError {
    /// The field of the text that is at fault first.
    ///
    /// ```
    /// use setwise::position::{FenField, Position};
    /// let error = Position::from_fen("8/8/8/8/8/8/8/8 x - - 0 1").unwrap_err();
    /// assert_eq!(error.field(), Some(FenField::SideToMove));
    /// ```
    pub fn field(&self) -> Option<FenField> {
        match self {
            Self::Text(error) => Some(error.field),
            Self::Faults(faults) => faults.iter().map(Fault::field).next(),
        }
    }
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Text(error) => error.fmt(f),
            Self::Faults(faults) => faults.fmt(f),
        }
    }
}

impl core::error::Error for PositionError {}
