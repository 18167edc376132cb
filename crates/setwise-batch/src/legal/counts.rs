//! The number of legal moves of each board.
//!
//! The rules know a mover who goes north. Boards where black is to move are turned over after slicing: rank `r` is then
//! rank `7 - r`, in another word, and the colors change sides.

use super::{
    material::AllMen,
    men::{Kings, Men, Movers},
    rules::add_moves,
    sum::Tally,
};
use crate::{
    BatchError, Boards, InstructionSet,
    bits::has_one,
    driver::{self, Blocks, Kernel},
    machine::{Machine, Word},
    rays::{any, each_rank},
    sliced::Ranks,
};

struct Counts;

/// The columns behind those of boards.
const BLACK_TO_MOVE: usize = 8;
const CASTLING: usize = 9;
const EN_PASSANT: usize = 10;

impl Kernel<11, 1> for Counts {
    #[inline(always)]
    fn apply<M: Machine>(&self, blocks: &mut Blocks<'_, '_, M, 11, 1>) {
        let machine = blocks.machine;
        let movers = movers(blocks);
        let mut counts = Tally::none(movers.castling);
        add_moves::<AllMen, _>(machine, &movers, &mut counts);
        let Kings { own, enemy, near, .. } = &movers.kings;
        let touching = each_rank!(rank: M::Word => near[rank] & enemy[rank]);
        let is_one_each = has_one(machine, own) & has_one(machine, enemy);
        counts.keep(is_one_each & machine.empty_bytes(any(&touching)));
        let numbers = counts.numbers();
        let block = each_rank!(word: M::Word =>
            numbers[word] + machine.count_ones(blocks.word(EN_PASSANT, word)));
        blocks.put(0, block);
    }
}

/// The bits of one word where a mask is set, and of another where it is not.
#[inline(always)]
fn choose<W: Word>(mask: W, set: W, unset: W) -> W {
    (set & mask) | (unset & !mask)
}

/// Slices the boards, and turns over those where black is to move.
#[inline(always)]
fn movers<M: Machine>(blocks: &Blocks<'_, '_, M, 11, 1>) -> Movers<M::Word> {
    let machine = blocks.machine;
    let black = blocks.ranks(BLACK_TO_MOVE)[0];
    let (white_men, black_men) = (blocks.ranks(0), blocks.ranks(1));
    let own = each_rank!(rank: M::Word => choose(black, black_men[7 - rank], white_men[rank]));
    let enemy = each_rank!(rank: M::Word => choose(black, white_men[7 - rank], black_men[rank]));
    let roles = [
        turned(black, &blocks.ranks(2)),
        turned(black, &blocks.ranks(3)),
        turned(black, &blocks.ranks(4)),
        turned(black, &blocks.ranks(5)),
        turned(black, &blocks.ranks(6)),
        turned(black, &blocks.ranks(7)),
    ];
    let castling = turned(black, &blocks.ranks(CASTLING));
    let kings = Kings::of(
        machine,
        each_rank!(rank: M::Word => own[rank] & roles[5][rank]),
        each_rank!(rank: M::Word => enemy[rank] & roles[5][rank]),
    );
    Movers {
        own: men(own, &roles),
        enemy: men(enemy, &roles),
        kings,
        castling: castling[0],
        enemy_castling: castling[7],
    }
}

#[inline(always)]
fn turned<W: Word>(black: W, set: &Ranks<W>) -> Ranks<W> {
    each_rank!(rank: W => choose(black, set[7 - rank], set[rank]))
}

#[inline(always)]
fn men<W: Word>(side: Ranks<W>, roles: &[Ranks<W>; 6]) -> Men<W> {
    let [pawns, knights, bishops, rooks, queens, _] = roles;
    Men {
        pawns: each_rank!(rank: W => side[rank] & pawns[rank]),
        knights: each_rank!(rank: W => side[rank] & knights[rank]),
        diagonal: each_rank!(rank: W => side[rank] & (bishops[rank] | queens[rank])),
        orthogonal: each_rank!(rank: W => side[rank] & (rooks[rank] | queens[rank])),
        all: side,
    }
}

/// The number of legal moves of each board, promotions counted for each role; 0 where a side has not exactly one king, or the
/// kings touch.
///
/// Castling and en passant are those of [`Boards::push_position`]; boards that came without have neither.
///
/// ```
/// use setwise::position::Position;
/// use setwise_batch::{Boards, InstructionSet, legal_move_counts};
/// let boards = Boards::from_iter([Position::START, Position::from_fen("7k/8/8/8/8/8/r7/1r5K w - - 0 1")?]);
/// let mut counts = [0; 2];
/// legal_move_counts(InstructionSet::best(), &boards, &mut counts)?;
/// assert_eq!(counts, [20, 0]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// The column is not as long as the boards are many, or the processor does not have the instructions.
pub fn legal_move_counts(set: InstructionSet, boards: &Boards, counts: &mut [u16]) -> Result<(), BatchError> {
    let [a, b, c, d, e, f, g, h] = boards.columns();
    let columns = [a, b, c, d, e, f, g, h, boards.black_to_move(), boards.castling(), boards.en_passant()];
    driver::run_narrow(set, &Counts, columns, counts, |word| word as u16)
}
