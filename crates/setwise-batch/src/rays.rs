//! Sliding attacks of whole sets on sliced boards: a walk over the words, up and down.
//!
//! ```text
//! up:    attacks[r] = step(flood[r - 1])           step: not at all, 1 to the east, 1 to the west
//!        flood[r]   = sliders[r] | attacks[r] & through[r]
//! ```
//!
//! A walk up the board is seven words long, so nothing is gained by doubling. A ray that leaves its file must not wrap
//! into the next byte: what it may pass through excludes both edge files, and the attacks are cut once, in the end. For
//! the ranks themselves see [`along_ranks`].
//!
//! Cost of all eight directions: about 250 operations for eight boards a lane.

use crate::{
    along_ranks,
    files::{INNER, NOT_A, NOT_H},
    machine::{Machine, Word, empty},
    sliced::Ranks,
};

/// The attacks in the four directions along ranks and files.
#[derive(Clone, Copy)]
pub(crate) struct Orthogonal<W> {
    pub(crate) north: Ranks<W>,
    pub(crate) east: Ranks<W>,
    pub(crate) south: Ranks<W>,
    pub(crate) west: Ranks<W>,
}

/// The attacks in the four directions along diagonals.
#[derive(Clone, Copy)]
pub(crate) struct Diagonal<W> {
    pub(crate) north_east: Ranks<W>,
    pub(crate) south_east: Ranks<W>,
    pub(crate) south_west: Ranks<W>,
    pub(crate) north_west: Ranks<W>,
}

/// The file that a step goes to.
const SAME: i8 = 0;
const EAST: i8 = 1;
const WEST: i8 = -1;

#[inline(always)]
fn step<M: Machine, const TO: i8>(machine: M, word: M::Word) -> M::Word {
    match TO {
        EAST => machine.east(word),
        WEST => machine.west(word),
        _ => word,
    }
}

/// Attacks up the board, with what has wrapped around an edge.
#[inline(always)]
fn up<M: Machine, const TO: i8>(
    machine: M,
    sliders: &Ranks<M::Word>,
    through: &Ranks<M::Word>,
) -> Ranks<M::Word> {
    let mut attacks = [empty(sliders[0]); 8];
    let mut flood = sliders[0];
    for rank in 1..8 {
        attacks[rank] = step::<M, TO>(machine, flood);
        flood = sliders[rank] | (attacks[rank] & through[rank]);
    }
    attacks
}

/// Attacks down the board, with what has wrapped around an edge.
#[inline(always)]
fn down<M: Machine, const TO: i8>(
    machine: M,
    sliders: &Ranks<M::Word>,
    through: &Ranks<M::Word>,
) -> Ranks<M::Word> {
    let mut attacks = [empty(sliders[0]); 8];
    let mut flood = sliders[7];
    for rank in (0..7).rev() {
        attacks[rank] = step::<M, TO>(machine, flood);
        flood = sliders[rank] | (attacks[rank] & through[rank]);
    }
    attacks
}

/// A function of each rank.
macro_rules! each_rank {
    ($rank:ident: $W:ty => $word:expr) => {{
        let mut ranks: $crate::sliced::Ranks<$W> = {
            let $rank = 0;
            [$word; 8]
        };
        for $rank in 1..8 {
            ranks[$rank] = $word;
        }
        ranks
    }};
}
pub(crate) use each_rank;

/// What has come from the west, without what has wrapped.
#[inline(always)]
fn cut_east<M: Machine>(word: M::Word) -> M::Word {
    if M::WRAPS { word & NOT_A } else { word }
}

/// What has come from the east, without what has wrapped.
#[inline(always)]
fn cut_west<M: Machine>(word: M::Word) -> M::Word {
    if M::WRAPS { word & NOT_H } else { word }
}

/// What attacks along ranks and files, in each direction.
#[inline(always)]
pub(crate) fn orthogonal<M: Machine>(
    machine: M,
    sliders: &Ranks<M::Word>,
    occupied: &Ranks<M::Word>,
) -> Orthogonal<M::Word> {
    let free = each_rank!(rank: M::Word => !occupied[rank]);
    Orthogonal {
        north: up::<M, SAME>(machine, sliders, &free),
        east: each_rank!(rank: M::Word => along_ranks::east(sliders[rank], occupied[rank])),
        south: down::<M, SAME>(machine, sliders, &free),
        west: each_rank!(rank: M::Word => along_ranks::west(sliders[rank], occupied[rank])),
    }
}

