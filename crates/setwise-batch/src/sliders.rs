//! Sliders to attacks: the kernel that everything else is measured by.

use crate::{
    BatchError, InstructionSet,
    driver::{self, Kernel},
    machine::{Block, Machine},
    rays::{diagonal_union, each_rank, orthogonal},
    sliced::{Ranks, slice},
};

struct Sliders;

impl Kernel<3, 1> for Sliders {
    #[inline(always)]
    fn apply<M: Machine>(
        &self,
        _: M,
        [rooks, bishops, occupied]: &[Block<M::Word>; 3],
    ) -> [Block<M::Word>; 1] {
        let occupied = slice(*occupied);
        let along_lines = orthogonal(&slice(*rooks), &occupied).union();
        let along_diagonals = diagonal_union(&slice(*bishops), &occupied);
        let attacks: Ranks<M::Word> = each_rank!(rank: M::Word => along_lines[rank] | along_diagonals[rank]);
        [slice(attacks)]
    }
}

/// The attacks of sliders along ranks and files, and along diagonals; a queen is both.
///
/// ```
/// use setwise_batch::{InstructionSet, sliders_attacks};
/// let mut attacks = [0];
/// sliders_attacks(InstructionSet::best(), &[1], &[0], &[1 | 1 << 2 | 1 << 16], &mut attacks)?; // a1; c1 and a3 occupied
/// assert_eq!(attacks, [1 << 1 | 1 << 2 | 1 << 8 | 1 << 16]);
/// # Ok::<(), setwise_batch::BatchError>(())
/// ```
///
/// # Errors
///
/// The columns are of unequal length, or the processor does not have the instructions.
pub fn sliders_attacks(
    set: InstructionSet,
    orthogonal: &[u64],
    diagonal: &[u64],
    occupied: &[u64],
    attacks: &mut [u64],
) -> Result<(), BatchError> {
    driver::run(set, &Sliders, [orthogonal, diagonal, occupied], [attacks])
}
