//! Tokens to a value, by operator precedence.
//!
//! ```text
//! expression = unary { operator unary }
//! unary      = (~ | -) unary | primary
//! primary    = number | name | function ( expression, ... ) | ( expression )
//!
//! a left operand waits until an operator comes that binds no tighter than its own, or none
//! ```
//!
//! There is no tree: an expression is evaluated as it is read, so a long one needs no more memory than a short
//! one. Only nesting takes stack, and nesting has a limit.

use super::functions;
use super::lexer::{Kind, Lexer, Token};
use super::names::Scope;
use super::value::{Answer, Part, Value};
use crate::fault::Fault;
use setwise::Bitboard;
use std::ops::Range;

/// The deepest nesting of parentheses, calls and unary operators: far more than a person writes, far less than
/// the stack holds.
const DEEPEST: u32 = 256;

/// What an expression means.
pub(crate) fn evaluate(text: &str, scope: &Scope) -> Result<Answer, Fault> {
    let mut lexer = Lexer::new(text);
    let token = lexer.next()?;
    let mut parser = Parser { lexer, token, scope, depth: 0 };
    let part = parser.expression()?;
    match parser.token.kind {
        Kind::End => part.answer(scope),
        Kind::Sign(")") => Err(parser.fault("this `)` closes nothing: remove it")),
        Kind::Sign(",") => Err(parser.fault("a comma stands only between the arguments of a function")),
        _ => Err(parser.fault("an operator is missing before this: one of | ^ & << >> + -")),
    }
}

/// How tight a binary operator binds: the looser, the lower.
fn strength(kind: Kind) -> Option<(&'static str, u8)> {
    let Kind::Sign(sign) = kind else { return None };
    let strength = match sign {
        "|" => 0,
        "^" => 1,
        "&" => 2,
        "<<" | ">>" => 3,
        "+" | "-" => 4,
        _ => return None,
    };
    Some((sign, strength))
}

/// A binary operator on words. A shift by 64 or more leaves nothing.
fn apply(sign: &str, left: u64, right: u64) -> u64 {
    let distance = u32::try_from(right).unwrap_or(u32::MAX);
    match sign {
        "|" => left | right,
        "^" => left ^ right,
        "&" => left & right,
        "<<" => left.checked_shl(distance).unwrap_or(0),
        ">>" => left.checked_shr(distance).unwrap_or(0),
        "+" => left.wrapping_add(right),
        _ => left.wrapping_sub(right),
    }
}

struct Parser<'a> {
    lexer: Lexer<'a>,
    /// The next token, not yet taken.
    token: Token<'a>,
    scope: &'a Scope,
    depth: u32,
}

impl<'a> Parser<'a> {
    /// A fault at the next token.
    fn fault(&self, message: &str) -> Fault {
        Fault::new(self.token.place.clone(), message)
    }

    /// Takes the next token.
    fn take(&mut self) -> Result<Token<'a>, Fault> {
        let next = self.lexer.next()?;
        Ok(std::mem::replace(&mut self.token, next))
    }

    /// Reads something one level deeper.
    fn nested<T>(&mut self, read: impl FnOnce(&mut Self) -> Result<T, Fault>) -> Result<T, Fault> {
        if self.depth == DEEPEST {
            return Err(self.fault(&format!("nested deeper than {DEEPEST} levels: split the expression")));
        }
        self.depth += 1;
        let result = read(self);
        self.depth -= 1;
        result
    }

    fn expression(&mut self) -> Result<Part, Fault> {
        // Left operands and their operators, each tighter than the one below it: five at the most.
        let mut waiting: Vec<(Part, &str, u8)> = Vec::new();
        loop {
            let mut right = self.unary()?;
            let next = strength(self.token.kind);
            let is_due = |strength| next.is_none_or(|(_, next)| next <= strength);
            while let Some((left, sign, _)) = waiting.pop_if(|(.., strength)| is_due(*strength)) {
                let bits = apply(sign, left.read(self.scope)?, right.read(self.scope)?);
                let place = left.place.start..right.place.end;
                right = Part { value: Value::Set(Bitboard::from_bits(bits)), place };
            }
            let Some((sign, strength)) = next else { return Ok(right) };
            self.take()?;
            waiting.push((right, sign, strength));
        }
    }

    fn unary(&mut self) -> Result<Part, Fault> {
        let Kind::Sign(sign @ ("~" | "-")) = self.token.kind else { return self.primary() };
        let start = self.take()?.place.start;
        let operand = self.nested(Self::unary)?;
        let bits: u64 = operand.read(self.scope)?;
        let bits = if sign == "~" { !bits } else { bits.wrapping_neg() };
        Ok(Part { value: Value::Set(Bitboard::from_bits(bits)), place: start..operand.place.end })
    }

    fn primary(&mut self) -> Result<Part, Fault> {
        match self.token.kind {
            Kind::Number(bits) => {
                let place = self.take()?.place;
                Ok(Part { value: Value::Set(Bitboard::from_bits(bits)), place })
            }
            Kind::Name(name) => {
                let place = self.take()?.place;
                if self.token.kind == Kind::Sign("(") {
                    return self.call(name, place);
                }
                let value = match functions::usage(name) {
                    Some(usage) => Err(format!("`{name}` is a function: write {usage}")),
                    None => self.scope.value(name),
                };
                let value = value.map_err(|message| Fault::new(place.clone(), message))?;
                Ok(Part { value, place })
            }
            Kind::Sign("(") => {
                let open = self.take()?.place;
                let inner = self.nested(Self::expression)?;
                let close = self.close(&open)?;
                Ok(Part { value: inner.value, place: open.start..close.end })
            }
            Kind::End => {
                Err(self.fault("the expression ends here: a number, a name, a function or `(` is missing"))
            }
            Kind::Sign(sign) => {
                Err(self
                    .fault(&format!("a number, a name, a function or `(` is missing before this `{sign}`")))
            }
        }
    }

    /// A function and its arguments; the next token is the parenthesis.
    fn call(&mut self, name: &str, name_place: Range<usize>) -> Result<Part, Fault> {
        let function = functions::find(name).map_err(|unknown| {
            let start = name_place.start;
            Fault::new(start + unknown.place.start..start + unknown.place.end, unknown.message)
        })?;
        let open = self.take()?.place;
        let mut arguments = Vec::new();
        if self.token.kind != Kind::Sign(")") {
            arguments.push(self.nested(Self::expression)?);
            while self.token.kind == Kind::Sign(",") {
                self.take()?;
                arguments.push(self.nested(Self::expression)?);
            }
        }
        let close = self.close(&open)?;
        let answer = function.call(&arguments, close.clone(), self.scope)?;
        Ok(Part { value: answer.into(), place: name_place.start..close.end })
    }

    /// Takes the `)` that closes `open`.
    fn close(&mut self, open: &Range<usize>) -> Result<Range<usize>, Fault> {
        match self.token.kind {
            Kind::Sign(")") => Ok(self.take()?.place),
            Kind::End => Err(Fault::new(open.clone(), "this `(` is not closed: a `)` is missing")),
            _ => Err(self.fault("an operator, a comma or a `)` is missing before this")),
        }
    }
}
