//! A file, or the standard input, line by line, with a progress bar where one can be seen.
//!
//! The lines share one buffer. They are bytes: a line that is no UTF-8 is a bad line with a place like any other,
//! not the end of the work. Blank lines and lines that begin with `#` are skipped.

use crate::fault::Fault;
use anyhow::Context;
use indicatif::{ProgressBar, ProgressStyle};
use std::fs::File;
use std::io::{BufRead, BufReader, IsTerminal, Read, stderr, stdin, stdout};
use std::path::Path;

/// How many lines pass between two looks at the progress bar.
const LINES_PER_TICK: u64 = 4096;

/// The lines of an input.
pub(crate) struct Lines {
    reader: BufReader<Box<dyn Read>>,
    /// The name of the input, for messages.
    name: String,
    buffer: Vec<u8>,
    number: u64,
    bytes: u64,
    progress: Option<ProgressBar>,
}

impl Lines {
    /// Opens a file; `-` is the standard input.
    pub(crate) fn open(path: &Path) -> anyhow::Result<Self> {
        let (source, name, length): (Box<dyn Read>, _, _) = if path.as_os_str() == "-" {
            (Box::new(stdin()), "<stdin>".into(), None)
        } else {
            let name = path.display().to_string();
            let file = File::open(path).with_context(|| format!("{name}: cannot be read"))?;
            let length = file.metadata().ok().filter(|data| data.is_file()).map(|data| data.len());
            (Box::new(file), name, length)
        };
        let visible = stderr().is_terminal() && !stdout().is_terminal();
        let progress = visible.then(|| progress_bar(length));
        let reader = BufReader::with_capacity(1 << 16, source);
        Ok(Self { reader, name, buffer: Vec::new(), number: 0, bytes: 0, progress })
    }

    /// The name of the input, for messages.
    pub(crate) fn name(&self) -> &str {
        &self.name
    }

    /// The number of the line that was read last.
    pub(crate) fn number(&self) -> u64 {
        self.number
    }

    /// Whether the next line must come from outside: the time to show all answers, for whoever writes the lines
    /// may be waiting for them.
    pub(crate) fn must_wait(&self) -> bool {
        self.reader.buffer().is_empty()
    }

    /// The next line that is neither blank nor a comment, without its end; `Err` inside if it is no UTF-8.
    pub(crate) fn next(&mut self) -> anyhow::Result<Option<Result<&str, Fault>>> {
        loop {
            self.buffer.clear();
            let length = self.reader.read_until(b'\n', &mut self.buffer);
            let length = length.with_context(|| format!("{}: cannot be read", self.name))?;
            if length == 0 {
                return Ok(None);
            }
            self.number += 1;
            self.bytes += length as u64;
            if let Some(progress) =
                self.progress.as_ref().filter(|_| self.number.is_multiple_of(LINES_PER_TICK))
            {
                progress.set_position(self.bytes);
            }
            if self.number == 1 && self.buffer.starts_with("\u{feff}".as_bytes()) {
                self.buffer.drain(.."\u{feff}".len());
            }
            let content = self.buffer.trim_ascii_start();
            if !content.is_empty() && content[0] != b'#' {
                break;
            }
        }
        Ok(Some(std::str::from_utf8(self.buffer.trim_ascii_end()).map_err(|error| {
            let start = error.valid_up_to();
            Fault::new(start..start + 1, "this byte is no UTF-8 text: save the file as UTF-8")
        })))
    }

    /// Prints a fault in the line that was read last.
    pub(crate) fn report(&self, fault: &Fault) {
        let text = String::from_utf8_lossy(&self.buffer);
        let message = fault.in_line(&self.name, self.number, &text);
        let print = || crate::exit::print_place(&message);
        match &self.progress {
            Some(progress) => progress.suspend(print),
            None => print(),
        }
    }
}

impl Drop for Lines {
    fn drop(&mut self) {
        if let Some(progress) = &self.progress {
            progress.finish_and_clear();
        }
    }
}

/// A bar where the length is known, a counter elsewhere.
fn progress_bar(length: Option<u64>) -> ProgressBar {
    let (bar, template) = match length {
        Some(length) => (ProgressBar::new(length), "{wide_bar} {bytes} of {total_bytes}, {eta} left"),
        None => (ProgressBar::no_length(), "{spinner} {bytes} in {elapsed}"),
    };
    bar.with_style(ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar()))
}
