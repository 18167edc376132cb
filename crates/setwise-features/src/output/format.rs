//! Formats, chosen by the extension of the target.

use super::OutputError;
use std::path::Path;

/// A format of outputs.
///
/// ```
/// use setwise_features::Format;
/// assert_eq!(Format::of("features.parquet").unwrap(), Format::Parquet);
/// assert_eq!(Format::of("-").unwrap(), Format::Csv);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Format {
    /// Apache Parquet.
    Parquet,
    /// The file format of Apache Arrow's IPC, also known as Feather, version 2.
    Arrow,
    /// Values with commas between them, with a line of names first.
    Csv,
    /// A JSON object a line.
    JsonLines,
}

impl Format {
    /// All formats.
    ///
    /// ```
    /// use setwise_features::Format;
    /// assert_eq!(Format::ALL.map(Format::extension), ["parquet", "arrow", "csv", "jsonl"]);
    /// ```
    pub const ALL: [Self; 4] = [Self::Parquet, Self::Arrow, Self::Csv, Self::JsonLines];

    /// The extension of its files, without the dot.
    ///
    /// ```
    /// assert_eq!(setwise_features::Format::JsonLines.extension(), "jsonl");
    /// ```
    pub const fn extension(self) -> &'static str {
        match self {
            Self::Parquet => "parquet",
            Self::Arrow => "arrow",
            Self::Csv => "csv",
            Self::JsonLines => "jsonl",
        }
    }

    /// The format that a target asks for; CSV for `-`, the standard output.
    ///
    /// ```
    /// use setwise_features::Format;
    /// assert_eq!(Format::of("positions.JSONL").unwrap(), Format::JsonLines);
    /// assert!(Format::of("positions").is_err());
    /// ```
    ///
    /// # Errors
    ///
    /// The extension is none of [`Self::extension`].
    pub fn of(target: impl AsRef<Path>) -> Result<Self, OutputError> {
        let target = target.as_ref();
        if Self::is_standard_output(target) {
            return Ok(Self::Csv);
        }
        let extension = target.extension().unwrap_or_default();
        Self::ALL
            .into_iter()
            .find(|format| extension.eq_ignore_ascii_case(format.extension()))
            .ok_or_else(|| OutputError::Extension { target: target.into() })
    }

    /// Whether a target is `-`.
    pub(crate) fn is_standard_output(target: &Path) -> bool {
        target.as_os_str() == "-"
    }
}
