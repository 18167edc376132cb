//! All legal moves, straight from sets: no move is made to see whether it was legal.
//!
//! ```text
//! limits  = checkers, pins                                      one look out of the king
//! king    : his neighbors - own - attacked by enemies, and castling
//! others  : none with two checkers, else
//!           attacks & check mask - own, and on the line of the pin if pinned
//! ```
//!
//! The walk over the pieces is written once. What becomes of the moves is up to a [`Sink`]: bundles for a callback,
//! or mere numbers. A sink can end the walk.
//!
//! Cost: one or two look-ups a piece, and those of the [limits](super::limits).

use super::{
    Bundle,
    castling::castling_moves,
    limits::{Limits, safe_squares},
    pawns::PawnTargets,
    side::{Side, for_side},
};
use crate::{
    Bitboard, Role, Square,
    attack::{bishop_attacks, rook_attacks},
    position::Position,
    table::{king_attacks, knight_attacks},
};
use core::{convert::Infallible, ops::ControlFlow};

/// Which of the legal moves are wanted.
#[derive(Clone, Copy)]
pub(super) struct Wanted {
    /// From these squares.
    pub(super) from: Bitboard,
    /// To these squares.
    pub(super) to: Bitboard,
    /// Captures en passant too, if their square is among `to` or not.
    pub(super) en_passant: bool,
}

impl Wanted {
    /// All moves.
    pub(super) const ALL: Self = Self { from: Bitboard::FULL, to: Bitboard::FULL, en_passant: true };
}

/// What becomes of the moves.
pub(super) trait Sink<Us: Side> {
    /// What is handed on when the walk ends early.
    type Break;

    /// Whether the role of a piece does not matter, and a queen may come as a rook and a bishop.
    const HALVES: bool;

    /// Takes the moves of all pawns.
    fn pawns(&mut self, targets: &PawnTargets) -> ControlFlow<Self::Break>;

    /// Takes the moves of a piece; there may be none.
    fn piece(&mut self, role: Role, from: Square, to: Bitboard) -> ControlFlow<Self::Break>;
}

/// Walks over the legal moves of the side to move.
#[inline(always)]
pub(super) fn walk<Us: Side, S: Sink<Us>>(
    position: &Position,
    wanted: Wanted,
    sink: &mut S,
) -> ControlFlow<S::Break> {
    let board = position.board();
    let limits = Limits::of::<Us>(position);
    let own = board.color(Us::COLOR);
    let checkers = limits.checkers;
    if checkers.is_empty() || checkers.is_single() {
        let targets = limits.targets(own) & wanted.to;
        walk_pawns(position, &limits, targets, wanted, sink)?;
        let of = |role| board.pieces(Us::COLOR, role) & wanted.from;
        for from in of(Role::Knight) - limits.pins_orthogonal - limits.pins_diagonal {
            sink.piece(Role::Knight, from, knight_attacks(from) & targets)?;
        }
        let along_diagonals = |from| {
            let line =
                if limits.pins_diagonal.contains(from) { limits.pins_diagonal } else { Bitboard::FULL };
            bishop_attacks(from, board.occupied()) & line & targets
        };
        let along_ranks_and_files = |from| {
            let line =
                if limits.pins_orthogonal.contains(from) { limits.pins_orthogonal } else { Bitboard::FULL };
            rook_attacks(from, board.occupied()) & line & targets
        };
        let queens = of(Role::Queen);
        let halves = if S::HALVES { queens } else { Bitboard::EMPTY };
        for from in (of(Role::Bishop) | halves) - limits.pins_orthogonal {
            sink.piece(Role::Bishop, from, along_diagonals(from))?;
        }
        for from in (of(Role::Rook) | halves) - limits.pins_diagonal {
            sink.piece(Role::Rook, from, along_ranks_and_files(from))?;
        }
        for from in queens - halves {
            let diagonal =
                if limits.pins_orthogonal.contains(from) { Bitboard::EMPTY } else { along_diagonals(from) };
            let orthogonal = if limits.pins_diagonal.contains(from) {
                Bitboard::EMPTY
            } else {
                along_ranks_and_files(from)
            };
            sink.piece(Role::Queen, from, diagonal | orthogonal)?;
        }
    }
    if !wanted.from.contains(limits.king) {
        return ControlFlow::Continue(());
    }
    let mut to = safe_squares::<Us>(board, limits.king, (king_attacks(limits.king) - own) & wanted.to);
    if checkers.is_empty() {
        to |= castling_moves::<Us>(position, &limits) & wanted.to;
    }
    sink.piece(Role::King, limits.king, to)
}

/// Walks over the moves of the pawns, which end on `targets` if they are not en passant.
#[inline(always)]
fn walk_pawns<Us: Side, S: Sink<Us>>(
    position: &Position,
    limits: &Limits,
    targets: Bitboard,
    wanted: Wanted,
    sink: &mut S,
) -> ControlFlow<S::Break> {
    let board = position.board();
    let pawns = board.pieces(Us::COLOR, Role::Pawn) & wanted.from;
    let mut pawn_targets = PawnTargets::of::<Us>(board, limits, pawns, targets);
    if wanted.en_passant
        && let Some(passed) = position.en_passant()
    {
        pawn_targets.capturers = position.setup().en_passant_capturers() & wanted.from;
        pawn_targets.passed = passed.bitboard();
    }
    sink.pawns(&pawn_targets)
}

/// Hands every bundle to a function.
struct Bundles<F>(F);

impl<Us: Side, B, F: FnMut(Bundle) -> ControlFlow<B>> Sink<Us> for Bundles<F> {
    type Break = B;

    const HALVES: bool = false;

