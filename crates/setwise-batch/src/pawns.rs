//! Passed pawns that the enemy king does not catch, by the rule of the square.
//!
//! Which pawns are passed is a question of fills, for all boards alike. Few boards have any, and only on these the king's
//! square is looked up.
//!
//! ```text
//! front  = enemy pawns, shifted one rank towards us and filled on
//! passed = own pawns - front - the files beside front
//! ```

use crate::{
    BatchError, Boards, InstructionSet,
    driver::{self, Blocks, Kernel},
    files::{NOT_A, NOT_H},
    machine::{Machine, Word},
};
use setwise::{Bitboard, Color, Direction, Role, king};

/// A shift by a rank.
const RANK: u32 = Direction::North.shift().unsigned_abs();

struct Passed {
    color: Color,
}

impl Kernel<3, 1> for Passed {
    #[inline(always)]
    fn apply<M: Machine>(&self, blocks: &mut Blocks<'_, '_, M, 3, 1>) {
        blocks.put_words(
            0,
            #[inline(always)]
            |blocks, index| {
                let [own, enemy, pawns] = [0, 1, 2].map(|column| blocks.word(column, index));
                let front = match self.color {
                    Color::White => front_span::<M::Word, true>(enemy & pawns),
                    Color::Black => front_span::<M::Word, false>(enemy & pawns),
                };
                let beside = ((front << 1) & NOT_A) | ((front >> 1) & NOT_H);
                (own & pawns) & !(front | beside)
            },
        );
    }
}

/// All squares ahead of pawns, down the board or up.
#[inline(always)]
fn front_span<W: Word, const DOWN: bool>(pawns: W) -> W {
    let shift = |word: W, ranks: u32| if DOWN { word >> (ranks * RANK) } else { word << (ranks * RANK) };
    let mut front = shift(pawns, 1);
    front = front | shift(front, 1);
    front = front | shift(front, 2);
    front | shift(front, 4)
}

/// The passed pawns of a color that the enemy king does not catch; all passed pawns where the enemy has not exactly one.
///
/// ```
/// use setwise::{Color, position::Setup};
/// use setwise_batch::{Boards, InstructionSet, uncatchable};
/// let setup: Setup = "8/8/8/1k6/8/8/7P/K7 w - -".parse()?;
/// let boards = Boards::from_iter([(setup.board, setup.side_to_move)]);
/// let mut pawns = [0];
/// uncatchable(InstructionSet::best(), &boards, Color::White, &mut pawns)?;
/// assert_eq!(pawns, [1 << 15]); // h2
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// The column is not as long as the boards are many, or the processor does not have the instructions.
pub fn uncatchable(
    set: InstructionSet,
    boards: &Boards,
    color: Color,
    pawns: &mut [u64],
) -> Result<(), BatchError> {
    let enemy = color.opposite();
    let columns = [boards.color(color), boards.color(enemy), boards.role(Role::Pawn)];
    driver::run(set, &Passed { color }, columns, [pawns])?;
    let kings = boards.color(enemy).iter().zip(boards.role(Role::King)).map(|(enemy, kings)| enemy & kings);
    for ((passed, king), &black_to_move) in pawns.iter_mut().zip(kings).zip(boards.black_to_move()) {
        if *passed != 0
            && let Some(king) = Bitboard::from_bits(king).only()
        {
            let side_to_move = if black_to_move == 0 { Color::White } else { Color::Black };
            *passed = king::uncatchable(color, Bitboard::from_bits(*passed), king, side_to_move).bits();
        }
    }
    Ok(())
}
