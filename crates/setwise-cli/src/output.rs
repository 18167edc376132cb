//! The standard output, and files that appear whole or not at all.

use anyhow::Context;
use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

/// The standard output, locked and buffered once for a whole run.
pub(crate) struct Output {
    writer: BufWriter<Box<dyn Write>>,
}

impl Output {
    /// For text that holds no styles.
    pub(crate) fn plain() -> Self {
        Self::new(Box::new(io::stdout().lock()))
    }

    /// For text that may hold styles: they are dropped where the standard output shows no colors.
    pub(crate) fn styled() -> Self {
        Self::new(Box::new(anstream::stdout().lock()))
    }

    fn new(stream: Box<dyn Write>) -> Self {
        Self { writer: BufWriter::with_capacity(1 << 16, stream) }
    }

    /// Prints an answer; it may wait in the buffer.
    pub(crate) fn print(&mut self, answer: impl AsRef<[u8]>) -> anyhow::Result<()> {
        self.writer.write_all(answer.as_ref()).context(STDOUT)
    }

    /// Lets all answers out of the buffer. A run must end with it, or would not learn of a failure.
    pub(crate) fn flush(&mut self) -> anyhow::Result<()> {
        self.writer.flush().context(STDOUT)
    }
}

/// Where writing has failed.
const STDOUT: &str = "<stdout>: cannot be written";

/// Writes a file beside its place and moves it there once it is complete, so that nobody sees half of it.
pub(crate) fn write_whole(path: &Path, bytes: &[u8]) -> anyhow::Result<()> {
    // A link keeps pointing at the file; a device is written to, not replaced.
    let target = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let is_special = fs::metadata(&target).is_ok_and(|data| !data.is_file());
    let written = if is_special { fs::write(&target, bytes) } else { replace(&target, bytes) };
    written.with_context(|| format!("{}: cannot be written", path.display()))
}

fn replace(target: &Path, bytes: &[u8]) -> io::Result<()> {
    let name = target.file_name().ok_or(io::ErrorKind::InvalidInput)?;
    let mut beside = name.to_owned();
    beside.push(format!(".{}.part", std::process::id()));
    let beside: PathBuf = target.with_file_name(beside);
    let mut file = File::create_new(&beside)?;
    let written = file.write_all(bytes).and_then(|()| file.sync_all());
    drop(file);
    written.and_then(|()| fs::rename(&beside, target)).inspect_err(|_| drop(fs::remove_file(&beside)))
}
