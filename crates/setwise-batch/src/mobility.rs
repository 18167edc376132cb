//! Mobility: the squares that the pieces of a side attack and do not stand on, summed over the pieces.
//!
//! A union of attacks forgets how many pieces attack a square. But in one direction no two pieces attack the same one:
//! the ray of a slider ends at the next piece, where that one's ray begins, and steps of leapers are shifts. So the sum
//! over the pieces is the sum over the directions:
//!
//! ```text
//! mobility = sum over directions of count(attacks in this direction - own)
//! ```
//!
//! eight for sliders, eight for knights, eight for the king, and two for pawns.

use crate::{
    BatchError, Boards, InstructionSet,
    driver::{self, Blocks, Kernel},
    files::{NOT_A, NOT_AB, NOT_GH, NOT_H},
    kogge_stone::Rays,
    machine::{Machine, empty},
};
use setwise::{Color, Direction};

/// A shift by a rank.
const RANK: u32 = Direction::North.shift().unsigned_abs();

struct Mobility {
    color: Color,
}

impl Kernel<8, 1> for Mobility {
    #[inline(always)]
    fn apply<M: Machine>(&self, blocks: &mut Blocks<'_, '_, M, 8, 1>) {
        let (own, enemy) = (self.color as usize, self.color.opposite() as usize);
        blocks.put_words(
            0,
            #[inline(always)]
            |blocks, index| {
                let word = |column| blocks.word(column, index);
                let roles = [word(2), word(3), word(4), word(5), word(6), word(7)];
                of_boards(blocks.machine, self.color, word(own), word(enemy), &roles)
            },
        );
    }
}

/// The mobility of a color on the boards of a word.
#[inline(always)]
fn of_boards<M: Machine>(
    machine: M,
    color: Color,
    own: M::Word,
    enemy: M::Word,
    &[pawns, knights, bishops, rooks, queens, kings]: &[M::Word; 6],
) -> M::Word {
    let free_squares = !(own | enemy);
    let free = |attacks: M::Word| attacks & !own;
    let mut sum = empty(own);
    let mut add = |attacks: M::Word| sum = sum + machine.count_ones(free(attacks));
    let sliders = Rays::of(own & (rooks | queens), own & (bishops | queens), free_squares);
    for attacks in [sliders.north, sliders.east, sliders.south, sliders.west] {
        add(attacks);
    }
    for attacks in [sliders.north_east, sliders.south_east, sliders.south_west, sliders.north_west] {
        add(attacks);
    }
    let (knights, king, pawns) = (own & knights, own & kings, own & pawns);
    for (near, far) in
        [((knights << 1) & NOT_A, (knights << 2) & NOT_AB), ((knights >> 1) & NOT_H, (knights >> 2) & NOT_GH)]
    {
        add(near << (2 * RANK));
        add(near >> (2 * RANK));
        add(far << RANK);
        add(far >> RANK);
    }
    let (east, west) = ((king << 1) & NOT_A, (king >> 1) & NOT_H);
    for file in [east, king, west] {
        add(file << RANK);
        add(file >> RANK);
    }
    add(east);
    add(west);
    for file in [(pawns << 1) & NOT_A, (pawns >> 1) & NOT_H] {
        add(if matches!(color, Color::White) { file << RANK } else { file >> RANK });
    }
    sum
}

/// The mobility of a color.
///
/// ```
/// use setwise::{Color, position::Board};
/// use setwise_batch::{Boards, InstructionSet, mobility};
/// let boards = Boards::from_iter([(Board::START, Color::White)]);
/// let mut counts = [0];
/// mobility(InstructionSet::best(), &boards, Color::White, &mut counts)?;
/// assert_eq!(counts, [14 + 4]); // pawns attack 14 squares, each knight two that are free
/// # Ok::<(), setwise_batch::BatchError>(())
/// ```
///
/// # Errors
///
/// The column is not as long as the boards are many, or the processor does not have the instructions.
pub fn mobility(
    set: InstructionSet,
    boards: &Boards,
    color: Color,
    counts: &mut [u16],
) -> Result<(), BatchError> {
    driver::run_narrow(set, &Mobility { color }, boards.columns(), counts, |word| word as u16)
}
