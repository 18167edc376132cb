//! A file that was cut off at any byte.

use crate::{ANNOTATED, CHESS960, LATIN1, Record, records};

/// Whether a layer says that something is wrong.
fn complains(record: &Record) -> bool {
    record.tags.iter().any(Result::is_err) || record.items.iter().any(Result::is_err)
}

#[test]
fn a_cut_loses_the_last_game_at_most_and_is_reported() {
    for file in [ANNOTATED, CHESS960, LATIN1] {
        let whole = records(file);
        let mut end_of_game = 0;
        let ends: Vec<usize> = whole
            .iter()
            .map(|record| {
                let start = memchr::memmem::find(&file[end_of_game..], &record.bytes).unwrap() + end_of_game;
                end_of_game = start + record.bytes.len();
                end_of_game
            })
            .collect();
        for length in 0..=file.len() {
            let cut = records(&file[..length]);
            let complete = ends.iter().filter(|&&end| end <= length).count();
            assert_eq!(cut[..complete], whole[..complete], "{length}");
            assert!(cut.len() <= complete + 1, "{length}");
            assert!(cut[complete..].iter().all(complains), "{length}: {:?}", &cut[complete..]);
        }
    }
}
