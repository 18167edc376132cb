//! However the positions are cut, over files and over threads, the output has the same bytes.

use super::{LINES, TemporaryFile};
use proptest::prelude::*;
use setwise_features::{Column, GROUP_ROWS, Input, OnError, Options, Output, extract, schema};
use std::fs;

const COLUMNS: [Column; 4] =
    [Column::Fen, Column::SideToMove, Column::Checkers, Column::Mobility(setwise::Color::Black)];

/// The bytes of an output in a format.
fn output(inputs: Vec<Input>, extension: &str, threads: usize) -> Vec<u8> {
    let target = TemporaryFile::new("");
    let path = target.0.with_extension(extension);
    let mut output = Output::create(&path, schema(&COLUMNS)).unwrap();
    let options = Options::default().with_threads(threads).with_on_error(OnError::Skip);
    extract(inputs, &COLUMNS, &options, |_| Ok(()), |batch| output.write(batch)).unwrap();
    output.finish().unwrap();
    let bytes = fs::read(&path).unwrap();
    fs::remove_file(&path).unwrap();
    bytes
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 6, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_split_gives_the_same_output(
        cuts in prop::collection::vec(any::<prop::sample::Index>(), 0..4),
        noise in prop::collection::vec(prop::sample::select(vec!["", "# a comment", "bad", "\u{e9}"]), 0..40),
        places in prop::collection::vec(any::<prop::sample::Index>(), 40),
        threads in 1..5_usize,
    ) {
        let mut text: Vec<&str> = LINES.lines().cycle().take(GROUP_ROWS + 10_000).collect();
        let whole = TemporaryFile::new(text.join("\n"));
        for (line, place) in noise.into_iter().zip(places) {
            text.insert(place.index(text.len()), line);
        }
        let mut cuts: Vec<usize> = cuts.into_iter().map(|cut| cut.index(text.len())).collect();
        cuts.extend([0, text.len()]);
        cuts.sort_unstable();
        let files: Vec<_> = cuts.windows(2).map(|cut| TemporaryFile::new(text[cut[0]..cut[1]].join("\n"))).collect();
        for extension in ["parquet", "arrow", "csv", "jsonl"] {
            let parts = output(files.iter().map(TemporaryFile::open).collect(), extension, threads);
            prop_assert!(parts == output(vec![whole.open()], extension, 1), "{extension}");
        }
    }
}
