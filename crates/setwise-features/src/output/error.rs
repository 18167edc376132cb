//! What can be wrong with an output.

use super::Format;
use arrow_schema::ArrowError;
use parquet::errors::ParquetError;
use std::{
    error::Error,
    fmt, io,
    path::{Path, PathBuf},
};

/// Why an output could not be written. Nothing of it is left but what was there before.
///
/// ```
/// use setwise_features::{Column, Output, OutputError, schema};
/// let error = Output::create("features.xlsx", schema(&Column::defaults(false))).err().unwrap();
/// assert!(matches!(error, OutputError::Extension { .. }));
/// assert!(error.to_string().starts_with("features.xlsx: the extension says no known format; use .parquet, "));
/// ```
#[derive(Debug)]
pub enum OutputError {
    /// The name of the target says no format.
    Extension {
        /// The target.
        target: PathBuf,
    },
    /// The target cannot be written: no such folder, no permission, a full disk, a closed pipe.
    Write {
        /// The target.
        target: PathBuf,
        /// What the system says.
        error: io::Error,
    },
    /// The format cannot hold what it was given.
    Encode {
        /// The target.
        target: PathBuf,
        /// What the format says.
        message: String,
    },
}

impl OutputError {
    /// Whether the reader at the other end of a pipe has enough: no failure, for most.
    ///
    /// ```
    /// use setwise_features::OutputError;
    /// use std::io::{Error, ErrorKind};
    /// let error = OutputError::Write { target: "-".into(), error: Error::from(ErrorKind::BrokenPipe) };
    /// assert!(error.is_broken_pipe());
    /// ```
    pub fn is_broken_pipe(&self) -> bool {
        matches!(self, Self::Write { error, .. } if error.kind() == io::ErrorKind::BrokenPipe)
    }
}

/// How a target is called in a message.
struct Name<'a>(&'a Path);

impl fmt::Display for Name<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if Format::is_standard_output(self.0) {
            f.write_str("standard output")
        } else {
            self.0.display().fmt(f)
        }
    }
}

impl fmt::Display for OutputError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Extension { target } => {
                let extensions = "use .parquet, .arrow, .csv or .jsonl, or - for CSV on standard output";
                write!(f, "{}: the extension says no known format; {extensions}", Name(target))
            }
            Self::Write { target, error } => write!(f, "{}: cannot be written: {error}", Name(target)),
            Self::Encode { target, message } => write!(f, "{}: {message}", Name(target)),
        }
    }
}

impl Error for OutputError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            Self::Write { error, .. } => Some(error),
            _ => None,
        }
    }
}

/// What went wrong below an output, before the target is named.
#[derive(Debug)]
pub(crate) enum Failure {
    System(io::Error),
    Encode(String),
}

impl Failure {
    /// With the target.
    pub(crate) fn at(self, target: &Path) -> OutputError {
        match self {
            Self::System(error) => OutputError::Write { target: target.into(), error },
            Self::Encode(message) => OutputError::Encode { target: target.into(), message },
        }
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::System(error)
    }
}

/// The error of the system, where it is behind another one.
fn unwrapped(error: Box<dyn Error + Send + Sync>) -> Failure {
    match error.downcast::<io::Error>() {
        Ok(error) => Failure::System(*error),
        Err(error) => Failure::Encode(error.to_string()),
    }
}

impl From<ArrowError> for Failure {
    fn from(error: ArrowError) -> Self {
        match error {
            ArrowError::IoError(_, error) => Self::System(error),
            ArrowError::ExternalError(error) => unwrapped(error),
            other => Self::Encode(other.to_string()),
        }
    }
}

impl From<ParquetError> for Failure {
    fn from(error: ParquetError) -> Self {
        match error {
            ParquetError::External(error) => unwrapped(error),
            other => Self::Encode(other.to_string()),
        }
    }
}
