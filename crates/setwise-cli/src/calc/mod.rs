//! The bitboard calculator: text in, a word out.
//!
//! | file | idea |
//! |---|---|
//! | [`lexer`] | letters to tokens |
//! | [`parser`] | tokens to a value, by operator precedence |
//! | [`value`] | what an expression can mean, and what a function may ask for |
//! | [`names`] | the constants, the sets of a position, the nearest name to a wrong one |
//! | [`functions`] | the table of all functions |

mod functions;
mod lexer;
mod names;
mod parser;
mod value;

pub(crate) use functions::list as functions_list;
pub(crate) use names::Scope;
pub(crate) use parser::evaluate;
pub(crate) use value::Answer;
