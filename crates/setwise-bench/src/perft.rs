//! Perft with bulk counting: six positions that every move generator is tried on, by every engine, beside cozy-chess.
//!
//! The peer is at its best: it hands its moves over in bundles, so the last ply adds the sizes of bundles in a
//! callback of its own. A branch on the depth inside one callback for all plies would cost it a third.
//!
//! Every contestant counts whole trees, and a count that is not the known one is no figure: it panics.

use crate::measure::{Contestant, Row, race, race_of_threads};
use setwise::position::Position;
use setwise_perft::{Engine, Options, perft};

/// A position to count from.
#[derive(Debug)]
pub struct Case {
    /// A short name.
    pub name: &'static str,
    /// The position.
    pub fen: &'static str,
    /// A depth that takes a tenth of a second or so, and its count.
    pub short: (u32, u64),
    /// One ply more, and its count.
    pub long: (u32, u64),
}

/// The positions: the start, one with every kind of move, an endgame, promotions, and two middle games.
pub static CASES: [Case; 6] = [
    Case {
        name: "start",
        fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        short: (5, 4_865_609),
        long: (6, 119_060_324),
    },
    Case {
        name: "kiwipete",
        fen: "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        short: (4, 4_085_603),
        long: (5, 193_690_690),
    },
    Case {
        name: "endgame",
        fen: "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        short: (6, 11_030_083),
        long: (7, 178_633_661),
    },
    Case {
        name: "promotions",
        fen: "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        short: (5, 15_833_292),
        long: (6, 706_045_033),
    },
    Case {
        name: "exposed king",
        fen: "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
        short: (4, 2_103_487),
        long: (5, 89_941_194),
    },
    Case {
        name: "middle game",
        fen: "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
        short: (4, 3_894_594),
        long: (5, 164_075_551),
    },
];

/// What two threads count: a tree of many parts, and its depths.
pub static TREE_OF_THREADS: Case =
    Case { name: "kiwipete", fen: CASES[1].fen, short: (5, 193_690_690), long: (6, 8_031_647_685) };

/// Counts to a depth.
type Count = Box<dyn Fn(u32) -> u64>;

/// A program that counts.
pub struct Program {
    /// The name.
    pub name: String,
    /// Makes a counter out of a position's text.
    prepare: Box<dyn Fn(&str) -> Count>,
}

impl Program {
    /// A program that makes a counter out of a position's text.
    pub fn new(name: impl Into<String>, prepare: impl Fn(&str) -> Count + 'static) -> Self {
        Self { name: name.into(), prepare: Box::new(prepare) }
    }

    /// An engine of this project, on so many threads.
    fn engine(name: String, engine: Engine, threads: usize) -> Self {
        Self::new(name, move |fen: &str| {
            let position = Position::from_fen(fen).expect("the position is one");
            let options = Options::default().with_engine(engine).with_threads(threads);
            Box::new(move |depth| perft(&position, depth, &options))
        })
    }

    /// A contestant that counts a case's tree.
    fn contestant(&self, case: &Case, (depth, nodes): (u32, u64)) -> Contestant<'static> {
        let count = (self.prepare)(case.fen);
        let (name, fen) = (self.name.clone(), case.fen);
        let run = move || {
            let counted = count(depth);
            assert_eq!(counted, nodes, "{name} miscounts {fen} at depth {depth}");
            counted
        };
        Contestant { name: self.name.clone(), run: Box::new(run), operations: nodes as usize }
    }
}

/// The name of the peer, which says how it was built.
pub const PEER: &str = if cfg!(feature = "pext") { "cozy_chess, pext" } else { "cozy_chess" };

/// The peer, then every engine that this machine has: the core, and the set-wise one on each instruction set.
pub fn programs() -> Vec<Program> {
    std::iter::once(Program::new(PEER, cozy_chess))
        .chain(Engine::available().map(|engine| Program::engine(engine.to_string(), engine, 1)))
        .collect()
}

