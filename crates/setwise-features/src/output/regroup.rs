//! Groups of a fixed number of rows, out of batches of any.
//!
//! The layout of Parquet and Arrow files follows the batches that they are made from. Cut anew into equal groups, the
//! same rows make the same file, however they came. A batch that is a group already passes through without a copy.

use arrow_array::RecordBatch;
use arrow_schema::{ArrowError, SchemaRef};
use arrow_select::concat::concat_batches;

/// The rows of a group: of a row group in Parquet, of a record batch in Arrow. Batches of so many rows are written
/// without a copy.
///
/// ```
/// assert_eq!(setwise_features::GROUP_ROWS, 65_536);
/// ```
pub const GROUP_ROWS: usize = 1 << 16;

/// The rows that are too few for a group yet.
#[derive(Debug)]
pub(crate) struct Regroup {
    schema: SchemaRef,
    waiting: Vec<RecordBatch>,
    rows: usize,
}

impl Regroup {
    pub(crate) fn new(schema: SchemaRef) -> Self {
        Self { schema, waiting: Vec::new(), rows: 0 }
    }

    /// Whether a batch has the columns of the groups.
    pub(crate) fn fits(&self, batch: &RecordBatch) -> bool {
        batch.schema_ref().fields() == self.schema.fields()
    }

    /// Adds a batch, and gives each group that is full to `write`.
    pub(crate) fn push<E: From<ArrowError>>(
        &mut self,
        batch: &RecordBatch,
        mut write: impl FnMut(&RecordBatch) -> Result<(), E>,
    ) -> Result<(), E> {
        let mut start = 0;
        while start < batch.num_rows() {
            let taken = (GROUP_ROWS - self.rows).min(batch.num_rows() - start);
            self.waiting.push(batch.slice(start, taken));
            self.rows += taken;
            start += taken;
            if self.rows == GROUP_ROWS {
                let whole = batch.num_rows() == GROUP_ROWS && taken == GROUP_ROWS;
                let group = if whole { batch.clone() } else { self.joined()? };
                self.waiting.clear();
                self.rows = 0;
                write(&group)?;
            }
        }
        Ok(())
    }

    /// The last rows, if there are any.
    pub(crate) fn rest(&mut self) -> Result<Option<RecordBatch>, ArrowError> {
        if self.rows == 0 { Ok(None) } else { self.joined().map(Some) }
    }

    fn joined(&self) -> Result<RecordBatch, ArrowError> {
        concat_batches(&self.schema, &self.waiting)
    }
}
