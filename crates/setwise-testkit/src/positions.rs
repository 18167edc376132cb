//! Seeded random positions: one king each, not side by side; pawns on ranks 2 to 7; anything else goes.

use fastrand::Rng;
use setwise::{
    Bitboard, Color, Piece, Rank, Role, Square,
    position::{Board, Setup},
};

/// An endless sequence of positions, the same for the same seed, from four pieces to about thirty.
pub fn setups(seed: u64) -> impl Iterator<Item = Setup> {
    let mut rng = Rng::with_seed(seed);
    core::iter::repeat_with(move || {
        let mut board = Board::EMPTY;
        let white_king = Square::ALL[rng.usize(..64)];
        let black_king = loop {
            let square = Square::ALL[rng.usize(..64)];
            if square.distance(white_king) > 1 {
                break square;
            }
        };
        board.set(white_king, Piece { color: Color::White, role: Role::King });
        board.set(black_king, Piece { color: Color::Black, role: Role::King });
        let back_ranks = Bitboard::from_rank(Rank::First) | Bitboard::from_rank(Rank::Eighth);
        for _ in 0..rng.usize(2..30) {
            let square = Square::ALL[rng.usize(..64)];
            let role = if rng.bool() { Role::Pawn } else { Role::ALL[rng.usize(1..5)] };
            let misplaced = role == Role::Pawn && back_ranks.contains(square);
            if board.piece_at(square).is_none() && !misplaced {
                board.set(square, Piece { color: Color::ALL[rng.usize(..2)], role });
            }
        }
        Setup { board, side_to_move: Color::ALL[rng.usize(..2)], ..Setup::EMPTY }
    })
}
