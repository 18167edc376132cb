//! The values of columns: from a batch of positions to a batch of records.
//!
//! A kernel makes several columns at once (the attacks of both sides by role, say), so what one column asks for is kept
//! for the others; what no column asks for is not computed. The vectors that kernels write become the buffers of Arrow
//! as they are.

use super::{Column, schema};
use crate::Positions;
use arrow_array::{
    ArrayRef, LargeListArray, PrimitiveArray, RecordBatch, RecordBatchOptions, StringArray, StructArray,
    UInt8Array, UInt16Array, UInt64Array,
    cast::AsArray,
    types::{ArrowPrimitiveType, UInt32Type, UInt64Type},
};
use arrow_buffer::{NullBuffer, OffsetBuffer};
use setwise::{Color, Role};
use setwise_batch::{
    BatchError, Boards, InstructionSet, SideMaps, attack_maps, attacks, checkers, distant_check_lines,
    king_escapes, legal_move_counts, mobility, pinned, threats, uncatchable,
};
use std::{collections::HashMap, sync::Arc};

/// The values of these columns for a batch of positions.
///
/// ```
/// use arrow_array::cast::AsArray;
/// use arrow_array::types::UInt64Type;
/// use setwise::{Color, position::Setup};
/// use setwise_batch::InstructionSet;
/// use setwise_features::{Column, Positions, record_batch};
/// let mut positions = Positions::default();
/// positions.push("4k3/8/8/8/8/8/8/4K3 w - -", &"4k3/8/8/8/8/8/8/4K3 w - -".parse::<Setup>()?);
/// let columns = [Column::Fen, Column::KingEscapes(Color::White)];
/// let batch = record_batch(&columns, &positions, InstructionSet::best())?;
/// assert_eq!(batch.column(1).as_primitive::<UInt64Type>().values(), &[0x3828]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// The processor does not have the instructions.
pub fn record_batch(
    columns: &[Column],
    positions: &Positions,
    set: InstructionSet,
) -> Result<RecordBatch, BatchError> {
    let by_role = columns.iter().any(|column| matches!(column, Column::RoleAttacks(..)));
    let mut made = Made { positions, set, by_role, arrays: HashMap::new() };
    let arrays = columns.iter().map(|&column| made.array(column)).collect::<Result<_, _>>()?;
    let rows = RecordBatchOptions::new().with_row_count(Some(positions.len()));
    Ok(RecordBatch::try_new_with_options(schema(columns), arrays, &rows)
        .expect("arrays of the schema's types, as long as the positions are many"))
}

/// The columns that have been made for a batch.
struct Made<'a> {
    positions: &'a Positions,
    set: InstructionSet,
    /// Whether some column has attacks by role, from which the unions come without another kernel.
    by_role: bool,
    arrays: HashMap<Column, ArrayRef>,
}

