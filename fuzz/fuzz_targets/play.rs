//! Any sequence of moves.
#![no_main]

libfuzzer_sys::fuzz_target!(|choices: &[u8]| setwise_testkit::properties::play(choices));
