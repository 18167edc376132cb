//! `setwise steps`: a fill in slow motion.

use super::position;
use crate::calc::{Scope, evaluate};
use crate::exit::Outcome;
use crate::output::Output;
use crate::render::json::Line;
use crate::render::picture::{Panel, word, write_panels};
use anyhow::bail;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::{Args, ValueEnum};
use setwise::attack::SetWise;
use setwise::position::Setup;
use setwise::{Bitboard, Direction, Role};

/// Show a fill in slow motion: generator, propagator and flood at every step.
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Arguments {
    /// How to fill: a set-wise method.
    #[arg(long, value_name = "METHOD", value_parser = methods())]
    method: SetWise,
    /// Where to fill to; the names of the pages, like noEa, do too.
    #[arg(long, value_name = "DIRECTION", value_parser = directions())]
    direction: Direction,
    /// A position: the sliders are the pieces of the side to move that slide in this direction.
    #[arg(value_name = "FEN", conflicts_with_all = ["sliders", "empty"])]
    fen: Option<String>,
    /// The squares to fill from: a number, or any expression of `setwise calc`.
    #[arg(long, value_name = "BB", requires = "empty", allow_hyphen_values = true)]
    sliders: Option<String>,
    /// The squares that a slider can enter: a number, or any expression of `setwise calc`.
    #[arg(long, value_name = "BB", requires = "sliders", allow_hyphen_values = true)]
    empty: Option<String>,
    /// How to show.
    #[arg(long, value_enum, default_value = "picture")]
    format: Format,
}

const EXAMPLES: &str = "\
Examples:
  setwise steps --method kogge_stone --direction north --sliders 'a1 | e4' --empty '~(e7 | a1 | e4)'
  setwise steps --method dumb7 --direction noWe 'rnbqkbnr/pppp1ppp/8/4p3/2B1P3/8/PPPP1PPP/RNBQK1NR w KQkq - 0 1'
  setwise steps --method dumb7 --direction east --sliders rank_1 --empty full_set --format json";

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum Format {
    /// Three boards per step.
    Picture,
    /// An object per line and step: step, distance, generator, propagator, flood.
    Json,
}

/// The set-wise methods by name.
fn methods() -> impl TypedValueParser<Value = SetWise> {
    PossibleValuesParser::new(SetWise::ALL.map(|method| PossibleValue::new(method.name())))
        .try_map(|name| name.parse::<SetWise>())
}

/// The directions by their own names and those of the pages.
fn directions() -> impl TypedValueParser<Value = Direction> {
    const PAGE_NAMES: [&str; 6] = ["nort", "noEa", "soEa", "sout", "soWe", "noWe"];
    let named = Direction::ALL.map(|direction| {
        let same = |name: &&str| name.parse() == Ok(direction);
        PossibleValue::new(direction.name()).aliases(PAGE_NAMES.into_iter().filter(same))
    });
    PossibleValuesParser::new(named).try_map(|name| name.parse::<Direction>())
}

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<Outcome> {
    let Arguments { method, direction, .. } = *arguments;
    let (sliders, empty) = match (&arguments.fen, &arguments.sliders, &arguments.empty) {
        (Some(fen), ..) => match position::read(fen) {
            Ok(setup) => (sliders_of(&setup, direction), !setup.board.occupied()),
            Err(fault) => return Ok(position::refuse(&fault, fen)),
        },
        (None, Some(sliders), Some(empty)) => {
            let mut sets = [Bitboard::EMPTY; 2];
            for (set, text) in sets.iter_mut().zip([sliders, empty]) {
                match evaluate(text, &Scope::default()) {
                    Ok(answer) => *set = answer.bitboard(),
                    Err(fault) => return Ok(position::refuse(&fault, text)),
                }
            }
            (sets[0], sets[1])
        }
        _ => bail!("nothing to fill: give a FEN, or --sliders BB and --empty BB"),
    };
    let mut output = Output::styled();
    let mut line = Line::default();
    for (number, step) in (1..).zip(method.steps(direction, sliders, empty)) {
        if arguments.format == Format::Json {
            line.clear();
            line.open();
            line.number("step", number);
            line.number("distance", step.distance.into());
            line.set("generator", step.generator);
            line.set("propagator", step.propagator);
            line.set("flood", step.flood);
            line.end();
            output.print(line.text())?;
            continue;
        }
        let squares = if step.distance == 1 { "square" } else { "squares" };
        let mut text =
            format!("step {number}: the generator moves {} {squares} {direction}\n", step.distance);
        let sets = [("generator", step.generator), ("propagator", step.propagator), ("flood", step.flood)];
        write_panels(&mut text, &sets.map(|(title, set)| Panel::titled(title, set)));
        text.push('\n');
        output.print(text)?;
    }
    if arguments.format == Format::Picture {
        let attacks = method.attacks(direction, sliders, empty);
        output.print(format!("attacks, the flood moved once more: {}\n", word(attacks)))?;
    }
    output.flush()?;
    Ok(Outcome::Done)
}

/// The pieces of the side to move that slide in a direction.
fn sliders_of(setup: &Setup, direction: Direction) -> Bitboard {
    let role = if direction.is_diagonal() { Role::Bishop } else { Role::Rook };
    let pieces = |role| setup.board.pieces(setup.side_to_move, role);
    pieces(role) | pieces(Role::Queen)
}
