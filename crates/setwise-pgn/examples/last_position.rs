//! Plays the games of a file, and shows how each of them ends:
//!
//! ```sh
//! cargo run --example last_position -- examples/famous.pgn
//! ```

use setwise_pgn::{Reader, Source};
use std::{env, error::Error};

fn main() -> Result<(), Box<dyn Error>> {
    let path = env::args().nth(1).ok_or("usage: last_position FILE")?;
    let mut reader = Reader::new(Source::open(&path)?);
    while let Some(game) = reader.next_game() {
        let game = game?;
        let tag = |name| game.tag(name).map_or_else(|| "?".into(), |value| value.to_str().into_owned());
        println!("{} - {}, {}", tag("White"), tag("Black"), tag("Date"));
        let mut line = game.main_line()?;
        for played in line.by_ref() {
            if let Err(fault) = played {
                eprintln!("{path}: {fault}");
            }
        }
        let last = line.current();
        let verdict = if last.is_checkmate() {
            "checkmate"
        } else if last.is_stalemate() {
            "stalemate"
        } else if last.is_insufficient_material() {
            "nobody can mate"
        } else {
            "resigned, or agreed"
        };
        let outcome = game.outcome().map_or_else(String::new, |outcome| format!(": {outcome}"));
        println!("\n{}\n{last}\n{verdict}{outcome}\n", last.board());
    }
    Ok(())
}
