//! Random games, and a suite of positions out of them: the same for the same seed.
//!
//! The games begin with the usual array, with one of Chess960, or with another of them for each side. A suite takes
//! one position a game, so that its positions have little in common, and fills each [`Kind`] to the same number.

use fastrand::Rng;
use setwise::{
    Bitboard, Color, File, Piece, Rank, Role, Square,
    position::{Castling, Position, Setup},
};

/// The number of the usual array among those of Chess960.
pub const USUAL: usize = 518;

/// An array of Chess960 from the a file to the h file, by its number below 960 (Reinhard Scharnagl's numbering).
pub fn back_rank(number: usize) -> [Role; 8] {
    let mut array = [None; 8];
    array[2 * (number % 4) + 1] = Some(Role::Bishop);
    array[2 * (number / 4 % 4)] = Some(Role::Bishop);
    let mut put = |free: usize, role| {
        let file = (0..8).filter(|&file| array[file].is_none()).nth(free).expect("a free file");
        array[file] = Some(role);
    };
    put(number / 16 % 6, Role::Queen);
    let pairs = (0..5).flat_map(|first| (first + 1..5).map(move |second| (first, second)));
    let (first, second) = pairs.into_iter().nth(number / 96).expect("a number below 960");
    put(first, Role::Knight);
    put(second - 1, Role::Knight);
    for role in [Role::Rook, Role::King, Role::Rook] {
        put(0, role);
    }
    array.map(|role| role.expect("eight pieces"))
}

/// The position before the first move, with these arrays.
pub fn start(white: usize, black: usize) -> Position {
    let mut setup = Setup::START;
    let mut rooks = Bitboard::EMPTY;
    for (color, number) in [(Color::White, white), (Color::Black, black)] {
        for (file, role) in File::ALL.into_iter().zip(back_rank(number)) {
            let square = Square::at(file, color.relative_rank(Rank::First));
            setup.board.set(square, Piece { color, role });
            rooks.extend((role == Role::Rook).then_some(square));
        }
    }
    setup.castling = Castling::from_squares(rooks);
    Position::new(setup).expect("an array is a position")
}

/// The positions of a random game, its first one too, up to its end or to a number of moves.
pub fn game(rng: &mut Rng, start: Position, plies: usize) -> Vec<Position> {
    let mut positions = vec![start];
    while let Some(last) = positions.last().filter(|_| positions.len() <= plies) {
        let Some(chosen) = rng.choice(last.moves()) else { break };
        positions.push(last.play_unchecked(chosen));
    }
    positions
}

/// The positions of so many random games, from all three kinds of starts in turn.
pub fn games(seed: u64, count: usize) -> impl Iterator<Item = Position> {
    let mut rng = Rng::with_seed(seed);
    (0..count).flat_map(move |index| {
        let start = Kind::ALL[index % 3].start(&mut rng);
        game(&mut rng, start, 160)
    })
}

/// What is special about a position of the suite.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// From a usual game.
    Usual,
    /// From a game of Chess960, with castling rights.
    Chess960,
    /// From a game with another array for each side, with castling rights.
    DoubleChess960,
    /// A pawn may promote.
    Promotion,
    /// A pawn may take en passant.
    EnPassant,
    /// The side to move is in check.
    Check,
}

impl Kind {
    /// All kinds.
    pub const ALL: [Self; 6] =
        [Self::Usual, Self::Chess960, Self::DoubleChess960, Self::Promotion, Self::EnPassant, Self::Check];

    /// How a game begins that may have a position of this kind.
    fn start(self, rng: &mut Rng) -> Position {
        let (white, black) = (rng.usize(..960), rng.usize(..960));
        match self {
            Self::Usual => Position::START,
            Self::Chess960 => start(white, white),
            Self::DoubleChess960 => start(white, black),
            _ => Self::ALL[rng.usize(..3)].start(rng),
        }
    }

    /// Whether a position is of this kind, its game aside.
    pub fn fits(self, position: &Position) -> bool {
        match self {
            Self::Usual => true,
            Self::Chess960 | Self::DoubleChess960 => !position.castling().is_empty(),
            Self::Promotion => position.moves().any(|chosen| chosen.promotion.is_some()),
            Self::EnPassant => !position.setup().en_passant_capturers().is_empty(),
            Self::Check => position.is_check(),
        }
    }
}

/// Positions of all kinds, so many of each, each from another game that has not ended yet.
pub fn suite(seed: u64, of_each: usize) -> impl Iterator<Item = (Kind, Position)> {
    let mut rng = Rng::with_seed(seed);
    Kind::ALL.into_iter().flat_map(move |kind| {
        let one = || {
            let start = kind.start(&mut rng);
            let first = rng.usize(..120);
            let mut positions = game(&mut rng, start, 160).into_iter().skip(first);
            positions.find(|position| position.has_moves() && kind.fits(position))
        };
        let positions: Vec<Position> = core::iter::repeat_with(one).flatten().take(of_each).collect();
        positions.into_iter().map(move |position| (kind, position))
    })
}
