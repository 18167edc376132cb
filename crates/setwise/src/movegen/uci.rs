//! UCI, the notation of engines: `e2e4`, `e7e8q`, and castling in two spellings.
//!
//! ```text
//! e1g1   the squares that the king leaves and reaches      usual chess
//! e1h1   the squares of the king and of his rook           Chess960, and how a `Move` says it
//! ```
//!
//! Reading takes both. They cannot be confused: only castling ends on an own rook; and where the king's target is no
//! neighbor of his, no other move of his can be meant. Where it is one, or his own square, as may be in Chess960, the
//! plain move is meant, and castling is always written with the rook's square. So what is written reads back.

use super::{
    Move, MoveTextError, castling_targets,
    move_text::{MoveField, Pen},
};
use crate::{Bitboard, Color, File, Rank, Role, Square, position::Position};
use core::{fmt, str::FromStr};

/// How castling is spelled in UCI.
///
/// ```
/// use setwise::{Square, movegen::{Move, UciCastling}, position::Position};
/// let position = Position::from_fen("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1")?;
/// let castling = Move::new(Square::E1, Square::H1);
/// assert_eq!(position.uci(castling, UciCastling::KingTarget).to_string(), "e1g1");
/// assert_eq!(position.uci(castling, UciCastling::RookSquare).to_string(), "e1h1");
/// # Ok::<(), setwise::position::PositionError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum UciCastling {
    /// The king's two squares, as in usual chess; but the rook's square where these lie side by side.
    KingTarget,
    /// The king's square and the rook's, as in Chess960.
    RookSquare,
}

impl UciCastling {
    /// The spelling that fits a position: the king's target if all rights are those of usual chess, of kings on
    /// the e file and rooks in the corners.
    ///
    /// ```
    /// use setwise::{movegen::UciCastling, position::Position};
    /// assert_eq!(UciCastling::fitting(&Position::START), UciCastling::KingTarget);
    /// let chess960 = Position::from_fen("4k3/8/8/8/8/8/8/4KR2 w F - 0 1")?;
    /// assert_eq!(UciCastling::fitting(&chess960), UciCastling::RookSquare);
    /// # Ok::<(), setwise::position::PositionError>(())
    /// ```
    pub fn fitting(position: &Position) -> Self {
        let corners = Bitboard::from_file(File::A) | Bitboard::from_file(File::H);
        let is_usual = Color::ALL.into_iter().all(|color| {
            let rooks = position.castling().rooks(color);
            let king = Square::at(File::E, color.relative_rank(Rank::First));
            rooks.is_empty() || rooks.is_subset(corners) && position.king(color) == king
        });
        if is_usual { Self::KingTarget } else { Self::RookSquare }
    }
}

/// A move as UCI spells it: two squares and what a pawn becomes.
///
/// ```
/// use setwise::{Role, Square, movegen::Uci};
/// let uci: Uci = "e7e8q".parse()?;
/// assert_eq!((uci.from, uci.to, uci.promotion), (Square::E7, Square::E8, Some(Role::Queen)));
/// assert_eq!(uci.to_string(), "e7e8q");
/// # Ok::<(), setwise::movegen::MoveTextError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Uci {
    /// The first square.
    pub from: Square,
    /// The second square.
    pub to: Square,
    /// What a pawn becomes.
    pub promotion: Option<Role>,
}

/// Reads a UCI move. The null move `0000` is none.
impl FromStr for Uci {
    type Err = MoveTextError;

    fn from_str(text: &str) -> Result<Self, MoveTextError> {
        let mut pen = Pen::new(text.as_bytes());
        let from = pen.square(MoveField::Origin)?;
        let to = pen.square(MoveField::Target)?;
        let promotion = pen.promotion(true);
        let more = if promotion.is_some() { MoveField::Suffix } else { MoveField::Promotion };
        pen.ended(Self { from, to, promotion }, more)
    }
}

impl fmt::Display for Uci {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Move { from: self.from, to: self.to, promotion: self.promotion }.fmt(f)
    }
}

impl Position {
    /// The legal move that a UCI text means here, castling in either spelling.
    ///
    /// ```
    /// use setwise::{Square, movegen::Move, position::Position};
    /// let position = Position::from_fen("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1")?;
    /// let castling = Move::new(Square::E1, Square::A1);
    /// assert_eq!(position.parse_uci("e1c1"), Ok(castling));
    /// assert_eq!(position.parse_uci("e1a1"), Ok(castling));
    /// assert!(position.parse_uci("e1e3").is_err());
    /// # Ok::<(), setwise::position::PositionError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// The text is no UCI move, or means no legal one.
    pub fn parse_uci(&self, text: &str) -> Result<Move, MoveTextError> {
        self.find_uci(text.parse()?)
    }

    /// The legal move that a UCI move means here.
    ///
    /// ```
    /// use setwise::{Square, movegen::{Move, Uci}, position::Position};
    /// let uci = Uci { from: Square::G1, to: Square::F3, promotion: None };
    /// assert_eq!(Position::START.find_uci(uci), Ok(Move::new(Square::G1, Square::F3)));
    /// # Ok::<(), setwise::position::PositionError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// It means no legal move.
    pub fn find_uci(&self, Uci { from, to, promotion }: Uci) -> Result<Move, MoveTextError> {
        let us = self.side_to_move();
        let leaps = from == self.king(us) && is_leap(from, to) && !self.board().color(us).contains(to);
        let rook = match leaps {
            true => self.castling().rooks(us).into_iter().find(|&rook| castling_targets(from, rook).0 == to),
            false => None,
        };
        let chosen = Move { from, to: rook.unwrap_or(to), promotion };
        if self.is_legal(chosen) { Ok(chosen) } else { Err(MoveTextError::ILLEGAL) }
    }

    /// A legal move as UCI spells it.
    ///
    /// ```
    /// use setwise::{Square, movegen::{Move, UciCastling}, position::Position};
    /// let chosen = Move::new(Square::E2, Square::E4);
    /// assert_eq!(Position::START.uci(chosen, UciCastling::KingTarget).to_string(), "e2e4");
    /// ```
    pub fn uci(&self, Move { from, to, promotion }: Move, castling: UciCastling) -> Uci {
        let is_castling = self.board().color(self.side_to_move()).contains(to);
        let king_target = castling_targets(from, to).0;
        let says_all = castling == UciCastling::KingTarget && is_leap(from, king_target);
        Uci { from, to: if is_castling && says_all { king_target } else { to }, promotion }
    }
}

/// Whether a king that goes so must have castled.
fn is_leap(from: Square, to: Square) -> bool {
    from.distance(to) > 1
}
