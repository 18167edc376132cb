//! Seeded random words, from sparse to dense: a fill that fails on crowded boards may pass on uniform noise.

use fastrand::Rng;
use setwise::{Bitboard, Square};

/// An endless sequence of sets, the same for the same seed; expected density from 1/8 to 7/8 of the squares in turn.
pub fn bitboards(seed: u64) -> impl Iterator<Item = Bitboard> {
    let mut rng = Rng::with_seed(seed);
    (0_u32..).map(move |index| {
        let mut word = || rng.u64(..);
        let bits = match index % 5 {
            0 => word() & word() & word(),
            1 => word() & word(),
            2 => word(),
            3 => word() | word(),
            _ => word() | word() | word(),
        };
        Bitboard::from_bits(bits)
    })
}

/// An endless sequence of squares, the same for the same seed.
pub fn squares(seed: u64) -> impl Iterator<Item = Square> {
    let mut rng = Rng::with_seed(seed);
    core::iter::repeat_with(move || Square::ALL[rng.usize(..64)])
}
