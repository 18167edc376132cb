//! How Parquet is written: plain sets, no compression, a row group for each group of rows.
//!
//! Sets of squares hardly repeat within a column and differ in all of their bits, so what makes other tables small
//! makes these slow. Measured on 196,608 positions of an opening book, 35 columns, one thread, on a busy machine, so
//! the ratios count more than the times:
//!
//! | compression | encoding | ns a position | bytes a position |
//! |---|---|---|---|
//! | none | plain | 240 | 316 |
//! | none | plain, with least and greatest values | 369 | 316 |
//! | none | dictionaries for all columns | 480 | 106 |
//! | LZ4 | plain | 622 | 102 |
//! | Snappy | plain | 789 | 96 |
//! | zstd, level 1 | plain | 1196 | 59 |
//! | none | streams of bytes | 404 | 316 |
//! | LZ4 | streams of bytes | 598 | 103 |
//! | zstd, level 1 | streams of bytes | 1069 | 64 |
//!
//! All else that is done for a position costs about as much as the first line, so the default is the first line. One
//! thread can then write as fast as four cores compute, and nothing is encoded elsewhere. A file that must be small is
//! best written again by another tool at leisure. The one column with a dictionary is the side to move: a bit a
//! position instead of five bytes.

use super::{destination::Destination, regroup::GROUP_ROWS};
use crate::Column;
use arrow_schema::{Schema, SchemaRef};
use parquet::{
    arrow::ArrowWriter,
    basic::Compression,
    errors::ParquetError,
    file::{
        metadata::KeyValue,
        properties::{EnabledStatistics, WriterProperties},
    },
    schema::types::ColumnPath,
};

/// Begins a file.
pub(crate) fn writer(
    destination: Destination,
    schema: &SchemaRef,
) -> Result<ArrowWriter<Destination>, ParquetError> {
    ArrowWriter::try_new(destination, schema.clone(), Some(properties(schema)))
}

fn properties(schema: &Schema) -> WriterProperties {
    WriterProperties::builder()
        .set_created_by(concat!("setwise ", env!("CARGO_PKG_VERSION")).into())
        .set_compression(Compression::UNCOMPRESSED)
        .set_statistics_enabled(EnabledStatistics::None)
        .set_dictionary_enabled(false)
        .set_column_dictionary_enabled(ColumnPath::from(Column::SideToMove.name()), true)
        .set_max_row_group_row_count(Some(GROUP_ROWS))
        .set_key_value_metadata(Some(metadata(schema)))
        .build()
}

/// The metadata of the schema once more, for readers that do not know Arrow's; in the order of their keys.
fn metadata(schema: &Schema) -> Vec<KeyValue> {
    let mut pairs: Vec<(&String, &String)> = schema.metadata().iter().collect();
    pairs.sort();
    pairs.into_iter().map(|(key, value)| KeyValue::new(key.clone(), value.clone())).collect()
}
