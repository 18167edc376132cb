//! What the kings have to fear: checkers, squares in danger, escapes, and the lines of distant checks.
//!
//! ```text
//! danger   what the enemy attacks once the king has left his square
//! escapes  neighbors of the king - own pieces - danger
//! lines    each line through the king that holds all his escapes
//! checkers enemy pieces that the king would attack, if he moved as they do
//! ```
//!
//! The first two are rank-sliced, the lines a matter of single boards: an escape is a neighbor, so what a line holds of
//! the escapes is among two neighbors, and the question is whether anything is left.
//!
//! A side that has not exactly one king has no checkers, no escapes and no lines.

use crate::{
    BatchError, Boards, InstructionSet,
    bits::{is_single, is_some},
    driver::{self, Blocks, Kernel},
    files::{NOT_A, NOT_H},
    machine::{Machine, Word},
    rays::{diagonal_union, each_rank, orthogonal_union},
    sides::{
        BLACK, KING, KINGS, SlicedBoards, WHITE, kings_attacks, knights_attacks, pawns_attacks,
        put_for_one_king,
    },
    sliced::Ranks,
};
use setwise::{Color, Direction, Role};

/// The column behind those of boards.
const SIDE_TO_MOVE: usize = 8;

struct Checkers;

impl Kernel<9, 1> for Checkers {
    #[inline(always)]
    fn apply<M: Machine>(&self, blocks: &mut Blocks<'_, '_, M, 9, 1>) {
        let boards = SlicedBoards::of(blocks);
        let machine = blocks.machine;
        let checkers = machine.slice(checkers_of_mover(machine, &boards, &blocks.ranks(SIDE_TO_MOVE)));
        let [white, black, kings, black_to_move] =
            [0, 1, KINGS, SIDE_TO_MOVE].map(|column| blocks.input(column));
        let king =
            each_rank!(word: M::Word => kings[word] & choose(black_to_move[word], black[word], white[word]));
        blocks.put(0, each_rank!(word: M::Word => checkers[word] & is_single(machine, king[word])));
    }
}

/// The bits of one word where a mask is set, and of another where it is not.
#[inline(always)]
fn choose<W: Word>(mask: W, set: W, unset: W) -> W {
    (set & mask) | (unset & !mask)
}

/// The enemy pieces that attack the king of the side to move.
#[inline(always)]
fn checkers_of_mover<M: Machine>(
    machine: M,
    boards: &SlicedBoards<M::Word>,
    black_to_move: &Ranks<M::Word>,
) -> Ranks<M::Word> {
    let (white, black) = (boards.pieces::<WHITE, KING>(), boards.pieces::<BLACK, KING>());
    let white = each_rank!(rank: M::Word => white[rank] & !black_to_move[rank]);
    let black = each_rank!(rank: M::Word => black[rank] & black_to_move[rank]);
    let king = each_rank!(rank: M::Word => white[rank] | black[rank]);
    let along_lines = orthogonal_union(machine, &king, &boards.occupied).cut(machine);
    let along_diagonals = diagonal_union(machine, &king, &boards.occupied).cut(machine);
    let (as_knight, as_king) = (knights_attacks(machine, &king), kings_attacks(machine, &king));
    let as_white = pawns_attacks::<M, WHITE>(machine, &white);
    let as_black = pawns_attacks::<M, BLACK>(machine, &black);
    let [pawns, knights, bishops, rooks, queens, kings] = &boards.roles;
    each_rank!(rank: M::Word => {
        let sliders = (along_lines[rank] & (rooks[rank] | queens[rank]))
            | (along_diagonals[rank] & (bishops[rank] | queens[rank]));
        let leapers = (as_knight[rank] & knights[rank]) | (as_king[rank] & kings[rank]);
        let pawns = (as_white[rank] | as_black[rank]) & pawns[rank];
        let enemy = choose(black_to_move[rank], boards.color::<WHITE>()[rank], boards.color::<BLACK>()[rank]);
        ((sliders | leapers) | pawns) & enemy
    })
}

/// The enemy pieces that give check to the side to move.
///
/// ```
/// use setwise::position::Setup;
/// use setwise_batch::{Boards, InstructionSet, checkers};
/// let setup: Setup = "4k3/8/8/8/7b/8/8/4K3 w - -".parse()?;
/// let mut found = [0];
/// checkers(InstructionSet::best(), &Boards::from_iter([(setup.board, setup.side_to_move)]), &mut found)?;
/// assert_eq!(found, [1 << 31]); // h4
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// The column is not as long as the boards are many, or the processor does not have the instructions.
pub fn checkers(set: InstructionSet, boards: &Boards, checkers: &mut [u64]) -> Result<(), BatchError> {
    let [a, b, c, d, e, f, g, h] = boards.columns();
    driver::run(set, &Checkers, [a, b, c, d, e, f, g, h, boards.black_to_move()], [checkers])
}

struct Danger;

impl Kernel<8, 2> for Danger {
    #[inline(always)]
    fn apply<M: Machine>(&self, blocks: &mut Blocks<'_, '_, M, 8, 2>) {
        let boards = SlicedBoards::of(blocks);
        blocks.put_ranks(0, danger::<M, WHITE, BLACK>(blocks.machine, &boards));
        blocks.put_ranks(1, danger::<M, BLACK, WHITE>(blocks.machine, &boards));
    }
}

/// What a side attacks once the enemy king has left his square.
#[inline(always)]
fn danger<M: Machine, const KING_OF: usize, const BY: usize>(
    machine: M,
    boards: &SlicedBoards<M::Word>,
) -> Ranks<M::Word> {
    let king = boards.pieces::<KING_OF, KING>();
    boards.attacks::<M, BY>(machine, &each_rank!(rank: M::Word => boards.occupied[rank] & !king[rank]))
}

