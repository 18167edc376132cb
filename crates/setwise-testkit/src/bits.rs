//! Words judged bit by bit: loops with a carry, a borrow or a counter, and no shift of a whole word.

/// Whether a bit of a word is set.
fn bit(word: u64, index: u32) -> bool {
    word & 1 << index != 0
}

/// The word with the bits for which `is_set` holds, asked from bit 0 to bit 63.
fn word(mut is_set: impl FnMut(u32) -> bool) -> u64 {
    (0..64).filter(|&index| is_set(index)).fold(0, |word, index| word | 1 << index)
}

/// The parity word: bit `i` tells whether the bits 0 to `i` hold an odd number of ones.
pub fn parity(x: u64) -> u64 {
    let mut odd = false;
    word(|index| {
        odd ^= bit(x, index);
        odd
    })
}

/// The bits under a mask, moved together at the low end.
pub fn compress(x: u64, mask: u64) -> u64 {
    let mut bits = (0..64).filter(|&index| bit(mask, index)).map(|index| bit(x, index));
    word(|_| bits.next() == Some(true))
}

/// The low bits, moved apart to the bits of a mask.
pub fn expand(x: u64, mask: u64) -> u64 {
    let mut low = (0..64).map(|index| bit(x, index));
    word(|index| bit(mask, index) && low.next() == Some(true))
}

/// Addition with a carry that is dropped after each bit of `tops`.
pub fn lanes_add(a: u64, b: u64, tops: u64) -> u64 {
    let mut carry = false;
    word(|index| {
        let ones = bit(a, index) as u32 + bit(b, index) as u32 + carry as u32;
        carry = ones > 1 && !bit(tops, index);
        ones % 2 == 1
    })
}

/// Subtraction with a borrow that is dropped after each bit of `tops`.
pub fn lanes_sub(a: u64, b: u64, tops: u64) -> u64 {
    let mut borrow = false;
    word(|index| {
        let difference = bit(a, index) as i32 - bit(b, index) as i32 - borrow as i32;
        borrow = difference < 0 && !bit(tops, index);
        difference % 2 != 0
    })
}
