//! Questions of yes and no, answered lane by lane with a full word for yes and an empty one for no.
//!
//! ```text
//! is_some(x)    the sign of x | -x, spread over the word
//! is_single(x)  is_some(x), and not is_some(x & (x - 1))
//! ```

use crate::machine::{Machine, empty};

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
