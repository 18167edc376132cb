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
    bits::is_single,
    driver::{self, Kernel},
    machine::{Block, Machine, Word},
    rays::{diagonal, each_rank, orthogonal},
    sides::{BISHOP, BLACK, KING, ROOK, SlicedBoards, WHITE},
    sliced::{Ranks, slice},
};

struct Pinned;

impl Kernel<8, 2> for Pinned {
    #[inline(always)]
    fn apply<M: Machine>(&self, machine: M, columns: &[Block<M::Word>; 8]) -> [Block<M::Word>; 2] {
        let boards = SlicedBoards::of(columns);
        let white = slice(met_from_both_sides::<M::Word, WHITE, BLACK>(&boards));
        let black = slice(met_from_both_sides::<M::Word, BLACK, WHITE>(&boards));
        let [white_pieces, black_pieces, .., kings] = columns;
        [
            each_rank!(word: M::Word => white[word] & white_pieces[word] & is_single(machine, white_pieces[word] & kings[word])),
            each_rank!(word: M::Word => black[word] & black_pieces[word] & is_single(machine, black_pieces[word] & kings[word])),
        ]
    }
}

/// The squares on which a ray of the king meets a ray of an enemy slider that comes to him.
#[inline(always)]
fn met_from_both_sides<W: Word, const SIDE: usize, const ENEMY: usize>(boards: &SlicedBoards<W>) -> Ranks<W> {
    let king = boards.pieces::<SIDE, KING>();
    let (out, back) =
        (orthogonal(&king, &boards.occupied), orthogonal(&boards.sliders::<ENEMY, ROOK>(), &boards.occupied));
    let lines = each_rank!(rank: W => ((out.north[rank] & back.south[rank]) | (out.south[rank] & back.north[rank]))
        | ((out.east[rank] & back.west[rank]) | (out.west[rank] & back.east[rank])));
    let (out, back) =
        (diagonal(&king, &boards.occupied), diagonal(&boards.sliders::<ENEMY, BISHOP>(), &boards.occupied));
    let diagonals = each_rank!(rank: W =>
        ((out.north_east[rank] & back.south_west[rank]) | (out.south_west[rank] & back.north_east[rank]))
            | ((out.north_west[rank] & back.south_east[rank]) | (out.south_east[rank] & back.north_west[rank])));
    each_rank!(rank: W => lines[rank] | diagonals[rank])
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
