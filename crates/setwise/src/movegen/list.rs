//! All legal moves as an iterator, and as a list of fixed size.
//!
//! The iterator is the list, read from the front: generation hands bundles to a callback and cannot pause, so the
//! bundles are kept, at most one for each square, and taken apart as they are asked for.
//!
//! No board can overflow either. A position of a game has at most 218 moves; but a setup may be full of queens, and
//! then the bound is that of the board: with `e` squares that are not its own, a side has `64 - e` pieces of at most 27
//! moves each; and to a square come at most one piece from each of eight directions, eight knights, and on the last
//! rank up to nine moves more, by promotion. The smaller of `27 (64 - e)` and `16 e + 72` is never above
//! [`MoveList::CAPACITY`], two castlings included.

use super::{Bundle, BundleMoves, Move};
use crate::{Bitboard, Role, Square, position::Position};
use core::{
    fmt,
    iter::FusedIterator,
    ops::{ControlFlow, Deref, DerefMut},
};

/// The legal moves of a position, in a list of fixed size on the stack.
///
/// ```
/// use setwise::{movegen::MoveList, position::Position};
/// let mut list: MoveList = Position::START.move_list();
/// list.sort_by_key(|chosen| (chosen.to, chosen.from));
/// assert_eq!((list.len(), list[0].to_string().as_str()), (20, "b1a3"));
/// ```
#[derive(Clone)]
pub struct MoveList {
    moves: [Move; Self::CAPACITY],
    len: usize,
}

impl MoveList {
    /// The most moves that a list can hold: more than any board allows.
    ///
    /// ```
    /// use setwise::movegen::MoveList;
    /// let most = (0..=64).map(|e| (27 * (64 - e)).min(16 * e + 72)).max().unwrap() + 2;
    /// assert!(most <= MoveList::CAPACITY);
    /// ```
    pub const CAPACITY: usize = 682;

    /// The list without moves.
    ///
    /// ```
    /// assert!(setwise::movegen::MoveList::new().is_empty());
    /// ```
    pub const fn new() -> Self {
        Self { moves: [Move::new(Square::A1, Square::A1); Self::CAPACITY], len: 0 }
    }

    /// Puts a move at the end.
    ///
    /// ```
    /// use setwise::{Square, movegen::{Move, MoveList}};
    /// let mut list = MoveList::new();
    /// assert_eq!(list.push(Move::new(Square::E2, Square::E4)), Ok(()));
    /// ```
    ///
    /// # Errors
    ///
    /// The move, if the list is full.
    #[inline]
    pub fn push(&mut self, chosen: Move) -> Result<(), Move> {
        let slot = self.moves.get_mut(self.len).ok_or(chosen)?;
        *slot = chosen;
        self.len += 1;
        Ok(())
    }
}

impl Default for MoveList {
    fn default() -> Self {
        Self::new()
    }
}

impl Deref for MoveList {
    type Target = [Move];

    fn deref(&self) -> &[Move] {
        &self.moves[..self.len]
    }
}

impl DerefMut for MoveList {
    fn deref_mut(&mut self) -> &mut [Move] {
        &mut self.moves[..self.len]
    }
}

impl fmt::Debug for MoveList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// The legal moves of a position, one by one; made by [`Position::moves`].
///
/// ```
/// use setwise::position::Position;
/// assert_eq!(Position::START.moves().len(), 20);
/// ```
#[derive(Clone, Debug)]
pub struct Moves {
    bundles: [Bundle; 64],
    next: usize,
    end: usize,
    current: BundleMoves,
}

impl Iterator for Moves {
    type Item = Move;

    #[inline]
    fn next(&mut self) -> Option<Move> {
        loop {
            if let Some(chosen) = self.current.next() {
                return Some(chosen);
            }
            self.current = self.bundles[self.next..self.end].first()?.into_iter();
            self.next += 1;
        }
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let rest = self.bundles[self.next..self.end].iter().map(Bundle::len).sum::<usize>();
        let count = self.current.len() + rest;
        (count, Some(count))
    }
}

impl ExactSizeIterator for Moves {}
impl FusedIterator for Moves {}

impl Position {
    /// The legal moves, in the order of [`for_each_bundle`](Self::for_each_bundle).
    ///
    /// ```
    /// use setwise::position::Position;
    /// let mate = Position::from_fen("6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1")?;
    /// let mating = mate.moves().find(|&chosen| mate.play_unchecked(chosen).is_checkmate());
    /// assert_eq!(mating.map(|chosen| chosen.to_string()), Some("a1a8".into()));
    /// # Ok::<(), setwise::position::PositionError>(())
    /// ```
    pub fn moves(&self) -> Moves {
        let none = Bundle { role: Role::Pawn, from: Square::A1, to: Bitboard::EMPTY };
        let mut moves = Moves { bundles: [none; 64], next: 0, end: 0, current: none.into_iter() };
        let _ = self.for_each_bundle::<()>(|bundle| {
            moves.bundles[moves.end % 64] = bundle;
            moves.end += 1;
            ControlFlow::Continue(())
        });
        moves
    }

    /// The legal moves as a list, to be sorted or picked from.
    ///
    /// ```
    /// assert_eq!(setwise::position::Position::START.move_list().len(), 20);
    /// ```
    pub fn move_list(&self) -> MoveList {
        let mut list = MoveList::new();
        let _ = self.for_each_bundle(|bundle| {
            match bundle.into_iter().try_for_each(|chosen| list.push(chosen)) {
                Ok(()) => ControlFlow::Continue(()),
                Err(full) => ControlFlow::Break(full),
            }
        });
        list
    }
}
