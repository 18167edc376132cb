//! `setwise attacks`: the attack maps of one position, or of a position per line.

use super::position;
use crate::exit::Outcome;
use crate::input::Lines;
use crate::output::{Output, write_whole};
use crate::render::json::Line;
use crate::render::{attack_picture, svg};
use clap::{Args, ValueEnum};
use setwise::position::{AttackMap, Setup, SideMap};
use setwise::{Color, Role};
use std::path::{Path, PathBuf};

/// Show what each side attacks, who is pinned or in check, and where the kings can go.
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Arguments {
    /// A position of four or six fields, as FEN and EPD write it; the start position where none is given.
    #[arg(value_name = "FEN", conflicts_with = "file")]
    fen: Option<String>,
    /// Read a position per line, and answer each with a line; - is the standard input.
    #[arg(long, value_name = "FILE")]
    file: Option<PathBuf>,
    /// How to answer: picture by default, json by default with --file.
    #[arg(long, value_enum)]
    format: Option<Format>,
    /// Write a board picture with the squares marked per side into this file, too.
    #[arg(long, value_name = "FILE", conflicts_with = "file")]
    svg: Option<PathBuf>,
}

const EXAMPLES: &str = "\
Examples:
  setwise attacks
  setwise attacks 'r1bqkbnr/pppp1ppp/2n5/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 3 3'
  setwise attacks --file positions.epd > maps.jsonl
  setwise attacks --svg board.svg '8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1'";

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum Format {
    /// The board with its pieces and marks, and what there is to know about each side.
    Picture,
    /// An object per line.
    Json,
}

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<Outcome> {
    if let Some(file) = &arguments.file {
        return answer_lines(file, arguments.format.unwrap_or(Format::Json));
    }
    let start = Setup::START.to_string();
    let fen = arguments.fen.as_ref().unwrap_or(&start).trim();
    let setup = match position::read(fen) {
        Ok(setup) => setup,
        Err(fault) => return Ok(position::refuse(&fault, fen)),
    };
    let map = AttackMap::of(&setup);
    if let Some(path) = &arguments.svg {
        write_whole(path, svg::board(&setup, &map).as_bytes())?;
    }
    let mut output = Output::styled();
    let mut line = Line::default();
    let format = arguments.format.unwrap_or(Format::Picture);
    format.print(&mut output, &mut line, fen, &setup, &map)?;
    output.flush()?;
    Ok(Outcome::Done)
}

/// Answers the lines of a file one by one; a bad one gets an empty line.
fn answer_lines(file: &Path, format: Format) -> anyhow::Result<Outcome> {
    let mut lines = Lines::open(file)?;
    // JSON holds no styles, and the filter that drops them costs more than the maps.
    let mut output = if format == Format::Json { Output::plain() } else { Output::styled() };
    let mut line = Line::default();
    let mut outcome = Outcome::Done;
    loop {
        if lines.must_wait() {
            output.flush()?;
        }
        let Some(text) = lines.next()? else { break };
        let read = text.and_then(|text| Ok((text.trim(), position::read(text)?)));
        let fault = match read {
            Ok((fen, setup)) => {
                format.print(&mut output, &mut line, fen, &setup, &AttackMap::of(&setup))?;
                continue;
            }
            Err(fault) => fault,
        };
        outcome = Outcome::Failed;
        lines.report(&fault);
        output.print("\n")?;
    }
    output.flush()?;
    Ok(outcome)
}

impl Format {
    /// Prints an answer; `line` is a buffer to build it in.
    fn print(
        self,
        output: &mut Output,
        line: &mut Line,
        fen: &str,
        setup: &Setup,
        map: &AttackMap,
    ) -> anyhow::Result<()> {
        match self {
            Self::Picture => output.print(format!("{fen}\n\n{}\n", attack_picture::write(setup, map))),
            Self::Json => {
                line.clear();
                write_json(line, fen, map);
                output.print(line.text())
            }
        }
    }
}

fn write_json(line: &mut Line, fen: &str, map: &AttackMap) {
    line.open();
    line.string("fen", fen);
    for color in Color::ALL {
        line.key(color.name());
        line.open();
        write_side(line, &map[color]);
        line.close();
    }
    line.set("checkers", map.checkers);
    line.end();
}

fn write_side(line: &mut Line, side: &SideMap) {
    line.set("attacks", side.attacks);
    for (key, role) in ["pawns", "knights", "bishops", "rooks", "queens", "king"].into_iter().zip(Role::ALL) {
        line.set(key, side.role(role));
    }
    line.set("pinned", side.pinned);
    line.set("king_escapes", side.king_escapes);
    line.number("distant_check_lines", side.distant_check_lines.bits().into());
    line.set("uncatchable", side.uncatchable);
}
