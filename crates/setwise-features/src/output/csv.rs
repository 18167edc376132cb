//! Values with commas between them (RFC 4180, lines ended as on Unix), the names of the columns in the first line.
//!
//! ```text
//! fen,checkers,white_mobility,threats,ply
//! 4k3/8/8/8/7b/8/5P2/4K3 w - -,0x0000000000000000,6,Ke1:Pf2 bh4:Pf2,
//! ```
//!
//! A text with a comma, a quote or the end of a line in it stands in quotes. A missing value is empty.

use super::{
    cells::{Cells, write_number, write_set, write_threats},
    error::Failure,
};
use arrow_array::{Array, RecordBatch};
use arrow_schema::Schema;

/// The line of names.
pub(crate) fn header(schema: &Schema) -> Vec<u8> {
    let names: Vec<&str> = schema.fields().iter().map(|field| field.name().as_str()).collect();
    (names.join(",") + "\n").into_bytes()
}

/// A line for each row.
pub(crate) fn rows(batch: &RecordBatch, text: &mut Vec<u8>) -> Result<(), Failure> {
    let columns = Cells::of(batch)?;
    for row in 0..batch.num_rows() {
        for (index, column) in columns.iter().enumerate() {
            if index > 0 {
                text.push(b',');
            }
            cell(column, row, text);
        }
        text.push(b'\n');
    }
    Ok(())
}

#[inline]
fn cell(column: &Cells<'_>, row: usize, text: &mut Vec<u8>) {
    match column {
        Cells::Numbers64(array) if array.is_null(row) => {}
        Cells::Numbers32(array) if array.is_null(row) => {}
        Cells::Numbers16(array) if array.is_null(row) => {}
        Cells::Text(array) => write_text(array.value(row), text),
        Cells::Sets(array) => write_set(array.value(row), text),
        Cells::Numbers64(array) => write_number(array.value(row), text),
        Cells::Numbers32(array) => write_number(array.value(row).into(), text),
        Cells::Numbers16(array) => write_number(array.value(row).into(), text),
        Cells::Numbers8(array) => write_number(array.value(row).into(), text),
        Cells::Threats(lists) => write_threats(lists, row, ["", " ", ""], text),
    }
}

/// Writes a text, in quotes where it needs them; a quote inside becomes two.
fn write_text(value: &str, text: &mut Vec<u8>) {
    if value.contains([',', '"', '\n', '\r']) {
        text.push(b'"');
        text.extend_from_slice(value.replace('"', "\"\"").as_bytes());
        text.push(b'"');
    } else {
        text.extend_from_slice(value.as_bytes());
    }
}
