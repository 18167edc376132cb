//! Positions on their way from an input to an output: a batch of them, as columns.

use setwise::position::{Faults, Position, Setup};
use setwise_batch::Boards;
use std::fmt::Write;

/// Some positions of an input, in its order.
///
/// ```
/// use setwise::position::Setup;
/// use setwise_features::Positions;
/// let mut positions = Positions::default();
/// positions.push("4k3/8/8/8/8/8/8/4K3 w - -", &Setup::from_fen("4k3/8/8/8/8/8/8/4K3 w - -").unwrap());
/// assert_eq!(positions.len(), 1);
/// assert_eq!(positions.fens(), "4k3/8/8/8/8/8/8/4K3 w - -");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Positions {
    /// The texts, one after the other.
    fens: String,
    /// Where each text ends; 0 before the first.
    ends: Vec<i32>,
    /// The boards and the sides to move; castling and en passant of those that can be played.
    boards: Boards,
    /// Whether there is one king each, and the side to move cannot take one.
    playable: Vec<bool>,
    /// The positions whose castling rights the boards cannot tell, and how many legal moves they have.
    counted: Vec<(usize, u16)>,
    /// Of positions from games: the number of the game in its input, from 1, and of the moves of one side before.
    moments: Vec<(u64, u32)>,
}

impl Default for Positions {
    fn default() -> Self {
        Self {
            fens: String::new(),
            ends: vec![0],
            boards: Boards::new(),
            playable: Vec::new(),
            counted: Vec::new(),
            moments: Vec::new(),
        }
    }
}

impl Positions {
    /// Adds what a text says, a position or not, and the text. As a position it may have faults that can be ignored
    /// ([`Faults::IGNORABLE`]): castling rights without a rook and en passant squares without a pawn are dropped.
    ///
    /// ```
    /// use setwise::position::Setup;
    /// let mut positions = setwise_features::Positions::default();
    /// positions.push("8/8/8/8/8/8/8/8 w - -", &Setup::EMPTY);
    /// assert_eq!(positions.ends(), [0, 21]);
    /// ```
    #[inline]
    pub fn push(&mut self, fen: &str, setup: &Setup) {
        self.fens.push_str(fen);
        if setup.validate().is_empty() {
            // Most of them: a position would have keys, that take three times as long as the judgment.
            self.boards.push_setup(setup);
            return self.end(true);
        }
        match Position::ignoring(*setup, Faults::IGNORABLE) {
            Ok(position) => self.push_position(&position),
            Err(_) => {
                self.boards.push(&setup.board, setup.side_to_move);
                self.end(false);
            }
        }
    }

    /// Adds a position of a game; its text is written here. Either all positions of a batch come from games, or none.
    ///
    /// ```
    /// use setwise::position::Position;
    /// let mut positions = setwise_features::Positions::default();
    /// positions.push_from_game(&Position::START, 3, 0);
    /// assert_eq!((positions.fens(), positions.moments()), (&*Position::START.to_string(), &[(3, 0)][..]));
    /// ```
    pub fn push_from_game(&mut self, position: &Position, game: u64, ply: u32) {
        // Writing into a string does not fail.
        let _ = write!(self.fens, "{position}");
        self.push_position(position);
        self.moments.push((game, ply));
    }

    /// Adds the board of a position, and ends its text.
    #[inline]
    fn push_position(&mut self, position: &Position) {
        self.boards.push_position(position);
        if self.boards.castling().last() != Some(&position.castling().squares().bits()) {
            // No board has a thousand moves.
            self.counted.push((self.len() - 1, position.count_moves() as u16));
        }
        self.end(true);
    }

    /// Ends the text of a position.
    #[inline]
    fn end(&mut self, is_playable: bool) {
        self.ends.push(i32::try_from(self.fens.len()).unwrap_or(i32::MAX));
        self.playable.push(is_playable);
    }

    /// Takes all positions out, and keeps the room.
    ///
    /// ```
    /// use setwise::position::Setup;
    /// let mut positions = setwise_features::Positions::default();
    /// positions.push("8/8/8/8/8/8/8/8 w - -", &Setup::EMPTY);
    /// positions.clear();
    /// assert_eq!(positions, setwise_features::Positions::default());
    /// ```
    pub fn clear(&mut self) {
        self.fens.clear();
        self.ends.truncate(1);
        self.boards.clear();
        self.playable.clear();
        self.counted.clear();
        self.moments.clear();
    }

    /// The number of positions.
    ///
    /// ```
    /// assert_eq!(setwise_features::Positions::default().len(), 0);
    /// ```
    pub fn len(&self) -> usize {
        self.boards.len()
    }

    /// Whether there is none.
    ///
    /// ```
    /// assert!(setwise_features::Positions::default().is_empty());
    /// ```
    pub fn is_empty(&self) -> bool {
        self.boards.is_empty()
    }

    /// The texts, one after the other.
    ///
    /// ```
    /// assert_eq!(setwise_features::Positions::default().fens(), "");
    /// ```
    pub fn fens(&self) -> &str {
        &self.fens
    }

    /// Where each text ends, and a 0 before: the offsets of an Arrow column of strings.
    ///
    /// ```
    /// assert_eq!(setwise_features::Positions::default().ends(), [0]);
    /// ```
    pub fn ends(&self) -> &[i32] {
        &self.ends
    }

    /// The boards and the sides to move; castling and en passant of those that can be played.
    ///
    /// ```
    /// assert!(setwise_features::Positions::default().boards().is_empty());
    /// ```
    pub fn boards(&self) -> &Boards {
        &self.boards
    }

    /// Whether each position can be played, so that its legal moves are well-defined: there is one king each, and the side to
    /// move cannot take one.
    ///
    /// ```
    /// use setwise::position::Setup;
    /// let mut positions = setwise_features::Positions::default();
    /// positions.push("8/8/8/8/8/8/8/8 w - -", &Setup::EMPTY);
    /// assert_eq!(positions.playable(), [false]);
    /// ```
    pub fn playable(&self) -> &[bool] {
        &self.playable
    }

    /// The positions with two castling rights on the same side of a king, which the boards cannot tell: which they are, and
    /// how many legal moves each of them has.
    ///
    /// ```
    /// use setwise::position::Setup;
    /// let mut positions = setwise_features::Positions::default();
    /// let fen = "4k3/8/8/8/8/8/8/4K1RR w GH -";
    /// positions.push(fen, &Setup::from_fen(fen)?);
    /// assert_eq!(positions.counted(), [(0, 21)]);
    /// # Ok::<(), setwise::position::FenError>(())
    /// ```
    pub fn counted(&self) -> &[(usize, u16)] {
        &self.counted
    }

    /// The number of the game and of the ply of each position; empty where they do not come from games.
    ///
    /// ```
    /// assert!(setwise_features::Positions::default().moments().is_empty());
    /// ```
    pub fn moments(&self) -> &[(u64, u32)] {
        &self.moments
    }
}
