//! The second method: Kogge-Stone, one board a lane, with propagators shared by opposite directions.
//!
//! ```text
//! p2 = p & p << s        p4 = p2 & p2 << 2 s              one way
//! q2 = p2 >> s           q4 = p4 >> 3 s                   the other way: the same, seen from the other end
//! ```
//!
//! It needs no slicing, so it is what single boards and counts by direction are computed with; on whole blocks slicing
//! is faster by half. Cost of all eight directions: about 120 operations a lane.

use crate::{
    BatchError, InstructionSet,
    driver::{self, Blocks, Kernel},
    files::{INNER, NOT_A, NOT_H},
    machine::{Machine, Word},
};
use setwise::Direction;

/// What sliders attack in each direction.
pub(crate) struct Rays<W> {
    pub(crate) north: W,
    pub(crate) north_east: W,
    pub(crate) east: W,
    pub(crate) south_east: W,
    pub(crate) south: W,
    pub(crate) south_west: W,
    pub(crate) west: W,
    pub(crate) north_west: W,
}

/// The attacks in a direction of a positive shift and in the opposite one, with what has wrapped around an edge.
#[inline(always)]
fn both_ways<W: Word>(direction: Direction, sliders: W, through: W) -> (W, W) {
    let shift = direction.shift().unsigned_abs();
    let through_2 = through & (through << shift);
    let through_4 = through_2 & (through_2 << (2 * shift));
    let (back_2, back_4) = (through_2 >> shift, through_4 >> (3 * shift));
    let mut on = sliders | (through & (sliders << shift));
    on = on | (through_2 & (on << (2 * shift)));
    on = on | (through_4 & (on << (4 * shift)));
    let mut back = sliders | (through & (sliders >> shift));
    back = back | (back_2 & (back >> (2 * shift)));
    back = back | (back_4 & (back >> (4 * shift)));
    (on << shift, back >> shift)
}

impl<W: Word> Rays<W> {
    /// The attacks of sliders along ranks and files, and along diagonals.
    #[inline(always)]
    pub(crate) fn of(orthogonal: W, diagonal: W, empty: W) -> Self {
        let inner = empty & INNER;
        let (north, south) = both_ways(Direction::North, orthogonal, empty);
        let (east, west) = both_ways(Direction::East, orthogonal, inner);
        let (north_east, south_west) = both_ways(Direction::NorthEast, diagonal, inner);
        let (north_west, south_east) = both_ways(Direction::NorthWest, diagonal, inner);
        Self {
            north,
            north_east: north_east & NOT_A,
            east: east & NOT_A,
            south_east: south_east & NOT_A,
            south,
            south_west: south_west & NOT_H,
            west: west & NOT_H,
            north_west: north_west & NOT_H,
        }
    }

    /// All directions together.
    #[inline(always)]
    pub(crate) fn union(&self) -> W {
        ((self.north | self.south) | (self.east | self.west))
            | ((self.north_east | self.south_west) | (self.north_west | self.south_east))
    }
}

struct Sliders;

impl Kernel<3, 1> for Sliders {
    #[inline(always)]
    fn apply<M: Machine>(&self, blocks: &mut Blocks<'_, '_, M, 3, 1>) {
        blocks.put_words(
            0,
            #[inline(always)]
            |blocks, index| {
                let [rooks, bishops, occupied] = [0, 1, 2].map(|column| blocks.word(column, index));
                Rays::of(rooks, bishops, !occupied).union()
            },
        );
    }
}

/// What [`sliders_attacks`](crate::sliders_attacks) computes, by Kogge-Stone.
///
/// ```
/// use setwise_batch::{InstructionSet, kogge_stone};
/// let mut attacks = [0];
/// kogge_stone::sliders_attacks(InstructionSet::best(), &[0], &[1], &[1 | 1 << 18], &mut attacks)?; // a1; c3 occupied
/// assert_eq!(attacks, [1 << 9 | 1 << 18]);
/// # Ok::<(), setwise_batch::BatchError>(())
/// ```
///
/// # Errors
///
/// The columns are of unequal length, or the processor does not have the instructions.
pub fn sliders_attacks(
    set: InstructionSet,
    orthogonal: &[u64],
    diagonal: &[u64],
    occupied: &[u64],
    attacks: &mut [u64],
) -> Result<(), BatchError> {
    driver::run(set, &Sliders, [orthogonal, diagonal, occupied], [attacks])
}

struct OneWay(Direction);

impl Kernel<2, 1> for OneWay {
    #[inline(always)]
    fn apply<M: Machine>(&self, blocks: &mut Blocks<'_, '_, M, 2, 1>) {
        let wraps = self.0.avoid_wrap().bits();
        blocks.put_words(
            0,
            #[inline(always)]
            |blocks, index| {
                let through = !blocks.word(1, index) & wraps;
                let (on, back) = both_ways(self.0, blocks.word(0, index), through);
                if self.0.is_positive() { on & wraps } else { back & wraps }
            },
        );
    }
}

/// What sets of sliders attack in one direction.
///
/// ```
/// use setwise::Direction;
/// use setwise_batch::{InstructionSet, direction_attacks};
/// let mut attacks = [0];
/// direction_attacks(InstructionSet::best(), Direction::North, &[1], &[1 | 1 << 16], &mut attacks)?; // a1; a3 occupied
/// assert_eq!(attacks, [1 << 8 | 1 << 16]);
/// # Ok::<(), setwise_batch::BatchError>(())
/// ```
///
/// # Errors
///
/// The columns are of unequal length, or the processor does not have the instructions.
pub fn direction_attacks(
    set: InstructionSet,
    direction: Direction,
    sliders: &[u64],
    occupied: &[u64],
    attacks: &mut [u64],
) -> Result<(), BatchError> {
    driver::run(set, &OneWay(direction), [sliders, occupied], [attacks])
}
