//! Bad lines: their places, and what is done about them.

use super::{LINES, TemporaryFile, lines, read_with, skip};
use arrow_array::{ArrayRef, RecordBatch, StringArray};
use parquet::arrow::ArrowWriter;
use setwise_features::{ExtractError, OnError, Options, Reject};
use std::sync::Arc;

/// Lines, good and bad.
fn mixed() -> Vec<u8> {
    let mut text = format!("# a comment\n\n{LINES}").into_bytes();
    text.extend(b"hello\n  4k3/8/8/8/8/8/8/4K3 w - - 0\r\n4k3/8/8/8/8/8/8/4K3 w - - \xe9;\n");
    text.extend([b'x'; 100_000]);
    text.extend(b"\n8/8/8/8/8/8/8/8 w - -");
    text
}

#[test]
fn every_bad_line_has_its_place() {
    let (rows, rejects) = skip(mixed());
    assert_eq!(rows.len(), 5);
    let expected = [
        "file:7:1: piece placement: found 'h', expected ",
        "file:8:30: fullmove number: nothing here, expected a number",
        "file:9:27: this byte is no UTF-8 text: save the file as UTF-8",
        "file:10:1: more than 16384 bytes without a line break: ",
    ];
    assert_eq!(rejects.len(), expected.len());
    let cut = skip("x\u{e9}".repeat(10_000)).1;
    assert!(cut.len() == 1 && cut[0].starts_with("file:1:1: more than 16384 bytes"), "{cut:?}");
    for (reject, expected) in rejects.iter().zip(expected) {
        assert!(reject.starts_with(expected), "{reject}");
    }
}

#[test]
fn rejects_are_a_file_that_can_be_mended() {
    let file = TemporaryFile::new(mixed());
    let options = Options::default().with_on_error(OnError::Skip);
    let rejects = read_with(vec![file.open()], &options).rejects;
    let mut written = Vec::new();
    rejects.iter().for_each(|reject| reject.write(&mut written).unwrap());
    assert!(written.windows(5).any(|bytes| bytes == b"- \xe9;\n"));
    let again = TemporaryFile::new(&written);
    let read = read_with(vec![again.open()], &options);
    assert_eq!((read.rows.len(), read.rejects.len()), (0, 4));
    let texts = |rejects: &[Reject]| -> Vec<Vec<u8>> {
        rejects.iter().map(|reject| reject.text.trim_ascii().to_vec()).collect()
    };
    assert_eq!(texts(&read.rejects)[..3], texts(&rejects)[..3]);
}

#[test]
fn the_first_bad_line_in_order_ends_the_work() {
    let bad_early = format!("{}wrong\n{}", LINES.repeat(3000), LINES.repeat(9000));
    let bad_first = format!("xyz\n{LINES}");
    for threads in [1, 2, 5] {
        let files = [LINES, &bad_early, &bad_first].map(TemporaryFile::new);
        let inputs = files.iter().map(TemporaryFile::open).collect();
        let read = read_with(inputs, &Options::default().with_threads(threads));
        let Err(ExtractError::Reject(reject)) = read.end else { panic!("no reject") };
        let expected = (files[1].name(), 12_001, 1, b"wrong".to_vec());
        assert_eq!((reject.input.to_string(), reject.line, reject.column, reject.text), expected);
        assert_eq!(read.rows, lines(&LINES.repeat(3001)));
    }
}

#[test]
fn the_rows_of_a_table_are_its_lines() {
    let values =
        [Some("8/8/8/8/8/8/8/8 w - -"), None, Some(""), Some(" 8/8/8/8/8/8/8/8 b - - "), Some("a\nb")];
    let column: ArrayRef = Arc::new(values.into_iter().collect::<StringArray>());
    let batch = RecordBatch::try_from_iter_with_nullable([("fen", column, true)]).unwrap();
    let mut writer = ArrowWriter::try_new(Vec::new(), batch.schema(), None).unwrap();
    writer.write(&batch).unwrap();
    let (rows, rejects) = skip(writer.into_inner().unwrap());
    assert_eq!(rows, lines("8/8/8/8/8/8/8/8 w - -\n8/8/8/8/8/8/8/8 b - -"));
    assert_eq!(rejects.len(), 3);
    assert_eq!(rejects[0], "file:2:1: there is no value, expected a position");
    assert!(rejects[1].starts_with("file:3:1: piece placement: nothing here"), "{}", rejects[1]);
    assert!(rejects[2].starts_with("file:5:1: "), "{}", rejects[2]);
}
