//! Trees of moves counted on an instruction set of choice.

use super::{
    packed::Packed,
    tree::{Ply, count_tree},
    whole::Whole,
};
#[cfg(target_arch = "x86_64")]
use crate::avx512::Avx512Machine;
use crate::{
    BatchError, InstructionSet,
    machine::{Portable, Vector},
};
use fearless_simd::{Level, dispatch};
use setwise::{
    perft as core,
    position::{Fault, Faults, Position},
};
use std::{fmt, slice};

/// Counts sequences of legal moves, 64 boards at a time and none of them looked at for itself.
///
/// It keeps its memory, some 30 KiB a ply, from count to count.
///
/// ```
/// use setwise::position::Position;
/// use setwise_batch::{InstructionSet, Perft};
/// let mut perft = Perft::new(InstructionSet::best())?;
/// assert_eq!(perft.count(&Position::START, 5), 4_865_609);
/// # Ok::<(), setwise_batch::BatchError>(())
/// ```
pub struct Perft {
    set: InstructionSet,
    plies: Plies,
}

/// The plies of a tree, and on what they are computed.
enum Plies {
    /// AVX-512.
    #[cfg(target_arch = "x86_64")]
    Avx512(Avx512Machine, Vec<Ply<Packed>>),
    /// Other vectors that look up.
    Vectors(Level, Vec<Ply<Packed>>),
    /// Plain words.
    Words(Vec<Ply<Whole>>),
}

impl Perft {
    /// A counter on these instructions.
    ///
    /// ```
    /// use setwise_batch::{InstructionSet, Perft};
    /// assert!(Perft::new(InstructionSet::Portable).is_ok());
    /// ```
    ///
    /// # Errors
    ///
    /// The processor does not have the instructions.
    pub fn new(set: InstructionSet) -> Result<Self, BatchError> {
        let plies = match set.level() {
            #[cfg(target_arch = "x86_64")]
            Some(Level::Avx512(token)) => Plies::Avx512(Avx512Machine::new(token), Vec::new()),
            Some(level) => Plies::Vectors(level, Vec::new()),
            None if set == InstructionSet::Portable => Plies::Words(Vec::new()),
            None => return Err(BatchError::Unavailable(set)),
        };
        Ok(Self { set, plies })
    }

    /// The number of sequences of `depth` legal moves; 1 at depth 0.
    ///
    /// Positions with faults that were ignored, but for the number of men and impossible checks, are counted by the core.
    ///
    /// ```
    /// use setwise::position::Position;
    /// use setwise_batch::{InstructionSet, Perft};
    /// let mut perft = Perft::new(InstructionSet::best())?;
    /// assert_eq!([0, 1, 2, 3].map(|depth| perft.count(&Position::START, depth)), [1, 20, 400, 8902]);
    /// # Ok::<(), setwise_batch::BatchError>(())
    /// ```
    pub fn count(&mut self, position: &Position, depth: u32) -> u64 {
        self.count_all(slice::from_ref(position), depth)
    }

    /// The number of sequences of `depth` legal moves from some positions together. With few plies to go it is much faster to
    /// count 64 positions together than one by one.
    ///
    /// ```
    /// use setwise::position::Position;
    /// use setwise_batch::{InstructionSet, Perft};
    /// let after: Vec<Position> =
    ///     Position::START.moves().map(|chosen| Position::START.play_unchecked(chosen)).collect();
    /// assert_eq!(Perft::new(InstructionSet::best())?.count_all(&after, 3), 197_281);
    /// # Ok::<(), setwise_batch::BatchError>(())
    /// ```
    pub fn count_all(&mut self, positions: &[Position], depth: u32) -> u64 {
        if depth < 2 || !positions.iter().all(is_known) {
            return positions.iter().map(|position| core::perft(position, depth)).sum();
        }
        match &mut self.plies {
            #[cfg(target_arch = "x86_64")]
            Plies::Avx512(machine, plies) => count_tree(*machine, plies, positions, depth),
            Plies::Vectors(level, plies) => {
                dispatch!(*level, simd => count_tree(Vector(simd), plies, positions, depth))
            }
            Plies::Words(plies) => count_tree(Portable, plies, positions, depth),
        }
    }
}

impl fmt::Debug for Perft {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Perft").field("set", &self.set).finish_non_exhaustive()
    }
}

/// Whether the rules here hold in the position: they know of no pawns on the last ranks, say.
fn is_known(position: &Position) -> bool {
    let harmless = Faults::NONE.with(Fault::TooManyPieces).with(Fault::ImpossibleCheck);
    position.setup().validate().without(harmless).is_empty()
}
