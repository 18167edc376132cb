//! What keeps a setup from being a position: all faults at once, as a set.
//!
//! A strict position is one that a game could reach, as far as a look at the board can tell. Who has data that
//! is not so, from puzzles, variants or bugs, learns everything that is wrong with it, and may ignore by name
//! each fault that leaves the moves well-defined:
//!
//! ```text
//! faults(setup) - ignored = {}      the setup is taken as a position
//! ```
//!
//! An ignored castling right without a rook and an ignored en passant square without a pawn are dropped; the
//! other faults stay on the board as they are. Cost: five look-ups and some fifty operations.

use super::{Board, FenField, Setup};
use crate::{
    Bitboard, Color, Rank, Role, Square,
    ray::{between, line},
};
use core::fmt;

macro_rules! faults {
    ($($(#[doc = $doc:literal])* $name:ident, $word:literal, $field:ident, $text:literal;)*) => {
        /// One way in which a setup is no position of a game.
        ///
        /// ```
        /// use setwise::position::{Fault, FenField};
        /// assert_eq!(Fault::OppositeCheck.name(), "opposite_check");
        /// assert_eq!(Fault::OppositeCheck.field(), FenField::SideToMove);
        /// assert!(Fault::OppositeCheck.to_string().starts_with("the king of the side not to move"));
        /// ```
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
        #[repr(u8)]
        pub enum Fault {
            $($(#[doc = $doc])* $name,)*
        }

        impl Fault {
            /// All faults.
            ///
            /// ```
            /// use setwise::position::Fault;
            /// assert!(Fault::ALL.iter().all(|fault| Fault::from_name(fault.name()) == Some(*fault)));
            /// ```
            pub const ALL: [Self; [$(Self::$name),*].len()] = [$(Self::$name),*];

            /// The name by which it can be ignored, in lower case.
            ///
            /// ```
            /// assert_eq!(setwise::position::Fault::PawnOnBackRank.name(), "pawn_on_back_rank");
            /// ```
            pub const fn name(self) -> &'static str {
                match self { $(Self::$name => $word,)* }
            }

            /// The field of a FEN that is at fault.
            ///
            /// ```
            /// use setwise::position::{Fault, FenField};
            /// assert_eq!(Fault::CastlingWithoutRook.field(), FenField::Castling);
            /// ```
            pub const fn field(self) -> FenField {
                match self { $(Self::$name => FenField::$field,)* }
            }

            /// The fault in words.
            const fn text(self) -> &'static str {
                match self { $(Self::$name => $text,)* }
            }
        }
    };
}

faults! {
    /// A side has no king.
    MissingKing, "missing_king", PiecePlacement, "a side has no king";
    /// A side has more than one king.
    SeveralKings, "several_kings", PiecePlacement, "a side has more than one king";
    /// The side to move could take the king.
    OppositeCheck, "opposite_check", SideToMove, "the king of the side not to move is in check";
    /// A pawn on the first or the eighth rank.
    PawnOnBackRank, "pawn_on_back_rank", PiecePlacement, "a pawn stands on the first or the eighth rank";
    /// A side has more than 16 pieces, or more than eight pawns.
    TooManyPieces, "too_many_pieces", PiecePlacement, "a side has more than 16 pieces or more than 8 pawns";
    /// Checks that no move can give: by three pieces, by two along one line, or beside a double push that
    /// gives none of them.
    ImpossibleCheck, "impossible_check", PiecePlacement, "no move can have given these checks";
    /// The en passant square is not on the sixth rank of the side to move.
    EnPassantRank, "en_passant_rank", EnPassant, "the square is not on rank 6 for white to move, 3 for black";
    /// No enemy pawn can just have passed the en passant square: it is not before it, or the square or the one
    /// behind it is occupied.
    EnPassantWithoutPawn, "en_passant_without_pawn", EnPassant, "no pawn can just have passed over the square";
    /// A castling right whose rook or king is not on its back rank.
    CastlingWithoutRook, "castling_without_rook", Castling, "a right has no king and rook on the back rank";
    /// Two rights on the same side of a king.
    SeveralRooks, "several_rooks", Castling, "two rights are on the same side of a king";
    /// The number of the move is 0; it begins with 1.
    MoveNumberZero, "move_number_zero", FullmoveNumber, "the number of the move begins with 1";
}

impl Fault {
    /// The fault with this name.
    ///
    /// ```
    /// use setwise::position::Fault;
    /// assert_eq!(Fault::from_name("missing_king"), Some(Fault::MissingKing));
    /// assert_eq!(Fault::from_name("missing_queen"), None);
    /// ```
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|fault| fault.name() == name)
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

/// A set of faults. As an error, it lists them all.
///
/// ```
/// use setwise::position::{Fault, Faults, Setup};
/// let setup = Setup::from_fen("4k3/8/8/8/8/8/8/P7 w K - 0 1")?;
/// let faults = setup.validate();
/// assert!(faults.iter().eq([Fault::MissingKing, Fault::PawnOnBackRank, Fault::CastlingWithoutRook]));
/// assert_eq!(faults.to_string(), "piece placement: a side has no king; \
///     piece placement: a pawn stands on the first or the eighth rank; \
///     castling: a right has no king and rook on the back rank");
/// # Ok::<(), setwise::position::FenError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Faults(u16);

impl Faults {
    /// No fault.
    ///
    /// ```
    /// assert!(setwise::position::Faults::NONE.is_empty());
    /// ```
    pub const NONE: Self = Self(0);

    /// The faults that may be ignored, since the moves stay well-defined: all but those of kings that are
    /// missing, too many, or could be taken.
    ///
    /// ```
    /// use setwise::position::{Fault, Faults};
    /// assert!(Faults::IGNORABLE.contains(Fault::TooManyPieces));
    /// assert!(!Faults::IGNORABLE.contains(Fault::OppositeCheck));
    /// ```
    pub const IGNORABLE: Self = {
        let mut faults = Self::NONE;
        let mut index = 0;
        while index < Fault::ALL.len() {
            let fault = Fault::ALL[index];
            if !matches!(fault, Fault::MissingKing | Fault::SeveralKings | Fault::OppositeCheck) {
                faults = faults.with(fault);
            }
            index += 1;
        }
        faults
    };

    /// The set with a further fault.
    ///
    /// ```
    /// use setwise::position::{Fault, Faults};
    /// const IGNORED: Faults = Faults::NONE.with(Fault::TooManyPieces);
    /// assert!(IGNORED.contains(Fault::TooManyPieces));
    /// ```
    #[inline]
    pub const fn with(self, fault: Fault) -> Self {
        Self(self.0 | 1 << fault as u16)
    }

    /// The set, with a fault if there is one.
    #[inline]
    const fn with_if(self, fault: Fault, is_at_fault: bool) -> Self {
        Self(self.0 | (is_at_fault as u16) << fault as u16)
    }

    /// The faults that are not in `other`.
    ///
    /// ```
    /// use setwise::position::{Fault, Faults};
    /// assert!(Faults::NONE.with(Fault::MissingKing).without(Faults::IGNORABLE).contains(Fault::MissingKing));
    /// ```
    #[inline]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The faults of both sets.
    ///
    /// ```
    /// use setwise::position::{Fault, Faults};
    /// let some = Faults::from_iter([Fault::MissingKing, Fault::TooManyPieces]);
    /// assert!(some.intersection(Faults::IGNORABLE).iter().eq([Fault::TooManyPieces]));
    /// ```
    #[inline]
    pub const fn intersection(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Whether a fault is in the set.
    ///
    /// ```
    /// use setwise::position::{Fault, Faults};
    /// assert!(!Faults::NONE.contains(Fault::MissingKing));
    /// ```
    #[inline]
    pub const fn contains(self, fault: Fault) -> bool {
        self.0 >> fault as u16 & 1 != 0
    }

    /// Whether there is no fault.
    ///
    /// ```
    /// assert!(setwise::position::Setup::START.validate().is_empty());
    /// ```
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The faults, in the order of [`Fault::ALL`].
    ///
    /// ```
    /// use setwise::position::{Fault, Setup};
    /// assert!(Setup::EMPTY.validate().iter().eq([Fault::MissingKing]));
    /// ```
    pub fn iter(self) -> impl Iterator<Item = Fault> {
        Fault::ALL.into_iter().filter(move |&fault| self.contains(fault))
    }
}

/// ```
/// use setwise::position::{Fault, Faults};
/// assert_eq!(Faults::from_iter([Fault::MissingKing]), Faults::NONE.with(Fault::MissingKing));
/// ```
impl FromIterator<Fault> for Faults {
    fn from_iter<I: IntoIterator<Item = Fault>>(faults: I) -> Self {
        faults.into_iter().fold(Self::NONE, Self::with)
    }
}

/// The set as a list.
impl fmt::Debug for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// Every fault behind the name of its field, parted by semicolons.
impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, fault) in self.iter().enumerate() {
            let gap = if index == 0 { "" } else { "; " };
            write!(f, "{gap}{}: {fault}", fault.field().name())?;
        }
        Ok(())
    }
}

