//! Perft of six positions with bulk counting: every engine beside cozy-chess and `chess`.
//!
//! ```text
//! cargo bench --package setwise-bench --bench perft             the rounds of `setwise bench perft`, with `chess`
//! cargo bench --package setwise-bench --bench perft -- --long   one ply deeper: some minutes
//! ```
//!
//! Threads need processor cores of their own: `taskset` on one core is for the rows of one thread only. The peer is at its
//! best with PEXT:
//!
//! ```text
//! RUSTFLAGS=-Ctarget-cpu=native cargo bench --package setwise-bench --features pext --bench perft -- --long
//! ```
//!
//! No criterion here: it measures one contestant after the other, while ratios need them side by side in every round.

use chess::{Board, MoveGen};
use setwise_bench::measure::Row;
use setwise_bench::perft::{Choice, Program, measure, measure_threads, programs};

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
    let mut programs = programs();
    programs.push(Program::new("chess", chess));
    print(&measure(&programs, choice));
    print(&measure_threads(choice));
}

fn print(rows: &[Row]) {
    for row in rows {
        println!("{:18} {:8.1}  {:6.3}  {}", row.name, row.value, row.ratio_to_first, row.unit);
    }
}
