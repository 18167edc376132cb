//! Any text as a UCI move.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| setwise_testkit::properties::uci(text));
