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

/// Calls a function with every position that `depth` legal moves lead to, in the order of generation, and as often as
/// moves lead there: [`perft`] for those who do more than count.
///
/// ```
/// use setwise::{perft::visit, position::Position};
/// let mut checks = 0;
/// visit(&Position::START, 4, |after| checks += u32::from(after.is_check()));
/// assert_eq!(checks, 469);
/// ```
pub fn visit(position: &Position, depth: u32, mut function: impl FnMut(&Position)) {
    for_side!(position.side_to_move(), Us => visit_after::<Us>(position, depth, &mut function));
}

fn visit_after<Us: Side>(position: &Position, depth: u32, function: &mut impl FnMut(&Position)) {
    match depth {
        0 => function(position),
        1 => for_each::<Us>(position, function),
        _ => for_each::<Us>(position, |after| visit_after::<Us::Opponent>(after, depth - 1, function)),
    }
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
    for_each::<Us>(position, |after| total += number(after));
    total
}

/// Calls a function with all positions that the legal moves lead to.
#[inline(always)]
fn for_each<Us: Side>(position: &Position, mut function: impl FnMut(&Position)) {
    let _ = bundles_of::<Us, ()>(position, |bundle| {
        for chosen in bundle {
            function(&position.after::<Us>(bundle.role, chosen));
        }
        ControlFlow::Continue(())
    });
}
