//! How often a position has been on the board: repetition, by key.
//!
//! Two positions are the same if side to move, pieces, castling rights and possible en passant captures are; that is
//! what the key holds. A capture or a pawn move can never be taken back, so the keys before it are forgotten. What
//! is left is short: after 75 moves of each side without one the game is over (FIDE Laws 9.6.2).
//!
//! Cost: a push is a store; a count compares every second key since the last capture or pawn move.

use crate::position::Position;

/// The keys of a game since its last capture or pawn move.
///
/// ```
/// use setwise::{movegen::Repetitions, position::Position};
/// let mut position = Position::START;
/// let mut repetitions = Repetitions::new(&position);
/// for _ in 0..2 {
///     for san in ["Nf3", "Nf6", "Ng1", "Ng8"] {
///         position = position.play_unchecked(position.parse_san(san)?);
///         repetitions.push(&position);
///     }
/// }
/// assert_eq!(repetitions.count(), 3);
/// # Ok::<(), setwise::movegen::MoveTextError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Repetitions {
    keys: [u64; Self::CAPACITY],
    len: usize,
}

impl Repetitions {
    /// How many positions are remembered: those of 75 moves of each side, and the one before them. In a game that
    /// goes on after them the oldest are forgotten.
    ///
    /// ```
    /// assert_eq!(setwise::movegen::Repetitions::CAPACITY, 151);
    /// ```
    pub const CAPACITY: usize = 151;

    /// A game that begins with this position.
    ///
    /// ```
    /// use setwise::{movegen::Repetitions, position::Position};
    /// assert_eq!(Repetitions::new(&Position::START).count(), 1);
    /// ```
    pub const fn new(first: &Position) -> Self {
        let mut keys = [0; Self::CAPACITY];
        keys[0] = first.key();
        Self { keys, len: 1 }
    }

    /// Adds the position after a move.
    ///
    /// ```
    /// use setwise::{movegen::Repetitions, position::Position};
    /// let mut repetitions = Repetitions::new(&Position::START);
    /// repetitions.push(&Position::START.pass().unwrap());
    /// assert_eq!(repetitions.count(), 1);
    /// ```
    pub const fn push(&mut self, position: &Position) {
        if position.halfmove_clock() == 0 {
            self.len = 0;
        }
        self.keys[self.len % Self::CAPACITY] = position.key();
        self.len += 1;
    }

    /// How many times the last position has been on the board, the last time included: 3 lets a player claim a draw
    /// (9.2), 5 ends the game (9.6.1).
    ///
    /// ```
    /// use setwise::{movegen::Repetitions, position::Position};
    /// let position = Position::from_fen("4k3/8/8/8/8/8/8/4K3 w - - 20 40")?;
    /// assert_eq!(Repetitions::new(&position).count(), 1);
    /// # Ok::<(), setwise::position::PositionError>(())
    /// ```
    pub fn count(&self) -> usize {
        let key = |index: usize| self.keys[index % Self::CAPACITY];
        let oldest = self.len.saturating_sub(Self::CAPACITY);
        (oldest..self.len).rev().step_by(2).filter(|&index| key(index) == key(self.len - 1)).count()
    }
}
