//! Tables with a column of positions: Parquet, and Arrow IPC as a file or a stream.
//!
//! Only the column `fen` is decoded. Parquet is read page by page. An Arrow file is read as the stream that it holds behind
//! its first word, so that it need not be seekable; a batch of it lies in memory as a whole, so there is a limit to it.

use super::{
    error::{Emit, Halt, InputError},
    layers::unsupported,
    strings::Strings,
};
use crate::chunk::{Chunk, Content, ROWS, TEXT};
use arrow_array::{Array, ArrayRef};
use arrow_ipc::reader::StreamReader;
use arrow_schema::{ArrowError, Schema};
use parquet::arrow::{ProjectionMask, arrow_reader::ParquetRecordBatchReaderBuilder};
use std::{
    fs::File,
    io::{self, Cursor, ErrorKind, Read},
    sync::Arc,
};

/// The name of the column.
const FEN: &str = "fen";

/// The most bytes of a record batch in Arrow IPC, with the dictionaries before it.
const BATCH: u64 = 1 << 28;

/// The index of the column of positions.
fn column(schema: &Schema) -> io::Result<usize> {
    let Some((index, field)) = schema.column_with_name(FEN) else {
        let names: Vec<&str> = schema.fields().iter().map(|field| &**field.name()).collect();
        let names = names.join(", ");
        return Err(unsupported(format!("the table has no column {FEN:?}, only: {names}")));
    };
    if !Strings::can_be(field.data_type()) {
        let found = field.data_type();
        return Err(unsupported(format!("the column {FEN:?} is of type {found}, expected strings")));
    }
    Ok(index)
}

/// Cuts a table in Parquet. `show` is told which share of it has been read.
pub(super) fn read_parquet(
    input: &Arc<str>,
    file: File,
    mut show: impl FnMut(f64),
    emit: &mut Emit<'_>,
) -> Result<(), Halt> {
    let fail = |error: io::Error| InputError::new(input, error);
    let builder = ParquetRecordBatchReaderBuilder::try_new(file).map_err(io::Error::from).map_err(fail)?;
    let index = column(builder.schema()).map_err(fail)?;
    let rows = builder.metadata().file_metadata().num_rows().max(1) as f64;
    let mask = ProjectionMask::roots(builder.parquet_schema(), [index]);
    let batches = builder.with_projection(mask).with_batch_size(ROWS).build();
    let mut cutter = Cutter { input, first: 1 };
    for batch in batches.map_err(io::Error::from).map_err(fail)? {
        cutter.cut(batch.map_err(io_error).map_err(fail)?.column(0), emit)?;
        show((cutter.first - 1) as f64 / rows);
    }
    Ok(())
}

/// Cuts tables in Arrow IPC.
pub(super) fn read_arrow(
    input: &Arc<str>,
    mut stream: impl Read,
    is_file: bool,
    emit: &mut Emit<'_>,
) -> Result<(), Halt> {
    let fail = |error: io::Error| InputError::new(input, error);
    let front = if is_file { pass_front(&mut stream).map_err(fail)? } else { Vec::new() };
    let stream = Cursor::new(front).chain(stream);
    // The schema says which column to decode, but the reader must know it before it sees the schema: it is read twice.
    let mut copied = Copied { stream: Allowance { stream, left: BATCH }, copy: Vec::new() };
    let schema = StreamReader::try_new(&mut copied, None).map_err(io_error).map_err(fail)?.schema();
    let index = column(&schema).map_err(fail)?;
    let stream = Cursor::new(copied.copy).chain(copied.stream.stream);
    let stream = Allowance { stream, left: BATCH };
    let mut batches = StreamReader::try_new(stream, Some(vec![index])).map_err(io_error).map_err(fail)?;
    let mut cutter = Cutter { input, first: 1 };
    while let Some(batch) = batches.next() {
        cutter.cut(batch.map_err(io_error).map_err(fail)?.column(0), emit)?;
        batches.get_mut().left = BATCH;
    }
    // A stream may end without a word; a file may not.
    if is_file && !ends_as_it_began(batches.get_mut()).map_err(fail)? {
        return Err(fail(ErrorKind::UnexpectedEof.into()).into());
    }
    Ok(())
}

/// The error of the system, where it is behind another one.
fn io_error(error: ArrowError) -> io::Error {
    match error {
        ArrowError::IoError(_, error) => error,
        other => io::Error::other(other),
    }
}

/// Whether what is left of a file ends with its first word, as a whole one does.
fn ends_as_it_began(stream: &mut impl Read) -> io::Result<bool> {
    let mut index = Vec::new();
    stream.read_to_end(&mut index)?;
    Ok(index.ends_with(b"ARROW1"))
}

/// Passes over what a file has in front of its stream: a word, filled up with zeros to a multiple of eight bytes. What is
/// returned are the eight bytes behind, which are already part of the stream.
fn pass_front(stream: &mut impl Read) -> io::Result<Vec<u8>> {
    let mut bytes = [0; 8];
    stream.read_exact(&mut bytes)?;
    loop {
        stream.read_exact(&mut bytes)?;
        if bytes != [0; 8] {
            return Ok(bytes.to_vec());
        }
    }
}

/// Rows on their way to chunks.
struct Cutter<'a> {
    input: &'a Arc<str>,
    /// The number of the next one.
    first: u64,
}

impl Cutter<'_> {
    /// Cuts a column; the chunks share its memory.
    fn cut(&mut self, column: &ArrayRef, emit: &mut Emit<'_>) -> Result<(), Halt> {
        let values = Strings::of(column);
        let mut start = 0;
        while start < column.len() {
            let (mut end, mut bytes) = (start, 0);
            while end < column.len() && end - start < ROWS && bytes < TEXT {
                bytes += values.get(end).map_or(0, str::len);
                end += 1;
            }
            let content = Content::Rows { first: self.first, fens: column.slice(start, end - start) };
            self.first += (end - start) as u64;
            emit(Chunk { input: Arc::clone(self.input), content })?;
            start = end;
        }
        Ok(())
    }
}

/// A stream that gives so many bytes, and fails then.
struct Allowance<R> {
    stream: R,
    left: u64,
}

impl<R: Read> Read for Allowance<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let read = self.stream.read(buffer)?;
        self.left = self.left.checked_sub(read as u64).ok_or_else(|| {
            let limit = BATCH >> 20;
            unsupported(format!("a record batch has more than {limit} MiB: write batches of fewer rows"))
        })?;
        Ok(read)
    }
}

/// A stream of which a copy is kept.
struct Copied<R> {
    stream: R,
    copy: Vec<u8>,
}

impl<R: Read> Read for Copied<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let read = self.stream.read(buffer)?;
        self.copy.extend_from_slice(&buffer[..read]);
        Ok(read)
    }
}
