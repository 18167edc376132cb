//! Counting by several threads: cut the tree into many parts, and let each thread take the next one.
//!
//! ```text
//! parts   = the legal moves, each with the position after it
//! while there are few parts, and each is still deep:
//!     every part becomes the positions after its moves, and remembers its first move
//! each thread: take some parts of one first move, count them, add to its sum; until none is left
//! ```
//!
//! First moves alone are a poor cut: one that takes half of the time leaves one thread alone with it. So the tree is
//! cut ply by ply until there are a thousand parts, of which no one matters. A part does not depend on another and
//! sums do not depend on their order, so any number of threads gives the same counts.
//!
//! Cost: that of the engine; the parts add a copy-make each, and a lock taken twice.

use crate::{Engine, Options, Progress, counter::Counter};
use setwise::{movegen::Move, position::Position};
use std::{
    sync::{Mutex, MutexGuard, PoisonError},
    thread,
};

/// So many parts are enough for the last ones to end at nearly the same time.
const ENOUGH_PARTS: usize = 1024;

/// A part of this depth is not cut: it is counted faster than it is handed out.
const fn small_depth(engine: Engine) -> u32 {
    match engine.instruction_set() {
        None => 2,
        Some(_) => 3,
    }
}

/// The parts that are taken at a time: the set-wise engine counts so many together, and much faster than one by one. Towards the
/// end of `left` parts it takes fewer, so that the threads end at nearly the same time.
fn handful(options: &Options<'_>, left: usize) -> usize {
    const MOST: usize = 64;
    match options.engine().instruction_set() {
        None => 1,
        Some(_) if options.threads() == 1 => MOST,
        Some(_) => (left / (4 * options.threads())).clamp(MOST / 8, MOST),
    }
}

/// The number of sequences of `depth` legal moves; exact below 2⁶⁴, where one processor core would need a
/// thousand years to come.
///
/// ```
/// use setwise::position::Position;
/// use setwise_perft::{Options, perft};
/// assert_eq!(perft(&Position::START, 4, &Options::default()), 197_281);
/// ```
pub fn perft(position: &Position, depth: u32, options: &Options<'_>) -> u64 {
    match depth {
        0 => 1,
        _ => count(position, depth, options).into_iter().map(|(_, nodes)| nodes).sum(),
    }
}

/// The number of sequences that begin with each of the legal moves, in the order of generation; none at depth 0.
///
/// ```
/// use setwise::position::Position;
/// use setwise_perft::{Options, divide};
/// let lines = divide(&Position::START, 3, &Options::default());
/// assert_eq!((lines.len(), lines[0].0.to_string().as_str(), lines[0].1), (20, "a2a3", 380));
/// ```
pub fn divide(position: &Position, depth: u32, options: &Options<'_>) -> Vec<(Move, u64)> {
    match depth {
        0 => Vec::new(),
        _ => count(position, depth, options),
    }
}

fn count(position: &Position, depth: u32, options: &Options<'_>) -> Vec<(Move, u64)> {
    let small = small_depth(options.engine());
    let (parts, rest) = cut(position, depth, small);
    // What is small enough never to be cut is not worth a second thread.
    let helpers = if depth <= small + 1 { 0 } else { options.threads().min(parts.len()).saturating_sub(1) };
    let lines: Vec<(Move, u64)> = position.moves().map(|first| (first, 0)).collect();
    let progress = Progress { parts: parts.len(), ..Progress::default() };
    let job = Job { rest, options, state: Mutex::new(State { parts, lines, progress }) };
    thread::scope(|scope| {
        for _ in 0..helpers {
            // Where the system gives no more threads, those that are there do the work.
            if thread::Builder::new().spawn_scoped(scope, || job.work()).is_err() {
                break;
            }
        }
        job.work();
    });
    job.state.into_inner().unwrap_or_else(PoisonError::into_inner).lines
}

/// A part of the tree: the index of the first move, and a position below it.
type Part = (usize, Position);

/// Cuts the tree; also returns the depth that is left to count below each part.
fn cut(position: &Position, depth: u32, small: u32) -> (Vec<Part>, u32) {
    let after = |position: Position| position.moves().map(move |chosen| position.play_unchecked(chosen));
    let mut parts: Vec<Part> = after(*position).enumerate().collect();
    let mut rest = depth - 1;
    while rest > small && (1..ENOUGH_PARTS).contains(&parts.len()) {
        parts =
            parts.into_iter().flat_map(|(first, part)| after(part).map(move |next| (first, next))).collect();
        rest -= 1;
    }
    (parts, rest)
}

/// A count in progress, shared by all threads.
struct Job<'a> {
    rest: u32,
    options: &'a Options<'a>,
    state: Mutex<State>,
}

/// What is left to do, from the last part to the first, and what has come of the rest.
struct State {
    parts: Vec<Part>,
    lines: Vec<(Move, u64)>,
    progress: Progress,
}

impl Job<'_> {
    /// Counts parts until none is left.
    fn work(&self) {
        let mut counter = Counter::new(self.options);
        let mut positions = Vec::new();
        while let Some(first) = self.take_parts(&mut positions) {
            let nodes = counter.count_all(&positions, self.rest);
            let mut state = self.state();
            state.lines[first].1 += nodes;
            state.progress.nodes += nodes;
            state.progress.done += positions.len();
            self.options.tell(state.progress);
        }
    }

    /// Takes some of the parts that are left, all of one first move, and says which one; none if there are no more.
    fn take_parts(&self, positions: &mut Vec<Position>) -> Option<usize> {
        let parts = &mut self.state().parts;
        let &(first, _) = parts.last()?;
        positions.clear();
        let most = handful(self.options, parts.len());
        while positions.len() < most
            && let Some((_, position)) = parts.pop_if(|(other, _)| *other == first)
        {
            positions.push(position);
        }
        Some(first)
    }

    /// The lock: a thread that has panicked, in a function that was told of progress, keeps nobody from it.
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use setwise::perft as core;

    /// Positions of many moves and of few; the king of the last one is in check and has a single move.
    const FENS: [&str; 5] = [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        "rnb1kbnr/pppp1ppp/8/4p3/5P1q/8/PPPPP1PP/RNBQKBNR w KQkq - 1 3",
    ];

    #[test]
    fn two_threads_have_half_of_the_nodes_each() {
        for (fen, small) in FENS.into_iter().flat_map(|fen| [(fen, 2), (fen, 3)]) {
            let (parts, rest) = cut(&Position::from_fen(fen).expect(fen), 5, small);
            assert!(rest >= small);
            let mut loads = [0; 2];
            for (_, position) in parts {
                // Who has done less is the next to come.
                let next = usize::from(loads[1] < loads[0]);
                loads[next] += core::perft(&position, rest);
            }
            let (total, longest) = (loads[0] + loads[1], loads[0].max(loads[1]));
            assert!(total as f64 / longest as f64 > 1.95, "{fen}: {loads:?}");
        }
    }
}
