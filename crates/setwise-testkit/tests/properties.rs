//! The properties, over the inputs that are kept for fuzzing, and over random ones for a fixed time.
//!
//! Longer runs are those of `cargo fuzz`, with the targets of the folder `fuzz`; what they find is kept there as an
//! input, and is tried here for ever after.

use proptest::{
    prelude::*,
    test_runner::{Config, TestRunner},
};
use setwise_testkit::properties;
use std::{
    fs,
    path::{Path, PathBuf},
    time::{Duration, Instant},
};

/// How long random inputs are tried, for each property.
const TIME: Duration = Duration::from_millis(700);

/// The kept inputs of a fuzz target; there must be some.
fn corpus(target: &str) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus").join(target);
    let entries = fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    assert!(paths.len() >= 5, "{} inputs in {}", paths.len(), folder.display());
    paths.iter().map(|path| fs::read(path).unwrap()).collect()
}

/// The kept inputs that are texts.
fn texts(target: &str) -> Vec<String> {
    corpus(target).into_iter().filter_map(|input| String::from_utf8(input).ok()).collect()
}

/// Tries random inputs until the time is over.
fn for_a_while<S: Strategy>(strategy: S, property: impl Fn(S::Value)) {
    let end = Instant::now() + TIME;
    let mut runner = TestRunner::new(Config { cases: 16, failure_persistence: None, ..Config::default() });
    while Instant::now() < end {
        let tried = runner.run(&strategy, |input| {
            property(input);
            Ok(())
        });
        tried.unwrap_or_else(|error| panic!("{error}"));
    }
}

/// Any text; one made of the letters of kept ones; and a kept one with a part replaced.
fn texts_like(kept: Vec<String>) -> impl Strategy<Value = String> {
    let mut letters: Vec<char> = kept.iter().flat_map(|text| text.chars()).collect();
    letters.sort_unstable();
    letters.dedup();
    let of_letters = prop::collection::vec(prop::sample::select(letters), 0..80);
    let of_letters = of_letters.prop_map(|letters| letters.into_iter().collect::<String>());
    let replaced = (prop::sample::select(kept), any::<prop::sample::Index>(), 0..4_usize, "\\PC{0,3}");
    let replaced = replaced.prop_map(|(text, at, length, new)| {
        let letters: Vec<char> = text.chars().collect();
        let at = at.index(letters.len() + 1);
        let (before, after) = letters.split_at(at);
        before.iter().copied().chain(new.chars()).chain(after.iter().copied().skip(length)).collect()
    });
    prop_oneof![any::<String>(), of_letters, replaced]
}

/// Runs a property of texts over what is kept and what is like it.
fn holds_for_texts(target: &str, property: fn(&str)) {
    let kept = texts(target);
    kept.iter().for_each(|text| property(text));
    for_a_while(texts_like(kept), |text| property(&text));
}

#[test]
fn fen() {
    holds_for_texts("fen", properties::fen);
}

#[test]
fn epd() {
    holds_for_texts("epd", properties::epd);
}

#[test]
fn san() {
    holds_for_texts("san", properties::san);
}

#[test]
fn uci() {
    holds_for_texts("uci", properties::uci);
}

#[test]
fn play() {
    corpus("play").iter().for_each(|choices| properties::play(choices));
    for_a_while(prop::collection::vec(any::<u8>(), 0..200), |choices| properties::play(&choices));
}

#[test]
fn pgn() {
    let kept = corpus("pgn");
    kept.iter().for_each(|file| properties::pgn(file));
    // Cuts of the kept files, one after the other, with a few bytes between.
    let cut = (
        prop::sample::select(kept),
        any::<[prop::sample::Index; 2]>(),
        prop::collection::vec(any::<u8>(), 0..3),
    );
    let cut = cut.prop_map(|(file, ends, between)| {
        let [start, end] = ends.map(|end| end.index(file.len() + 1));
        [&file[start.min(end)..start.max(end)], &between].concat()
    });
    for_a_while(prop::collection::vec(cut, 0..5), |cuts| properties::pgn(&cuts.concat()));
}
