//! Absolutely pinned pieces, set-wise.
//!
//! ```text
//! pinned = own & (king's attacks in a direction & enemy sliders' attacks in the opposite direction), all directions
//! ```
//!
//! Both rays end on the first piece that they meet. Where they end on the same one, it stands alone between king and
//! slider. Nothing is pinned where a side has not exactly one king.

use crate::{
    BatchError, Boards, InstructionSet,
    driver::{self, Blocks, Kernel},
    machine::Machine,
    rays::{diagonal, each_rank, orthogonal},
    sides::{BISHOP, BLACK, KING, ROOK, SlicedBoards, WHITE, put_for_one_king},
    sliced::Ranks,
};

struct Pinned;

impl Kernel<8, 2> for Pinned {
    #[inline(always)]
    fn apply<M: Machine>(&self, blocks: &mut Blocks<'_, '_, M, 8, 2>) {
        let boards = SlicedBoards::of(blocks);
        put_for_one_king::<M, WHITE>(blocks, pinned_of::<M, WHITE, BLACK>(blocks.machine, &boards));
        put_for_one_king::<M, BLACK>(blocks, pinned_of::<M, BLACK, WHITE>(blocks.machine, &boards));
    }
}

/// The own pieces on which a ray of the king meets a ray of an enemy slider that comes to him.
#[inline(always)]
fn pinned_of<M: Machine, const SIDE: usize, const ENEMY: usize>(
    machine: M,
    boards: &SlicedBoards<M::Word>,
) -> Ranks<M::Word> {
    let king = boards.pieces::<SIDE, KING>();
    let (out, back) = (
        orthogonal(machine, &king, &boards.occupied),
        orthogonal(machine, &boards.sliders::<ENEMY, ROOK>(), &boards.occupied),
    );
    let lines = each_rank!(rank: M::Word => ((out.north[rank] & back.south[rank]) | (out.south[rank] & back.north[rank]))
        | ((out.east[rank] & back.west[rank]) | (out.west[rank] & back.east[rank])));
    let (out, back) = (
        diagonal(machine, &king, &boards.occupied),
        diagonal(machine, &boards.sliders::<ENEMY, BISHOP>(), &boards.occupied),
    );
    let diagonals = each_rank!(rank: M::Word =>
        ((out.north_east[rank] & back.south_west[rank]) | (out.south_west[rank] & back.north_east[rank]))
            | ((out.north_west[rank] & back.south_east[rank]) | (out.south_east[rank] & back.north_west[rank])));
    each_rank!(rank: M::Word => (lines[rank] | diagonals[rank]) & boards.color::<SIDE>()[rank])
}

/// The pieces of each side that may not leave the line between their king and an enemy slider.
///
/// ```
/// use setwise::position::Setup;
/// use setwise_batch::{Boards, InstructionSet, pinned};
/// let setup: Setup = "4r1k1/8/8/8/8/8/4N3/4K3 w - -".parse()?;
/// let (mut white, mut black) = ([0], [0]);
/// let boards = Boards::from_iter([(setup.board, setup.side_to_move)]);
/// pinned(InstructionSet::best(), &boards, &mut white, &mut black)?;
/// assert_eq!((white, black), ([1 << 12], [0])); // e2
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// A column is not as long as the boards are many, or the processor does not have the instructions.
pub fn pinned(
    set: InstructionSet,
    boards: &Boards,
    white: &mut [u64],
    black: &mut [u64],
) -> Result<(), BatchError> {
    driver::run(set, &Pinned, boards.columns(), [white, black])
}
