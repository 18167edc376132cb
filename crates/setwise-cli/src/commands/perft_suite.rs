//! `setwise perft --suite`: known counts of many positions, held against ours.

use super::perft::{progress_bar, show_rate};
use crate::exit::Outcome;
use crate::fault::Fault;
use crate::input::Lines;
use crate::output::Output;
use anyhow::bail;
use setwise_perft::suite::Entry;
use setwise_perft::{Options, Progress};
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Instant;

/// What a file holds.
struct Suite {
    /// Its name, for messages.
    name: String,
    /// The lines that can be checked, with their numbers.
    entries: Vec<(u64, Entry)>,
    /// How many lines hold no count that is wanted.
    deeper: usize,
    /// How many lines are bad; they have been reported.
    bad: usize,
}

/// Reads all lines, so that a bad one is known at once and not after hours, then checks them one by one.
pub(super) fn run(file: &Path, max_depth: u32, options: Options<'_>) -> anyhow::Result<Outcome> {
    let suite = read(file, max_depth)?;
    let lines = suite.entries.len() + suite.bad;
    match lines + suite.deeper {
        0 => bail!("{}: holds no position: write lines like FEN ;D1 20 ;D2 400", suite.name),
        all if all == suite.deeper => {
            bail!("{}: holds no count of depth {max_depth} or less: give a larger --max-depth", suite.name)
        }
        _ => {}
    }
    let mut output = Output::plain();
    let right = check(&suite, &mut output, options)?;
    if suite.deeper > 0 {
        let Suite { deeper, .. } = suite;
        output.print(format!("{deeper} more without a count of depth {max_depth} or less\n"))?;
    }
    output.print(format!("{right} of {lines} positions right\n"))?;
    output.flush()?;
    Ok(if right == lines { Outcome::Done } else { Outcome::Failed })
}

/// Reads the lines, and keeps the counts up to a depth.
fn read(file: &Path, max_depth: u32) -> anyhow::Result<Suite> {
    let mut lines = Lines::open(file)?;
    let mut suite = Suite { name: lines.name().to_owned(), entries: Vec::new(), deeper: 0, bad: 0 };
    while let Some(text) = lines.next()? {
        match text.and_then(entry) {
            Ok(mut entry) => {
                entry.counts.retain(|&(depth, _)| depth <= max_depth);
                match entry.counts.is_empty() {
                    true => suite.deeper += 1,
                    false => suite.entries.push((lines.number(), entry)),
                }
            }
            Err(fault) => {
                lines.report(&fault);
                suite.bad += 1;
            }
        }
    }
    Ok(suite)
}

/// The entry of a line.
fn entry(text: &str) -> Result<Entry, Fault> {
    Entry::read(text).map_err(|error| {
        let byte = text.char_indices().nth(error.column - 1).map_or(text.len(), |(byte, _)| byte);
        // The place is shown in another way: the message need not name the column.
        let message = error.to_string();
        let message = message.split_once(", ").map_or(&*message, |(_, message)| message);
        Fault::new(byte..byte, message)
    })
}

/// Counts, prints what is wrong, and returns how many positions are right. The known counts say how long it takes.
fn check(suite: &Suite, output: &mut Output, options: Options<'_>) -> anyhow::Result<usize> {
    let known = suite.entries.iter().flat_map(|(_, entry)| &entry.counts);
    let bar = progress_bar();
    bar.set_length(known.fold(0, |sum, &(_, nodes)| sum.saturating_add(nodes)));
    let before = AtomicU64::new(0);
    let show = |progress: Progress| {
        let nodes = before.load(Relaxed) + progress.nodes;
        bar.set_message(nodes.to_string());
        bar.set_position(nodes);
    };
    let options = options.with_progress(&show);
    let clock = Instant::now();
    let mut right = 0;
    for (line, entry) in &suite.entries {
        let mut is_right = true;
        for check in entry.checks(&options) {
            before.fetch_add(check.counted, Relaxed);
            if !check.is_right() {
                is_right = false;
                let text = format!("{}:{line}: {check}: {}\n", suite.name, entry.position);
                bar.suspend(|| output.print(text).and_then(|()| output.flush()))?;
            }
        }
        right += usize::from(is_right);
    }
    bar.finish_and_clear();
    show_rate(before.load(Relaxed), clock.elapsed(), options.engine());
    Ok(right)
}
