//! Attack maps: what each side attacks, in union and by role.
//!
//! The union needs two fills a side, one for what goes along lines and one for diagonals. By role there are four: a
//! rook's and a queen's attacks must be told apart, and so must a bishop's and a queen's.

use crate::{
    BatchError, Boards, InstructionSet, by_pieces,
    driver::{self, Blocks, Kernel},
    machine::Machine,
    rays::{diagonal_union, each_rank, orthogonal_union},
    sides::{
        BISHOP, BLACK, KING, KNIGHT, PAWN, QUEEN, ROOK, SlicedBoards, WHITE, kings_attacks, knights_attacks,
        pawns_attacks,
    },
};

/// What a side attacks, a column each: of slices to write to, or of vectors.
///
/// ```
/// use setwise_batch::SideMaps;
/// let maps: SideMaps<Vec<u64>> = SideMaps::zeroed(3);
/// assert_eq!(maps.knights, [0; 3]);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SideMaps<T> {
    /// What any piece attacks.
    pub attacks: T,
    /// What pawns attack.
    pub pawns: T,
    /// What knights attack.
    pub knights: T,
    /// What bishops attack.
    pub bishops: T,
    /// What rooks attack.
    pub rooks: T,
    /// What queens attack.
    pub queens: T,
    /// What the king attacks.
    pub king: T,
}

impl SideMaps<Vec<u64>> {
    /// Columns for so many boards, all empty sets.
    ///
    /// ```
    /// assert_eq!(setwise_batch::SideMaps::zeroed(2).king, [0, 0]);
    /// ```
    pub fn zeroed(boards: usize) -> Self {
        let column = || vec![0; boards];
        Self {
            attacks: column(),
            pawns: column(),
            knights: column(),
            bishops: column(),
            rooks: column(),
            queens: column(),
            king: column(),
        }
    }

    /// The columns as slices, to write to.
    ///
    /// ```
    /// let mut maps = setwise_batch::SideMaps::zeroed(1);
    /// maps.as_mut().rooks[0] = 1;
    /// assert_eq!(maps.rooks, [1]);
    /// ```
    pub fn as_mut(&mut self) -> SideMaps<&mut [u64]> {
        SideMaps {
            attacks: &mut self.attacks,
            pawns: &mut self.pawns,
            knights: &mut self.knights,
            bishops: &mut self.bishops,
            rooks: &mut self.rooks,
            queens: &mut self.queens,
            king: &mut self.king,
        }
    }
}

struct Unions;

impl Kernel<8, 2> for Unions {
    #[inline(always)]
    fn apply<M: Machine>(&self, blocks: &mut Blocks<'_, '_, M, 8, 2>) {
        let boards = SlicedBoards::of(blocks);
        blocks.put_ranks(0, boards.attacks::<M, WHITE>(blocks.machine, &boards.occupied));
        blocks.put_ranks(1, boards.attacks::<M, BLACK>(blocks.machine, &boards.occupied));
    }
}

/// What each side attacks with any piece; defended own pieces are included.
///
/// ```
/// use setwise::{Color, position::Board};
/// use setwise_batch::{Boards, InstructionSet, attacks};
/// let boards = Boards::from_iter([(Board::START, Color::White)]);
/// let (mut white, mut black) = ([0], [0]);
/// attacks(InstructionSet::best(), &boards, &mut white, &mut black)?;
/// let expected = Board::START.attacked_by(Color::White, Board::START.occupied());
/// assert_eq!(white, [expected.bits()]);
/// # Ok::<(), setwise_batch::BatchError>(())
/// ```
///
/// # Errors
///
/// The columns are not as long as the boards are many, or the processor does not have the instructions.
pub fn attacks(
    set: InstructionSet,
    boards: &Boards,
    white: &mut [u64],
    black: &mut [u64],
) -> Result<(), BatchError> {
    if set == InstructionSet::Portable {
        return by_pieces::attacks(boards.columns(), [white, black]);
    }
    driver::run(set, &Unions, boards.columns(), [white, black])
}

struct Maps;

impl Kernel<8, 14> for Maps {
    #[inline(always)]
    fn apply<M: Machine>(&self, blocks: &mut Blocks<'_, '_, M, 8, 14>) {
        let boards = SlicedBoards::of(blocks);
        put_side_maps::<M, WHITE>(blocks, &boards);
        put_side_maps::<M, BLACK>(blocks, &boards);
    }
}

/// Puts the union, and the roles in their order, into the outputs of a side.
#[inline(always)]
fn put_side_maps<M: Machine, const SIDE: usize>(
    blocks: &mut Blocks<'_, '_, M, 8, 14>,
    boards: &SlicedBoards<M::Word>,
) {
    let (machine, occupied) = (blocks.machine, &boards.occupied);
    let pawns = pawns_attacks::<M, SIDE>(machine, &boards.pieces::<SIDE, PAWN>());
    let knights = knights_attacks(machine, &boards.pieces::<SIDE, KNIGHT>());
    let bishops = diagonal_union(machine, &boards.pieces::<SIDE, BISHOP>(), occupied).cut(machine);
    let rooks = orthogonal_union(machine, &boards.pieces::<SIDE, ROOK>(), occupied).cut(machine);
    let queens = boards.pieces::<SIDE, QUEEN>();
    let queens = orthogonal_union(machine, &queens, occupied)
        .join(diagonal_union(machine, &queens, occupied))
        .cut(machine);
    let king = kings_attacks(machine, &boards.pieces::<SIDE, KING>());
    let union = each_rank!(rank: M::Word => ((pawns[rank] | knights[rank]) | (bishops[rank] | rooks[rank]))
        | (queens[rank] | king[rank]));
    let first = 7 * SIDE;
    blocks.put_ranks(first, union);
    blocks.put_ranks(first + 1, pawns);
    blocks.put_ranks(first + 2, knights);
    blocks.put_ranks(first + 3, bishops);
    blocks.put_ranks(first + 4, rooks);
    blocks.put_ranks(first + 5, queens);
    blocks.put_ranks(first + 6, king);
}

/// What each side attacks, in union and by role.
///
/// ```
/// use setwise::{Color, position::Board};
/// use setwise_batch::{Boards, InstructionSet, SideMaps, attack_maps};
/// let boards = Boards::from_iter([(Board::START, Color::White)]);
/// let (mut white, mut black) = (SideMaps::zeroed(1), SideMaps::zeroed(1));
/// attack_maps(InstructionSet::best(), &boards, white.as_mut(), black.as_mut())?;
/// assert_eq!((white.pawns[0], black.pawns[0]), (0xff_0000, 0xff00_0000_0000));
/// # Ok::<(), setwise_batch::BatchError>(())
/// ```
///
/// # Errors
///
/// The columns are not as long as the boards are many, or the processor does not have the instructions.
pub fn attack_maps(
    set: InstructionSet,
    boards: &Boards,
    white: SideMaps<&mut [u64]>,
    black: SideMaps<&mut [u64]>,
) -> Result<(), BatchError> {
    let [a, b, c, d, e, f, g] = white.columns();
    let [h, i, j, k, l, m, n] = black.columns();
    let outputs = [a, b, c, d, e, f, g, h, i, j, k, l, m, n];
    if set == InstructionSet::Portable {
        return by_pieces::attack_maps(boards.columns(), outputs);
    }
    driver::run(set, &Maps, boards.columns(), outputs)
}

impl<T> SideMaps<T> {
    fn columns(self) -> [T; 7] {
        [self.attacks, self.pawns, self.knights, self.bishops, self.rooks, self.queens, self.king]
    }
}
