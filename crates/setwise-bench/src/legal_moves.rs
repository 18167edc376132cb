//! Legal moves of many boards, counted: every instruction set beside cozy-chess and the core, a position at a time.

use crate::{
    measure::Row,
    passes::{CHUNK, Method, race_of_methods},
    perft::{PEER, cozy_leaves},
    workload::positions,
};
use setwise::position::Position;
use setwise_batch::{Boards, InstructionSet, legal_move_counts};

/// The same positions in three forms.
#[derive(Clone, Debug)]
pub struct Chunk {
    /// The peer's.
    pub peers: Vec<cozy_chess::Board>,
    /// One after the other.
    pub rows: Vec<Position>,
    /// In columns.
    pub columns: Boards,
}

/// The number of legal moves of each board of a chunk.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Counts(pub Vec<u16>);

impl Default for Counts {
    fn default() -> Self {
        Self(vec![0; CHUNK])
    }
}

/// The inputs.
pub fn chunks() -> Vec<Chunk> {
    let peer = |position: &Position| position.to_string().parse().expect("a position of a game");
    positions()
        .chunks(CHUNK)
        .map(|chunk| Chunk {
            peers: chunk.iter().map(peer).collect(),
            rows: chunk.to_vec(),
            columns: chunk.iter().copied().collect(),
        })
        .collect()
}

fn cozy_chess(chunk: &Chunk, counts: &mut Counts) {
    for (count, board) in counts.0.iter_mut().zip(&chunk.peers) {
        *count = cozy_leaves(board) as u16;
    }
}

fn core(chunk: &Chunk, counts: &mut Counts) {
    for (count, position) in counts.0.iter_mut().zip(&chunk.rows) {
        *count = position.count_moves() as u16;
    }
}

/// The kernel on an instruction set.
fn kernel(set: InstructionSet) -> Method<Chunk, Counts> {
    Method::kernel(set.name(), move |chunk: &Chunk, counts: &mut Counts| {
        legal_move_counts(set, &chunk.columns, &mut counts.0).expect("columns of equal length");
    })
}

/// The peer, the core, then every instruction set of this machine.
pub fn methods() -> Vec<Method<Chunk, Counts>> {
    [Method::one_by_one(PEER, cozy_chess), Method::one_by_one("core", core)]
        .into_iter()
        .chain(InstructionSet::available().map(kernel))
        .collect()
}

/// Measures every method.
pub fn run() -> Vec<Row> {
    race_of_methods("batch", "legal moves", &chunks(), &methods())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_methods_count_the_same() {
        for chunk in chunks() {
            let (mut expected, mut found) = (Counts::default(), Counts::default());
            cozy_chess(&chunk, &mut expected);
            for method in methods() {
                found.0.fill(0);
                (method.run)(&chunk, &mut found);
                assert!(found == expected, "{}", method.name);
            }
        }
    }
}
