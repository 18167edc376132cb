//! Any text as a SAN.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| setwise_testkit::properties::san(text));
