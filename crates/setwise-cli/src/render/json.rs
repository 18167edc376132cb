//! JSON by hand, one object a line.
//!
//! The objects are flat and their keys are fixed, so a line is a few copies into a buffer that all lines share;
//! only texts that come from outside go through an escaper. A set is a string of 16 hexadecimal digits, because
//! the numbers of many JSON readers end at 53 bits.

use setwise::Bitboard;

/// A line of JSON under construction.
#[derive(Default)]
pub(crate) struct Line {
    text: Vec<u8>,
}

/// The two hexadecimal digits of every byte.
const DIGITS: [[u8; 2]; 256] = {
    let digits = b"0123456789abcdef";
    let mut pairs = [[0; 2]; 256];
    let mut byte = 0;
    while byte < 256 {
        pairs[byte] = [digits[byte >> 4], digits[byte & 15]];
        byte += 1;
    }
    pairs
};

impl Line {
    /// The line so far.
    pub(crate) fn text(&self) -> &[u8] {
        &self.text
    }

    /// Makes the line empty, and keeps its memory.
    pub(crate) fn clear(&mut self) {
        self.text.clear();
    }

    /// Begins an object.
    pub(crate) fn open(&mut self) {
        self.text.push(b'{');
    }

    /// Ends an object.
    pub(crate) fn close(&mut self) {
        self.text.push(b'}');
    }

    /// Ends the outermost object, and the line.
    pub(crate) fn end(&mut self) {
        self.text.extend_from_slice(b"}\n");
    }

    /// A key; its value comes next.
    pub(crate) fn key(&mut self, key: &str) {
        if self.text.last().is_some_and(|&last| last != b'{') {
            self.text.push(b',');
        }
        self.text.push(b'"');
        self.text.extend_from_slice(key.as_bytes());
        self.text.extend_from_slice(b"\":");
    }

    /// A key and a set.
    pub(crate) fn set(&mut self, key: &str, set: Bitboard) {
        self.key(key);
        let mut hex = *b"\"0x0000000000000000\"";
        for (index, byte) in set.bits().to_be_bytes().into_iter().enumerate() {
            hex[3 + 2 * index..][..2].copy_from_slice(&DIGITS[usize::from(byte)]);
        }
        self.text.extend_from_slice(&hex);
    }

    /// A key and a number.
    pub(crate) fn number(&mut self, key: &str, number: u64) {
        self.key(key);
        self.text.extend_from_slice(number.to_string().as_bytes());
    }

    /// A key and a number with digits after the point.
    pub(crate) fn fraction(&mut self, key: &str, number: f64) {
        self.key(key);
        serde_json::to_writer(&mut self.text, &number).expect("a number into memory cannot fail");
    }

    /// A key and `true` or `false`.
    pub(crate) fn truth(&mut self, key: &str, truth: bool) {
        self.key(key);
        self.text.extend_from_slice(if truth { b"true" } else { b"false" });
    }

    /// A key and a text from anywhere.
    pub(crate) fn string(&mut self, key: &str, text: &str) {
        self.key(key);
        self.quote(text);
    }

    /// A key and a list of texts.
    pub(crate) fn strings(&mut self, key: &str, texts: impl Iterator<Item = impl AsRef<str>>) {
        self.key(key);
        self.text.push(b'[');
        for (index, text) in texts.enumerate() {
            if index > 0 {
                self.text.push(b',');
            }
            self.quote(text.as_ref());
        }
        self.text.push(b']');
    }

    fn quote(&mut self, text: &str) {
        serde_json::to_writer(&mut self.text, text).expect("text into memory cannot fail");
    }
}
