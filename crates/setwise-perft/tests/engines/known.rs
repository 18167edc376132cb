//! Counts that the field agrees on: the sample suite, and the arrays of Chess960.

use crate::{assert_count, assert_divided, ways};
use setwise::{perft as core, position::Position};
use setwise_perft::{Options, perft, suite};
use setwise_testkit::{
    games::{USUAL, start},
    positions::famous_setups,
};

fn sample() -> Vec<suite::Entry> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../samples/perft.epd");
    let text = std::fs::read_to_string(path).expect(path);
    suite::read(&text).map(|entry| entry.expect(path).1).collect()
}

#[test]
fn the_sample_in_every_way() {
    for entry in sample() {
        for options in ways().flat_map(|options| [options, options.with_threads(3)]) {
            for &(depth, expected) in entry.counts.iter().filter(|&&(_, nodes)| nodes < 500_000) {
                let counted = perft(&entry.position, depth, &options);
                assert_eq!(counted, expected, "{}, depth {depth}, {options:?}", entry.position);
            }
        }
    }
}

#[test]
fn the_sample_deeper_by_the_best_engine() {
    for entry in sample() {
        for threads in [1, 2] {
            let options = Options::default().with_threads(threads);
            for &(depth, expected) in entry.counts.iter().filter(|&&(_, nodes)| nodes < 20_000_000) {
                let counted = perft(&entry.position, depth, &options);
                assert_eq!(counted, expected, "{}, depth {depth}", entry.position);
            }
        }
    }
}

#[test]
#[ignore = "counts billions of moves"]
fn the_sample_to_full_depth_in_every_way() {
    for entry in sample() {
        for &(depth, expected) in &entry.counts {
            assert_count(&entry.position, depth, expected);
        }
    }
}

#[test]
fn first_moves_in_every_way() {
    let famous = famous_setups().filter_map(|setup| Position::new(setup).ok());
    for position in sample().into_iter().map(|entry| entry.position).chain(famous) {
        for depth in (0..=4).take_while(|&depth| core::perft(&position, depth) < 500_000) {
            assert_divided(&position, depth);
        }
    }
}

#[test]
fn arrays_of_chess960_and_of_double_chess960() {
    for number in (0..960).step_by(3).chain([USUAL]) {
        for black in [number, 959 - number] {
            let position = start(number, black);
            assert_count(&position, 3, core::perft(&position, 3));
        }
    }
}
