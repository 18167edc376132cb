//! Perft: the number of move sequences of a given length, the yardstick of move generators.
//!
//! ```text
//! perft(position, 0) = 1
//! perft(position, 1) = number of legal moves                          counted in bulk: no move is listed
//! perft(position, d) = sum over legal moves of perft(after, d - 1)
//! ```
//!
//! A count that differs from the known one by a single leaf shows a fault in the rules, and the split by first moves
//! (divide) leads to it. The colors alternate, so the recursion alternates between two compiled texts.
//!
//! Cost: one copy-make for every position but the last ply's.

use crate::{
    movegen::{
        Move, bundles_of, count_of,
        side::{Side, for_side},
    },
    position::Position,
};
use core::ops::ControlFlow;

/// The number of sequences of `depth` legal moves.
///
/// ```
/// use setwise::{perft::perft, position::Position};
/// assert_eq!(perft(&Position::START, 3), 8902);
/// ```
pub fn perft(position: &Position, depth: u32) -> u64 {
    for_side!(position.side_to_move(), Us => count::<Us>(position, depth))
}

/// The number of sequences that begin with each of the legal moves; none at depth 0.
///
/// ```
/// use setwise::{perft::divide, position::Position};
/// let mut lines = vec![];
/// divide(&Position::START, 2, |first, count| lines.push(format!("{first}: {count}")));
/// assert_eq!((lines.len(), lines[0].as_str()), (20, "a2a3: 20"));
/// ```
pub fn divide(position: &Position, depth: u32, mut each: impl FnMut(Move, u64)) {
    let Some(rest) = depth.checked_sub(1) else { return };
    position.moves().for_each(|first| each(first, perft(&position.play_unchecked(first), rest)));
}

fn count<Us: Side>(position: &Position, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => u64::from(count_of::<Us>(position)),
        2 => sum::<Us>(position, |after| u64::from(count_of::<Us::Opponent>(after))),
        _ => sum::<Us>(position, |after| count::<Us::Opponent>(after, depth - 1)),
    }
}

/// The sum of a number over all positions that the legal moves lead to.
#[inline(always)]
fn sum<Us: Side>(position: &Position, number: impl Fn(&Position) -> u64) -> u64 {
    let mut total = 0;
    let _ = bundles_of::<Us, ()>(position, |bundle| {
        for chosen in bundle {
            total += number(&position.after::<Us>(bundle.role, chosen));
        }
        ControlFlow::Continue(())
    });
    total
}
