//! Sliced boards, and what a side attacks on them.
//!
//! ```text
//! pawns     one rank on, and a file to either side
//! knights   two ranks on and a file aside, or one rank on and two files aside
//! king      his rank and the ranks beside it: the file, and those to either side
//! ```
//!
//! A step to another rank is another word, so it costs nothing; a step to another file is a shift by one within bytes.

use crate::{
    bits::is_single,
    driver::Blocks,
    machine::{Machine, Word, empty},
    rays::{Uncut, diagonal_union, each_rank, orthogonal_union, to_east, to_west},
    sliced::Ranks,
};

pub(crate) const WHITE: usize = 0;
pub(crate) const BLACK: usize = 1;

/// The sets of some boards, sliced.
pub(crate) struct SlicedBoards<W> {
    colors: [Ranks<W>; 2],
    /// The sets of the roles, in their order, both colors together.
    pub(crate) roles: [Ranks<W>; 6],
    pub(crate) occupied: Ranks<W>,
}

/// The roles, as they are numbered everywhere.
pub(crate) const PAWN: usize = 0;
pub(crate) const KNIGHT: usize = 1;
pub(crate) const BISHOP: usize = 2;
pub(crate) const ROOK: usize = 3;
pub(crate) const QUEEN: usize = 4;
pub(crate) const KING: usize = 5;

impl<W: Word> SlicedBoards<W> {
    /// Slices the eight columns of boards, which are the first of the inputs.
    #[inline(always)]
    pub(crate) fn of<M: Machine<Word = W>, const I: usize, const O: usize>(
        blocks: &Blocks<'_, '_, M, I, O>,
    ) -> Self {
        let [white, black] = [blocks.ranks(0), blocks.ranks(1)];
        let roles = [
            blocks.ranks(2),
            blocks.ranks(3),
            blocks.ranks(4),
            blocks.ranks(5),
            blocks.ranks(6),
            blocks.ranks(7),
        ];
        let occupied = each_rank!(rank: W => white[rank] | black[rank]);
        Self { colors: [white, black], roles, occupied }
    }

    /// All pieces of a side.
    #[inline(always)]
    pub(crate) fn color<const SIDE: usize>(&self) -> &Ranks<W> {
        &self.colors[SIDE]
    }

    /// The pieces of a side and a role.
    #[inline(always)]
    pub(crate) fn pieces<const SIDE: usize, const ROLE: usize>(&self) -> Ranks<W> {
        each_rank!(rank: W => self.colors[SIDE][rank] & self.roles[ROLE][rank])
    }

    /// Rooks and queens of a side, or bishops and queens.
    #[inline(always)]
    pub(crate) fn sliders<const SIDE: usize, const ROLE: usize>(&self) -> Ranks<W> {
        each_rank!(rank: W => self.colors[SIDE][rank] & (self.roles[ROLE][rank] | self.roles[QUEEN][rank]))
    }

    /// What the pieces of a side attack while these squares are occupied.
    #[inline(always)]
    pub(crate) fn attacks<M: Machine<Word = W>, const SIDE: usize>(
        &self,
        machine: M,
        occupied: &Ranks<W>,
    ) -> Ranks<W> {
        let along_lines = orthogonal_union(machine, &self.sliders::<SIDE, ROOK>(), occupied);
        let along_diagonals = diagonal_union(machine, &self.sliders::<SIDE, BISHOP>(), occupied);
        let (pawns, knights) = (self.pieces::<SIDE, PAWN>(), self.pieces::<SIDE, KNIGHT>());
        let (near, far) = steps::<M, SIDE>(machine, &pawns, &knights, &self.pieces::<SIDE, KING>());
        let attacks = along_lines.join(along_diagonals).join(near).cut(machine);
        each_rank!(rank: W => attacks[rank] | far[rank])
    }
}

/// The column of the kings among those of boards.
pub(crate) const KINGS: usize = 7;

