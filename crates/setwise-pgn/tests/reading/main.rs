//! How the reader reads: what each layer says of small files, and laws that hold for any bytes.

mod famous;
mod laws;
mod movetext;
mod places;
mod replay;
#[cfg(all(feature = "gzip", feature = "zstd"))]
mod sources;
mod splitting;
mod tags;
mod truncation;

use setwise_pgn::{Game, Item, Outcome, PgnError, Place, ReadError, Reader, Step};
use std::io::Read;

const ANNOTATED: &[u8] = include_bytes!("../samples/annotated.pgn");
const BROKEN: &[u8] = include_bytes!("../samples/broken.pgn");
const CHESS960: &[u8] = include_bytes!("../samples/chess960.pgn");
const LATIN1: &[u8] = include_bytes!("../samples/latin1.pgn");
const FAMOUS: &[u8] = include_bytes!("../../../../examples/famous.pgn");

/// All that the layers say of one game.
#[derive(Clone, PartialEq, Debug)]
struct Record {
    place: Place,
    bytes: Vec<u8>,
    outcome: Option<Outcome>,
    tags: Vec<Result<(String, String), PgnError>>,
    items: Vec<Result<String, PgnError>>,
    plies: usize,
    main_line_faults: Vec<PgnError>,
    steps: Vec<Result<String, PgnError>>,
}

impl Record {
    fn of(game: &Game<'_>) -> Self {
        let mut main_line_faults = Vec::new();
        let mut steps = Vec::new();
        let mut plies = 0;
        match game.main_line() {
            Err(error) => main_line_faults.push(error),
            Ok(line) => line.for_each(|step| match step {
                Ok(_) => plies += 1,
                Err(error) => main_line_faults.push(error),
            }),
        }
        match game.walk() {
            Err(error) => steps.push(Err(error)),
            Ok(walk) => steps.extend(walk.map(|step| step.map(step_text))),
        }
        Self {
            place: game.place(),
            bytes: game.as_bytes().to_vec(),
            outcome: game.outcome(),
            tags: game
                .tags()
                .map(|tag| tag.map(|tag| (tag.name.to_string(), tag.value.to_string())))
                .collect(),
            items: game.movetext().map(|item| item.map(item_text)).collect(),
            plies,
            main_line_faults,
            steps,
        }
    }
}

fn item_text(item: Item<'_>) -> String {
    match item {
        Item::San(word) => String::from_utf8_lossy(word).into_owned(),
        Item::Nag(number) => format!("${number}"),
        Item::Comment(text) => format!("{{{text}}}"),
        Item::VariationStart => "(".to_owned(),
        Item::VariationEnd => ")".to_owned(),
        Item::Result(outcome) => outcome.to_string(),
    }
}

fn step_text(step: Step<'_>) -> String {
    match step {
        Step::Move(chosen) => chosen.to_string(),
        Step::NullMove => "--".to_owned(),
        Step::Nag(number) => format!("${number}"),
        Step::Comment(text) => format!("{{{text}}}"),
        Step::VariationStart => "(".to_owned(),
        Step::VariationEnd => ")".to_owned(),
        Step::Result(outcome) => outcome.to_string(),
    }
}

/// All games of an input, and what was said instead of one.
fn read<R: Read>(mut reader: Reader<R>) -> Vec<Result<Record, ReadError>> {
    let mut records = Vec::new();
    while let Some(game) = reader.next_game() {
        records.push(game.map(|game| Record::of(&game)));
    }
    records
}

/// All games of a file that can be read to its end.
fn records(file: &[u8]) -> Vec<Record> {
    read(Reader::new(file)).into_iter().map(Result::unwrap).collect()
}
