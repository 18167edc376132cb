//! Positions on their way from an input to an output: a batch of them, as columns.

use setwise::position::Setup;
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
    /// The boards and the sides to move.
    boards: Boards,
    /// Of positions from games: the number of the game in its input, from 1, and of the moves of one side before.
    moments: Vec<(u64, u32)>,
}

impl Default for Positions {
    fn default() -> Self {
        Self { fens: String::new(), ends: vec![0], boards: Boards::new(), moments: Vec::new() }
    }
}

impl Positions {
    /// Adds a position and the text that it was read from.
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
        self.end(setup);
    }

    /// Adds a position of a game; its text is written here. Either all positions of a batch come from games, or none.
    ///
    /// ```
    /// use setwise::position::Setup;
    /// let mut positions = setwise_features::Positions::default();
    /// positions.push_from_game(&Setup::EMPTY, 3, 0);
    /// assert_eq!((positions.fens(), positions.moments()), ("8/8/8/8/8/8/8/8 w - - 0 1", &[(3, 0)][..]));
    /// ```
    pub fn push_from_game(&mut self, setup: &Setup, game: u64, ply: u32) {
        // Writing into a string does not fail.
        let _ = write!(self.fens, "{setup}");
        self.end(setup);
        self.moments.push((game, ply));
    }

    /// Ends the text of a position, and adds its board.
    #[inline]
    fn end(&mut self, setup: &Setup) {
        self.ends.push(i32::try_from(self.fens.len()).unwrap_or(i32::MAX));
        self.boards.push(&setup.board, setup.side_to_move);
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

    /// The boards and the sides to move.
    ///
    /// ```
    /// assert!(setwise_features::Positions::default().boards().is_empty());
    /// ```
    pub fn boards(&self) -> &Boards {
        &self.boards
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
