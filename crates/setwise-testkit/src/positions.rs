//! Positions: famous ones, and seeded random ones.
//!
//! The random ones have one king each, never side by side, and no pawn on a back rank; that the side not to
//! move is in check may happen. Castling rights and en passant squares are there only where the pieces allow
//! them.

use fastrand::Rng;
use setwise::{
    Bitboard, Color, Direction, Piece, Rank, Role, Square,
    position::{Board, Castling, Setup},
};

/// FENs that every move generator has been tried on, a few studies, and Chess960 arrays in Shredder and
/// X-FEN.
pub const FAMOUS: [&str; 18] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    "4k3/8/8/8/4r3/8/4R3/4K3 b - - 0 1",
    "6k1/5ppp/8/8/8/8/5PPP/r5K1 w - - 0 1",
    "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
    "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
    "rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 3",
    "7K/8/k1P5/7p/8/8/8/8 w - - 0 1",
    "8/8/8/1k6/8/8/4P3/K7 b - - 0 1",
    "R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1",
    "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1",
    "4k3/8/8/8/8/8/8/4K2R b K - 99 200",
    "8/8/3k4/8/1b1q4/2P1P3/3K4/3B3r w - - 3 60",
    "1rqbkrbn/1ppppp1p/1n6/p1N3p1/8/2P4P/PP1PPPP1/1RQBKRBN w FBfb - 0 9",
    "rbbqn1kr/pp2p1pp/6n1/2pp1p2/2P4P/P7/BP1PPPP1/R1BQNNKR w HAha - 0 9",
    "rnr1kbn1/pppppppp/8/8/8/8/PPPPPPPP/RNR1KBN1 b Ckq - 4 7",
];

/// The setups of [`FAMOUS`].
pub fn famous_setups() -> impl Iterator<Item = Setup> {
    FAMOUS.into_iter().map(|fen| fen.parse().expect(fen))
}

/// An endless sequence of setups, the same for the same seed, from two lone kings to crowded boards.
pub fn setups(seed: u64) -> impl Iterator<Item = Setup> {
    let mut rng = Rng::with_seed(seed);
    (0_usize..).map(move |index| {
        let board = random_board(&mut rng, index % 31);
        let side_to_move = if rng.bool() { Color::White } else { Color::Black };
        Setup {
            board,
            side_to_move,
            castling: random_castling(&mut rng, &board),
            en_passant: random_en_passant(&mut rng, &board, side_to_move),
            halfmove_clock: rng.u32(..100),
            fullmove_number: rng.u32(1..200),
        }
    })
}

/// Two kings and as many other pieces, or a few less where one falls on an occupied square or a forbidden
/// one.
fn random_board(rng: &mut Rng, others: usize) -> Board {
    let mut board = Board::EMPTY;
    let white = Square::ALL[rng.usize(..64)];
    let black = loop {
        let square = Square::ALL[rng.usize(..64)];
        if square.distance(white) > 1 {
            break square;
        }
    };
    board.set(white, Piece { color: Color::White, role: Role::King });
    board.set(black, Piece { color: Color::Black, role: Role::King });
    for _ in 0..others {
        let square = Square::ALL[rng.usize(..64)];
        let color = Color::ALL[rng.usize(..2)];
        let role = if rng.bool() { Role::Pawn } else { Role::ALL[rng.usize(1..5)] };
        let on_back_rank = matches!(square.rank(), Rank::First | Rank::Eighth);
        if board.piece_at(square).is_none() && !(role == Role::Pawn && on_back_rank) {
            board.set(square, Piece { color, role });
        }
    }
    board
}

/// For each side whose king is on its back rank: at most one rook to each side of it.
fn random_castling(rng: &mut Rng, board: &Board) -> Castling {
    let mut rights = Bitboard::EMPTY;
    for color in Color::ALL {
        let rank = color.relative_rank(Rank::First);
        let Some(king) = board.king(color).filter(|king| king.rank() == rank) else { continue };
        let rooks = board.pieces(color, Role::Rook) & Bitboard::from_rank(rank);
        let (right, left): (Vec<Square>, Vec<Square>) = rooks.squares().partition(|&rook| rook > king);
        for side in [left, right] {
            rights.extend(rng.choice(side).filter(|_| rng.bool()));
        }
    }
    Castling::from_squares(rights)
}

/// A square that an enemy pawn may just have passed over, if there is one.
fn random_en_passant(rng: &mut Rng, board: &Board, side_to_move: Color) -> Option<Square> {
    let enemy = !side_to_move;
    let passed: Vec<Square> = Bitboard::from_rank(enemy.relative_rank(Rank::Third))
        .squares()
        .filter(|&square| {
            let neighbor =
                |direction: Direction| square.step(direction).and_then(|next| board.piece_at(next));
            let pawn = Some(Piece { color: enemy, role: Role::Pawn });
            let came_from = neighbor(enemy.forward().opposite());
            board.piece_at(square).is_none() && came_from.is_none() && neighbor(enemy.forward()) == pawn
        })
        .collect();
    rng.choice(passed)
}
