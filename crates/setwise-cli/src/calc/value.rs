//! What an expression can mean, and what a function may ask for.
//!
//! Almost everything is a word of 64 bits, read as a set. Directions and colors are words of the language that
//! only functions understand; `white` and `black` are sets as well, where a position is known. What a value means
//! is decided by who asks for it, through [`Argument`].

use super::names::Scope;
use crate::fault::Fault;
use setwise::{Bitboard, Color, Direction, Square};
use std::ops::Range;

/// What a part of an expression means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Value {
    Set(Bitboard),
    /// The answer of a function that counts or packs: a set of squares only to an operator.
    Number(u64),
    Direction(Direction),
    /// A color where one is asked for, and the squares of its pieces elsewhere.
    Color(Color),
}

/// A value, and the text that it comes from.
#[derive(Clone)]
pub(super) struct Part {
    pub(super) value: Value,
    pub(super) place: Range<usize>,
}

impl Part {
    /// The value as what is asked for.
    pub(super) fn read<T: Argument>(&self, scope: &Scope) -> Result<T, Fault> {
        T::read(self.value, scope).map_err(|message| Fault::new(self.place.clone(), message))
    }

    /// The value as what a whole expression can be.
    pub(super) fn answer(&self, scope: &Scope) -> Result<Answer, Fault> {
        match self.value {
            Value::Number(number) => Ok(Answer::Number(number)),
            _ => self.read(scope).map(Answer::Set),
        }
    }
}

/// What a whole expression means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Answer {
    /// A word that a picture shows as a board.
    Set(Bitboard),
    /// A word that a picture shows as a number.
    Number(u64),
}

impl Answer {
    /// The word.
    pub(crate) fn bitboard(self) -> Bitboard {
        match self {
            Self::Set(set) => set,
            Self::Number(number) => Bitboard::from_bits(number),
        }
    }
}

impl From<Answer> for Value {
    fn from(answer: Answer) -> Self {
        match answer {
            Answer::Set(set) => Self::Set(set),
            Answer::Number(number) => Self::Number(number),
        }
    }
}

impl From<Bitboard> for Answer {
    fn from(set: Bitboard) -> Self {
        Self::Set(set)
    }
}

/// Numbers and truth values of any width.
macro_rules! number_answers {
    ($($number:ty)*) => {$(
        impl From<$number> for Answer {
            fn from(number: $number) -> Self {
                Self::Number(u64::from(number))
            }
        }
    )*};
}

number_answers! { u8 u16 u32 u64 bool }

impl Value {
    /// What the value is, for a message.
    fn describe(self) -> String {
        match self {
            Self::Set(set) if set.is_empty() => "the empty set".into(),
            Self::Set(set) => {
                format!("a set of {} square{}", set.count(), if set.is_single() { "" } else { "s" })
            }
            Self::Number(number) => format!("the number {number}"),
            Self::Direction(direction) => format!("the direction {direction}"),
            Self::Color(color) => format!("the color {}", color.name()),
        }
    }
}

/// What a function may ask for. The error is the message without its place.
pub(super) trait Argument: Sized {
    /// What is asked for, with an article.
    const KIND: &'static str;

    /// The value as what is asked for.
    fn read(value: Value, scope: &Scope) -> Result<Self, String>;

    /// The message for a value of another kind.
    fn mismatch(value: Value) -> String {
        format!("{} is asked for here, this is {}", Self::KIND, value.describe())
    }
}

impl Argument for Bitboard {
    const KIND: &'static str = "a set";

    fn read(value: Value, scope: &Scope) -> Result<Self, String> {
        match value {
            Value::Set(set) => Ok(set),
            Value::Number(number) => Ok(Self::from_bits(number)),
            Value::Color(color) => scope.pieces_of(color).ok_or_else(|| {
                format!("`{}` is a set of pieces only with a position: add --fen FEN", color.name())
            }),
            Value::Direction(_) => Err(Self::mismatch(value)),
        }
    }
}

impl Argument for u64 {
    const KIND: &'static str = "a word";

    fn read(value: Value, scope: &Scope) -> Result<Self, String> {
        Bitboard::read(value, scope).map(Bitboard::bits)
    }
}

impl Argument for Square {
    const KIND: &'static str = "a square";

    fn read(value: Value, scope: &Scope) -> Result<Self, String> {
        let mismatch = || format!("{}: give one like e4, or a set of exactly one", Self::mismatch(value));
        Bitboard::read(value, scope)?.only().ok_or_else(mismatch)
    }
}

impl Argument for Direction {
    const KIND: &'static str = "a direction";

    fn read(value: Value, _: &Scope) -> Result<Self, String> {
        match value {
            Value::Direction(direction) => Ok(direction),
            _ => Err(format!("{}: give one like north or noEa", Self::mismatch(value))),
        }
    }
}

impl Argument for Color {
    const KIND: &'static str = "a color";

    fn read(value: Value, _: &Scope) -> Result<Self, String> {
        match value {
            Value::Color(color) => Ok(color),
            _ => Err(format!("{}: give white or black", Self::mismatch(value))),
        }
    }
}
