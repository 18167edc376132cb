//! Words of the movetext: what stands between the bytes that part them.
//!
//! ```text
//! 12.Nf3!? {a comment} e5(12...d5)1-0      words: 12  Nf3  e5  12  d5  1-0
//! ```
//!
//! The reader that looks for the end of a game and the one that takes the game apart must agree on what a word is,
//! so both look here. Cost: a look-up a byte.

use crate::Outcome;
use memchr::memchr;

/// Whether a byte parts words. All others, letters beyond ASCII among them, are parts of words.
static PARTS_WORDS: [bool; 256] = {
    let mut table = [false; 256];
    let delimiters = b" \t\n\r\x0b\x0c\x1a\0{}()[]<>;$!?.*\"";
    let mut index = 0;
    while index < delimiters.len() {
        table[delimiters[index] as usize] = true;
        index += 1;
    }
    table
};

/// Whether a byte is a blank that does not end a line. So is the control byte that closes files of DOS, and so are
/// zeros, which fill the rest of files that were not written to their end.
#[inline]
pub(crate) const fn is_blank(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t' | b'\r' | b'\x0b' | b'\x0c' | b'\x1a' | 0)
}

/// Whether a byte is part of a word.
#[inline]
pub(crate) fn is_in_word(byte: u8) -> bool {
    !PARTS_WORDS[usize::from(byte)]
}

/// Where the word that goes on at `at` ends; the end of the text, if there.
#[inline]
pub(crate) fn word_end(text: &[u8], at: usize) -> usize {
    let rest = text.get(at..).unwrap_or_default();
    rest.iter().position(|&byte| !is_in_word(byte)).map_or(text.len(), |length| at + length)
}

/// Where the line ends that goes on at `at`, without its end; the end of the text, if there.
#[inline]
pub(crate) fn line_end(text: &[u8], at: usize) -> usize {
    memchr(b'\n', text.get(at..).unwrap_or_default()).map_or(text.len(), |length| at + length)
}

/// The result that a word says. `*` is no word, since it parts words.
#[inline]
pub(crate) fn outcome_of_word(word: &[u8]) -> Option<Outcome> {
    match word {
        b"1-0" => Some(Outcome::WhiteWins),
        b"0-1" => Some(Outcome::BlackWins),
        b"1/2-1/2" => Some(Outcome::Draw),
        _ => None,
    }
}
