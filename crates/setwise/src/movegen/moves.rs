//! Moves, and bundles of moves.
//!
//! A [`Move`] is where from, where to, and what a pawn becomes. A [`Bundle`] is all moves of one piece: its role,
//! its square, and the set of its targets. Generation yields bundles, since a set is what the attack look-ups
//! give; who needs single moves takes them out of the set when they are needed.
//!
//! **Castling is the king taking his own rook.** So it is written for Chess960, where nothing else is clear, and
//! it needs no fourth field: no other move ends on an own piece. The text forms translate
//! ([`San`](super::San), [`Uci`](super::Uci)).

use crate::{Bitboard, Rank, Role, Square, types::Squares};
use core::{fmt, iter::FusedIterator};

/// What a pawn may become, the likeliest first.
///
/// ```
/// use setwise::{Role, movegen::PROMOTIONS};
/// assert_eq!(PROMOTIONS[0], Role::Queen);
/// ```
pub const PROMOTIONS: [Role; 4] = [Role::Queen, Role::Knight, Role::Rook, Role::Bishop];

/// The squares on which pawns promote.
const BACK_RANKS: Bitboard = Bitboard::RANK_1.union(Bitboard::RANK_8);

/// A move: from, to, and the role that a pawn becomes on the last rank. Castling goes to the own rook's square.
///
/// ```
/// use setwise::{Square, movegen::Move, position::Position};
/// let opening = Move::new(Square::E2, Square::E4);
/// assert!(Position::START.is_legal(opening));
/// assert_eq!(opening.to_string(), "e2e4");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Move {
    /// The square of the piece that moves.
    pub from: Square,
    /// Where it goes.
    pub to: Square,
    /// What a pawn becomes that reaches the last rank.
    pub promotion: Option<Role>,
}

impl Move {
    /// A move that promotes no pawn.
    ///
    /// ```
    /// use setwise::{Square, movegen::Move};
    /// assert_eq!(Move::new(Square::G1, Square::F3).promotion, None);
    /// ```
    #[inline(always)]
    pub const fn new(from: Square, to: Square) -> Self {
        Self { from, to, promotion: None }
    }

    /// A pawn's move to the last rank.
    ///
    /// ```
    /// use setwise::{Role, Square, movegen::Move};
    /// assert_eq!(Move::promoting(Square::B7, Square::B8, Role::Queen).to_string(), "b7b8q");
    /// ```
    #[inline(always)]
    pub const fn promoting(from: Square, to: Square, role: Role) -> Self {
        Self { from, to, promotion: Some(role) }
    }
}

/// The squares as UCI writes them, castling with the rook's square (as in Chess960).
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from, self.to)?;
        self.promotion.map_or(Ok(()), |role| fmt::Write::write_char(f, role.letter().to_ascii_lowercase()))
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Move({self})")
    }
}

/// The moves of one piece: never none.
///
/// ```
/// use setwise::{Role, Square, movegen::Bundle};
/// let knight = Square::A3.bitboard() | Square::C3.bitboard();
/// let bundle = Bundle { role: Role::Knight, from: Square::B1, to: knight };
/// assert_eq!(bundle.len(), 2);
/// assert!(bundle.into_iter().map(|chosen| chosen.to).eq([Square::A3, Square::C3]));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Bundle {
    /// What moves.
    pub role: Role,
    /// From where.
    pub from: Square,
    /// To where: the targets. A king's targets that hold own rooks are castlings.
    pub to: Bitboard,
}

impl Bundle {
    /// The number of moves: one a target, four where a pawn promotes.
    ///
    /// ```
    /// use setwise::{Role, Square, movegen::Bundle};
    /// let pawn = Bundle { role: Role::Pawn, from: Square::A7, to: Square::A8.bitboard() };
    /// assert_eq!(pawn.len(), 4);
    /// ```
    #[inline]
    pub const fn len(&self) -> usize {
        let promotions = match self.role {
            Role::Pawn => 3 * self.to.intersection(BACK_RANKS).count(),
            _ => 0,
        };
        (self.to.count() + promotions) as usize
    }

    /// Whether there is no move; a bundle of the generator has at least one.
    ///
    /// ```
    /// use setwise::{Bitboard, Role, Square, movegen::Bundle};
    /// assert!(Bundle { role: Role::King, from: Square::A1, to: Bitboard::EMPTY }.is_empty());
    /// ```
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.to.is_empty()
    }

    /// Whether a move is one of the bundle.
    ///
    /// ```
    /// use setwise::{Role, Square, movegen::{Bundle, Move}};
    /// let pawn = Bundle { role: Role::Pawn, from: Square::A7, to: Square::A8.bitboard() };
    /// assert!(pawn.contains(Move::promoting(Square::A7, Square::A8, Role::Rook)));
    /// assert!(!pawn.contains(Move::new(Square::A7, Square::A8)));
    /// ```
    pub fn contains(&self, candidate: Move) -> bool {
        candidate.from == self.from
            && self.to.contains(candidate.to)
            && match candidate.promotion {
                None => !self.promotes_on(candidate.to),
                Some(role) => self.promotes_on(candidate.to) && PROMOTIONS.contains(&role),
            }
    }

    /// Whether a move to this square promotes.
    #[inline]
    fn promotes_on(&self, square: Square) -> bool {
        self.role == Role::Pawn && matches!(square.rank(), Rank::First | Rank::Eighth)
    }
}

impl IntoIterator for Bundle {
    type Item = Move;
    type IntoIter = BundleMoves;

    #[inline]
    fn into_iter(self) -> BundleMoves {
        let promoting = if self.role == Role::Pawn { self.to & BACK_RANKS } else { Bitboard::EMPTY };
        BundleMoves { from: self.from, plain: (self.to - promoting).squares(), promoting, next_role: 0 }
    }
}

/// The moves of a [`Bundle`], one by one.
///
/// ```
/// use setwise::{Role, Square, movegen::Bundle};
/// let pawn = Bundle { role: Role::Pawn, from: Square::A7, to: Square::A8.bitboard() };
/// assert_eq!(pawn.into_iter().len(), 4);
/// ```
#[derive(Clone, Debug)]
pub struct BundleMoves {
    from: Square,
    plain: Squares,
    promoting: Bitboard,
    next_role: usize,
}

impl Iterator for BundleMoves {
    type Item = Move;

    #[inline]
    fn next(&mut self) -> Option<Move> {
        if let Some(to) = self.plain.next() {
            return Some(Move::new(self.from, to));
        }
        let to = self.promoting.first()?;
        let role = PROMOTIONS[self.next_role];
        self.next_role = (self.next_role + 1) % PROMOTIONS.len();
        if self.next_role == 0 {
            self.promoting = self.promoting.without(to);
        }
        Some(Move::promoting(self.from, to, role))
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let promotions = self.promoting.count() as usize * PROMOTIONS.len() - self.next_role;
        let count = self.plain.len() + promotions;
        (count, Some(count))
    }
}

impl ExactSizeIterator for BundleMoves {}
impl FusedIterator for BundleMoves {}
