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
    files::{NOT_A, NOT_AB, NOT_GH, NOT_H},
    machine::{Block, Word, empty},
    rays::{diagonal_union, each_rank, orthogonal},
    sliced::{Ranks, slice},
};

pub(crate) const WHITE: usize = 0;
pub(crate) const BLACK: usize = 1;

/// The sets of some boards, sliced.
pub(crate) struct SlicedBoards<W> {
    colors: [Ranks<W>; 2],
    roles: [Ranks<W>; 6],
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
    /// Slices the eight columns of boards.
    #[inline(always)]
    pub(crate) fn of(columns: &[Block<W>; 8]) -> Self {
        let [white, black] = [slice(columns[0]), slice(columns[1])];
        let roles = [
            slice(columns[2]),
            slice(columns[3]),
            slice(columns[4]),
            slice(columns[5]),
            slice(columns[6]),
            slice(columns[7]),
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
    pub(crate) fn attacks<const SIDE: usize>(&self, occupied: &Ranks<W>) -> Ranks<W> {
        let along_lines = orthogonal(&self.sliders::<SIDE, ROOK>(), occupied).union();
        let along_diagonals = diagonal_union(&self.sliders::<SIDE, BISHOP>(), occupied);
        let pawns = pawns_attacks::<W, SIDE>(&self.pieces::<SIDE, PAWN>());
        let knights = knights_attacks(&self.pieces::<SIDE, KNIGHT>());
        let kings = kings_attacks(&self.pieces::<SIDE, KING>());
        each_rank!(rank: W =>
            (along_lines[rank] | along_diagonals[rank]) | ((pawns[rank] | knights[rank]) | kings[rank]))
    }
}

/// The word some ranks above, or below; none beyond the board.
#[inline(always)]
fn rank_at<W: Word>(ranks: &Ranks<W>, rank: i32) -> W {
    if (0..8).contains(&rank) { ranks[rank as usize] } else { empty(ranks[0]) }
}

/// The squares one file to either side.
#[inline(always)]
fn beside<W: Word>(word: W) -> W {
    ((word << 1) & NOT_A) | ((word >> 1) & NOT_H)
}

/// What pawns attack.
#[inline(always)]
pub(crate) fn pawns_attacks<W: Word, const SIDE: usize>(pawns: &Ranks<W>) -> Ranks<W> {
    let from = if SIDE == WHITE { -1 } else { 1 };
    each_rank!(rank: W => beside(rank_at(pawns, rank as i32 + from)))
}

/// What knights attack.
#[inline(always)]
pub(crate) fn knights_attacks<W: Word>(knights: &Ranks<W>) -> Ranks<W> {
    let near = each_rank!(rank: W => beside(knights[rank]));
    let far = each_rank!(rank: W => ((knights[rank] << 2) & NOT_AB) | ((knights[rank] >> 2) & NOT_GH));
    each_rank!(rank: W => {
        let rank = rank as i32;
        (rank_at(&near, rank + 2) | rank_at(&near, rank - 2)) | (rank_at(&far, rank + 1) | rank_at(&far, rank - 1))
    })
}

/// What kings attack.
#[inline(always)]
pub(crate) fn kings_attacks<W: Word>(kings: &Ranks<W>) -> Ranks<W> {
    let beside = each_rank!(rank: W => beside(kings[rank]));
    let three = each_rank!(rank: W => beside[rank] | kings[rank]);
    each_rank!(rank: W => beside[rank] | (rank_at(&three, rank as i32 + 1) | rank_at(&three, rank as i32 - 1)))
}