impl Made<'_> {
    /// A column, made before or now.
    fn array(&mut self, column: Column) -> Result<ArrayRef, BatchError> {
        if !self.arrays.contains_key(&column) {
            self.make(column)?;
        }
        Ok(self.arrays[&column].clone())
    }

    /// Makes a column, and those that come with it.
    fn make(&mut self, column: Column) -> Result<(), BatchError> {
        let (boards, set) = (self.positions.boards(), self.set);
        match column {
            Column::Fen => self.keep(column, fens(self.positions)),
            Column::Side(color) => self.keep(column, copied(boards.color(color))),
            Column::Pieces(role) => self.keep(column, copied(boards.role(role))),
            Column::SideToMove => self.keep(column, sides_to_move(boards)),
            Column::Attacks(_) if !self.by_role => {
                self.keep_both(Column::Attacks, |white, black| attacks(set, boards, white, black))?;
            }
            Column::Attacks(_) | Column::RoleAttacks(..) => self.make_maps()?,
            Column::Checkers => {
                let mut found = vec![0; boards.len()];
                checkers(set, boards, &mut found)?;
                self.keep(column, sets(found));
            }
            Column::Pinned(_) => {
                self.keep_both(Column::Pinned, |white, black| pinned(set, boards, white, black))?;
            }
            Column::KingEscapes(_) => {
                self.keep_both(Column::KingEscapes, |white, black| king_escapes(set, boards, white, black))?;
            }
            Column::DistantCheckLines(color) => {
                let escapes = self.array(Column::KingEscapes(color))?;
                let mut lines = vec![0; boards.len()];
                distant_check_lines(
                    set,
                    boards,
                    color,
                    escapes.as_primitive::<UInt64Type>().values(),
                    &mut lines,
                )?;
                self.keep(column, Arc::new(UInt8Array::from(lines)));
            }
            Column::Uncatchable(color) => {
                let mut pawns = vec![0; boards.len()];
                uncatchable(set, boards, color, &mut pawns)?;
                self.keep(column, sets(pawns));
            }
            Column::Mobility(color) => {
                let mut counts = vec![0; boards.len()];
                mobility(set, boards, color, &mut counts)?;
                self.keep(column, Arc::new(UInt16Array::from(counts)));
            }
            Column::LegalMoves => self.keep(column, legal_moves(set, self.positions)?),
            Column::Threats => self.keep(column, lists_of_threats(boards)),
            Column::Game => self.keep(column, moments::<UInt64Type>(self.positions, |&(game, _)| game)),
            Column::Ply => self.keep(column, moments::<UInt32Type>(self.positions, |&(_, ply)| ply)),
        }
        Ok(())
    }

    fn keep(&mut self, column: Column, array: ArrayRef) {
        self.arrays.insert(column, array);
    }

    /// Makes a column of sets for each side.
    fn keep_both(
        &mut self,
        column: impl Fn(Color) -> Column,
        kernel: impl FnOnce(&mut [u64], &mut [u64]) -> Result<(), BatchError>,
    ) -> Result<(), BatchError> {
        let len = self.positions.len();
        let (mut white, mut black) = (vec![0; len], vec![0; len]);
        kernel(&mut white, &mut black)?;
        self.keep(column(Color::White), sets(white));
        self.keep(column(Color::Black), sets(black));
        Ok(())
    }

    /// Makes the attacks of both sides, in union and by role.
    fn make_maps(&mut self) -> Result<(), BatchError> {
        let boards = self.positions.boards();
        let (mut white, mut black) = (SideMaps::zeroed(boards.len()), SideMaps::zeroed(boards.len()));
        attack_maps(self.set, boards, white.as_mut(), black.as_mut())?;
        for (color, maps) in [(Color::White, white), (Color::Black, black)] {
            let by_role = [maps.pawns, maps.knights, maps.bishops, maps.rooks, maps.queens, maps.king];
            self.keep(Column::Attacks(color), sets(maps.attacks));
            for (role, attacks) in Role::ALL.into_iter().zip(by_role) {
                self.keep(Column::RoleAttacks(color, role), sets(attacks));
            }
        }
        Ok(())
    }
}

/// A column of sets, without a copy.
fn sets(values: Vec<u64>) -> ArrayRef {
    Arc::new(UInt64Array::from(values))
}

/// A column of sets that the positions keep.
fn copied(values: &[u64]) -> ArrayRef {
    sets(values.to_vec())
}

/// The texts: one buffer, and where each ends.
fn fens(positions: &Positions) -> ArrayRef {
    let ends = OffsetBuffer::new(positions.ends().to_vec().into());
    Arc::new(StringArray::new(ends, positions.fens().as_bytes().to_vec().into(), None))
}

/// A letter for each position.
fn sides_to_move(boards: &Boards) -> ArrayRef {
    let letter = |&black: &u64| if black == 0 { b'w' } else { b'b' };
    let letters: Vec<u8> = boards.black_to_move().iter().map(letter).collect();
    let ends = OffsetBuffer::from_lengths(letters.iter().map(|_| 1));
    Arc::new(StringArray::new(ends, letters.into(), None))
}

/// The numbers of legal moves: of most positions all at once, of those that boards cannot tell as they were counted; missing
/// where a position cannot be played.
fn legal_moves(set: InstructionSet, positions: &Positions) -> Result<ArrayRef, BatchError> {
    let mut counts = vec![0; positions.len()];
    legal_move_counts(set, positions.boards(), &mut counts)?;
    for &(position, count) in positions.counted() {
        counts[position] = count;
    }
    let playable = NullBuffer::from(positions.playable());
    Ok(Arc::new(UInt16Array::new(counts.into(), (playable.null_count() > 0).then_some(playable))))
}

/// The lists of the threats, each a struct of four bytes.
fn lists_of_threats(boards: &Boards) -> ArrayRef {
    let threats = threats(boards);
    let bytes = |index: usize| -> ArrayRef {
        Arc::new(threats.pairs.iter().map(|pair| Some(pair[index])).collect::<UInt8Array>())
    };
    let structs = StructArray::new(Column::threat_fields(), [0, 1, 2, 3].map(bytes).to_vec(), None);
    let offsets = OffsetBuffer::new(threats.offsets.into());
    Arc::new(LargeListArray::new(Arc::new(Column::threat_field()), offsets, Arc::new(structs), None))
}

/// A number of the game that each position is from; missing where the batch is not from games.
fn moments<T: ArrowPrimitiveType>(
    positions: &Positions,
    number: impl Fn(&(u64, u32)) -> T::Native,
) -> ArrayRef {
    let moments = positions.moments();
    if moments.len() == positions.len() {
        Arc::new(PrimitiveArray::<T>::from_iter_values(moments.iter().map(number)))
    } else {
        Arc::new(PrimitiveArray::<T>::new_null(positions.len()))
    }
}
