//! SAN in a position: the move that is meant, and the SAN of a move.
//!
//! ```text
//! find   the legal moves of the role, held to the squares that the SAN allows on both ends: exactly one
//! write  the least of the piece's square that no other legal move of its role to the same target shares:
//!        nothing, else the file, else the rank, else both; a pawn that takes always says its file
//! ```
//!
//! Both are generation within sets, so there is no second text of the rules. Cost of finding: the limits and the
//! pieces of one role. Of writing: that, a move, and generation up to the first answer to a check.

use super::{CheckMark, Move, MoveTextError, San, SanAction, Wing, generate::Wanted};
use crate::{Bitboard, Role, Square, position::Position};
use core::ops::ControlFlow;

impl Position {
    /// The legal move that a SAN text means here.
    ///
    /// A pawn to the last rank must say what it becomes. Marks for check and captures are not judged: files of
    /// games have too many wrong ones.
    ///
    /// ```
    /// use setwise::{Square, movegen::Move, position::Position};
    /// assert_eq!(Position::START.parse_san("Nf3")?, Move::new(Square::G1, Square::F3));
    /// # Ok::<(), setwise::movegen::MoveTextError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// The text is no SAN, or means no legal move, or several.
    pub fn parse_san(&self, text: &str) -> Result<Move, MoveTextError> {
        self.find_san(text.parse()?)
    }

    /// The legal move that a SAN means here.
    ///
    /// ```
    /// use setwise::{Square, movegen::{Move, MoveFault, San}, position::Position};
    /// let position = Position::from_fen("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1")?;
    /// let castling = San::from_ascii(b"O-O")?;
    /// assert_eq!(position.find_san(castling), Ok(Move::new(Square::E1, Square::H1)));
    /// let rooks = Position::from_fen("4k3/8/8/8/8/8/4K3/R6R w - - 0 1")?;
    /// let ambiguous = rooks.find_san(San::from_ascii(b"Rd1")?);
    /// assert_eq!(ambiguous.unwrap_err().fault, MoveFault::Ambiguous);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// It means no legal move, or several.
    pub fn find_san(&self, san: San) -> Result<Move, MoveTextError> {
        match san.action {
            SanAction::Castling(wing) => self.castling_to(wing),
            SanAction::Piece { role, file, rank, capture, to, promotion } => {
                // A pawn that takes nothing stays on its file.
                let file = if role == Role::Pawn && !capture { file.or(Some(to.file())) } else { file };
                let from = file.map_or(Bitboard::FULL, Bitboard::from_file)
                    & rank.map_or(Bitboard::FULL, Bitboard::from_rank);
                let origins = self.origins(role, from, to, promotion);
                match origins.only() {
                    Some(from) => Ok(Move { from, to, promotion }),
                    None if origins.is_empty() => Err(MoveTextError::ILLEGAL),
                    None => Err(MoveTextError::AMBIGUOUS),
                }
            }
        }
    }

    /// The SAN of a legal move.
    ///
    /// ```
    /// use setwise::{Square, movegen::Move, position::Position};
    /// let position = Position::from_fen("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1")?;
    /// let san = |to| position.san(Move::new(Square::A1, to)).to_string();
    /// assert_eq!((san(Square::D1), san(Square::A8)), ("Rd1".into(), "Ra8+".into()));
    /// assert_eq!(position.san(Move::new(Square::E1, Square::A1)).to_string(), "O-O-O");
    /// # Ok::<(), setwise::position::PositionError>(())
    /// ```
    ///
    /// With a move that is not legal here the SAN makes no sense; in a debug build it panics.
    pub fn san(&self, chosen: Move) -> San {
        let after = self.play_unchecked(chosen);
        let check = match (after.is_check(), after.has_moves()) {
            (false, _) => CheckMark::None,
            (true, true) => CheckMark::Check,
            (true, false) => CheckMark::Checkmate,
        };
        San { action: self.san_action(chosen), check }
    }

    /// What the SAN of a legal move says is done.
    fn san_action(&self, Move { from, to, promotion }: Move) -> SanAction {
        let us = self.side_to_move();
        let role = self.board().role_at(from);
        if self.board().color(us).contains(to) {
            return SanAction::Castling(if to > from { Wing::King } else { Wing::Queen });
        }
        let capture = self.board().occupied().contains(to) || role == Role::Pawn && from.file() != to.file();
        let (with_file, with_rank) = if role == Role::Pawn {
            (capture, false)
        } else {
            let others = self.origins(role, Bitboard::FULL, to, promotion).without(from);
            let on_file = !others.is_disjoint(Bitboard::from_file(from.file()));
            let on_rank = !others.is_disjoint(Bitboard::from_rank(from.rank()));
            (!others.is_empty() && (on_rank || !on_file), on_file)
        };
        SanAction::Piece {
            role,
            file: with_file.then(|| from.file()),
            rank: with_rank.then(|| from.rank()),
            capture,
            to,
            promotion,
        }
    }

    /// The squares among `from` of the pieces of a role that may move to `to`; castling is not meant.
    #[inline]
    fn origins(&self, role: Role, from: Bitboard, to: Square, promotion: Option<Role>) -> Bitboard {
        let us = self.side_to_move();
        let from = from & self.board().pieces(us, role);
        let mut origins = Bitboard::EMPTY;
        if self.board().color(us).contains(to) {
            return origins;
        }
        let en_passant = self.en_passant() == Some(to);
        let _ = self.for_each_wanted(Wanted { from, to: to.bitboard(), en_passant }, |bundle| {
            if bundle.contains(Move { from: bundle.from, to, promotion }) {
                origins = origins.with(bundle.from);
            }
            ControlFlow::<()>::Continue(())
        });
        origins
    }

    /// The castling to a side of the king.
    fn castling_to(&self, wing: Wing) -> Result<Move, MoveTextError> {
        let us = self.side_to_move();
        let king = self.king(us);
        let legal =
            |&rook: &Square| (rook > king) == (wing == Wing::King) && self.is_legal(Move::new(king, rook));
        let mut rooks = self.castling().rooks(us).into_iter().filter(legal);
        match (rooks.next(), rooks.next()) {
            (Some(rook), None) => Ok(Move::new(king, rook)),
            (None, _) => Err(MoveTextError::ILLEGAL),
            (Some(_), Some(_)) => Err(MoveTextError::AMBIGUOUS),
        }
    }
}
