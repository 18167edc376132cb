//! Rank-slicing: eight boards turned on their side, so that a word holds one rank of all of them.
//!
//! ```text
//!            byte 0   byte 1   ...  byte 7                       byte 0   byte 1   ...  byte 7
//! word 0   board 0: rank 1, rank 2, ... rank 8        word 0   rank 1 of board 0, board 1, ... board 7
//! word 1   board 1: rank 1, rank 2, ... rank 8   <->  word 1   rank 2 of board 0, board 1, ... board 7
//! ...                                                 ...
//! ```
//!
//! It is a transposition of eight by eight bytes within each lane, and undoes itself: three rounds of exchanges, of 32,
//! 16 and 8 bits between words 4, 2 and 1 apart. What it buys: the ranks are now different words, so a step north is no
//! shift at all, a step north-east a shift by one within bytes, and a ray up the board a walk over eight words.
//!
//! Cost: 12 exchanges of six operations, for eight boards a lane.

use crate::machine::{Block, Word};

/// A block whose word `r` holds rank `r` of all its boards.
pub(crate) type Ranks<W> = Block<W>;

/// Turns boards into ranks, and ranks into boards.
#[inline(always)]
pub(crate) fn slice<W: Word>(mut block: Block<W>) -> Block<W> {
    exchange::<W, 4>(&mut block, 32, 0x0000_0000_ffff_ffff);
    exchange::<W, 2>(&mut block, 16, 0x0000_ffff_0000_ffff);
    exchange::<W, 1>(&mut block, 8, 0x00ff_00ff_00ff_00ff);
    block
}

/// Exchanges the upper parts of words with the lower parts of the words `APART` further on; `lower` has the lower parts.
#[inline(always)]
fn exchange<W: Word, const APART: usize>(block: &mut Block<W>, shift: u32, lower: u64) {
    for first in 0..8 {
        if first & APART == 0 {
            let differing = ((block[first] >> shift) ^ block[first + APART]) & lower;
            block[first] = block[first] ^ (differing << shift);
            block[first + APART] = block[first + APART] ^ differing;
        }
    }
}
