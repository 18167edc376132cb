//! A JSON object a line, its keys the names of the columns.
//!
//! ```text
//! {"fen":"4k3/8/8/8/7b/8/5P2/4K3 w - -","checkers":"0x0000000000000000","threats":["Ke1:Pf2","bh4:Pf2"],"ply":null}
//! ```
//!
//! A set is a string, for most readers of JSON keep only 53 bits of a number. A missing value is `null`.

use super::{
    cells::{Cells, write_number, write_set, write_threats},
    error::Failure,
};
use arrow_array::{Array, RecordBatch};
use std::io::Write;

/// A line for each row.
pub(crate) fn rows(batch: &RecordBatch, text: &mut Vec<u8>) -> Result<(), Failure> {
    let columns = Cells::of(batch)?;
    let keys: Vec<String> = batch
        .schema_ref()
        .fields()
        .iter()
        .enumerate()
        .map(|(index, field)| format!("{}\"{}\":", if index == 0 { '{' } else { ',' }, field.name()))
        .collect();
    for row in 0..batch.num_rows() {
        for (column, key) in columns.iter().zip(&keys) {
            text.extend_from_slice(key.as_bytes());
            value(column, row, text);
        }
        text.extend_from_slice(b"}\n");
    }
    Ok(())
}

#[inline]
fn value(column: &Cells<'_>, row: usize, text: &mut Vec<u8>) {
    match column {
        Cells::Numbers64(array) if array.is_null(row) => text.extend_from_slice(b"null"),
        Cells::Numbers32(array) if array.is_null(row) => text.extend_from_slice(b"null"),
        Cells::Numbers16(array) if array.is_null(row) => text.extend_from_slice(b"null"),
        Cells::Text(array) => write_string(array.value(row), text),
        Cells::Sets(array) => {
            text.push(b'"');
            write_set(array.value(row), text);
            text.push(b'"');
        }
        Cells::Numbers64(array) => write_number(array.value(row), text),
        Cells::Numbers32(array) => write_number(array.value(row).into(), text),
        Cells::Numbers16(array) => write_number(array.value(row).into(), text),
        Cells::Numbers8(array) => write_number(array.value(row).into(), text),
        Cells::Threats(lists) if lists.value_length(row) == 0 => text.extend_from_slice(b"[]"),
        Cells::Threats(lists) => write_threats(lists, row, ["[\"", "\",\"", "\"]"], text),
    }
}

/// Writes a string; quotes, backslashes and control characters are escaped.
fn write_string(value: &str, text: &mut Vec<u8>) {
    text.push(b'"');
    for byte in value.bytes() {
        match byte {
            b'"' | b'\\' => text.extend([b'\\', byte]),
            0..0x20 => write!(text, "\\u{byte:04x}").expect("a vector takes all bytes"),
            _ => text.push(byte),
        }
    }
    text.push(b'"');
}