fn cozy_chess(fen: &str) -> Count {
    let board: cozy_chess::Board = fen.parse().expect("the position is one");
    Box::new(move |depth| cozy_count(&board, depth))
}

fn cozy_count(board: &cozy_chess::Board, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => cozy_leaves(board),
        2 => cozy_sum(board, cozy_leaves),
        _ => cozy_sum(board, |after| cozy_count(after, depth - 1)),
    }
}

/// The number of legal moves.
pub(crate) fn cozy_leaves(board: &cozy_chess::Board) -> u64 {
    let mut moves = 0;
    board.generate_moves(|bundle| {
        moves += bundle.len() as u64;
        false
    });
    moves
}

#[inline(always)]
fn cozy_sum(board: &cozy_chess::Board, number: impl Fn(&cozy_chess::Board) -> u64) -> u64 {
    let mut total = 0;
    board.generate_moves(|bundle| {
        for chosen in bundle {
            let mut after = board.clone();
            after.play_unchecked(chosen);
            total += number(&after);
        }
        false
    });
    total
}

/// Which of a case's depths is measured.
pub type Choice = fn(&Case) -> (u32, u64);

/// Measures programs on every position: million nodes per second, and the geometric means.
pub fn measure(programs: &[Program], choice: Choice) -> Vec<Row> {
    let mut rows = Vec::new();
    for case in &CASES {
        let contestants: Vec<_> =
            programs.iter().map(|program| program.contestant(case, choice(case))).collect();
        let unit = format!("million nodes/s, {}, depth {}", case.name, choice(case).0);
        rows.extend(race("perft", &unit, &contestants, |ns| 1e3 / ns));
    }
    let means = means(&rows, programs);
    rows.extend(means);
    rows
}

/// Measures the best engine on one thread and on two.
pub fn measure_threads(choice: Choice) -> Vec<Row> {
    let case = &TREE_OF_THREADS;
    let contestants = [(1, "1 thread"), (2, "2 threads")].map(|(threads, name)| {
        Program::engine(name.to_owned(), Engine::best(), threads).contestant(case, choice(case))
    });
    let unit = format!("million nodes/s, {}, depth {}, by threads", case.name, choice(case).0);
    race_of_threads("perft", &unit, &contestants, |ns| 1e3 / ns)
}

/// The geometric means of each program's rows.
fn means(rows: &[Row], programs: &[Program]) -> Vec<Row> {
    let mean = |name: &str, figure: fn(&Row) -> f64| {
        let figures: Vec<f64> =
            rows.iter().filter(|row| row.name == name).map(|row| figure(row).ln()).collect();
        (figures.iter().sum::<f64>() / figures.len() as f64).exp()
    };
    let row = |Program { name, .. }: &Program| Row {
        group: "perft",
        name: name.clone(),
        unit: "million nodes/s, geometric mean".to_owned(),
        value: mean(name, |row| row.value),
        ratio_to_first: mean(name, |row| row.ratio_to_first),
    };
    programs.iter().map(row).collect()
}

/// Measures the programs that are always there, and the best engine on two threads, at the short depths.
pub fn run() -> Vec<Row> {
    let mut rows = measure(&programs(), |case| case.short);
    rows.extend(measure_threads(|case| case.short));
    rows
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_programs_count_the_same_at_every_depth() {
        for case in &CASES {
            let counts = |program: &Program| (0..=3).map((program.prepare)(case.fen)).collect::<Vec<_>>();
            let programs = programs();
            for program in &programs {
                assert_eq!(counts(program), counts(&programs[0]), "{}, {}", program.name, case.name);
            }
        }
    }

    #[test]
    fn means_are_geometric() {
        let row = |value| Row {
            group: "perft",
            name: "core".into(),
            unit: String::new(),
            value,
            ratio_to_first: value / 2.0,
        };
        let mean = &means(&[row(2.0), row(8.0)], &programs()[1..2])[0];
        assert!((mean.value - 4.0).abs() < 1e-9 && (mean.ratio_to_first - 2.0).abs() < 1e-9, "{mean:?}");
    }
}
