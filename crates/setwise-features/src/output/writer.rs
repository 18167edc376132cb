//! One output, whatever its format.

use super::{
    Format, OutputError, csv, destination::Destination, error::Failure, json_lines, parquet_file,
    regroup::Regroup,
};
use arrow_array::RecordBatch;
use arrow_ipc::writer::FileWriter;
use arrow_schema::SchemaRef;
use parquet::arrow::ArrowWriter;
use std::{
    fmt,
    io::Write,
    path::{Path, PathBuf},
};

/// A file that is being written, or the standard output.
///
/// ```
/// use setwise::position::Setup;
/// use setwise_batch::InstructionSet;
/// use setwise_features::{Column, Output, Positions, record_batch, schema};
/// let columns = Column::defaults(false);
/// let mut positions = Positions::default();
/// positions.push("4k3/8/8/8/8/8/8/4K3 w - -", &"4k3/8/8/8/8/8/8/4K3 w - -".parse::<Setup>()?);
/// let target = std::env::temp_dir().join(format!("example-{}.parquet", std::process::id()));
/// let mut output = Output::create(&target, schema(&columns))?;
/// output.write(&record_batch(&columns, &positions, InstructionSet::best())?)?;
/// assert!(!target.exists());
/// output.finish()?;
/// assert!(target.exists());
/// # std::fs::remove_file(target)?;
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Output {
    target: PathBuf,
    temporary: Option<PathBuf>,
    regroup: Regroup,
    writer: Writer,
}

enum Writer {
    Parquet(Box<ArrowWriter<Destination>>),
    Arrow(Box<FileWriter<Destination>>),
    /// Rows as text, and the room for some of them.
    Text(TextForm, Destination, Vec<u8>),
}

/// The rows that are made text of at a time: they stay in the cache.
const TEXT_ROWS: usize = 256;

/// How rows are written as text.
type TextForm = fn(&RecordBatch, &mut Vec<u8>) -> Result<(), Failure>;

impl Output {
    /// Begins an output of these columns; `-` is the standard output.
    ///
    /// ```
    /// use setwise_features::{Column, Output, schema};
    /// let error = Output::create("no/such/folder/features.csv", schema(&[Column::Fen])).err().unwrap();
    /// assert!(error.to_string().starts_with("no/such/folder/features.csv: cannot be written: "));
    /// ```
    ///
    /// # Errors
    ///
    /// The extension says no format, or no file can be created in the folder.
    pub fn create(target: impl AsRef<Path>, schema: SchemaRef) -> Result<Self, OutputError> {
        let target = target.as_ref();
        let format = Format::of(target)?;
        let begin = || -> Result<Self, Failure> {
            let mut destination = Destination::create(target)?;
            let temporary = destination.path().map(Path::to_owned);
            let writer = match format {
                Format::Parquet => Writer::Parquet(Box::new(parquet_file::writer(destination, &schema)?)),
                Format::Arrow => Writer::Arrow(Box::new(FileWriter::try_new(destination, &schema)?)),
                Format::Csv => {
                    destination.write_all(&csv::header(&schema))?;
                    Writer::Text(csv::rows, destination, Vec::new())
                }
                Format::JsonLines => Writer::Text(json_lines::rows, destination, Vec::new()),
            };
            Ok(Self { target: target.into(), temporary, regroup: Regroup::new(schema), writer })
        };
        begin().map_err(|failure| failure.at(target))
    }

    /// The file that is written to until the end, for those who must delete it because the process is about to be
    /// ended; none for the standard output.
    ///
    /// ```
    /// use setwise_features::{Column, Output, schema};
    /// let target = std::env::temp_dir().join(format!("example-{}.csv", std::process::id()));
    /// let output = Output::create(&target, schema(&[Column::Fen]))?;
    /// let temporary = output.temporary().unwrap().to_owned();
    /// assert!(temporary.exists());
    /// drop(output);
    /// assert!(!temporary.exists() && !target.exists());
    /// # Ok::<(), setwise_features::OutputError>(())
    /// ```
    pub fn temporary(&self) -> Option<&Path> {
        self.temporary.as_deref()
    }

    /// Adds rows. The file does not depend on how they are cut into batches; those of [`GROUP_ROWS`](crate::GROUP_ROWS)
    /// rows are the cheapest.
    ///
    /// # Errors
    ///
    /// The disk is full, the pipe is closed, or the batch has other columns than the output.
    pub fn write(&mut self, batch: &RecordBatch) -> Result<(), OutputError> {
        let Self { target, regroup, writer, .. } = self;
        let written = if !regroup.fits(batch) {
            Err(Failure::Encode("the batch has other columns than the output".into()))
        } else if let Writer::Text(..) = writer {
            // Rows of text do not care for groups.
            writer.write(batch)
        } else {
            regroup.push(batch, |group| writer.write(group))
        };
        written.map_err(|failure| failure.at(target))
    }

    /// Writes what is left, waits until all of it is on the disk, and gives the file its name.
    ///
    /// # Errors
    ///
    /// The disk is full, or the file cannot be renamed. Nothing of the output is left then.
    pub fn finish(mut self) -> Result<(), OutputError> {
        let end = || -> Result<(), Failure> {
            if let Some(rest) = self.regroup.rest()? {
                self.writer.write(&rest)?;
            }
            let destination = match self.writer {
                Writer::Parquet(writer) => writer.into_inner()?,
                Writer::Arrow(mut writer) => {
                    writer.finish()?;
                    writer.into_inner()?
                }
                Writer::Text(_, destination, _) => destination,
            };
            Ok(destination.finish()?)
        };
        end().map_err(|failure| failure.at(&self.target))
    }
}

impl Writer {
    fn write(&mut self, rows: &RecordBatch) -> Result<(), Failure> {
        match self {
            Self::Parquet(writer) => {
                writer.write(rows)?;
                Ok(writer.flush()?)
            }
            Self::Arrow(writer) => Ok(writer.write(rows)?),
            Self::Text(form, destination, text) => {
                for start in (0..rows.num_rows()).step_by(TEXT_ROWS) {
                    text.clear();
                    form(&rows.slice(start, TEXT_ROWS.min(rows.num_rows() - start)), text)?;
                    destination.write_all(text)?;
                }
                Ok(())
            }
        }
    }
}

impl fmt::Debug for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Output").field("target", &self.target).finish_non_exhaustive()
    }
}
