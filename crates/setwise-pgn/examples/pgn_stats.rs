//! What a file of games holds, and how fast it is read: `pgn_stats FILE`, plain, gzip or zstd; `-` is the standard input.
//!
//! The file is read three times, from the bytes up: tags only, all of the movetext, and every game replayed; or in one
//! of these ways, if its name follows the file's. Faults of the replay are counted, and the first ten are shown.

use setwise_pgn::{Game, PgnError, ReadError, Reader, Source};
use std::{hint::black_box, io, process::ExitCode, time::Instant};

/// How many faults are shown.
const SHOWN: u64 = 10;

/// What one reading has seen.
#[derive(Default)]
struct Count {
    games: u64,
    bytes: u64,
    /// Tags, items or plies.
    things: u64,
    faults: u64,
}

impl Count {
    fn fault(&mut self, error: &dyn std::fmt::Display) {
        self.faults += 1;
        if self.faults <= SHOWN {
            eprintln!("{error}");
        }
    }

    /// Counts what is no fault.
    fn things<T>(&mut self, things: impl Iterator<Item = Result<T, PgnError>>, shows_faults: bool) {
        for thing in things {
            match thing {
                Ok(thing) => {
                    black_box(thing);
                    self.things += 1;
                }
                Err(error) if shows_faults => self.fault(&error),
                Err(_) => {}
            }
        }
    }
}

/// How much is made of every game.
struct Reading {
    name: &'static str,
    /// What is counted.
    things: &'static str,
    count: fn(&Game<'_>, &mut Count),
}

impl Reading {
    const ALL: [Self; 3] = [
        Self { name: "tags", things: "tags", count: |game, count| count.things(game.tags(), false) },
        Self { name: "movetext", things: "items", count: |game, count| count.things(game.movetext(), false) },
        Self {
            name: "replay",
            things: "plies",
            count: |game, count| match game.main_line() {
                Ok(mut line) => {
                    let plies = std::iter::from_fn(|| {
                        let advanced = line.advance();
                        black_box(line.current());
                        advanced
                    });
                    count.things(plies, true);
                }
                Err(error) => count.fault(&error),
            },
        },
    ];

    /// Reads a file once.
    fn read(&self, path: &str) -> io::Result<Count> {
        let mut reader = Reader::new(Source::open(path)?);
        let mut count = Count::default();
        let start = Instant::now();
        while let Some(game) = reader.next_game() {
            match game {
                Ok(game) => {
                    count.games += 1;
                    count.bytes += game.as_bytes().len() as u64;
                    (self.count)(&game, &mut count);
                }
                Err(ReadError::Input { error, .. }) => return Err(error),
                Err(error) => count.fault(&error),
            }
        }
        let seconds = start.elapsed().as_secs_f64();
        let per_second = |number: u64| number as f64 / seconds / 1e6;
        println!(
            "{:8} {:>10} games, {:>11} {}: {:8.1} MB/s {:7.3} million games/s {:7.2} million {}/s",
            self.name,
            count.games,
            count.things,
            self.things,
            per_second(count.bytes),
            per_second(count.games),
            per_second(count.things),
            self.things,
        );
        Ok(count)
    }
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let (path, name) = match arguments.as_slice() {
        [path] => (path, None),
        [path, name] => (path, Some(name)),
        _ => {
            eprintln!("usage: pgn_stats FILE [tags | movetext | replay]");
            return ExitCode::from(2);
        }
    };
    for reading in Reading::ALL.iter().filter(|reading| name.is_none_or(|name| name == reading.name)) {
        match reading.read(path) {
            Ok(count) if count.faults > 0 => {
                eprintln!("{path}: {} faults", count.faults);
                return ExitCode::from(1);
            }
            Ok(_) => {}
            Err(error) => {
                eprintln!("{path}: {error}");
                return ExitCode::from(2);
            }
        }
    }
    ExitCode::SUCCESS
}
