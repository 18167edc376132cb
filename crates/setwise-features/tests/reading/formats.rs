//! The same positions in every format and every wrapping.

use super::{LINES, TemporaryFile, lines, read, read_with};
use arrow_array::{
    ArrayRef, DictionaryArray, Int32Array, LargeStringArray, RecordBatch, StringArray, StringViewArray,
    types::Int32Type,
};
use arrow_ipc::{
    CompressionType,
    writer::{FileWriter, IpcWriteOptions, StreamWriter},
};
use parquet::{arrow::ArrowWriter, basic::Compression, file::properties::WriterProperties};
use setwise_features::{Input, Options};
use std::{
    io::{Cursor, Write},
    sync::Arc,
};
use zip::{CompressionMethod, ZipWriter, write::SimpleFileOptions};

fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
    encoder.write_all(bytes).unwrap();
    encoder.finish().unwrap()
}

fn zstd(bytes: &[u8]) -> Vec<u8> {
    zstd::encode_all(bytes, 1).unwrap()
}

fn zip(files: &[(&str, &[u8])], method: CompressionMethod) -> Vec<u8> {
    let mut writer = ZipWriter::new(Cursor::new(Vec::new()));
    let options = SimpleFileOptions::default().compression_method(method);
    writer.add_directory("folder/", options).unwrap();
    for &(name, bytes) in files {
        writer.start_file(name, options).unwrap();
        writer.write_all(bytes).unwrap();
    }
    writer.finish().unwrap().into_inner()
}

/// A column of strings of every form.
fn columns() -> Vec<ArrayRef> {
    let values = || LINES.lines().map(Some);
    vec![
        Arc::new(values().collect::<StringArray>()),
        Arc::new(values().collect::<LargeStringArray>()),
        Arc::new(values().collect::<StringViewArray>()),
        Arc::new(values().collect::<DictionaryArray<Int32Type>>()),
    ]
}

/// A table with other columns beside.
fn table(fens: ArrayRef) -> RecordBatch {
    let other: ArrayRef = Arc::new(Int32Array::from_iter_values(0..fens.len() as i32));
    RecordBatch::try_from_iter([("before", other.clone()), ("fen", fens), ("Fen", other)]).unwrap()
}

fn parquet(batch: &RecordBatch, compression: Compression) -> Vec<u8> {
    let properties = WriterProperties::builder().set_compression(compression).build();
    let mut writer = ArrowWriter::try_new(Vec::new(), batch.schema(), Some(properties)).unwrap();
    writer.write(batch).unwrap();
    writer.into_inner().unwrap()
}

fn arrow_file(batch: &RecordBatch, options: IpcWriteOptions) -> Vec<u8> {
    let mut writer = FileWriter::try_new_with_options(Vec::new(), &batch.schema(), options).unwrap();
    (0..2).for_each(|_| writer.write(batch).unwrap());
    writer.into_inner().unwrap()
}

fn arrow_stream(batch: &RecordBatch) -> Vec<u8> {
    let mut writer = StreamWriter::try_new(Vec::new(), &batch.schema()).unwrap();
    (0..2).for_each(|_| writer.write(batch).unwrap());
    writer.into_inner().unwrap()
}

#[test]
fn lines_are_read_with_and_without_compression() {
    let text = LINES.as_bytes();
    for content in [
        text.to_vec(),
        LINES.trim_end().into(),
        LINES.replace('\n', "\r\n").into(),
        LINES.replace('\n', "  \n\n # a comment\n\t").into(),
        format!("\u{feff}{LINES}").into(),
        gzip(text),
        [gzip(&text[..70]), gzip(&text[70..])].concat(),
        zstd(text),
        [zstd(&text[..70]), zstd(&text[70..])].concat(),
        gzip(&zstd(&gzip(text))),
    ] {
        assert_eq!(read(content), lines(LINES));
    }
    for nothing in ["", "\n\n", "# nothing"] {
        assert_eq!(read(nothing), []);
    }
}

#[test]
fn the_files_of_an_archive_come_in_their_order() {
    let text = LINES.as_bytes();
    let twice = lines(&LINES.repeat(2));
    for method in [CompressionMethod::Stored, CompressionMethod::Deflated, CompressionMethod::Zstd] {
        let files = [("b", text), ("__MACOSX/b", b"junk"), ("folder/a.zst", &zstd(text))];
        let archive = zip(&files, method);
        assert_eq!(read(&archive), twice);
        assert_eq!(read(gzip(&archive)), twice);
    }
    assert_eq!(read(zip(&[], CompressionMethod::Stored)), []);
    let parquet = parquet(&table(columns()[0].clone()), Compression::UNCOMPRESSED);
    assert_eq!(read(zip(&[("p", &parquet), ("l", text)], CompressionMethod::Deflated)), twice);
}