    #[inline(always)]
    fn pawns(&mut self, targets: &PawnTargets) -> ControlFlow<B> {
        for from in targets.movers::<Us>() {
            (self.0)(Bundle { role: Role::Pawn, from, to: targets.from::<Us>(from) })?;
        }
        ControlFlow::Continue(())
    }

    #[inline(always)]
    fn piece(&mut self, role: Role, from: Square, to: Bitboard) -> ControlFlow<B> {
        if to.is_empty() { ControlFlow::Continue(()) } else { (self.0)(Bundle { role, from, to }) }
    }
}

/// Hands the bundles of a side, known by its type, to a function.
#[inline(always)]
pub(crate) fn bundles_of<Us: Side, B>(
    position: &Position,
    function: impl FnMut(Bundle) -> ControlFlow<B>,
) -> ControlFlow<B> {
    walk::<Us, _>(position, Wanted::ALL, &mut Bundles(function))
}

/// Counts the moves.
struct Counter(u32);

impl<Us: Side> Sink<Us> for Counter {
    type Break = Infallible;

    const HALVES: bool = true;

    #[inline(always)]
    fn pawns(&mut self, targets: &PawnTargets) -> ControlFlow<Infallible> {
        self.0 += targets.count::<Us>();
        ControlFlow::Continue(())
    }

    #[inline(always)]
    fn piece(&mut self, _: Role, _: Square, to: Bitboard) -> ControlFlow<Infallible> {
        self.0 += to.count();
        ControlFlow::Continue(())
    }
}

/// The number of legal moves of a side, known by its type.
#[inline(always)]
pub(crate) fn count_of<Us: Side>(position: &Position) -> u32 {
    let mut counter = Counter(0);
    let ControlFlow::Continue(()) = walk::<Us, _>(position, Wanted::ALL, &mut counter);
    counter.0
}

impl Position {
    /// The number of legal moves, promotions counted for each role. No move is listed.
    ///
    /// ```
    /// assert_eq!(setwise::position::Position::START.count_moves(), 20);
    /// ```
    pub fn count_moves(&self) -> usize {
        for_side!(self.side_to_move(), Us => count_of::<Us>(self)) as usize
    }

    /// Hands the wanted moves to a function.
    #[inline]
    pub(super) fn for_each_wanted<B>(
        &self,
        wanted: Wanted,
        function: impl FnMut(Bundle) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let mut sink = Bundles(function);
        for_side!(self.side_to_move(), Us => walk::<Us, _>(self, wanted, &mut sink))
    }

    /// Hands all legal moves to a function, piece by piece, until it breaks off. The order is that of
    /// the roles, and of the squares within a role.
    ///
    /// ```
    /// use core::ops::ControlFlow;
    /// use setwise::{Role, position::Position};
    /// let first_knight = Position::START.for_each_bundle(|bundle| match bundle.role {
    ///     Role::Knight => ControlFlow::Break(bundle),
    ///     _ => ControlFlow::Continue(()),
    /// });
    /// assert_eq!(first_knight.break_value().map(|bundle| bundle.len()), Some(2));
    /// ```
    pub fn for_each_bundle<B>(&self, function: impl FnMut(Bundle) -> ControlFlow<B>) -> ControlFlow<B> {
        self.for_each_wanted(Wanted::ALL, function)
    }

    /// Hands the legal moves from some squares to some squares to a function. Castling goes to the rook's square.
    ///
    /// ```
    /// use core::ops::ControlFlow;
    /// use setwise::{Bitboard, position::Position};
    /// let mut count = 0;
    /// let _ = Position::START.for_each_bundle_within(Bitboard::FULL, Bitboard::FILE_A, |bundle| {
    ///     count += bundle.len();
    ///     ControlFlow::<()>::Continue(())
    /// });
    /// assert_eq!(count, 3); // a2a3, a2a4, b1a3
    /// ```
    pub fn for_each_bundle_within<B>(
        &self,
        from: Bitboard,
        to: Bitboard,
        function: impl FnMut(Bundle) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let en_passant = self.en_passant().is_some_and(|square| to.contains(square));
        self.for_each_wanted(Wanted { from, to, en_passant }, function)
    }

    /// Hands the captures to a function, en passant among them; promotions that take nothing are none.
    ///
    /// ```
    /// use core::ops::ControlFlow;
    /// use setwise::{Square, position::Position};
    /// let position = Position::from_fen("4k3/8/8/2pP4/8/8/8/4K3 w - c6 0 1")?;
    /// let capture = position.for_each_capture(ControlFlow::Break).break_value().unwrap();
    /// assert_eq!(capture.to, Square::C6.bitboard());
    /// # Ok::<(), setwise::position::PositionError>(())
    /// ```
    pub fn for_each_capture<B>(&self, function: impl FnMut(Bundle) -> ControlFlow<B>) -> ControlFlow<B> {
        let to = self.board().color(self.side_to_move().opposite());
        self.for_each_wanted(Wanted { from: Bitboard::FULL, to, en_passant: true }, function)
    }

    /// Hands the moves that take nothing to a function, castling and plain promotions among them.
    ///
    /// ```
    /// use core::ops::ControlFlow;
    /// use setwise::position::Position;
    /// let mut count = 0;
    /// let _ = Position::START.for_each_quiet(|bundle| {
    ///     count += bundle.len();
    ///     ControlFlow::<()>::Continue(())
    /// });
    /// assert_eq!(count, 20);
    /// ```
    pub fn for_each_quiet<B>(&self, function: impl FnMut(Bundle) -> ControlFlow<B>) -> ControlFlow<B> {
        let to = !self.board().color(self.side_to_move().opposite());
        self.for_each_wanted(Wanted { from: Bitboard::FULL, to, en_passant: false }, function)
    }
}
