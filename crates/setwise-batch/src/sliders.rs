//! Sliders to attacks: the kernel that everything else is measured by.

use crate::{
    BatchError, InstructionSet, by_pieces,
    driver::{self, Blocks, Kernel},
    machine::Machine,
    rays::{diagonal_union, each_rank, orthogonal_union},
};

struct Sliders;

impl Kernel<3, 1> for Sliders {
    #[inline(always)]
    fn apply<M: Machine>(&self, blocks: &mut Blocks<'_, '_, M, 3, 1>) {
        let (machine, occupied) = (blocks.machine, blocks.ranks(2));
        let along_diagonals = diagonal_union(machine, &blocks.ranks(1), &occupied);
        let rooks = blocks.ranks(0);
        // Rooks stop each other even where the caller does not say that they stand there: it changes no union.
        let with_rooks = each_rank!(rank: M::Word => occupied[rank] | rooks[rank]);
        let along_lines = orthogonal_union(machine, &rooks, &with_rooks);
        blocks.put_ranks(0, along_lines.join(along_diagonals).cut(machine));
    }
}

/// The attacks of sliders along ranks and files, and along diagonals; a queen is both. Sliders need not be among the occupied
/// squares.
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
    if set == InstructionSet::Portable {
        return by_pieces::sliders_attacks(orthogonal, diagonal, occupied, attacks);
    }
    driver::run(set, &Sliders, [orthogonal, diagonal, occupied], [attacks])
}
