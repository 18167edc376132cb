//! Counts do not depend on the number of threads, and are those of the core.

use setwise::{perft as core, position::Position};
use setwise_perft::{MAX_DEPTH, Options, Progress, divide, perft};
use std::sync::Mutex;

/// The start, positions with every rule, Chess960, few moves, one move only, and none.
const FENS: [&str; 9] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    "rnbqkbnr/pppppp2/6pp/8/P6P/3Q4/1PP1PPP1/RNR1KBN1 b Ckq - 1 3",
    "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
    "7k/8/5K2/8/6Q1/8/8/8 b - - 0 1",
    "k7/8/1K6/8/8/8/8/7R b - - 0 1",
    "6k1/5ppp/8/8/8/8/5PPP/r5K1 w - - 0 1",
];

fn positions() -> impl Iterator<Item = Position> {
    FENS.into_iter().map(|fen| Position::from_fen(fen).expect(fen))
}

#[test]
fn any_number_of_threads_counts_as_the_core() {
    for position in positions() {
        for depth in 0..=4 {
            let expected = core::perft(&position, depth);
            for threads in [0, 1, 2, 3, 7] {
                let options = Options::default().with_threads(threads);
                let place = format!("{position}, depth {depth}, {threads} threads");
                assert_eq!(perft(&position, depth, &options), expected, "{place}");
            }
        }
    }
}

#[test]
fn first_moves_are_divided_in_the_order_of_generation() {
    for position in positions() {
        for depth in 0..=4 {
            let mut expected = Vec::new();
            core::divide(&position, depth, |first, nodes| expected.push((first, nodes)));
            for threads in [1, 2, 5] {
                let options = Options::default().with_threads(threads);
                assert_eq!(divide(&position, depth, &options), expected, "{position}, depth {depth}");
            }
        }
    }
}

#[test]
fn progress_grows_and_ends_with_everything_done() {
    for position in positions().filter(Position::has_moves) {
        for threads in [1, 4] {
            let told = Mutex::new(Vec::new());
            let tell = |progress: Progress| told.lock().unwrap().push(progress);
            let nodes = perft(&position, 4, &Options::default().with_threads(threads).with_progress(&tell));
            let told = told.into_inner().unwrap();
            assert!(told.is_sorted_by_key(|progress| (progress.done, progress.nodes)), "{position}");
            let last = told.last().unwrap();
            assert_eq!((last.nodes, last.done, told.len()), (nodes, last.parts, last.parts), "{position}");
        }
    }
}

#[test]
fn more_threads_than_parts_do_no_harm() {
    let options = Options::default().with_threads(100_000);
    for position in positions().skip(5) {
        assert_eq!(perft(&position, 4, &options), core::perft(&position, 4), "{position}");
    }
}

#[test]
fn a_game_that_is_over_has_no_sequences_of_any_length() {
    let stalemate = Position::from_fen("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1").unwrap();
    for (depth, expected) in [(0, 1), (1, 0), (5, 0), (MAX_DEPTH, 0)] {
        let options = Options::default().with_threads(2);
        assert_eq!(perft(&stalemate, depth, &options), expected, "depth {depth}");
        assert_eq!(divide(&stalemate, depth, &options), [], "depth {depth}");
    }
}
