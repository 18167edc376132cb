//! `setwise features`: positions in, attack features out, as columns.

use crate::exit::{Outcome, print_place};
use crate::output::Output;
use anyhow::{Context, anyhow, bail};
use clap::{Args, ValueEnum};
use indicatif::{ProgressBar, ProgressStyle};
use setwise_features::{
    Column, ExtractError, Input, OnError, Options, OutputError, Progress, Reject, extract, schema,
};
use std::fs::{self, File};
use std::io::{self, BufWriter, IsTerminal, Write, stderr, stdout};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// Turn files of positions and games into columns: attacks, checks, pins, mobility, legal moves, threats.
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Arguments {
    /// Files of positions, told by content: FEN or EPD lines, PGN (every position of every game), Parquet or Arrow
    /// IPC with a column fen; plain, gzip, zstd or zip; - is the standard input.
    #[arg(value_name = "INPUT", required_unless_present = "list_columns")]
    inputs: Vec<PathBuf>,
    /// Write here; the extension says how: .parquet, .arrow, .csv or .jsonl; - is CSV on the standard output.
    #[arg(long, value_name = "FILE", required_unless_present = "list_columns")]
    output: Option<PathBuf>,
    /// Write these columns, in this order, with commas between them; all but threats where none are given, and game
    /// and ply only where an input holds games.
    #[arg(long, value_name = "LIST", value_delimiter = ',')]
    columns: Vec<Column>,
    /// What to do about text that is no position, or a move that cannot be played.
    #[arg(long, value_enum, default_value = "stop")]
    on_error: OnBadLine,
    /// Write what is skipped here, each with its place and its reason in a comment before it.
    #[arg(long, value_name = "FILE")]
    rejects: Option<PathBuf>,
    /// How many threads parse and compute; 0 is one for each processor core.
    #[arg(long, value_name = "N", default_value = "0")]
    threads: usize,
    /// List the columns, with their types and meanings.
    #[arg(long, exclusive = true)]
    list_columns: bool,
}

const EXAMPLES: &str = "\
Examples:
  setwise features book.epd --output features.parquet
  setwise features games.pgn.zst --output features.arrow --columns game,ply,fen,white_attacks,black_attacks
  zcat positions.txt.gz | setwise features - --output - --columns fen,checkers
  setwise features *.epd --output all.parquet --on-error skip --rejects rejects.epd
  setwise features --list-columns

The rows are in the order of the inputs. The output appears whole or not at all: it is written beside its place under
another name, and moved there at the end. With stop, the first bad line ends the work, and there is no output. With
skip, the exit code is 1 if there was one; of a game with a bad move the positions before it are kept. The rejects
are a file of positions themselves: mend the lines, and read it again.";

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum OnBadLine {
    /// End at the first, with its place.
    Stop,
    /// Leave them out, count them, and show the first ten.
    Skip,
}

/// How many rejects are shown.
const SHOWN: u64 = 10;

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<Outcome> {
    match &arguments.output {
        Some(output) if !arguments.list_columns => write_features(arguments, output),
        _ => list_columns(),
    }
}

/// Prints a line for each column.
fn list_columns() -> anyhow::Result<Outcome> {
    let width = Column::ALL.map(|column| column.name().len()).into_iter().max().unwrap_or(0);
    let mut output = Output::plain();
    for column in Column::ALL {
        let (name, kind, meaning) = (column.name(), column.type_name(), column.description());
        output.print(format!("{name:width$}  {kind:6}  {meaning}\n"))?;
    }
    output.flush()?;
    Ok(Outcome::Done)
}

fn write_features(arguments: &Arguments, target: &Path) -> anyhow::Result<Outcome> {
    let inputs = arguments.inputs.iter().map(|path| Input::open(path)).collect::<Result<Vec<_>, _>>()?;
    let columns = match arguments.columns.as_slice() {
        [] => Column::defaults(inputs.iter().any(Input::has_games)),
        columns => columns.to_vec(),
    };
    if let Some(twice) = (1..columns.len()).find(|&at| columns[..at].contains(&columns[at])) {
        bail!("--columns: {} is there twice: name each once", columns[twice].name());
    }
    let mut output = setwise_features::Output::create(target, schema(&columns)).map_err(plain)?;
    let mut rejects = Rejects::open(arguments, target)?;
    let sizes: Option<u64> = inputs.iter().map(Input::size).sum();
    let is_busy = target.as_os_str() == "-" && stdout().is_terminal();
    let bar = progress_bar(sizes, !is_busy);
    let clock = Instant::now();
    let show = |progress: Progress| {
        bar.set_position(progress.read);
        let Progress { positions, .. } = progress;
        bar.set_message(format!("{positions} positions, {}", rate(positions, clock.elapsed())));
    };
    let on_error = match arguments.on_error {
        OnBadLine::Stop => OnError::Stop,
        OnBadLine::Skip => OnError::Skip,
    };
    let options =
        Options::default().with_threads(arguments.threads).with_on_error(on_error).with_progress(&show);
    let end =
        extract(inputs, &columns, &options, |reject| rejects.add(reject, &bar), |batch| output.write(batch));
    bar.finish_and_clear();
    let done = match end {
        Ok(done) => done,
        Err(ExtractError::Reject(reject)) => {
            print_place(format_args!("{reject}; mend it, or leave such lines out by --on-error skip"));
            return Ok(Outcome::Failed);
        }
        Err(ExtractError::Output(error)) => return Err(plain(error)),
        Err(ExtractError::Rejects(error)) => return Err(error).with_context(|| rejects.failure()),
        Err(error) => bail!("{error}"),
    };
    rejects.finish()?;
    output.finish().map_err(plain)?;
    summarize(done, clock.elapsed(), arguments.rejects.as_deref());
    Ok(if done.rejects == 0 { Outcome::Done } else { Outcome::Failed })
}

