//! Castling on sliced boards, in the usual game and in Chess960: it is all on the first rank.
//!
//! ```text
//! short    the king goes to g, the rook to f:  the squares east of the king, up to g, are his way
//! long     the king goes to c, the rook to d:  the squares west of the king, from c on, and c itself
//! may      both ways are free but for the two, no square of the king's way is in danger, nor his own,
//!          and the rook is not pinned to the rank
//! ```
//!
//! What the rook's way adds to the king's is what lies between the rook and its target on the rook's side.
//!
//! Cost: some forty operations; none where no board has a right.

use super::{men::Movers, sight::Sight};
use crate::{
    machine::Machine,
    rays::{to_east, to_west},
};

/// A file on all ranks of a word.
const fn file(index: u32) -> u64 {
    0x0101_0101_0101_0101 << index
}

/// The files from a to g.
const UP_TO_G: u64 = !file(7);

/// The files from c to h.
const FROM_C: u64 = !(file(0) | file(1));

/// The files f and g, and b, c and d: where a rook may pass beyond the way of the king.
const F_AND_G: u64 = file(5) | file(6);
const B_TO_D: u64 = file(1) | file(2) | file(3);

/// The rooks with which the mover may castle now: their first rank.
#[inline(always)]
pub(super) fn castles<M: Machine>(
    machine: M,
    movers: &Movers<M::Word>,
    sight: &Sight<M::Word>,
    occupied: M::Word,
) -> M::Word {
    let (king, rooks) = (movers.kings.own[0], movers.castling);
    let (east, west) = (machine.attacks_east(king, king), machine.attacks_west(king, king));
    let (short, long) = (rooks & east, rooks & west);
    let way_short = east & UP_TO_G;
    let way_long = (west & FROM_C) | (to_east(machine, king) & file(2));
    let one_west = to_west(machine, short);
    let rook_way_short = (one_west | to_west(machine, one_west)) & F_AND_G;
    let rook_way_long = machine.attacks_east(long, long) & B_TO_D;
    let others = occupied & !king;
    let danger = sight.danger[0];
    let closed = |rook: M::Word, king_way: M::Word, rook_way: M::Word| {
        (others & !rook & (king_way | rook_way)) | (danger & (king | king_way))
    };
    let short = short & machine.empty_bytes(closed(short, way_short, rook_way_short));
    let long = long & machine.empty_bytes(closed(long, way_long, rook_way_long));
    // In Chess960 a rook can be pinned between the king and an enemy rook on the first rank.
    (short | long) & !sight.pinned_along_first_rank()
}
