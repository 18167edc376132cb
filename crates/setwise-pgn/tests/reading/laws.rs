//! Laws that hold for any bytes, tried with random ones: from all bytes, and from those that mean something.

use crate::{ANNOTATED, BROKEN, CHESS960, FAMOUS, LATIN1, Record, read, records};
use proptest::{collection::vec, prelude::*, sample::select};
use setwise_pgn::Reader;
use std::io::{self, Read};

/// Pieces of files that mean something to some layer.
const PIECES: [&str; 48] = [
    "[Event \"",
    "[",
    "]",
    "\"",
    "\"]\n",
    "\\",
    "\n",
    "\n\n",
    "\r\n",
    " ",
    "\t",
    "{",
    "}",
    "(",
    ")",
    ";",
    "%",
    "$",
    "$3",
    "!",
    "?!",
    "*",
    "1-0",
    "0-1",
    "1/2-1/2",
    "1-",
    "-",
    "1",
    "12.",
    "...",
    "e4",
    "e5",
    "Nf3",
    "O-O",
    "0-0",
    "exd5",
    "e8=Q#",
    "--",
    "Z0",
    "[FEN \"",
    "8/8/8/8/8/8/8/8 w - - 0 1",
    "[Variant \"Atomic\"]",
    "\u{feff}",
    "é",
    "\0",
    "\x1a",
    "<",
    "\n[",
];

fn meaningful_bytes() -> impl Strategy<Value = Vec<u8>> {
    vec(select(&PIECES[..]), 0..60).prop_map(|pieces| pieces.concat().into_bytes())
}

fn any_bytes() -> impl Strategy<Value = Vec<u8>> {
    prop_oneof![
        4 => meaningful_bytes(),
        1 => vec(any::<u8>(), 0..300),
        1 => (select(&[ANNOTATED, BROKEN, CHESS960, LATIN1][..]), any::<u8>(), any::<prop::sample::Index>()).prop_map(
            |(sample, byte, index)| {
                let mut bytes = sample.to_vec();
                let index = index.index(bytes.len());
                bytes[index] = byte;
                bytes
            }
        ),
    ]
}

/// A whole game, without a blank at its end.
fn game() -> impl Strategy<Value = String> {
    let tags = vec(select(&["[Event \"x\"]", "[White \"A \\\"B\\\"\"]", "[Black \"[1-0] {\"]"][..]), 0..4);
    let word =
        select(&["e4", "1.", "e5!", "{a\n[%b] 1-0 *}", "(Nf3 (d4) 1-0 *)", "; * c\n", "O-O", "$1", "\n"][..]);
    let result = select(&["1-0", "0-1", "1/2-1/2", "*"][..]);
    (tags, vec(word, 0..12), result).prop_map(|(tags, words, result)| {
        let blank_line = if tags.is_empty() { "" } else { "\n\n" };
        // Without tags, a comment before the first word would belong to no game.
        format!("{}{blank_line}1. {} {result}", tags.join("\n"), words.join(" "))
    })
}

/// An input that comes in pieces of given sizes, over and over.
struct Pieces<'a> {
    bytes: &'a [u8],
    sizes: &'a [usize],
    next: usize,
}

impl Read for Pieces<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let size = self.sizes[self.next % self.sizes.len()].min(buffer.len()).min(self.bytes.len());
        self.next += 1;
        if self.next.is_multiple_of(5) {
            return Err(io::ErrorKind::Interrupted.into());
        }
        let (now, later) = self.bytes.split_at(size);
        buffer[..size].copy_from_slice(now);
        self.bytes = later;
        Ok(size)
    }
}

/// All games and faults of an input, as text so that they can be compared.
fn everything<R: Read>(input: R, limit: usize) -> Vec<String> {
    read(Reader::new(input).with_limit(limit)).iter().map(|game| format!("{game:?}")).collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_bytes_panic_and_games_stand_where_they_say(bytes in any_bytes()) {
        let mut last_end = 0;
        for record in records(&bytes) {
            // Where the game begins, behind the last one, in the line that it names.
            let line_of = |at: &usize| 1 + bytes[..*at].iter().filter(|&&byte| byte == b'\n').count() as u64;
            let mut starts = memchr::memmem::find_iter(&bytes[last_end..], &record.bytes).map(|start| last_end + start);
            let start = starts.find(|start| line_of(start) == record.place.line);
            prop_assert!(start.is_some(), "{:?}", record);
            last_end = start.unwrap() + record.bytes.len();
        }
    }

    #[test]
    fn the_layers_agree_on_the_result(bytes in any_bytes()) {
        for record in records(&bytes) {
            let last = record.items.last().cloned();
            match record.outcome {
                Some(outcome) => prop_assert_eq!(last, Some(Ok(outcome.to_string()))),
                None => prop_assert!(matches!(last, Some(Err(_))), "{:?}", last),
            }
        }
    }

    #[test]
    fn pieces_of_input_do_not_matter(
        bytes in any_bytes(),
        sizes in vec(1_usize..40, 1..8),
        limit in prop_oneof![Just(1 << 20), 1_usize..100],
    ) {
        let pieces = Pieces { bytes: &bytes, sizes: &sizes, next: 0 };
        prop_assert_eq!(everything(&bytes[..], limit), everything(pieces, limit));
    }

    #[test]
    fn games_one_after_the_other_are_all_read(
        games in vec(game(), 0..8),
        parts in vec(select(&["\n\n", " ", "\n", "\r\n\r\n\n", "\n{between}\n", "\n; between\n"][..]), 8),
    ) {
        let file: String = games.iter().zip(parts).flat_map(|(game, part)| [game.as_str(), part]).collect();
        let texts: Vec<_> = records(file.as_bytes()).into_iter().map(|record| String::from_utf8(record.bytes).unwrap()).collect();
        prop_assert_eq!(texts, games);
    }

    #[test]
    fn a_broken_game_loses_no_other(broken in meaningful_bytes()) {
        // What is whole is whole, whatever stands before it, if that does not end inside a comment.
        let whole = records(FAMOUS);
        let mut file = broken;
        file.extend(b"}\n\n");
        file.extend(FAMOUS);
        let found = records(&file);
        let text = |records: &[Record]| records.iter().map(|record| record.bytes.clone()).collect::<Vec<_>>();
        prop_assert!(text(&found).ends_with(&text(&whole)));
    }
}
