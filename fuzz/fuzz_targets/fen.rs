//! Any text as a FEN.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| setwise_testkit::properties::fen(text));
