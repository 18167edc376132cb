//! Any sequence of moves, counted many boards at once.
#![no_main]

#[path = "../../crates/setwise-batch/tests/proof/plays.rs"]
mod plays;

libfuzzer_sys::fuzz_target!(|choices: &[u8]| plays::play(choices));
