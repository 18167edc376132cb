//! Letters to tokens.
//!
//! A name may hold `::` and is one token with it; a number is hexadecimal, binary or decimal, with `_` between
//! its digits where that helps the eye. Every token knows its bytes, so that every fault can show its place.

use crate::fault::Fault;
use std::ops::Range;

/// What a token is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind<'a> {
    Number(u64),
    Name(&'a str),
    /// An operator, a parenthesis or a comma.
    Sign(&'static str),
    End,
}

/// A token and its bytes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Token<'a> {
    pub(super) kind: Kind<'a>,
    pub(super) place: Range<usize>,
}

/// All signs.
const SIGNS: [&str; 11] = ["<<", ">>", "|", "^", "&", "+", "-", "~", "(", ")", ","];

/// The rest of the text, and how far it has been read.
pub(super) struct Lexer<'a> {
    text: &'a str,
    position: usize,
}

impl<'a> Lexer<'a> {
    pub(super) fn new(text: &'a str) -> Self {
        Self { text, position: 0 }
    }

    /// The next token; at the end of the text, [`Kind::End`] again and again.
    pub(super) fn next(&mut self) -> Result<Token<'a>, Fault> {
        let rest = self.text[self.position..].trim_start();
        let start = self.text.len() - rest.len();
        let (kind, length) = match rest.chars().next() {
            None => (Kind::End, 0),
            Some('0'..='9') => {
                let digits = word_length(rest);
                (Kind::Number(number(&rest[..digits], start)?), digits)
            }
            Some('a'..='z' | 'A'..='Z' | '_') => {
                let length = name_length(rest);
                (Kind::Name(&rest[..length]), length)
            }
            Some(letter) => match SIGNS.into_iter().find(|sign| rest.starts_with(sign)) {
                Some(sign) => (Kind::Sign(sign), sign.len()),
                None => return Err(unexpected(letter, start)),
            },
        };
        self.position = start + length;
        Ok(Token { kind, place: start..self.position })
    }
}

/// The bytes of the letters, digits and underscores at the beginning.
fn word_length(text: &str) -> usize {
    text.find(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_').unwrap_or(text.len())
}

/// The bytes of the words at the beginning that `::` joins.
fn name_length(text: &str) -> usize {
    let mut length = word_length(text);
    while let Some(after) = text[length..].strip_prefix("::") {
        length += 2 + word_length(after);
    }
    length
}

/// The number that a word of digits writes, which begins at byte `start` of the whole text.
fn number(word: &str, start: usize) -> Result<u64, Fault> {
    let (radix, kind, prefix) = match word.get(..2) {
        Some("0x" | "0X") => (16, "hexadecimal", 2),
        Some("0b" | "0B") => (2, "binary", 2),
        _ => (10, "decimal", 0),
    };
    let whole = start..start + word.len();
    let mut value = None;
    for (index, letter) in word.char_indices().skip(prefix).filter(|&(_, letter)| letter != '_') {
        let Some(digit) = letter.to_digit(radix) else {
            let place = start + index..start + index + 1;
            return Err(Fault::new(place, format!("`{letter}` is no {kind} digit")));
        };
        let shifted = value.unwrap_or(0_u64).checked_mul(radix.into());
        let Some(next) = shifted.and_then(|shifted| shifted.checked_add(digit.into())) else {
            return Err(Fault::new(
                whole,
                "this number has more than 64 bits: the largest is 0xffff_ffff_ffff_ffff",
            ));
        };
        value = Some(next);
    }
    value.ok_or_else(|| Fault::new(whole, format!("this {kind} number has no digits")))
}

/// A letter that begins no token.
fn unexpected(letter: char, start: usize) -> Fault {
    let hint = match letter {
        '!' => ": the complement is written `~`",
        '<' | '>' => ": the shifts are written `<<` and `>>`",
        ':' => ": a method and its function are joined by `::`, as in `kogge_stone::fill`",
        _ => ": the operators are | ^ & << >> + - ~",
    };
    Fault::new(start..start + letter.len_utf8(), format!("unexpected {letter:?}{hint}"))
}
