//! The commands, and the way from the arguments to one of them.

use crate::commands::{attacks, bench, calc, completions, features, man, methods, perft, steps};
use crate::exit::Outcome;
use anyhow::anyhow;
use clap::error::ErrorKind;
use clap::{Parser, Subcommand};
use std::ffi::OsString;

/// Attack maps, fills in slow motion, a calculator for chess bitboards, perft, and attack features of databases.
#[derive(Parser, Debug)]
#[command(name = "setwise", version, propagate_version = false, after_help = EXAMPLES)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

const EXAMPLES: &str = "\
Examples:
  setwise attacks                                            the attack maps of the start position
  setwise calc 'rook_attacks(d4, d6 | f4)'                   what a rook attacks behind two blockers
  setwise steps --method kogge_stone --direction north --sliders a1 --empty ~rank_8
                                                             a fill, step by step
  setwise perft 6                                            count the sequences of six moves
  setwise features games.pgn --output features.parquet       attacks of every position, as columns
  setwise bench square_wise                                  every method beside cozy-chess, on this machine
  setwise completions bash > ~/.local/share/bash-completion/completions/setwise

Exit codes: 0 done; 1 ran, and found a failure (a bad line, a mismatch); 2 unusable call or input.";

#[derive(Subcommand, Debug)]
enum Command {
    Attacks(attacks::Arguments),
    Steps(steps::Arguments),
    Calc(calc::Arguments),
    Methods(methods::Arguments),
    Perft(perft::Arguments),
    Features(features::Arguments),
    Bench(bench::Arguments),
    Completions(completions::Arguments),
    Man(man::Arguments),
}

/// The description of all commands, for completions and manual pages.
pub(crate) fn description() -> clap::Command {
    <Cli as clap::CommandFactory>::command()
}

/// Reads the arguments of the process and runs the command.
pub(crate) fn run() -> anyhow::Result<Outcome> {
    let cli = match Cli::try_parse_from(guard_expressions(std::env::args_os())) {
        Ok(cli) => cli,
        Err(error) => return explain(&error),
    };
    match cli.command {
        Command::Attacks(arguments) => attacks::run(&arguments),
        Command::Steps(arguments) => steps::run(&arguments),
        Command::Calc(arguments) => calc::run(&arguments),
        Command::Methods(arguments) => methods::run(&arguments),
        Command::Perft(arguments) => perft::run(&arguments),
        Command::Features(arguments) => features::run(&arguments),
        Command::Bench(arguments) => bench::run(&arguments),
        Command::Completions(arguments) => completions::run(&arguments),
        Command::Man(arguments) => man::run(&arguments),
    }
}

/// An expression may begin with a minus sign, and is no option for that: a blank in front tells them apart, and
/// means nothing to the calculator.
fn guard_expressions(arguments: impl Iterator<Item = OsString>) -> impl Iterator<Item = OsString> {
    let mut calculates = false;
    arguments.enumerate().map(move |(index, argument)| {
        calculates |= index == 1 && argument == "calc";
        let bytes = argument.as_encoded_bytes();
        let minus = bytes.len() > 1 && bytes[0] == b'-' && bytes[1] != b'-' && argument != "-h";
        if !(calculates && minus) {
            return argument;
        }
        let mut guarded = OsString::from(" ");
        guarded.push(argument);
        guarded
    })
}

/// Prints the help where it is asked for; makes everything else one line that ends with what to do next.
fn explain(error: &clap::Error) -> anyhow::Result<Outcome> {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            error.print()?;
            return Ok(Outcome::Done);
        }
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            error.print()?;
            return Ok(Outcome::Unusable);
        }
        _ => {}
    }
    let text = error.render().to_string();
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    let mut line = String::new();
    for part in lines.take_while(|line| !line.starts_with("Usage:") && !line.starts_with("For more")) {
        let gap = match part.starts_with("tip:") {
            _ if line.is_empty() => "",
            true => "; ",
            false => " ",
        };
        line = line + gap + part;
    }
    let line = line.strip_prefix("error: ").unwrap_or(&line);
    Err(anyhow!("{line}; see `setwise help` and `setwise help COMMAND`"))
}