/// The rejects: how many there are, and the file that keeps them.
struct Rejects {
    count: u64,
    file: Option<(PathBuf, BufWriter<File>)>,
}

impl Rejects {
    /// Begins the file, if one is asked for, that is not one that is read or written otherwise.
    fn open(arguments: &Arguments, output: &Path) -> anyhow::Result<Self> {
        let Some(path) = &arguments.rejects else { return Ok(Self { count: 0, file: None }) };
        if arguments.on_error == OnBadLine::Stop {
            bail!("--rejects: nothing is left out without --on-error skip: give both");
        }
        let real = |path: &Path| fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
        let mut others = arguments.inputs.iter().map(PathBuf::as_path).chain([output]);
        let is_device = fs::metadata(path).is_ok_and(|data| !data.is_file());
        if !is_device && others.any(|other| real(other) == real(path)) {
            bail!("--rejects: {} is an input or the output: give another name", path.display());
        }
        let file = File::create(path).with_context(|| cannot_write(path))?;
        Ok(Self { count: 0, file: Some((path.clone(), BufWriter::new(file))) })
    }

    /// Shows one of the first, and keeps it.
    fn add(&mut self, reject: &Reject, bar: &ProgressBar) -> io::Result<()> {
        self.count += 1;
        if self.count <= SHOWN {
            bar.suspend(|| print_place(reject));
        }
        self.file.as_mut().map_or(Ok(()), |(_, file)| reject.write(file))
    }

    /// Lets all of them out of the buffer.
    fn finish(&mut self) -> anyhow::Result<()> {
        let flushed = self.file.as_mut().map_or(Ok(()), |(_, file)| file.flush());
        flushed.with_context(|| self.failure())
    }

    /// What there is to say when they cannot be written.
    fn failure(&self) -> String {
        self.file.as_ref().map(|(path, _)| cannot_write(path)).unwrap_or_default()
    }
}

fn cannot_write(path: &Path) -> String {
    format!("{}: cannot be written", path.display())
}

/// A failure of an output as the end of the run. The message has its cause, which is kept only for a pipe that was
/// closed: that is no failure of the run.
fn plain(error: OutputError) -> anyhow::Error {
    if error.is_broken_pipe() { error.into() } else { anyhow!("{error}") }
}

/// Positions, rate and rejects, in one line.
fn summarize(done: Progress, time: Duration, rejects: Option<&Path>) {
    let Progress { positions, rejects: count, .. } = done;
    let kept = match rejects {
        _ if count == 0 => String::new(),
        Some(path) => format!(", all of them in {}", path.display()),
        None if count > SHOWN => format!(", the first {SHOWN} shown; --rejects FILE writes all"),
        None => String::new(),
    };
    let (seconds, rate) = (time.as_secs_f64(), rate(positions, time));
    let s = |count| if count == 1 { "" } else { "s" };
    let line = format!(
        "{positions} position{} in {seconds:.3} s, {rate}, {count} reject{}{kept}",
        s(positions),
        s(count)
    );
    let _ = writeln!(stderr(), "{line}");
}

fn rate(positions: u64, time: Duration) -> String {
    match positions as f64 / time.as_secs_f64().max(1e-9) {
        rate if rate < 1e6 => format!("{rate:.0} positions/s"),
        rate => format!("{:.2} million positions/s", rate / 1e6),
    }
}

/// A bar where the length is known, a counter elsewhere; only a terminal sees it.
fn progress_bar(length: Option<u64>, may_be_seen: bool) -> ProgressBar {
    let (bar, template) = match length {
        _ if !(may_be_seen && stderr().is_terminal()) => return ProgressBar::hidden(),
        Some(length) => (ProgressBar::new(length), "{wide_bar} {percent} %, {msg}, {eta} left"),
        None => (ProgressBar::no_length(), "{spinner} {elapsed}, {msg}"),
    };
    bar.with_style(ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar()))
}
