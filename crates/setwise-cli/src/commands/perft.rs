//! `setwise perft`: how many games of so many moves there are from a position, or whether a suite of such numbers
//! is right.

use super::{perft_engine::EngineArguments, perft_suite, position};
use crate::exit::Outcome;
use crate::output::Output;
use crate::render::json::Line;
use clap::{Args, ValueEnum};
use indicatif::{ProgressBar, ProgressStyle};
use setwise::movegen::UciCastling;
use setwise::position::Position;
use setwise_perft::{Engine, MAX_DEPTH, Options, Progress};
use std::io::{IsTerminal, Write, stderr};
use std::path::PathBuf;
use std::time::{Duration, Instant};

/// Count the sequences of legal moves from a position, or check a suite of known counts.
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Arguments {
    /// How deep to count, in moves of one side; 64 at most.
    #[arg(
        value_name = "DEPTH",
        required_unless_present = "suite",
        conflicts_with = "suite",
        value_parser = depth()
    )]
    depth: Option<u32>,
    /// Count from this position; FEN, X-FEN and Shredder-FEN will do. The start position where none is given.
    #[arg(long, value_name = "FEN", conflicts_with = "suite")]
    fen: Option<String>,
    /// Show the count of each first move, too.
    #[arg(long, conflicts_with = "suite")]
    divide: bool,
    /// Check the counts of a file, a position per line: FEN ;D1 20 ;D2 400 ...; - is the standard input.
    #[arg(long, value_name = "FILE", conflicts_with = "format")]
    suite: Option<PathBuf>,
    /// Leave out the counts of a suite that are deeper than this.
    #[arg(long, value_name = "D", requires = "suite", default_value_t = MAX_DEPTH, value_parser = depth())]
    max_depth: u32,
    /// How many threads count; 0 is one for each processor core.
    #[arg(long, value_name = "N", default_value = "0")]
    threads: usize,
    #[command(flatten)]
    engine: EngineArguments,
    /// How to answer.
    #[arg(long, value_enum, default_value = "text")]
    format: Format,
}

const EXAMPLES: &str = "\
Examples:
  setwise perft 6
  setwise perft 5 --divide --fen 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1'
  setwise perft 7 --threads 1 --format json
  setwise perft 8 --hash 256
  setwise perft 6 --engine core
  setwise perft --suite chess960.epd --max-depth 4

Moves are written as UCI does: castling is e1g1, and in Chess960 the king takes his rook, as in f1h1.
The engine never changes a count, and neither does the memory: whole positions are compared in it.
A suite may also say FEN; 6; 119060324. Each count that is wrong gets a line, and the exit code is 1.";

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum Format {
    /// A line per first move with --divide, and last the number of nodes.
    Text,
    /// An object with fen, depth, nodes, seconds, engine, and instructions if it is setwise; with --divide one with move and nodes before it per first move.
    Json,
}

/// The depths that can be asked for.
fn depth() -> clap::builder::RangedI64ValueParser<u32> {
    clap::value_parser!(u32).range(..=i64::from(MAX_DEPTH))
}

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<Outcome> {
    let table = arguments.engine.table()?;
    let options = Options::default()
        .with_engine(arguments.engine.engine()?)
        .with_hash(&table)
        .with_threads(arguments.threads);
    match (&arguments.suite, arguments.depth) {
        (Some(file), _) => perft_suite::run(file, arguments.max_depth, options),
        (None, depth) => count(arguments, depth.unwrap_or(0), options),
    }
}

/// Counts from one position.
fn count(arguments: &Arguments, depth: u32, options: Options<'_>) -> anyhow::Result<Outcome> {
    let start = Position::START.to_string();
    let fen = arguments.fen.as_ref().unwrap_or(&start).trim();
    let position = match position::read_strict(fen) {
        Ok(position) => position,
        Err(fault) => return Ok(position::refuse(&fault, fen)),
    };
    let bar = progress_bar();
    let show = |progress: Progress| {
        bar.set_length(progress.parts as u64);
        bar.set_message(progress.nodes.to_string());
        bar.set_position(progress.done as u64);
    };
    let clock = Instant::now();
    let options = options.with_progress(&show);
    let lines = setwise_perft::divide(&position, depth, &options);
    let time = clock.elapsed();
    bar.finish_and_clear();
    // At depth 0 there is no first move, and one sequence: the empty one.
    let nodes = if depth == 0 { 1 } else { lines.iter().map(|&(_, nodes)| nodes).sum() };
    show_rate(nodes, time, options.engine());
    let lines = if arguments.divide { lines } else { Vec::new() };
    let mut output = Output::plain();
    let castling = UciCastling::fitting(&position);
    for (first, nodes) in lines {
        let first = position.uci(first, castling).to_string();
        output.print(match arguments.format {
            Format::Text => format!("{first}: {nodes}\n").into_bytes(),
            Format::Json => move_json(&first, nodes),
        })?;
    }
    output.print(match arguments.format {
        Format::Text => format!("nodes: {nodes}\n").into_bytes(),
        Format::Json => json(fen, depth, nodes, time, options.engine()),
    })?;
    output.flush()?;
    Ok(Outcome::Done)
}

/// A bar that only a terminal sees.
pub(super) fn progress_bar() -> ProgressBar {
    let bar = if stderr().is_terminal() { ProgressBar::new(0) } else { ProgressBar::hidden() };
    let style = ProgressStyle::with_template("{wide_bar} {percent} %, {msg} nodes, {eta} left");
    bar.with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar())).with_message("0")
}

/// Tells a person at a terminal how fast it was; a script has the JSON.
pub(super) fn show_rate(nodes: u64, time: Duration, engine: Engine) {
    if stderr().is_terminal() {
        let seconds = time.as_secs_f64();
        let rate = nodes as f64 / 1e6 / seconds.max(1e-9);
        let _ = writeln!(stderr(), "{seconds:.3} s, {rate:.0} million nodes/s ({engine})");
    }
}

fn move_json(first: &str, nodes: u64) -> Vec<u8> {
    let mut line = Line::default();
    line.open();
    line.string("move", first);
    line.number("nodes", nodes);
    line.end();
    line.text().to_vec()
}

fn json(fen: &str, depth: u32, nodes: u64, time: Duration, engine: Engine) -> Vec<u8> {
    let mut line = Line::default();
    line.open();
    line.string("fen", fen);
    line.number("depth", depth.into());
    line.number("nodes", nodes);
    line.fraction("seconds", time.as_secs_f64());
    line.string("engine", engine.name());
    if let Some(set) = engine.instruction_set() {
        line.string("instructions", set.name());
    }
    line.end();
    line.text().to_vec()
}
