//! Every engine on every instruction set of this machine, without a memory and with one that is too small: all of them
//! count as the core, and as cozy-chess.

mod games;
mod known;
mod peer;
mod rules;

use setwise::{perft as core, position::Position};
use setwise_perft::{Engine, HashTable, InstructionSet, Options, divide, perft};
use std::{
    io::{Write, stdout},
    sync::LazyLock,
};

/// The engines, each with a memory that all tests share: so it is always full of counts of other positions.
static ENGINES: LazyLock<Vec<(Engine, HashTable)>> = LazyLock::new(|| {
    for set in InstructionSet::ALL.into_iter().filter(|set| !set.is_available()) {
        // Past the harness, that keeps what passing tests print.
        let _ = writeln!(stdout(), "skipped: the engine on {}, which this machine lacks", set.name());
    }
    let table = || HashTable::new(1).expect("a mebibyte");
    Engine::available().map(|engine| (engine, table())).collect()
});

/// Every way to count, on one thread.
fn ways() -> impl Iterator<Item = Options<'static>> {
    ENGINES.iter().flat_map(|(engine, table)| {
        let plain = Options::default().with_engine(*engine).with_threads(1);
        [plain, plain.with_hash(table)]
    })
}

/// Counts in every way.
fn assert_count(position: &Position, depth: u32, expected: u64) {
    for options in ways() {
        assert_eq!(perft(position, depth, &options), expected, "{position}, depth {depth}, {options:?}");
    }
}

/// Divides in every way and by several threads, and holds it against the core.
fn assert_divided(position: &Position, depth: u32) {
    let mut expected = Vec::new();
    core::divide(position, depth, |first, nodes| expected.push((first, nodes)));
    for options in ways().flat_map(|options| [options, options.with_threads(3)]) {
        let lines = divide(position, depth, &options);
        assert_eq!(lines, expected, "{position}, depth {depth}, {options:?}");
    }
}

#[test]
fn all_instruction_sets_of_the_machine_are_tried() {
    let sets: Vec<InstructionSet> =
        ENGINES.iter().filter_map(|(engine, _)| engine.instruction_set()).collect();
    assert_eq!(sets, InstructionSet::available().collect::<Vec<_>>());
    assert_eq!(ways().count(), 2 * (1 + sets.len()));
}
