//! Any text as an EPD.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| setwise_testkit::properties::epd(text));
