//! Any bytes as a file of games.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| setwise_testkit::properties::pgn(bytes));
