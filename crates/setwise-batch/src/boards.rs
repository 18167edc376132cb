//! Many boards as columns: all white sets, then all black ones, and so on.
//!
//! A kernel takes the same set of many boards side by side. So what a [`Board`] keeps together is kept apart here: eight
//! columns of sets, and one that says who is to move, as an empty set for white and a full one for black, so that it can
//! be a mask without a question.

use setwise::{
    Bitboard, Color, Role,
    position::{Board, Position, Setup},
};

/// A column for each set of a board, and one for the side to move.
///
/// ```
/// use setwise::{Color, Role, position::Board};
/// use setwise_batch::Boards;
/// let mut boards = Boards::new();
/// boards.push(&Board::START, Color::White);
/// assert_eq!(boards.role(Role::King), [0x1000_0000_0000_0010]);
/// assert_eq!(boards.board(0), Some((Board::START, Color::White)));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Boards {
    colors: [Vec<u64>; 2],
    roles: [Vec<u64>; 6],
    black_to_move: Vec<u64>,
    castling: Vec<u64>,
    en_passant: Vec<u64>,
}

impl Boards {
    /// No boards.
    ///
    /// ```
    /// assert!(setwise_batch::Boards::new().is_empty());
    /// ```
    pub const fn new() -> Self {
        Self {
            colors: [const { Vec::new() }; 2],
            roles: [const { Vec::new() }; 6],
            black_to_move: Vec::new(),
            castling: Vec::new(),
            en_passant: Vec::new(),
        }
    }

    /// No boards, with room for so many: 88 bytes each.
    ///
    /// ```
    /// assert!(setwise_batch::Boards::with_capacity(1024).is_empty());
    /// ```
    pub fn with_capacity(boards: usize) -> Self {
        let column = || Vec::with_capacity(boards);
        Self {
            colors: [(); 2].map(|()| column()),
            roles: [(); 6].map(|()| column()),
            black_to_move: column(),
            castling: column(),
            en_passant: column(),
        }
    }

    /// Adds a board and its side to move.
    ///
    /// ```
    /// use setwise::{Color, position::Board};
    /// let mut boards = setwise_batch::Boards::new();
    /// boards.push(&Board::EMPTY, Color::Black);
    /// assert_eq!(boards.len(), 1);
    /// ```
    #[inline]
    pub fn push(&mut self, board: &Board, side_to_move: Color) {
        for (column, color) in self.colors.iter_mut().zip(Color::ALL) {
            column.push(board.color(color).bits());
        }
        for (column, role) in self.roles.iter_mut().zip(Role::ALL) {
            column.push(board.role(role).bits());
        }
        self.black_to_move.push(mask(side_to_move));
        self.castling.push(0);
        self.en_passant.push(0);
    }

    /// Adds a position: its board, its side to move, and what the board does not tell, which is castling and en passant.
    ///
    /// Two rights on the same side of a king, a fault that must have been ignored, are left out.
    ///
    /// ```
    /// use setwise::position::Position;
    /// let mut boards = setwise_batch::Boards::new();
    /// boards.push_position(&Position::START);
    /// assert_eq!(boards.castling(), [0x8100_0000_0000_0081]);
    /// ```
    #[inline]
    pub fn push_position(&mut self, position: &Position) {
        self.push_setup(position.setup());
    }

    /// Adds what a position tells, for those who have judged it and need no [`Position`].
    ///
    /// Castling rights and the en passant square are taken as they are: [`Setup::validate`] should find no fault with them.
    ///
    /// ```
    /// use setwise::position::Setup;
    /// let mut boards = setwise_batch::Boards::new();
    /// boards.push_setup(&Setup::START);
    /// assert_eq!(boards.castling(), [0x8100_0000_0000_0081]);
    /// ```
    #[inline]
    pub fn push_setup(&mut self, setup: &Setup) {
        self.push(&setup.board, setup.side_to_move);
        if let (Some(castling), Some(capturers)) = (self.castling.last_mut(), self.en_passant.last_mut()) {
            *castling = castling_rooks(setup).bits();
            *capturers = setup.en_passant_capturers().bits();
        }
    }

    /// The number of boards.
    ///
    /// ```
    /// assert_eq!(setwise_batch::Boards::new().len(), 0);
    /// ```
    pub fn len(&self) -> usize {
        self.black_to_move.len()
    }

    /// Whether there is no board.
    ///
    /// ```
    /// assert!(setwise_batch::Boards::default().is_empty());
    /// ```
    pub fn is_empty(&self) -> bool {
        self.black_to_move.is_empty()
    }

    /// Takes all boards out, and keeps the room.
    ///
    /// ```
    /// use setwise::{Color, position::Board};
    /// let mut boards = setwise_batch::Boards::from_iter([(Board::START, Color::White)]);
    /// boards.clear();
    /// assert!(boards.is_empty());
    /// ```
    pub fn clear(&mut self) {
        self.colors.iter_mut().chain(&mut self.roles).for_each(Vec::clear);
        self.black_to_move.clear();
        self.castling.clear();
        self.en_passant.clear();
    }

