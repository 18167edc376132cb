//! How Parquet is written: plain sets, no compression, a row group for each group of rows.
//!
//! What makes a file small costs more than the columns themselves, which are computed in about 180 ns a position.
//! Measured with 35 columns of 196,608 positions of an opening book (in brackets: 131,072 of endgames),
//! written to memory by one thread of an Intel Xeon (Sapphire Rapids, 2.1 GHz); time of the processor, for it was busy:
//!
//! | compression | encoding | ns a position | bytes a position |
//! |---|---|---|---|
//! | none | plain | 224 (183) | 316 (302) |
//! | none | plain, least and greatest values noted | 283 (183) | 316 (302) |
//! | none | dictionaries | 387 (487) | 106 (150) |
//! | none | bytes of a column kept apart | 305 (244) | 316 (302) |
//! | LZ4 | plain | 527 (526) | 102 (131) |
//! | LZ4 | bytes of a column kept apart | 529 (596) | 103 (141) |
//! | Snappy | plain | 529 (569) | 96 (127) |
//! | zstd, level 1 | plain | 793 (762) | 59 (86) |
//! | zstd, level 1 | bytes of a column kept apart | 671 (772) | 64 (89) |
//!
//! So the default is the first line: a file that must be small can be compressed by another tool, at leisure. Into a
//! file it costs 180 ns: one thread writes five million positions a second, so nothing is encoded elsewhere. Least and
//! greatest values are left out, for nobody asks for sets between two others. The one column with a dictionary is the
//! side to move: a bit a position instead of five bytes.

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
