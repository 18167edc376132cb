//! Sliding attacks of whole sets on sliced boards: along the rank by arithmetic, up and down by a walk over the words.
//!
//! ```text
//! up:    attacks[r] = step(flood[r - 1])           step: not at all, 1 to the east, 1 to the west
//!        flood[r]   = sliders[r] | attacks[r] & through[r]
//! east:  attacks    = o ^ (o - 2 s)                within bytes; o holds the sliders and, as a guard, the h file
//! west:  flood by 1, 2 and 4 squares, then a step  within bytes
//! ```
//!
//! A walk up the board is seven words long, so nothing is gained by doubling. A ray that leaves its file must not wrap
//! into the next byte: what it may pass through excludes both edge files, and the attacks are masked once at the end.
//! The subtraction runs from each slider to the next occupied square; the guard keeps it within the byte.
//!
//! Cost of all eight directions: about 180 operations for eight boards a lane.

use crate::{
    files::{FILE_H, INNER, NOT_A, NOT_H},
    machine::{Word, empty},
    sliced::Ranks,
};

/// The attacks in the four directions that sliders take along ranks and files, or along diagonals.
#[derive(Clone, Copy)]
pub(crate) struct Orthogonal<W> {
    pub(crate) north: Ranks<W>,
    pub(crate) east: Ranks<W>,
    pub(crate) south: Ranks<W>,
    pub(crate) west: Ranks<W>,
}

/// As [`Orthogonal`].
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
fn step<W: Word, const TO: i8>(word: W) -> W {
    match TO {
        EAST => word << 1,
        WEST => word >> 1,
        _ => word,
    }
}

/// Attacks up the board, with what has wrapped around an edge.
#[inline(always)]
fn up<W: Word, const TO: i8>(sliders: &Ranks<W>, through: &Ranks<W>) -> Ranks<W> {
    let mut attacks = [empty(sliders[0]); 8];
    let mut flood = sliders[0];
    for rank in 1..8 {
        attacks[rank] = step::<W, TO>(flood);
        flood = sliders[rank] | (attacks[rank] & through[rank]);
    }
    attacks
}

/// Attacks down the board, with what has wrapped around an edge.
#[inline(always)]
fn down<W: Word, const TO: i8>(sliders: &Ranks<W>, through: &Ranks<W>) -> Ranks<W> {
    let mut attacks = [empty(sliders[0]); 8];
    let mut flood = sliders[7];
    for rank in (0..7).rev() {
        attacks[rank] = step::<W, TO>(flood);
        flood = sliders[rank] | (attacks[rank] & through[rank]);
    }
    attacks
}

/// Attacks to the east along each rank of a word.
#[inline(always)]
fn east<W: Word>(sliders: W, occupied: W) -> W {
    let guarded = occupied | FILE_H;
    guarded ^ (guarded - ((sliders & NOT_H) << 1))
}

/// Attacks to the west along each rank of a word.
#[inline(always)]
fn west<W: Word>(sliders: W, occupied: W) -> W {
    let through = !occupied & NOT_H;
    let mut flood = sliders | (through & (sliders >> 1));
    let through_2 = through & (through >> 1);
    flood = flood | (through_2 & (flood >> 2));
    let through_4 = through_2 & (through_2 >> 2);
    flood = flood | (through_4 & (flood >> 4));
    (flood >> 1) & NOT_H
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

/// What attacks along ranks and files, in each direction.
#[inline(always)]
pub(crate) fn orthogonal<W: Word>(sliders: &Ranks<W>, occupied: &Ranks<W>) -> Orthogonal<W> {
    let empty = each_rank!(rank: W => !occupied[rank]);
    Orthogonal {
        north: up::<W, SAME>(sliders, &empty),
        east: each_rank!(rank: W => east(sliders[rank], occupied[rank])),
        south: down::<W, SAME>(sliders, &empty),
        west: each_rank!(rank: W => west(sliders[rank], occupied[rank])),
    }
}

/// What attacks along diagonals, in each direction.
#[inline(always)]
pub(crate) fn diagonal<W: Word>(sliders: &Ranks<W>, occupied: &Ranks<W>) -> Diagonal<W> {
    let through = each_rank!(rank: W => !occupied[rank] & INNER);
    let (north_east, south_east) = (up::<W, EAST>(sliders, &through), down::<W, EAST>(sliders, &through));
    let (north_west, south_west) = (up::<W, WEST>(sliders, &through), down::<W, WEST>(sliders, &through));
    Diagonal {
        north_east: each_rank!(rank: W => north_east[rank] & NOT_A),
        south_east: each_rank!(rank: W => south_east[rank] & NOT_A),
        south_west: each_rank!(rank: W => south_west[rank] & NOT_H),
        north_west: each_rank!(rank: W => north_west[rank] & NOT_H),
    }
}

impl<W: Word> Orthogonal<W> {
    /// All four directions together.
    #[inline(always)]
    pub(crate) fn union(&self) -> Ranks<W> {
        each_rank!(rank: W => (self.north[rank] | self.south[rank]) | (self.east[rank] | self.west[rank]))
    }
}

/// All four diagonal directions together.
#[inline(always)]
pub(crate) fn diagonal_union<W: Word>(sliders: &Ranks<W>, occupied: &Ranks<W>) -> Ranks<W> {
    let through = each_rank!(rank: W => !occupied[rank] & INNER);
    let (north_east, south_east) = (up::<W, EAST>(sliders, &through), down::<W, EAST>(sliders, &through));
    let (north_west, south_west) = (up::<W, WEST>(sliders, &through), down::<W, WEST>(sliders, &through));
    each_rank!(rank: W => ((north_east[rank] | south_east[rank]) & NOT_A)
        | ((north_west[rank] | south_west[rank]) & NOT_H))
}