impl core::error::Error for Faults {}

impl Setup {
    /// All that keeps this setup from being a strict position.
    ///
    /// ```
    /// use setwise::position::{Fault, Faults, Setup};
    /// let setup = Setup::from_fen("4k3/8/8/8/8/8/8/4K2R b Kq e3 0 1")?;
    /// let expected = [Fault::EnPassantWithoutPawn, Fault::CastlingWithoutRook];
    /// assert_eq!(setup.validate(), Faults::from_iter(expected));
    /// # Ok::<(), setwise::position::FenError>(())
    /// ```
    pub const fn validate(&self) -> Faults {
        let board = &self.board;
        let mut faults = Faults::NONE
            .with_if(
                Fault::TooManyPieces,
                has_too_many(board, Color::White) || has_too_many(board, Color::Black),
            )
            .with_if(Fault::MoveNumberZero, self.fullmove_number == 0);
        let back_ranks = Bitboard::RANK_1.union(Bitboard::RANK_8);
        faults = faults.with_if(Fault::PawnOnBackRank, !board.role(Role::Pawn).is_disjoint(back_ranks));
        if !self.castling.is_empty() {
            faults = faults
                .with_if(
                    Fault::CastlingWithoutRook,
                    !self.castling.squares().is_subset(self.castling_rooks()),
                )
                .with_if(Fault::SeveralRooks, self.has_several_rooks());
        }
        let en_passant = self.en_passant_fault();
        if let Some(fault) = en_passant {
            faults = faults.with(fault);
        }
        let kings = [board.pieces(Color::White, Role::King), board.pieces(Color::Black, Role::King)];
        faults = faults
            .with_if(Fault::MissingKing, kings[0].is_empty() || kings[1].is_empty())
            .with_if(Fault::SeveralKings, kings[0].count() > 1 || kings[1].count() > 1);
        let (us, them) = (self.side_to_move, self.side_to_move.opposite());
        let occupied = board.occupied();
        if let Some(king) = board.king(them) {
            let attackers = board.attackers(us, king, occupied);
            faults = faults.with_if(Fault::OppositeCheck, !attackers.is_empty());
        }
        if let Some(king) = board.king(us) {
            let checkers = board.attackers(them, king, occupied);
            let en_passant = if en_passant.is_none() { self.en_passant } else { None };
            let is_impossible = is_impossible(us, king, checkers, en_passant);
            faults = faults.with_if(Fault::ImpossibleCheck, is_impossible);
        }
        faults
    }

