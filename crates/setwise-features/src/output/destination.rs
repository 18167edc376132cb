//! Where the bytes go: to the standard output, or to a file beside the target that takes its name at the end.
//!
//! The file is called `.TARGET.unfinished-PROCESS-NUMBER`, so that one that is left behind by a process that was killed
//! says what it is. It has the target's name only after all of it is on the disk; dropped before, it is deleted. A
//! target that was there before stays as it was until then.

use super::{Format, eager::EagerFile};
use std::{
    ffi::OsString,
    fs::{self, File},
    io::{self, BufWriter, Stdout, Write},
    path::{Path, PathBuf},
};

/// Bytes that are collected before they are written: as many as a call to the system is worth.
const BUFFER: usize = 1 << 20;

/// A place to write to.
#[derive(Debug)]
pub(crate) enum Destination {
    StandardOutput(BufWriter<Stdout>),
    File(Unfinished),
}

/// A file that has not taken its name yet.
#[derive(Debug)]
pub(crate) struct Unfinished {
    file: BufWriter<EagerFile>,
    path: PathBuf,
    target: PathBuf,
}

impl Destination {
    /// Begins a file beside the target, or takes the standard output for `-`.
    pub(crate) fn create(target: &Path) -> io::Result<Self> {
        if Format::is_standard_output(target) {
            return Ok(Self::StandardOutput(BufWriter::with_capacity(BUFFER, io::stdout())));
        }
        // A link stays a link: what it leads to is replaced.
        let target = fs::canonicalize(target).unwrap_or_else(|_| target.into());
        if target.exists() && !target.is_file() {
            // Neither a folder nor a device should be replaced.
            return Err(io::Error::other("it is there already, and is no file"));
        }
        let (path, file) = create_beside(&target)?;
        let file = BufWriter::with_capacity(BUFFER, EagerFile::new(file));
        Ok(Self::File(Unfinished { file, path, target }))
    }

    /// Where the bytes are until the end, if in a file.
    pub(crate) fn path(&self) -> Option<&Path> {
        match self {
            Self::StandardOutput(_) => None,
            Self::File(unfinished) => Some(&unfinished.path),
        }
    }

    /// Makes all bytes last, then gives the file its name.
    pub(crate) fn finish(self) -> io::Result<()> {
        match self {
            Self::StandardOutput(mut output) => output.flush(),
            Self::File(mut unfinished) => {
                unfinished.file.flush()?;
                unfinished.file.get_mut().finish()?;
                fs::rename(&unfinished.path, &unfinished.target)
            }
        }
    }
}

/// A new file in the folder of the target, under a name that is not taken.
fn create_beside(target: &Path) -> io::Result<(PathBuf, File)> {
    let name = target.file_name().ok_or(io::ErrorKind::InvalidFilename)?;
    let mut number = 0_u32;
    loop {
        let mut unfinished = OsString::from(".");
        unfinished.push(name);
        unfinished.push(format!(".unfinished-{}-{number}", std::process::id()));
        let path = target.with_file_name(unfinished);
        match File::options().write(true).create_new(true).open(&path) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => number += 1,
            other => return Ok((path, other?)),
        }
    }
}

impl Drop for Unfinished {
    fn drop(&mut self) {
        // After the renaming there is no such file, and before it a failure has been reported already.
        let _ = fs::remove_file(&self.path);
    }
}

impl Write for Destination {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self {
            Self::StandardOutput(output) => output.write(bytes),
            Self::File(unfinished) => unfinished.file.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match self {
            Self::StandardOutput(output) => output.flush(),
            Self::File(unfinished) => unfinished.file.flush(),
        }
    }
}
