//! Boards and words to prove kernels on, the same for every run.
//!
//! A third are positions of games, a third random positions with a king each. The last third could be no position: from
//! empty to full, pawns on any rank, no king or several. Each comes with words that know nothing of the board.

use fastrand::Rng;
use setwise::{Bitboard, Color, Piece, Role, Square, position::Board, walk};
use setwise_batch::Boards;
use setwise_testkit::{
    attack_oracle::only_king,
    games::games,
    positions::{famous_setups, setups},
    random::bitboards,
};

/// One board, and words beside it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Case {
    /// The board.
    pub(crate) board: Board,
    /// Who is to move.
    pub(crate) side_to_move: Color,
    /// Sliders along ranks and files, along diagonals, and occupied squares, theirs too in two of three cases; no matter what
    /// is on the board.
    pub(crate) sliders: [u64; 3],
    /// For each color, some of the squares around its only king.
    pub(crate) escapes: [u64; 2],
}

/// The numbers of the columns of words.
pub(crate) const ORTHOGONAL: usize = 0;
pub(crate) const DIAGONAL: usize = 1;
pub(crate) const OCCUPIED: usize = 2;
pub(crate) const ESCAPES: usize = 3;

impl Case {
    /// The same seen from the other side of the board.
    pub(crate) fn flip(&self) -> Self {
        let [white, black] = self.escapes;
        Self {
            board: self.board.flip_colors(),
            side_to_move: !self.side_to_move,
            sliders: self.sliders.map(u64::swap_bytes),
            escapes: [black.swap_bytes(), white.swap_bytes()],
        }
    }
}

/// What kernels take: boards, and columns of words.
#[derive(Clone, Debug)]
pub(crate) struct Columns {
    /// The boards.
    pub(crate) boards: Boards,
    /// The words, by their numbers.
    pub(crate) words: [Vec<u64>; 4],
}

impl Columns {
    /// The columns of some cases, with the escapes of a color.
    pub(crate) fn of(cases: &[Case], color: Color) -> Self {
        let column = |word: fn(&Case) -> u64| cases.iter().map(word).collect();
        let escapes = cases.iter().map(|case| case.escapes[color as usize]).collect();
        Self {
            boards: cases.iter().map(|case| (case.board, case.side_to_move)).collect(),
            words: [
                column(|case| case.sliders[ORTHOGONAL]),
                column(|case| case.sliders[DIAGONAL]),
                column(|case| case.sliders[OCCUPIED]),
                escapes,
            ],
        }
    }
}

/// Any pieces on some squares, kings as often as others.
fn wild_board(rng: &mut Rng, occupied: Bitboard) -> Board {
    let mut board = Board::EMPTY;
    let roles = if rng.bool() { &Role::ALL[..] } else { &Role::ALL[..5] };
    for square in occupied.squares() {
        board.set(square, Piece { color: Color::ALL[rng.usize(..2)], role: roles[rng.usize(..roles.len())] });
    }
    if roles.len() == 5 {
        for color in Color::ALL {
            board.set(Square::ALL[rng.usize(..64)], Piece { color, role: Role::King });
        }
    }
    board
}

/// All cases: more than two of the chunks in which narrow results are computed.
pub(crate) fn cases() -> Vec<Case> {
    let mut rng = Rng::with_seed(1);
    let played = games(2, 24).step_by(8).map(|position| (*position.board(), position.side_to_move()));
    let random = famous_setups().chain(setups(3)).map(|setup| (setup.board, setup.side_to_move));
    let densities = bitboards(4).take(360).chain([Bitboard::EMPTY; 4]).chain([Bitboard::FULL; 16]);
    let wild: Vec<(Board, Color)> = densities
        .map(|occupied| (wild_board(&mut rng, occupied), Color::ALL[occupied.count() as usize % 2]))
        .collect();
    let mut boards: Vec<(Board, Color)> = played.take(380).chain(random.take(380)).chain(wild).collect();
    rng.shuffle(&mut boards);
    let mut words = bitboards(5).zip(bitboards(6).skip(1)).zip(bitboards(7).skip(2));
    boards
        .into_iter()
        .enumerate()
        .map(|(index, (board, side_to_move))| {
            let ((orthogonal, diagonal), others) = words.next().expect("an endless sequence");
            let [orthogonal, diagonal, others] = match index % 64 {
                0 => [Bitboard::FULL; 3],
                1 => [Bitboard::FULL, Bitboard::EMPTY, Bitboard::EMPTY],
                2 => [Bitboard::EMPTY, Bitboard::FULL, Bitboard::EMPTY],
                3 => [Bitboard::EMPTY; 3],
                _ => [orthogonal, diagonal, others],
            };
            let around = |color| only_king(&board, color).map_or(Bitboard::EMPTY, walk::king_attacks);
            let theirs = if index % 3 == 0 { Bitboard::EMPTY } else { orthogonal | diagonal };
            let some = Bitboard::from_bits(rng.u64(..) & rng.u64(..));
            Case {
                board,
                side_to_move,
                sliders: [orthogonal, diagonal, theirs | others].map(Bitboard::bits),
                escapes: Color::ALL.map(|color| (around(color) & some).bits()),
            }
        })
        .collect()
}
