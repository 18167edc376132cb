//! `setwise calc`: a bitboard calculator.

use super::position;
use crate::calc::{Answer, Scope, evaluate, functions_list};
use crate::exit::{Outcome, print_error};
use crate::input::Lines;
use crate::output::Output;
use crate::render::json::Line;
use crate::render::picture::{self, Panel};
use clap::{Args, ValueEnum};
use std::path::{Path, PathBuf};

/// Calculate with bitboards: sets, shifts, fills, attacks.
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES, after_long_help = language())]
pub(crate) struct Arguments {
    /// A position; its sets get names: occupied, empty, white, rooks, black_pawns, ...
    #[arg(long, value_name = "FEN")]
    fen: Option<String>,
    /// How to answer: picture by default, hex by default with --file.
    #[arg(long, value_enum)]
    format: Option<Format>,
    /// Read an expression per line, and answer each with a line; - is the standard input.
    #[arg(long, value_name = "FILE", conflicts_with = "expressions")]
    file: Option<PathBuf>,
    /// What to calculate.
    #[arg(value_name = "EXPR", required_unless_present = "file")]
    expressions: Vec<String>,
}

const EXAMPLES: &str = "\
Examples:
  setwise calc 'rook_attacks(d4, d6 | f4)'
  setwise calc --format hex 'file_a << 1' '~light' -1
  setwise calc --fen '8/8/8/8/3R4/8/8/8 w - - 0 1' 'kogge_stone::attacks(north, rooks, empty)'
  setwise calc --format json --file expressions.txt

`setwise calc --help` shows the language and all functions.";

/// The long help: the examples, and the language.
fn language() -> String {
    let (examples, _) = EXAMPLES.rsplit_once("\n\n").unwrap_or((EXAMPLES, ""));
    format!(
        "{examples}

The language:
  Numbers     0xff, 0b1010, 255, with _ between digits
  Squares     a1 to h8: a set of one, or a square where one is asked for
  Sets        file_a to file_h, rank_1 to rank_8, light, dark, empty_set, full_set
  With --fen  occupied, empty, white, black, pawns to kings, white_pawns to black_kings
  Directions  north, north_east, ... and nort, noEa, east, soEa, sout, soWe, west, noWe
  Colors      white, black
  Operators   loosest first: |  ^  &  << >>  + -  then unary ~ -
              Arithmetic wraps at 64 bits; a shift by 64 or more leaves nothing.

{}",
        functions_list()
    )
}

/// How an answer is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum Format {
    /// A board, its word and the number of squares.
    Picture,
    /// 0x and 16 digits.
    Hex,
    /// An object per line: expression, value, count, squares.
    Json,
}

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<Outcome> {
    let scope = match &arguments.fen {
        None => Scope::default(),
        Some(fen) => match position::read(fen) {
            Ok(setup) => position::scope(&setup),
            Err(fault) => return Ok(position::refuse(&fault, fen)),
        },
    };
    match &arguments.file {
        Some(file) => answer_lines(file, arguments.format.unwrap_or(Format::Hex), &scope),
        None => answer_all(&arguments.expressions, arguments.format.unwrap_or(Format::Picture), &scope),
    }
}

/// Answers the expressions of the command line: all of them, or none.
fn answer_all(expressions: &[String], format: Format, scope: &Scope) -> anyhow::Result<Outcome> {
    let mut text = Vec::new();
    let mut usable = true;
    for expression in expressions.iter().map(|expression| expression.trim()) {
        match evaluate(expression, scope) {
            Ok(answer) => {
                let gap = if format == Format::Picture && !text.is_empty() { "\n" } else { "" };
                text.extend_from_slice(gap.as_bytes());
                text.extend(format.write(expression, answer));
            }
            Err(fault) => {
                print_error(fault.under_text(expression));
                usable = false;
            }
        }
    }
    if !usable {
        return Ok(Outcome::Unusable);
    }
    let mut output = Output::styled();
    output.print(text)?;
    output.flush()?;
    Ok(Outcome::Done)
}

/// Answers the lines of a file one by one; a bad one gets an empty line.
fn answer_lines(file: &Path, format: Format, scope: &Scope) -> anyhow::Result<Outcome> {
    let mut lines = Lines::open(file)?;
    let mut output = Output::styled();
    let mut outcome = Outcome::Done;
    loop {
        if lines.must_wait() {
            output.flush()?;
        }
        let Some(line) = lines.next()? else { break };
        let answer = line.and_then(|line| {
            let (expression, _comment) = line.split_once('#').unwrap_or((line, ""));
            Ok(format.write(expression.trim(), evaluate(expression, scope)?))
        });
        let answer = answer.unwrap_or_else(|fault| {
            outcome = Outcome::Failed;
            lines.report(&fault);
            b"\n".to_vec()
        });
        output.print(answer)?;
    }
    output.flush()?;
    Ok(outcome)
}

impl Format {
    /// The lines of an answer.
    fn write(self, expression: &str, answer: Answer) -> Vec<u8> {
        let set = answer.bitboard();
        match (self, answer) {
            (Self::Picture, Answer::Set(set)) => {
                let mut text = String::new();
                picture::write_panels(&mut text, &[Panel::new(set)]);
                format!("{text}{}\n", picture::word(set)).into()
            }
            (Self::Picture, Answer::Number(number)) => format!("{number}\n").into(),
            (Self::Hex, _) => format!("{set:#018x}\n").into(),
            (Self::Json, _) => {
                let mut line = Line::default();
                line.open();
                line.string("expression", expression);
                line.set("value", set);
                line.number("count", set.count().into());
                line.strings("squares", set.squares().map(|square| square.to_string()));
                line.end();
                line.text().to_vec()
            }
        }
    }
}