/// What attacks along diagonals, in each direction, with what has wrapped around an edge.
#[inline(always)]
fn uncut_diagonals<M: Machine>(
    machine: M,
    sliders: &Ranks<M::Word>,
    occupied: &Ranks<M::Word>,
) -> Diagonal<M::Word> {
    let through =
        each_rank!(rank: M::Word => if M::WRAPS { !occupied[rank] & INNER } else { !occupied[rank] });
    Diagonal {
        north_east: up::<M, EAST>(machine, sliders, &through),
        south_east: down::<M, EAST>(machine, sliders, &through),
        south_west: down::<M, WEST>(machine, sliders, &through),
        north_west: up::<M, WEST>(machine, sliders, &through),
    }
}

/// What attacks along diagonals, in each direction.
#[inline(always)]
pub(crate) fn diagonal<M: Machine>(
    machine: M,
    sliders: &Ranks<M::Word>,
    occupied: &Ranks<M::Word>,
) -> Diagonal<M::Word> {
    let uncut = uncut_diagonals(machine, sliders, occupied);
    Diagonal {
        north_east: each_rank!(rank: M::Word => cut_east::<M>(uncut.north_east[rank])),
        south_east: each_rank!(rank: M::Word => cut_east::<M>(uncut.south_east[rank])),
        south_west: each_rank!(rank: M::Word => cut_west::<M>(uncut.south_west[rank])),
        north_west: each_rank!(rank: M::Word => cut_west::<M>(uncut.north_west[rank])),
    }
}

/// Attacks that may have wrapped around an edge, by the way they have come: all that has come from one side is cut at
/// once, in the end.
#[derive(Clone, Copy)]
pub(crate) struct Uncut<W> {
    /// Along files and ranks, where nothing wraps.
    pub(crate) straight: Ranks<W>,
    /// One file to the east.
    pub(crate) eastward: Ranks<W>,
    /// One file to the west.
    pub(crate) westward: Ranks<W>,
}

impl<W: Word> Uncut<W> {
    /// The attacks of both.
    #[inline(always)]
    pub(crate) fn join(self, other: Self) -> Self {
        Self {
            straight: each_rank!(rank: W => self.straight[rank] | other.straight[rank]),
            eastward: each_rank!(rank: W => self.eastward[rank] | other.eastward[rank]),
            westward: each_rank!(rank: W => self.westward[rank] | other.westward[rank]),
        }
    }

    /// The attacks, without what has wrapped.
    #[inline(always)]
    pub(crate) fn cut<M: Machine<Word = W>>(&self, _: M) -> Ranks<W> {
        each_rank!(rank: W =>
            self.straight[rank] | (cut_east::<M>(self.eastward[rank]) | cut_west::<M>(self.westward[rank])))
    }
}

/// What attacks along ranks and files, all directions together.
#[inline(always)]
pub(crate) fn orthogonal_union<M: Machine>(
    machine: M,
    sliders: &Ranks<M::Word>,
    occupied: &Ranks<M::Word>,
) -> Uncut<M::Word> {
    let free = each_rank!(rank: M::Word => !occupied[rank]);
    let (north, south) = (up::<M, SAME>(machine, sliders, &free), down::<M, SAME>(machine, sliders, &free));
    Uncut {
        straight: each_rank!(rank: M::Word =>
            (north[rank] | south[rank]) | machine.along_ranks(sliders[rank], occupied[rank])),
        eastward: [empty(sliders[0]); 8],
        westward: [empty(sliders[0]); 8],
    }
}

/// What attacks along diagonals, all directions together.
#[inline(always)]
pub(crate) fn diagonal_union<M: Machine>(
    machine: M,
    sliders: &Ranks<M::Word>,
    occupied: &Ranks<M::Word>,
) -> Uncut<M::Word> {
    let uncut = uncut_diagonals(machine, sliders, occupied);
    Uncut {
        straight: [empty(sliders[0]); 8],
        eastward: each_rank!(rank: M::Word => uncut.north_east[rank] | uncut.south_east[rank]),
        westward: each_rank!(rank: M::Word => uncut.north_west[rank] | uncut.south_west[rank]),
    }
}
