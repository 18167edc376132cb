//! Questions of yes and no, answered lane by lane with a full word for yes and an empty one for no.
//!
//! ```text
//! is_some(x)    the sign of x | -x, spread over the word
//! is_single(x)  is_some(x), and not is_some(x & (x - 1))
//! has_one(x)    the same of sliced boards: some file has one square and no file has two
//! ```

use crate::{
    machine::{Machine, empty},
    sliced::Ranks,
};

/// Full where the word is not empty.
#[inline(always)]
pub(crate) fn is_some<M: Machine>(machine: M, word: M::Word) -> M::Word {
    let zero = empty(word);
    let sign = (word | machine.wrapping_sub(zero, word)) >> 63;
    machine.wrapping_sub(zero, sign)
}

/// Full where the word has exactly one bit.
#[inline(always)]
pub(crate) fn is_single<M: Machine>(machine: M, word: M::Word) -> M::Word {
    let one = !empty(word) >> 63;
    let without_first = word & machine.wrapping_sub(word, one);
    is_some(machine, word) & !is_some(machine, without_first)
}

/// The boards of a sliced set that have exactly one square of it: their bytes are full.
#[inline(always)]
pub(crate) fn has_one<M: Machine>(machine: M, set: &Ranks<M::Word>) -> M::Word {
    let (mut once, mut twice) = (set[0], empty(set[0]));
    for &rank in &set[1..] {
        twice = twice | (once & rank);
        once = once ^ rank;
    }
    // Two squares on one file are counted in `twice`, two on different files are two bits of `once`.
    machine.single_bytes(once) & machine.empty_bytes(twice)
}
