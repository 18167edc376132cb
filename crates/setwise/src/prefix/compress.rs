//! Gathering the bits under a mask at the low end, and scattering them back: `pext` and `pdep` in software.
//!
//! A bit moves down by the number of zeros of the mask below it. Stage `i` of six moves those bits by `2^i` whose
//! count has bit `i` set, and the lowest bit of all counts at once is a [`parity`] word of the mask's complement; the
//! zeros that are odd in number are then dropped for the next stage, which halves the counts.
//!
//! Method: Guy L. Steele's compress as told by Henry S. Warren. What moves depends on the mask alone, so a
//! [`Compressor`] works it out once. Cost: about 105 operations to make one, 25 for each word after that.

use super::parity;

/// The bits of `word` under `mask`, in order, at the low end of the result.
///
/// ```
/// use setwise::prefix::compress;
/// assert_eq!(compress(0xabcd, 0xf0f0), 0xac);
/// ```
///
/// Cost: about 130 operations; for many words under one mask keep a [`Compressor`].
#[doc(alias = "pext")]
#[inline]
pub const fn compress(word: u64, mask: u64) -> u64 {
    Compressor::new(mask).compress(word)
}

/// The low bits of `word`, in order, at the bits of `mask`.
///
/// ```
/// use setwise::prefix::expand;
/// assert_eq!(expand(0xac, 0xf0f0), 0xa0c0);
/// ```
///
/// Cost: about 130 operations; for many words under one mask keep a [`Compressor`].
#[doc(alias = "pdep")]
#[inline]
pub const fn expand(word: u64, mask: u64) -> u64 {
    Compressor::new(mask).expand(word)
}

/// A mask, and the moves that bring its bits to the low end.
///
/// ```
/// use setwise::prefix::Compressor;
/// const ODD_BITS: Compressor = Compressor::new(0xaaaa_aaaa_aaaa_aaaa);
/// assert_eq!(ODD_BITS.compress(0b1010_0010), 0b1101);
/// assert_eq!(ODD_BITS.expand(0b1101), 0b1010_0010);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Compressor {
    mask: u64,
    /// For each stage `i` the bits that move down by `2^i`, where they stand before the move.
    moves: [u64; Self::STAGES],
}

impl Compressor {
    /// Distances 1, 2, 4, 8, 16, 32.
    const STAGES: usize = u64::BITS.ilog2() as usize;

    /// The moves for a mask. About 105 operations.
    ///
    /// ```
    /// use setwise::prefix::Compressor;
    /// assert_eq!(Compressor::new(0).compress(!0), 0);
    /// ```
    pub const fn new(mask: u64) -> Self {
        let mut moves = [0; Self::STAGES];
        let mut here = mask;
        // A zero of the mask counts for all places above it.
        let mut zeros = !mask << 1;
        let mut stage = 0;
        while stage < Self::STAGES {
            let odd = parity(zeros);
            let moving = odd & here;
            moves[stage] = moving;
            here = here ^ moving | moving >> (1 << stage);
            // Of the zeros every second one stays: where the count becomes even.
            zeros &= !odd;
            stage += 1;
        }
        Self { mask, moves }
    }

    /// The mask.
    ///
    /// ```
    /// use setwise::prefix::Compressor;
    /// assert_eq!(Compressor::new(5).mask(), 5);
    /// ```
    pub const fn mask(self) -> u64 {
        self.mask
    }

    /// The bits of `word` under the mask, in order, at the low end of the result. 25 operations.
    ///
    /// ```
    /// use setwise::prefix::Compressor;
    /// assert_eq!(Compressor::new(0xf0f0).compress(0xabcd), 0xac);
    /// ```
    #[inline]
    pub const fn compress(&self, word: u64) -> u64 {
        let mut word = word & self.mask;
        let mut stage = 0;
        while stage < Self::STAGES {
            let moving = word & self.moves[stage];
            word = word ^ moving | moving >> (1 << stage);
            stage += 1;
        }
        word
    }

    /// The low bits of `word`, in order, at the bits of the mask: the moves in reverse. 25 operations.
    ///
    /// ```
    /// use setwise::prefix::Compressor;
    /// assert_eq!(Compressor::new(0xf0f0).expand(0xac), 0xa0c0);
    /// ```
    #[inline]
    pub const fn expand(&self, word: u64) -> u64 {
        let mut word = word;
        let mut stage = Self::STAGES;
        while stage > 0 {
            stage -= 1;
            let moving = self.moves[stage];
            word = word & !moving | word << (1 << stage) & moving;
        }
        word & self.mask
    }
}