    /// The column of a color: a set of squares for each board, a1 the lowest bit.
    ///
    /// ```
    /// use setwise::{Color, position::Board};
    /// let boards = setwise_batch::Boards::from_iter([(Board::START, Color::White)]);
    /// assert_eq!(boards.color(Color::White), [0xffff]);
    /// ```
    pub fn color(&self, color: Color) -> &[u64] {
        &self.colors[color as usize]
    }

    /// The column of a role, both colors together.
    ///
    /// ```
    /// use setwise::{Color, Role, position::Board};
    /// let boards = setwise_batch::Boards::from_iter([(Board::START, Color::White)]);
    /// assert_eq!(boards.role(Role::Rook), [0x8100_0000_0000_0081]);
    /// ```
    pub fn role(&self, role: Role) -> &[u64] {
        &self.roles[role as usize]
    }

    /// The column of the sides to move: all bits set where it is black.
    ///
    /// ```
    /// use setwise::{Color, position::Board};
    /// let boards = setwise_batch::Boards::from_iter([(Board::START, Color::Black)]);
    /// assert_eq!(boards.black_to_move(), [u64::MAX]);
    /// ```
    pub fn black_to_move(&self) -> &[u64] {
        &self.black_to_move
    }

    /// The column of the castling rights: the squares of the rooks, as [`Castling`](setwise::position::Castling) has them; none
    /// for boards that came without.
    ///
    /// ```
    /// use setwise::{Color, position::Board};
    /// let boards = setwise_batch::Boards::from_iter([(Board::START, Color::White)]);
    /// assert_eq!(boards.castling(), [0]);
    /// ```
    pub fn castling(&self) -> &[u64] {
        &self.castling
    }

    /// The column of pawns that may capture en passant now, pins and checks considered.
    ///
    /// ```
    /// use setwise::{Square, position::Position};
    /// let position = Position::from_fen("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1")?;
    /// let boards = setwise_batch::Boards::from_iter([position]);
    /// assert_eq!(boards.en_passant(), [Square::E5.bitboard().bits()]);
    /// # Ok::<(), setwise::position::PositionError>(())
    /// ```
    pub fn en_passant(&self) -> &[u64] {
        &self.en_passant
    }

    /// A board and its side to move; none behind the last.
    ///
    /// ```
    /// assert_eq!(setwise_batch::Boards::new().board(0), None);
    /// ```
    pub fn board(&self, index: usize) -> Option<(Board, Color)> {
        let set = |column: &Vec<u64>| column.get(index).copied().map(Bitboard::from_bits).unwrap_or_default();
        let &side = self.black_to_move.get(index)?;
        let board = Board::from_sets(self.colors.each_ref().map(set), self.roles.each_ref().map(set))?;
        Some((board, if side == 0 { Color::White } else { Color::Black }))
    }

    /// The columns of colors and roles, as kernels take them.
    pub(crate) fn columns(&self) -> [&[u64]; 8] {
        let [white, black] = &self.colors;
        let [pawns, knights, bishops, rooks, queens, kings] = &self.roles;
        [white, black, pawns, knights, bishops, rooks, queens, kings]
    }
}

/// A side to move as a set.
fn mask(side_to_move: Color) -> u64 {
    match side_to_move {
        Color::White => 0,
        Color::Black => u64::MAX,
    }
}

/// The rooks that may castle: one on each side of a king. Of two on the same side, a fault that was ignored, neither is told.
fn castling_rooks(setup: &Setup) -> Bitboard {
    let rooks = |color: Color| {
        let Some(king) = setup.board.king(color) else { return Bitboard::EMPTY };
        let rooks = setup.castling.rooks(color);
        let below = Bitboard::from_bits(king.bitboard().bits() - 1);
        let only = |rooks: Bitboard| if rooks.is_single() { rooks } else { Bitboard::EMPTY };
        only(rooks & below) | only(rooks - below)
    };
    if setup.castling.is_empty() { Bitboard::EMPTY } else { rooks(Color::White) | rooks(Color::Black) }
}

impl Extend<Position> for Boards {
    fn extend<I: IntoIterator<Item = Position>>(&mut self, positions: I) {
        positions.into_iter().for_each(|position| self.push_position(&position));
    }
}

impl FromIterator<Position> for Boards {
    fn from_iter<I: IntoIterator<Item = Position>>(positions: I) -> Self {
        let mut columns = Self::new();
        columns.extend(positions);
        columns
    }
}

impl Extend<(Board, Color)> for Boards {
    fn extend<I: IntoIterator<Item = (Board, Color)>>(&mut self, boards: I) {
        boards.into_iter().for_each(|(board, side_to_move)| self.push(&board, side_to_move));
    }
}

impl FromIterator<(Board, Color)> for Boards {
    fn from_iter<I: IntoIterator<Item = (Board, Color)>>(boards: I) -> Self {
        let mut columns = Self::new();
        columns.extend(boards);
        columns
    }
}