    /// The rooks of both sides that stand on the back rank of a king that stands there too.
    pub(super) const fn castling_rooks(&self) -> Bitboard {
        self.castling_rooks_of(Color::White).union(self.castling_rooks_of(Color::Black))
    }

    const fn castling_rooks_of(&self, color: Color) -> Bitboard {
        match self.king_at_home(color) {
            Some(king) => self.board.pieces(color, Role::Rook).intersection(Bitboard::from_rank(king.rank())),
            None => Bitboard::EMPTY,
        }
    }

    /// Whether a side of a king on his back rank has two rights.
    const fn has_several_rooks(&self) -> bool {
        self.has_several_rooks_of(Color::White) || self.has_several_rooks_of(Color::Black)
    }

    const fn has_several_rooks_of(&self, color: Color) -> bool {
        let Some(king) = self.king_at_home(color) else { return false };
        let rooks = self.castling.rooks(color);
        let west = rooks.intersection(Bitboard::from_bits(king.bitboard().bits() - 1));
        let east = rooks.difference(west).without(king);
        west.count() > 1 || east.count() > 1
    }

    /// The king of a side, if it has one and he is on his back rank.
    const fn king_at_home(&self, color: Color) -> Option<Square> {
        match self.board.king(color) {
            Some(king) if king.rank() as u8 == color.relative_rank(Rank::First) as u8 => Some(king),
            _ => None,
        }
    }

    /// What is wrong with the en passant square.
    const fn en_passant_fault(&self) -> Option<Fault> {
        let Some(square) = self.en_passant else { return None };
        let them = self.side_to_move.opposite();
        if square.rank() as u8 != them.relative_rank(Rank::Third) as u8 {
            return Some(Fault::EnPassantRank);
        }
        let origin = square.bitboard().step(self.side_to_move.forward());
        let pawn = square.bitboard().step(them.forward());
        let is_free = self.board.occupied().is_disjoint(origin.union(square.bitboard()));
        if is_free && pawn.is_subset(self.board.pieces(them, Role::Pawn)) {
            None
        } else {
            Some(Fault::EnPassantWithoutPawn)
        }
    }
}

/// More pieces than a side begins with, or more pawns.
const fn has_too_many(board: &Board, color: Color) -> bool {
    board.color(color).count() > 16 || board.pieces(color, Role::Pawn).count() > 8
}

/// Whether no move can have given these checks.
///
/// A move gives at most two checks: by the piece that moved and by one behind it, so never by two along one
/// line. After a double push it is the pawn, or a slider through the square that the pawn has left.
const fn is_impossible(us: Color, king: Square, checkers: Bitboard, en_passant: Option<Square>) -> bool {
    if let Some(square) = en_passant {
        let origin = square.bitboard().step(us.forward());
        let pawn = square.bitboard().step(us.opposite().forward());
        let mut others = checkers.difference(pawn);
        while let Some(checker) = others.pop_first() {
            if between(king, checker).is_disjoint(origin) {
                return true;
            }
        }
    }
    match (checkers.first(), checkers.last()) {
        (Some(first), Some(last)) if first.index() != last.index() => {
            checkers.count() > 2 || line(first, last).contains(king)
        }
        _ => false,
    }
}
