//! The ray tables: what a lone slider attacks in each direction.
//!
//! Two layouts, for two ways to name the first blocker. A bit scan names a square, and asks for 64 entries. A zero
//! count names the distance from one end of the word, 64 where there is no blocker at all, and asks for a 65th
//! entry that is empty.

use crate::{Bitboard, Direction, Square, walk};

/// The empty-board ray of every direction and square: `RAYS[direction as usize][square.index()]`. 4 KiB.
///
/// ```
/// use setwise::{ray::RAYS, Direction, Square};
/// assert_eq!(RAYS[Direction::East as usize][Square::F1.index()].count(), 2);
/// ```
#[doc(alias = "rayAttacks")]
pub static RAYS: [[Bitboard; 64]; 8] = {
    let mut rays = [[Bitboard::EMPTY; 64]; 8];
    let mut direction = 0;
    while direction < 8 {
        let mut index = 0;
        while index < 64 {
            rays[direction][index] =
                walk::ray_attacks(Direction::ALL[direction], Square::ALL[index], Bitboard::EMPTY);
            index += 1;
        }
        direction += 1;
    }
    rays
};

/// The same rays by zero count, with the empty ray as entry 64. A positive direction is indexed by the number of
/// trailing zeros, which is the square's index; a negative direction by the number of leading zeros, which is 63
/// minus the square's index. 4,160 bytes.
///
/// ```
/// use setwise::{ray::{PADDED_RAYS, RAYS}, Direction, Bitboard, Square};
/// let west = PADDED_RAYS[Direction::West as usize];
/// assert_eq!(west[63 - Square::C1.index()], RAYS[Direction::West as usize][Square::C1.index()]);
/// assert_eq!(west[64], Bitboard::EMPTY);
/// ```
pub static PADDED_RAYS: [[Bitboard; 65]; 8] = {
    let mut rays = [[Bitboard::EMPTY; 65]; 8];
    let mut direction = 0;
    while direction < 8 {
        let mut index = 0;
        while index < 64 {
            let zeros = if Direction::ALL[direction].is_positive() { index } else { 63 - index };
            rays[direction][zeros] = RAYS[direction][index];
            index += 1;
        }
        direction += 1;
    }
    rays
};