/// The squares that are closed to each king: what the enemy attacks once he has left his square. `white` are those of
/// the white king.
///
/// ```
/// use setwise::position::Setup;
/// use setwise_batch::{Boards, InstructionSet, king_danger};
/// let setup: Setup = "8/8/8/8/k7/8/8/r2K4 w - -".parse()?;
/// let (mut white, mut black) = ([0], [0]);
/// let boards = Boards::from_iter([(setup.board, setup.side_to_move)]);
/// king_danger(InstructionSet::best(), &boards, &mut white, &mut black)?;
/// assert_eq!(white[0] & 0xff, 0b1111_1110); // behind the king, too
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// A column is not as long as the boards are many, or the processor does not have the instructions.
pub fn king_danger(
    set: InstructionSet,
    boards: &Boards,
    white: &mut [u64],
    black: &mut [u64],
) -> Result<(), BatchError> {
    driver::run(set, &Danger, boards.columns(), [white, black])
}

struct Escapes;

impl Kernel<8, 2> for Escapes {
    #[inline(always)]
    fn apply<M: Machine>(&self, blocks: &mut Blocks<'_, '_, M, 8, 2>) {
        let boards = SlicedBoards::of(blocks);
        put_for_one_king::<M, WHITE>(blocks, escapes::<M, WHITE, BLACK>(blocks.machine, &boards));
        put_for_one_king::<M, BLACK>(blocks, escapes::<M, BLACK, WHITE>(blocks.machine, &boards));
    }
}

/// Where a king may go, whether or not he is alone.
#[inline(always)]
fn escapes<M: Machine, const SIDE: usize, const ENEMY: usize>(
    machine: M,
    boards: &SlicedBoards<M::Word>,
) -> Ranks<M::Word> {
    let neighbors = kings_attacks(machine, &boards.pieces::<SIDE, KING>());
    let danger = danger::<M, SIDE, ENEMY>(machine, boards);
    each_rank!(rank: M::Word => neighbors[rank] & !(boards.color::<SIDE>()[rank] | danger[rank]))
}

/// Where each king can go; nowhere, where a side has not exactly one.
///
/// ```
/// use setwise::position::Setup;
/// use setwise_batch::{Boards, InstructionSet, king_escapes};
/// let setup: Setup = "6k1/5ppp/8/8/8/8/5PPP/6K1 w - -".parse()?;
/// let (mut white, mut black) = ([0], [0]);
/// let boards = Boards::from_iter([(setup.board, setup.side_to_move)]);
/// king_escapes(InstructionSet::best(), &boards, &mut white, &mut black)?;
/// assert_eq!(white, [0b1010_0000]); // f1 and h1
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// A column is not as long as the boards are many, or the processor does not have the instructions.
pub fn king_escapes(
    set: InstructionSet,
    boards: &Boards,
    white: &mut [u64],
    black: &mut [u64],
) -> Result<(), BatchError> {
    driver::run(set, &Escapes, boards.columns(), [white, black])
}

struct Lines;

impl Kernel<3, 1> for Lines {
    #[inline(always)]
    fn apply<M: Machine>(&self, blocks: &mut Blocks<'_, '_, M, 3, 1>) {
        blocks.put_words(
            0,
            #[inline(always)]
            |blocks, index| {
                let king = blocks.word(0, index) & blocks.word(1, index);
                lines(blocks.machine, blocks.word(2, index), king)
            },
        );
    }
}

/// The lines through a king that hold all his escapes, as [`setwise::king::CheckLines`] numbers them.
#[inline(always)]
fn lines<M: Machine>(machine: M, escapes: M::Word, king: M::Word) -> M::Word {
    const RANK: u32 = Direction::North.shift().unsigned_abs();
    let (east, west) = ((king << 1) & NOT_A, (king >> 1) & NOT_H);
    let fits = |line: M::Word, number: u64| !is_some(machine, escapes & !line) & number;
    let rank_or_file = fits(east | west, 1) | fits((king << RANK) | (king >> RANK), 2);
    let diagonal = fits((east << RANK) | (west >> RANK), 4);
    let anti_diagonal = fits((west << RANK) | (east >> RANK), 8);
    (rank_or_file | diagonal | anti_diagonal) & is_single(machine, king)
}

/// The lines on which the king of a color could not escape from a distant check: 1 the rank, 2 the file, 4 the diagonal,
/// 8 the anti-diagonal, 15 where he has no escape at all; 0 where the side has not exactly one king. `escapes` are his
/// own, of [`king_escapes`].
///
/// ```
/// use setwise::{Color, position::Setup};
/// use setwise_batch::{Boards, InstructionSet, distant_check_lines};
/// let setup: Setup = "6k1/5ppp/8/8/8/8/5PPP/6K1 w - -".parse()?;
/// let boards = Boards::from_iter([(setup.board, setup.side_to_move)]);
/// let mut lines = [0];
/// distant_check_lines(InstructionSet::best(), &boards, Color::White, &[0b1010_0000], &mut lines)?;
/// assert_eq!(lines, [1]); // the back rank
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// A column is not as long as the boards are many, or the processor does not have the instructions.
pub fn distant_check_lines(
    set: InstructionSet,
    boards: &Boards,
    color: Color,
    escapes: &[u64],
    lines: &mut [u8],
) -> Result<(), BatchError> {
    let columns = [boards.color(color), boards.role(Role::King), escapes];
    driver::run_narrow(set, &Lines, columns, lines, |word| word as u8)
}
