//! What a position text says, all six fields of it, unjudged.
//!
//! A [`Setup`] holds any board: no king, ten kings, pawns on the first rank, a side in check that is not to
//! move. That is what studies, variants, puzzles and broken data contain, and the attack tables answer for
//! all of it. A legal position is a setup that has passed a check, and is another type.

use super::{Board, Castling};
use crate::{Color, Piece, Square};

/// A position as a text gives it: the board, and what the game remembers beside it. The fields are free, and
/// the methods `with_...` build one up in a constant.
///
/// ```
/// use setwise::{position::Setup, Color, Piece, Square};
/// let mut setup = Setup::START;
/// let pawn = setup.board.remove(Square::E2).unwrap();
/// setup.board.set(Square::E4, pawn);
/// setup.side_to_move = Color::Black;
/// assert_eq!(setup.to_string(), "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    /// The pieces.
    pub board: Board,
    /// The side whose turn it is.
    pub side_to_move: Color,
    /// The castling rights of both sides.
    pub castling: Castling,
    /// The square that a pawn has just passed over by a double push.
    pub en_passant: Option<Square>,
    /// The number of moves of one side (half-moves) since the last capture or pawn move.
    pub halfmove_clock: u32,
    /// The number of the move, one more after each move of black.
    pub fullmove_number: u32,
}

impl Setup {
    /// The empty board, white to move: where one begins to put pieces.
    ///
    /// ```
    /// use setwise::position::Setup;
    /// assert_eq!(Setup::EMPTY.to_string(), "8/8/8/8/8/8/8/8 w - - 0 1");
    /// ```
    pub const EMPTY: Self = Self {
        board: Board::EMPTY,
        side_to_move: Color::White,
        castling: Castling::NONE,
        en_passant: None,
        halfmove_clock: 0,
        fullmove_number: 1,
    };

    /// The position before the first move.
    ///
    /// ```
    /// use setwise::position::Setup;
    /// assert_eq!(Setup::START.to_string(), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    /// ```
    pub const START: Self = Self { board: Board::START, castling: Castling::ALL, ..Self::EMPTY };

    /// The setup with a piece on a square, in the place of what stood there.
    ///
    /// ```
    /// use setwise::{Piece, Square, position::Setup};
    /// let rook = Piece::from_letter('R').unwrap();
    /// const EMPTY: Setup = Setup::EMPTY;
    /// assert_eq!(EMPTY.with_piece(Square::A1, rook).to_string(), "8/8/8/8/8/8/8/R7 w - - 0 1");
    /// ```
    #[must_use]
    pub const fn with_piece(mut self, square: Square, piece: Piece) -> Self {
        self.board.set(square, piece);
        self
    }

    /// The setup with another side to move.
    ///
    /// ```
    /// use setwise::{Color, position::Setup};
    /// assert_eq!(Setup::EMPTY.with_side_to_move(Color::Black).to_string(), "8/8/8/8/8/8/8/8 b - - 0 1");
    /// ```
    #[must_use]
    pub const fn with_side_to_move(mut self, color: Color) -> Self {
        self.side_to_move = color;
        self
    }

    /// The setup with other castling rights.
    ///
    /// ```
    /// use setwise::position::{Castling, Setup};
    /// assert!(Setup::START.with_castling(Castling::NONE).to_string().ends_with(" w - - 0 1"));
    /// ```
    #[must_use]
    pub const fn with_castling(mut self, castling: Castling) -> Self {
        self.castling = castling;
        self
    }

    /// The setup after a double push over this square, or after another move.
    ///
    /// ```
    /// use setwise::{Square, position::Setup};
    /// assert!(Setup::EMPTY.with_en_passant(Some(Square::E6)).to_string().ends_with(" w - e6 0 1"));
    /// ```
    #[must_use]
    pub const fn with_en_passant(mut self, square: Option<Square>) -> Self {
        self.en_passant = square;
        self
    }

    /// The setup with other counters.
    ///
    /// ```
    /// use setwise::position::Setup;
    /// assert!(Setup::EMPTY.with_counters(3, 40).to_string().ends_with(" w - - 3 40"));
    /// ```
    #[must_use]
    pub const fn with_counters(mut self, halfmove_clock: u32, fullmove_number: u32) -> Self {
        self.halfmove_clock = halfmove_clock;
        self.fullmove_number = fullmove_number;
        self
    }

    /// The position as the other side sees it: ranks reversed, colors exchanged, the other side to move.
    /// Counters stay.
    ///
    /// ```
    /// use setwise::position::Setup;
    /// let setup: Setup = "4k3/8/8/8/4P3/8/8/4K2R b K e3 0 1".parse()?;
    /// assert_eq!(setup.flip_colors().to_string(), "4k2r/8/8/4p3/8/8/8/4K3 w k e6 0 1");
    /// # Ok::<(), setwise::position::FenError>(())
    /// ```
    pub const fn flip_colors(&self) -> Self {
        Self {
            board: self.board.flip_colors(),
            side_to_move: self.side_to_move.opposite(),
            castling: self.castling.flip_colors(),
            en_passant: match self.en_passant {
                Some(square) => Some(square.flip_vertical()),
                None => None,
            },
            ..*self
        }
    }
}
