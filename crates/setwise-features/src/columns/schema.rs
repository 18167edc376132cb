//! The schema of an output: its columns, and what a reader must know to use them.
//!
//! Metadata says which bit is which square, which number is which piece, and who wrote the file; each field has its
//! meaning with it.

use super::Column;
use arrow_schema::{Field, Schema, SchemaRef};
use std::{collections::HashMap, sync::Arc};

/// The key under which the metadata says which bit of a set is which square.
///
/// ```
/// use setwise_features::{Column, SQUARES, schema};
/// assert_eq!(schema(&[Column::Checkers]).metadata()[SQUARES], "a1 = bit 0, b1 = bit 1, ..., h8 = bit 63");
/// ```
pub const SQUARES: &str = "setwise.squares";

/// The key under which the metadata says which number is which piece, where there are threats.
///
/// ```
/// use setwise_features::{Column, PIECES, schema};
/// assert!(schema(&[Column::Threats]).metadata()[PIECES].starts_with("0 white pawn, 1 white knight"));
/// ```
pub const PIECES: &str = "setwise.pieces";

/// The key under which the metadata has the version of this crate.
///
/// ```
/// use setwise_features::{Column, VERSION, schema};
/// assert_eq!(schema(&[Column::Checkers]).metadata()[VERSION], env!("CARGO_PKG_VERSION"));
/// ```
pub const VERSION: &str = "setwise.version";

/// The key under which the metadata of a field has its meaning.
///
/// ```
/// use setwise_features::{Column, DESCRIPTION, schema};
/// let schema = schema(&[Column::Checkers]);
/// assert_eq!(schema.field(0).metadata()[DESCRIPTION], Column::Checkers.description());
/// ```
pub const DESCRIPTION: &str = "description";

const PIECE_NUMBERS: &str = "0 white pawn, 1 white knight, 2 white bishop, 3 white rook, 4 white queen, 5 white king, \
    6 black pawn, ..., 11 black king";

/// The schema of these columns, in this order.
///
/// ```
/// use setwise_features::{Column, schema};
/// let schema = schema(&Column::defaults(false));
/// assert_eq!(schema.fields().len(), 36);
/// assert_eq!(schema.field(0).name(), "fen");
/// ```
pub fn schema(columns: &[Column]) -> SchemaRef {
    let fields: Vec<Field> = columns.iter().copied().map(field).collect();
    let mut metadata = HashMap::from([
        (SQUARES.into(), "a1 = bit 0, b1 = bit 1, ..., h8 = bit 63".into()),
        (VERSION.into(), env!("CARGO_PKG_VERSION").into()),
    ]);
    if columns.contains(&Column::Threats) {
        metadata.insert(PIECES.into(), PIECE_NUMBERS.into());
    }
    Arc::new(Schema::new_with_metadata(fields, metadata))
}

fn field(column: Column) -> Field {
    let metadata = HashMap::from([(DESCRIPTION.into(), column.description())]);
    Field::new(column.name(), column.data_type(), column.is_nullable()).with_metadata(metadata)
}
