//! A tree of moves, counted by every engine of this processor, and by the best one with a memory.
//!
//! ```text
//! cargo run --release --package setwise-perft --example engines
//! cargo run --release --package setwise-perft --example engines -- 5 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1'
//! ```
//!
//! One thread each. The counts are equal, the times are not; a processor with AVX-512 shows why one counts 64 boards at once.

use setwise::position::Position;
use setwise_perft::{Engine, HashTable, Options, perft};
use std::{env, error::Error, time::Instant};

/// The memory, in MiB.
const MEMORY: usize = 64;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = env::args().skip(1);
    let depth = arguments.next().map_or(Ok(6), |text| text.parse())?;
    let position = arguments.next().map_or(Ok(Position::START), |fen| Position::from_fen(&fen))?;

    let mut of_the_core = None;
    let mut count = |name: &str, options: Options<'_>| {
        let start = Instant::now();
        let nodes = perft(&position, depth, &options.with_threads(1));
        let seconds = start.elapsed().as_secs_f64();
        let core = *of_the_core.get_or_insert(seconds);
        println!(
            "{name:26} {nodes:14} nodes  {seconds:8.3} s  {:7.0} million/s  {:5.1} times the core",
            nodes as f64 / seconds / 1e6,
            core / seconds
        );
    };
    for engine in Engine::available() {
        count(&engine.to_string(), Options::default().with_engine(engine));
    }
    let table = HashTable::new(MEMORY)?;
    count(&format!("{}, {MEMORY} MiB", Engine::best()), Options::default().with_hash(&table));
    Ok(())
}
