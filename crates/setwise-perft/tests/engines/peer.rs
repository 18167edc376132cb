//! cozy-chess beside us: its boards from our positions, and its counts.

use cozy_chess::Board;
use setwise::position::{FenStyle, Position};

/// The same position there, if it is one there. Its counters stop early, and do not matter.
pub(super) fn board(position: &Position) -> Option<Board> {
    let fen = position.setup().with_counters(0, 1).fen(FenStyle::Shredder).to_string();
    Board::from_fen(&fen, true).ok()
}

/// Its count, the last ply in bulk.
pub(super) fn perft(board: &Board, depth: u32) -> u64 {
    let mut nodes = 0;
    board.generate_moves(|bundle| {
        if depth == 1 {
            nodes += bundle.len() as u64;
        } else {
            for chosen in bundle {
                let mut after = board.clone();
                after.play_unchecked(chosen);
                nodes += perft(&after, depth - 1);
            }
        }
        false
    });
    nodes
}
