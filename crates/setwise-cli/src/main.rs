//! The command line of `setwise`.
//!
//! | module | what |
//! |---|---|
//! | [`cli`] | the commands, and the way from the arguments to one of them |
//! | [`commands`] | one file per command |
//! | [`calc`] | the bitboard calculator |
//! | [`render`] | one file per output format |
//! | [`fault`] | what is wrong with a text, and where |
//! | [`input`] | files and the standard input, line by line |
//! | [`output`] | the standard output, and files that appear whole or not at all |
//! | [`exit`] | how a run ends: exit codes and messages |

mod calc;
mod cli;
mod commands;
mod exit;
mod fault;
mod input;
mod output;
mod render;

fn main() -> std::process::ExitCode {
    exit::code(cli::run())
}
