//! The operator of carries and of sliding attacks: a generator and a propagator. *Page: Parallel prefix algorithms.*
//!
//! A carry, or an attack, is generated in a place, or comes from below and is propagated through it. Two places in
//! a row behave like one:
//!
//! ```text
//! (g, p) # (g', p') = (g & p' | g', p & p')
//! ```
//!
//! With `g` = a rook stands here, `p` = the square is empty, the scan of a file from below is the occluded fill to
//! the north. With `g` = both summands have the bit, `p` = one of them has it, it is the carries of a sum. The word
//! `W` holds one such problem a bit: `bool` is one file, a byte is all eight files of a rank.
//!
//! The page's routine on whole boards lets zeros in from below, which clears the propagators of the first three
//! ranks (the page says two) after they have served; a scan keeps all. Cost: 3 operations a gate.

use core::ops::{BitAnd, BitOr};

/// What a place, or a row of places, does with a carry; one for each bit of `W`.
///
/// The scan over the eight ranks of a board, by any network, is the fill of all eight files:
///
/// ```
/// use setwise::{bitboard, prefix::{Carry, Network}, walk, Bitboard, Direction};
/// let rooks = bitboard! {
///     . . . . . . . .
///     . . . . . . . .
///     . . . . . . . .
///     . . . . . . 1 .
///     . . . . . . . .
///     . . . . . . . .
///     . 1 . . . . . .
///     1 . . . . . . .
/// };
/// let empty = !bitboard! {
///     . . . . . . . .
///     . . . . . . . .
///     . 1 . . . . . .
///     . . . . . . 1 .
///     . . . . . . . .
///     . . . . . . . .
///     . 1 . . . . . .
///     1 . . . . . . .
/// };
/// let (rooks_by_rank, empty_by_rank) = (rooks.bits().to_le_bytes(), empty.bits().to_le_bytes());
/// let mut ranks: [Carry<u8>; 8] = core::array::from_fn(|rank| Carry {
///     generate: rooks_by_rank[rank],
///     propagate: empty_by_rank[rank],
/// });
/// Network::KoggeStone.scan(&mut ranks, Carry::combine);
/// let filled = Bitboard::from_bits(u64::from_le_bytes(ranks.map(|rank| rank.generate)));
/// assert_eq!(filled, bitboard! {
///     1 . . . . . 1 .
///     1 . . . . . 1 .
///     1 . . . . . 1 .
///     1 1 . . . . 1 .
///     1 1 . . . . . .
///     1 1 . . . . . .
///     1 1 . . . . . .
///     1 . . . . . . .
/// });
/// assert_eq!(filled, walk::occluded_fill(Direction::North, rooks, empty));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Carry<W> {
    /// A carry leaves here, whatever comes in.
    pub generate: W,
    /// A carry that comes in goes through.
    pub propagate: W,
}

impl<W: Copy + BitAnd<Output = W> + BitOr<Output = W>> Carry<W> {
    /// This place and then the `next` one, as one place. Associative, not commutative. Three operations.
    ///
    /// ```
    /// use setwise::prefix::Carry;
    /// let rook = Carry { generate: true, propagate: false };
    /// let empty = Carry { generate: false, propagate: true };
    /// let blocker = Carry { generate: false, propagate: false };
    /// assert!(rook.combine(&empty).combine(&empty).generate);
    /// assert!(!rook.combine(&blocker).combine(&empty).generate);
    /// ```
    #[inline(always)]
    pub fn combine(&self, next: &Self) -> Self {
        Self {
            generate: self.generate & next.propagate | next.generate,
            propagate: self.propagate & next.propagate,
        }
    }
}
