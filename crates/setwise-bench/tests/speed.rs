//! Ratios that a silent loss of speed brings down.
//!
//! A function between the dispatch and the operation that is not inlined is compiled without the instruction set: three to
//! fifteen times slower, and right all the same. So no proof sees it. Here the kernels are held against what counts and looks
//! up a position at a time, in the same rounds. Each ratio is above a third of the one measured on a Xeon of 2023, and well below all of
//! it, so that a busy machine and other processors reach it. They hold for optimized code only:
//!
//! ```text
//! cargo test --release --package setwise-bench --test speed
//! ```

use setwise_batch::InstructionSet;
use setwise_bench::{attack_maps, batch, legal_moves, measure::Row, passes::race_of_methods, perft};

/// How many times as fast as `slow` the kernel must be on an instruction set, in the rows of a unit.
struct Least {
    unit: &'static str,
    fast: &'static str,
    slow: &'static str,
    set: InstructionSet,
    ratio: f64,
}

/// Holds rows against what they must reach; what the machine lacks is said to be skipped.
fn check(rows: &[Row], leasts: &[Least]) {
    for &Least { unit, fast, slow, set, ratio } in leasts {
        if !set.is_available() {
            println!("skipped: {unit}, {fast}, which this machine does not have");
            continue;
        }
        let value = |name: &str| {
            let row = rows.iter().find(|row| row.unit == unit && row.name == name);
            row.unwrap_or_else(|| panic!("no row {name} in {unit}")).value
        };
        let found = value(fast) / value(slow);
        println!("{unit}: {fast} is {found:.2} times as fast as {slow}");
        assert!(found >= ratio, "{unit}: {fast} is {found:.2} times as fast as {slow}, {ratio} is the least");
    }
}

#[test]
#[cfg_attr(debug_assertions, ignore = "a check of optimized code")]
fn kernels_are_compiled_for_their_instructions() {
    use InstructionSet::{Avx2, Avx512};
    let least = |unit, fast, slow, set, ratio| Least { unit, fast, slow, set, ratio };

    let rows = perft::measure(&perft::programs(), |case| case.short);
    let unit = "million nodes/s, geometric mean";
    check(
        &rows,
        &[
            least(unit, "setwise, avx512", "core", Avx512, 3.0),
            least(unit, "setwise, avx2", "core", Avx2, 1.2),
        ],
    );

    let rows = legal_moves::run();
    let unit = "million boards/s, legal moves";
    check(&rows, &[least(unit, "avx512", "core", Avx512, 4.0), least(unit, "avx2", "core", Avx2, 1.5)]);

    let rows = race_of_methods("batch", "sliders", &batch::chunks(), &batch::methods());
    let unit = "million boards/s, sliders";
    check(
        &rows,
        &[
            least(unit, "sliced, avx512", "piece_loop", Avx512, 3.0),
            least(unit, "sliced, avx2", "piece_loop", Avx2, 1.2),
        ],
    );

    let rows =
        race_of_methods("attack_maps", "in union", &attack_maps::chunks(), &attack_maps::methods_in_union());
    let unit = "million boards/s, in union";
    check(
        &rows,
        &[least(unit, "avx512", "piece_loop", Avx512, 3.0), least(unit, "avx2", "piece_loop", Avx2, 1.5)],
    );
}
