//! Perft of six positions with bulk counting: the core beside cozy-chess and `chess`.
//!
//! ```text
//! cargo bench --package setwise-bench --bench perft             the rounds of `setwise bench perft`, with `chess`
//! cargo bench --package setwise-bench --bench perft -- --long   one ply deeper: some minutes
//! ```
//!
//! No criterion here: it measures one contestant after the other, while ratios need them side by side in every round.

use chess::{Board, MoveGen};
use setwise_bench::perft::{Choice, PROGRAMS, Program, measure};

/// Legal moves one by one, but for the last ply, which is their number.
fn count(board: &Board, depth: u32) -> u64 {
    let moves = MoveGen::new_legal(board);
    match depth {
        0 => 1,
        1 => moves.len() as u64,
        _ => moves.map(|chosen| count(&board.make_move_new(chosen), depth - 1)).sum(),
    }
}

fn chess(fen: &str) -> Box<dyn Fn(u32) -> u64> {
    let board: Board = fen.parse().expect("the position is one");
    Box::new(move |depth| count(&board, depth))
}

fn main() {
    let long = std::env::args().any(|argument| argument == "--long");
    let choice: Choice = if long { |case| case.long } else { |case| case.short };
    let programs: Vec<Program> = PROGRAMS.into_iter().chain([("chess", chess as _)]).collect();
    for row in measure(&programs, choice) {
        println!("{:12} {:8.1}  {:6.3}  {}", row.name, row.value, row.ratio_to_first, row.unit);
    }
}
