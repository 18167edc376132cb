//! Side-by-side measurements of `setwise`: workloads, contestants, and the clock.
//!
//! A figure means something beside another one from the same run only, so everything is measured in rounds: each
//! round times every contestant once, a figure is the median over the rounds, and a ratio is the median of the
//! ratios within a round. Peers take part in the same binary, built with the same flags.
//!
//! | module | what |
//! |---|---|
//! | [`measure`] | the rounds and their medians |
//! | [`workload`] | seeded squares, occupancies and sets of sliders, many enough that no predictor learns them |
//! | [`passes`] | many boards in chunks that stay in the second-level cache |
//! | [`square_wise`] | attacks of one queen: throughput and latency of every method and of cozy-chess |
//! | [`set_wise`] | attacks of 1 to 16 queens: every fill beside a loop over the pieces |
//! | [`batch`] | attacks of sliders of many boards: every instruction set beside a loop over the pieces |
//! | [`attack_maps`] | attacks of both sides of many boards, in union and by role, likewise |
//! | [`legal_moves`] | legal moves of many boards, counted, beside cozy-chess and the core |
//! | [`fen`] | reading FENs, beside cozy-chess |
//! | [`perft`] | trees of legal moves of six positions, counted in bulk by every engine, beside cozy-chess |
//! | [`pgn`] | reading games, to three depths |

pub mod attack_maps;
pub mod batch;
pub mod fen;
pub mod legal_moves;
pub mod measure;
pub mod passes;
pub mod perft;
pub mod pgn;
pub mod set_wise;
pub mod square_wise;
pub mod workload;

/// What can be measured together, by name.
#[derive(Debug)]
pub struct Group {
    /// The name.
    pub name: &'static str,
    /// Measures everything in the group, which takes some seconds.
    pub run: fn() -> Vec<measure::Row>,
}

/// All groups.
pub static GROUPS: [Group; 7] = [
    Group { name: "square_wise", run: square_wise::run },
    Group { name: "set_wise", run: set_wise::run },
    Group { name: "batch", run: batch::run },
    Group { name: "attack_maps", run: attack_maps::run },
    Group { name: "fen", run: fen::run },
    Group { name: "perft", run: perft::run },
    Group { name: "pgn", run: pgn::run },
];

/// Expands to an array of the instances of a function generic over the index of a method.
macro_rules! instances {
    ($function:ident) => {
        instances!($function; 0 1 2 3 4 5 6 7 8 9 10 11 12)
    };
    ($function:ident; $($index:literal)*) => {
        [$($function::<$index>),*]
    };
}
pub(crate) use instances;