#[test]
fn tables_in_parquet_are_read() {
    for column in columns() {
        for compression in [
            Compression::UNCOMPRESSED,
            Compression::SNAPPY,
            Compression::LZ4_RAW,
            Compression::GZIP(Default::default()),
            Compression::ZSTD(Default::default()),
        ] {
            let table = parquet(&table(column.clone()), compression);
            assert_eq!(read(&table), lines(LINES));
            assert_eq!(read(gzip(&table)), lines(LINES));
        }
    }
}

#[test]
fn tables_in_arrow_are_read() {
    let twice = lines(&LINES.repeat(2));
    for column in columns() {
        let table = table(column);
        for compression in [None, Some(CompressionType::LZ4_FRAME), Some(CompressionType::ZSTD)] {
            for alignment in [8, 16, 64] {
                let options =
                    IpcWriteOptions::try_new(alignment, false, arrow_ipc::MetadataVersion::V5).unwrap();
                let options = options.try_with_compression(compression).unwrap();
                assert_eq!(read(arrow_file(&table, options)), twice);
            }
        }
        let stream = arrow_stream(&table);
        assert_eq!(read(&stream), twice);
        assert_eq!(read(zstd(&stream)), twice);
        // A stream need not say that it is at its end.
        assert_eq!(read(&stream[..stream.len() - 8]), twice);
    }
}

#[test]
fn what_is_no_input_says_what_to_do() {
    let numbers: ArrayRef = Arc::new(Int32Array::from(vec![1]));
    let without = RecordBatch::try_from_iter([("a", numbers.clone()), ("b", numbers.clone())]).unwrap();
    let wrong = RecordBatch::try_from_iter([("fen", numbers)]).unwrap();
    let whole = parquet(&table(columns()[0].clone()), Compression::UNCOMPRESSED);
    let file = arrow_file(&table(columns()[0].clone()), Default::default());
    for (content, message) in [
        (b"BZh91AY".to_vec(), "compressed by bzip2: unpack it first"),
        (b"\xff\xfe8\0/\0".to_vec(), "this is UTF-16 text: save it as UTF-8"),
        (gzip(LINES.as_bytes())[..30].to_vec(), "cannot be read"),
        (zip(&[("x", b"x")], CompressionMethod::Stored)[..40].to_vec(), "cannot be read"),
        (
            zip(&[("z", &zip(&[], CompressionMethod::Stored))], CompressionMethod::Stored),
            "/z: cannot be read: this is an archive in an archive",
        ),
        (parquet(&without, Compression::UNCOMPRESSED), "the table has no column \"fen\", only: a, b"),
        (arrow_stream(&without), "the table has no column \"fen\", only: a, b"),
        (parquet(&wrong, Compression::UNCOMPRESSED), "the column \"fen\" is of type Int32, expected strings"),
        (arrow_file(&wrong, Default::default()), "the column \"fen\" is of type Int32, expected strings"),
        (whole[..whole.len() / 2].to_vec(), "cannot be read"),
        (file[..file.len() - 20].to_vec(), "cannot be read"),
        (arrow_stream(&table(columns()[0].clone()))[..600].to_vec(), "cannot be read"),
    ] {
        let file = TemporaryFile::new(content);
        let error = match Input::open(&file.0) {
            Err(error) => error.to_string(),
            Ok(input) => read_with(vec![input], &Options::default()).end.unwrap_err().to_string(),
        };
        assert!(error.starts_with(&file.name()) && error.contains(message), "{error}");
    }
}

#[test]
fn a_stream_that_breaks_gives_what_came_before() {
    let mut noise = fastrand::Rng::with_seed(4);
    // What cannot be compressed comes out as it goes in.
    let comments = (0..20_000).map(|_| format!("# {:x}\n", noise.u128(..))).collect::<String>();
    let whole = gzip(format!("{LINES}{comments}").as_bytes());
    let file = TemporaryFile::new(&whole[..whole.len() / 2]);
    let read = read_with(vec![file.open()], &Options::default());
    let error = read.end.unwrap_err().to_string();
    let place = error.strip_prefix(&file.name()).unwrap().strip_prefix(':').unwrap();
    let line: u64 = place.split(':').next().unwrap().parse().unwrap();
    assert!(line > 1000 && error.contains("cannot be read further"), "{error}");
}
