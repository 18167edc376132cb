//! Inputs as they come in the wild: every format gives the same positions, and whatever is wrong has a place.

mod formats;
mod games;
mod rejects;
mod splits;

use arrow_array::{
    RecordBatch,
    cast::AsArray,
    types::{UInt32Type, UInt64Type},
};
use setwise_features::{Column, ExtractError, Input, OnError, Options, Progress, Reject, extract};
use std::{convert::Infallible, fs, path::PathBuf};

/// A file that is gone at the end of the test.
struct TemporaryFile(PathBuf);

impl TemporaryFile {
    /// A file of this content. The name says nothing.
    fn new(content: impl AsRef<[u8]>) -> Self {
        use std::sync::atomic::{AtomicU32, Ordering};
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("setwise-reading-{}-{number}", std::process::id()));
        fs::write(&path, content).unwrap();
        Self(path)
    }

    fn open(&self) -> Input {
        Input::open(&self.0).unwrap()
    }

    /// What a message begins with.
    fn name(&self) -> String {
        self.0.display().to_string()
    }
}

impl Drop for TemporaryFile {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.0);
    }
}

/// The columns that tell which position it is.
const COLUMNS: [Column; 3] = [Column::Fen, Column::Game, Column::Ply];

/// A position as it comes out: its text, and its game and ply.
type Row = (String, Option<(u64, u32)>);

fn rows(batch: &RecordBatch) -> Vec<Row> {
    let fens = batch.column(0).as_string::<i32>().iter().map(|fen| fen.unwrap().to_owned());
    let games = batch.column(1).as_primitive::<UInt64Type>().iter();
    let plies = batch.column(2).as_primitive::<UInt32Type>().iter();
    fens.zip(games.zip(plies)).map(|(fen, (game, ply))| (fen, game.zip(ply))).collect()
}

/// What came of inputs: the rows, the rejects that were left out, and the end.
struct Read {
    rows: Vec<Row>,
    rejects: Vec<Reject>,
    end: Result<Progress, ExtractError<Infallible>>,
}

fn read_with(inputs: Vec<Input>, options: &Options<'_>) -> Read {
    let (mut read, mut rejects) = (Vec::new(), Vec::new());
    let on_reject = |reject: &Reject| {
        rejects.push(reject.clone());
        Ok(())
    };
    let write = |batch: &RecordBatch| {
        read.extend(rows(batch));
        Ok(())
    };
    let end = extract(inputs, &COLUMNS, options, on_reject, write);
    Read { rows: read, rejects, end }
}

/// The rows of one input without a fault.
fn read(content: impl AsRef<[u8]>) -> Vec<Row> {
    let file = TemporaryFile::new(content);
    let Read { rows, end, .. } = read_with(vec![file.open()], &Options::default());
    let progress = end.unwrap();
    assert_eq!(progress.positions, rows.len() as u64);
    assert_eq!(Some(progress.read), fs::metadata(&file.0).ok().map(|data| data.len()));
    rows
}

/// Skips what is wrong in one input; the rejects are as messages, without the name of the file.
fn skip(content: impl AsRef<[u8]>) -> (Vec<Row>, Vec<String>) {
    let file = TemporaryFile::new(content);
    let Read { rows, rejects, end } =
        read_with(vec![file.open()], &Options::default().with_on_error(OnError::Skip));
    assert_eq!(end.unwrap().rejects, rejects.len() as u64);
    let messages = rejects.iter().map(|reject| reject.to_string().replace(&file.name(), "file"));
    (rows, messages.collect())
}

/// Positions, as lines.
const LINES: &str = "\
rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -
8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - bm g4; id \"three\";
2bqkbrr/2pppp2/8/ppN1p2p/4P1nP/8/2PPBPP1/2BQKRNR w Fg - 4 6
";

/// The rows of lines.
fn lines(text: &str) -> Vec<Row> {
    text.lines().map(|line| (line.to_owned(), None)).collect()
}