/// Puts ranks into the output of a side; nothing where the side has not exactly one king.
#[inline(always)]
pub(crate) fn put_for_one_king<M: Machine, const SIDE: usize>(
    blocks: &mut Blocks<'_, '_, M, 8, 2>,
    ranks: Ranks<M::Word>,
) {
    let machine = blocks.machine;
    let (sets, own, kings) = (machine.slice(ranks), blocks.input(SIDE), blocks.input(KINGS));
    blocks.put(SIDE, each_rank!(word: M::Word => sets[word] & is_single(machine, own[word] & kings[word])));
}

/// What pawns, knights and kings attack together: what comes from at most one file away, and what from two.
///
/// The pieces that come from the same file are joined before they are shifted.
#[inline(always)]
fn steps<M: Machine, const SIDE: usize>(
    machine: M,
    pawns: &Ranks<M::Word>,
    knights: &Ranks<M::Word>,
    kings: &Ranks<M::Word>,
) -> (Uncut<M::Word>, Ranks<M::Word>) {
    let behind = if SIDE == WHITE { -1 } else { 1 };
    let straight =
        each_rank!(rank: M::Word => rank_at(kings, rank as i32 + 1) | rank_at(kings, rank as i32 - 1));
    let from_beside = each_rank!(rank: M::Word => {
        let pawns = rank_at(pawns, rank as i32 + behind);
        let knights = rank_at(knights, rank as i32 + 2) | rank_at(knights, rank as i32 - 2);
        ((straight[rank] | kings[rank]) | knights) | pawns
    });
    let far = each_rank!(rank: M::Word => {
        let knights = rank_at(knights, rank as i32 + 1) | rank_at(knights, rank as i32 - 1);
        two_beside(machine, knights)
    });
    let near = Uncut {
        straight,
        eastward: each_rank!(rank: M::Word => machine.east(from_beside[rank])),
        westward: each_rank!(rank: M::Word => machine.west(from_beside[rank])),
    };
    (near, far)
}

/// The word some ranks above, or below; none beyond the board.
#[inline(always)]
pub(crate) fn rank_at<W: Word>(ranks: &Ranks<W>, rank: i32) -> W {
    if (0..8).contains(&rank) { ranks[rank as usize] } else { empty(ranks[0]) }
}

/// The squares one file to either side.
#[inline(always)]
fn beside<M: Machine>(machine: M, word: M::Word) -> M::Word {
    to_east(machine, word) | to_west(machine, word)
}

/// The squares two files to either side.
#[inline(always)]
fn two_beside<M: Machine>(machine: M, word: M::Word) -> M::Word {
    machine.two_east(word) | machine.two_west(word)
}

/// What pawns attack.
#[inline(always)]
pub(crate) fn pawns_attacks<M: Machine, const SIDE: usize>(
    machine: M,
    pawns: &Ranks<M::Word>,
) -> Ranks<M::Word> {
    let from = if SIDE == WHITE { -1 } else { 1 };
    each_rank!(rank: M::Word => beside(machine, rank_at(pawns, rank as i32 + from)))
}

/// What knights attack.
#[inline(always)]
pub(crate) fn knights_attacks<M: Machine>(machine: M, knights: &Ranks<M::Word>) -> Ranks<M::Word> {
    let near = each_rank!(rank: M::Word => beside(machine, knights[rank]));
    let far = each_rank!(rank: M::Word => two_beside(machine, knights[rank]));
    each_rank!(rank: M::Word => {
        let rank = rank as i32;
        (rank_at(&near, rank + 2) | rank_at(&near, rank - 2)) | (rank_at(&far, rank + 1) | rank_at(&far, rank - 1))
    })
}

/// What kings attack.
#[inline(always)]
pub(crate) fn kings_attacks<M: Machine>(machine: M, kings: &Ranks<M::Word>) -> Ranks<M::Word> {
    let beside = each_rank!(rank: M::Word => beside(machine, kings[rank]));
    let three = each_rank!(rank: M::Word => beside[rank] | kings[rank]);
    each_rank!(rank: M::Word => beside[rank] | (rank_at(&three, rank as i32 + 1) | rank_at(&three, rank as i32 - 1)))
}
