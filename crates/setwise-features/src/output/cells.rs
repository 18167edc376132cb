//! Values as text, for the formats that have no types.
//!
//! A set is `0x` and 16 hexadecimal digits: a number of 64 bits would lose its lower ones in most readers of JSON and
//! in every spreadsheet. A threat is the attacker and its square, a colon, the victim and its square, pieces by the
//! letters of a FEN: `Nf3:pe5`. All other numbers are decimal.

use super::error::Failure;
use crate::Column;
use arrow_array::{
    Array, LargeListArray, RecordBatch, StringArray, UInt8Array, UInt16Array, UInt32Array, UInt64Array,
    cast::AsArray, types::UInt8Type,
};
use arrow_schema::{Field, Schema};
use setwise_batch::Threat;
use std::io::Write;

/// A column whose values can be written as text.
pub(crate) enum Cells<'a> {
    Text(&'a StringArray),
    Sets(&'a UInt64Array),
    Numbers64(&'a UInt64Array),
    Numbers32(&'a UInt32Array),
    Numbers16(&'a UInt16Array),
    Numbers8(&'a UInt8Array),
    Threats(&'a LargeListArray),
}

impl<'a> Cells<'a> {
    /// All columns of a batch.
    pub(crate) fn of(batch: &'a RecordBatch) -> Result<Vec<Self>, Failure> {
        let schema: &Schema = batch.schema_ref();
        schema.fields().iter().zip(batch.columns()).map(|(field, array)| Self::column(field, array)).collect()
    }

    fn column(field: &Field, array: &'a dyn Array) -> Result<Self, Failure> {
        let array = array.as_any();
        None.or_else(|| array.downcast_ref().map(Self::Text))
            .or_else(|| array.downcast_ref().map(Self::Numbers8))
            .or_else(|| array.downcast_ref().map(Self::Numbers16))
            .or_else(|| array.downcast_ref().map(Self::Numbers32))
            .or_else(|| array.downcast_ref().map(Self::Threats))
            .or_else(|| {
                let is_game = field.name() == Column::Game.name();
                array.downcast_ref().map(if is_game { Self::Numbers64 } else { Self::Sets })
            })
            .ok_or_else(|| Failure::Encode(format!("the column {} has no form in text", field.name())))
    }
}

/// Writes a set.
#[inline]
pub(crate) fn write_set(set: u64, text: &mut Vec<u8>) {
    let mut cell = *b"0x0000000000000000";
    cell[2..10].copy_from_slice(&digits((set >> 32) as u32));
    cell[10..].copy_from_slice(&digits(set as u32));
    text.extend_from_slice(&cell);
}

/// The eight hexadecimal digits of a word: its half bytes are spread over the bytes of a longer one, and each becomes a
/// digit there; to those that are ten and more, the distance from `9` to `a` is added.
#[inline]
fn digits(word: u32) -> [u8; 8] {
    let mut spread = u64::from(word);
    spread = (spread | spread << 16) & 0x0000_ffff_0000_ffff;
    spread = (spread | spread << 8) & 0x00ff_00ff_00ff_00ff;
    spread = (spread | spread << 4) & 0x0f0f_0f0f_0f0f_0f0f;
    let is_letter = (spread + 0x0606_0606_0606_0606) >> 4 & 0x0101_0101_0101_0101;
    let to_letter = u64::from(b'a' - b'0' - 10);
    (spread + 0x3030_3030_3030_3030 + is_letter * to_letter).to_be_bytes()
}

/// Writes a number.
#[inline]
pub(crate) fn write_number(number: u64, text: &mut Vec<u8>) {
    write!(text, "{number}").expect("a vector takes all bytes");
}

/// Writes the threats of a row, with texts before, between and after them.
pub(crate) fn write_threats(
    lists: &LargeListArray,
    row: usize,
    [before, between, after]: [&str; 3],
    text: &mut Vec<u8>,
) {
    let threats = lists.value(row);
    let bytes = threats.as_struct().columns();
    let byte = |column: usize, index: usize| bytes[column].as_primitive::<UInt8Type>().value(index);
    for index in 0..threats.len() {
        text.extend_from_slice(if index == 0 { before } else { between }.as_bytes());
        let threat = Threat::from_bytes([0, 1, 2, 3].map(|column| byte(column, index)));
        if let Some(Threat { attacker, from, victim, to }) = threat {
            write!(text, "{}{from}:{}{to}", attacker.letter(), victim.letter())
                .expect("a vector takes all bytes");
        }
    }
    text.extend_from_slice(after.as_bytes());
}
