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

/// All ranks in one.
#[inline(always)]
pub(crate) fn any<W: Word>(set: &Ranks<W>) -> W {
    ((set[0] | set[1]) | (set[2] | set[3])) | ((set[4] | set[5]) | (set[6] | set[7]))
}

/// Something done for each rank, in an order, without a loop: what is carried from rank to rank stays in registers.
macro_rules! rank_by_rank {
    ($rank:ident in $($number:literal),+ => $body:block) => {
        $({
            let $rank: usize = $number;
            $body
        })+
    };
}
pub(crate) use rank_by_rank;

/// What has come from the west, without what has wrapped.
#[inline(always)]
fn cut_east<M: Machine>(word: M::Word) -> M::Word {
    if M::WRAPS_EAST { word & NOT_A } else { word }
}

/// What has come from the east, without what has wrapped.
#[inline(always)]
fn cut_west<M: Machine>(word: M::Word) -> M::Word {
    if M::WRAPS_WEST { word & NOT_H } else { word }
}

/// All squares one file to the east.
#[inline(always)]
pub(crate) fn to_east<M: Machine>(machine: M, word: M::Word) -> M::Word {
    cut_east::<M>(machine.east(word))
}

/// All squares one file to the west.
#[inline(always)]
pub(crate) fn to_west<M: Machine>(machine: M, word: M::Word) -> M::Word {
    cut_west::<M>(machine.west(word))
}

/// What attacks along ranks and files, in each direction.
#[inline(always)]
pub(crate) fn orthogonal<M: Machine>(
    machine: M,
    sliders: &Ranks<M::Word>,
    occupied: &Ranks<M::Word>,
) -> Orthogonal<M::Word> {
    let [north, south] = along_files(machine, sliders, occupied);
    let [east, west] = along_ranks(machine, sliders, occupied);
    Orthogonal { north, east, south, west }
}

/// What attacks along files, to the north and to the south.
#[inline(always)]
pub(crate) fn along_files<M: Machine>(
    machine: M,
    sliders: &Ranks<M::Word>,
    occupied: &Ranks<M::Word>,
) -> [Ranks<M::Word>; 2] {
    let free = each_rank!(rank: M::Word => !occupied[rank]);
    [up::<M, SAME>(machine, sliders, &free), down::<M, SAME>(machine, sliders, &free)]
}

/// What attacks along ranks, to the east and to the west.
#[inline(always)]
pub(crate) fn along_ranks<M: Machine>(
    machine: M,
    sliders: &Ranks<M::Word>,
    occupied: &Ranks<M::Word>,
) -> [Ranks<M::Word>; 2] {
    [
        each_rank!(rank: M::Word => machine.attacks_east(sliders[rank], occupied[rank])),
        each_rank!(rank: M::Word => machine.attacks_west(sliders[rank], occupied[rank])),
    ]
}

/// What attacks along the diagonals that a1 to h8 is one of, to the north-east and to the south-west.
#[inline(always)]
pub(crate) fn along_diagonals<M: Machine>(
    machine: M,
    sliders: &Ranks<M::Word>,
    occupied: &Ranks<M::Word>,
) -> [Ranks<M::Word>; 2] {
    let through = passable::<M>(occupied);
    let (north_east, south_west) =
        (up::<M, EAST>(machine, sliders, &through), down::<M, WEST>(machine, sliders, &through));
    [
        each_rank!(rank: M::Word => cut_east::<M>(north_east[rank])),
        each_rank!(rank: M::Word => cut_west::<M>(south_west[rank])),
    ]
}

/// What attacks along the diagonals that h1 to a8 is one of, to the north-west and to the south-east.
#[inline(always)]
pub(crate) fn along_anti_diagonals<M: Machine>(
    machine: M,
    sliders: &Ranks<M::Word>,
    occupied: &Ranks<M::Word>,
) -> [Ranks<M::Word>; 2] {
    let through = passable::<M>(occupied);
    let (north_west, south_east) =
        (up::<M, WEST>(machine, sliders, &through), down::<M, EAST>(machine, sliders, &through));
    [
        each_rank!(rank: M::Word => cut_west::<M>(north_west[rank])),
        each_rank!(rank: M::Word => cut_east::<M>(south_east[rank])),
    ]
}

/// The squares that a ray that leaves its file may go on from.
#[inline(always)]
fn passable<M: Machine>(occupied: &Ranks<M::Word>) -> Ranks<M::Word> {
    each_rank!(rank: M::Word =>
        if M::WRAPS_EAST || M::WRAPS_WEST { !occupied[rank] & INNER } else { !occupied[rank] })
}

/// What attacks along diagonals, in each direction.
#[inline(always)]
pub(crate) fn diagonal<M: Machine>(
    machine: M,
    sliders: &Ranks<M::Word>,
    occupied: &Ranks<M::Word>,
) -> Diagonal<M::Word> {
    let [north_east, south_west] = along_diagonals(machine, sliders, occupied);
    let [north_west, south_east] = along_anti_diagonals(machine, sliders, occupied);
    Diagonal { north_east, south_east, south_west, north_west }
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
    let [north, south] = along_files(machine, sliders, occupied);
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
    let through = passable::<M>(occupied);
    let (north_east, south_east) =
        (up::<M, EAST>(machine, sliders, &through), down::<M, EAST>(machine, sliders, &through));
    let (north_west, south_west) =
        (up::<M, WEST>(machine, sliders, &through), down::<M, WEST>(machine, sliders, &through));
    Uncut {
        straight: [empty(sliders[0]); 8],
        eastward: each_rank!(rank: M::Word => north_east[rank] | south_east[rank]),
        westward: each_rank!(rank: M::Word => north_west[rank] | south_west[rank]),
    }
}
