//! `setwise bench`: the methods side by side on this machine.

use crate::exit::Outcome;
use crate::output::Output;
use crate::render::json::Line;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, ValueEnum};
use indicatif::ProgressBar;
use setwise_bench::measure::Row;
use setwise_bench::{GROUPS, Group};
use std::io::{IsTerminal, stderr};
use std::time::Duration;

/// Measure the methods side by side on this machine.
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Arguments {
    /// What to measure; everything where nothing is given.
    #[arg(value_name = "GROUP", value_parser = groups())]
    groups: Vec<&'static Group>,
    /// How to list.
    #[arg(long, value_enum, default_value = "table")]
    format: Format,
}

const EXAMPLES: &str = "\
Examples:
  setwise bench
  setwise bench square_wise
  setwise bench set_wise --format json
  setwise bench batch attack_maps
  setwise bench perft

A value is the median of 15 rounds in which every row is timed once, by the processor's time where one thread
works and by the clock on the wall where two do. A ratio is to the first row of the same unit,
in the same round: for throughputs more is better, for times and table bytes less. The first row is a peer: cozy-chess
for single pieces, for perft and for legal moves, a loop over the pieces for sets and for attacks on many boards.";

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum Format {
    /// A line per row, in columns.
    Table,
    /// An object per line: group, name, unit, value, ratio_to_first.
    Json,
}

/// The groups by name.
fn groups() -> impl TypedValueParser<Value = &'static Group> {
    PossibleValuesParser::new(GROUPS.iter().map(|group| group.name))
        .try_map(|name| GROUPS.iter().find(|group| group.name == name).ok_or("no such group"))
}

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<Outcome> {
    let all: Vec<&'static Group> = GROUPS.iter().collect();
    let groups = if arguments.groups.is_empty() { &all } else { &arguments.groups };
    let mut output = Output::styled();
    for group in groups {
        let spinner = if stderr().is_terminal() { ProgressBar::new_spinner() } else { ProgressBar::hidden() };
        spinner.set_message(format!("measuring {}", group.name));
        spinner.enable_steady_tick(Duration::from_millis(200));
        let rows = (group.run)();
        spinner.finish_and_clear();
        match arguments.format {
            Format::Table => output.print(table(&rows))?,
            Format::Json => rows.iter().try_for_each(|row| output.print(json(row).text()))?,
        }
        output.flush()?;
    }
    Ok(Outcome::Done)
}

/// The rows in columns, the units one below the other.
fn table(rows: &[Row]) -> String {
    let width = rows.iter().map(|row| row.name.len()).max().unwrap_or(0);
    let mut text = String::new();
    let mut unit = "";
    for row in rows {
        if row.unit != unit {
            unit = &row.unit;
            text += &format!("\n{}, {unit}\n", row.group);
        }
        text += &format!("  {:width$}  {:>12.2}  {:>8.3}\n", row.name, row.value, row.ratio_to_first);
    }
    text
}

fn json(row: &Row) -> Line {
    let mut line = Line::default();
    line.open();
    line.string("group", row.group);
    line.string("name", &row.name);
    line.string("unit", &row.unit);
    line.fraction("value", row.value);
    line.fraction("ratio_to_first", row.ratio_to_first);
    line.end();
    line
}
