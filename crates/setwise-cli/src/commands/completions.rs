//! `setwise completions`: the completion script of a shell.

use crate::exit::Outcome;
use crate::output::Output;
use clap::Args;
use clap_complete::{Shell, generate};

/// Print the completion script of a shell.
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Arguments {
    /// The shell to write for.
    shell: Shell,
}

const EXAMPLES: &str = "\
Examples:
  setwise completions bash > ~/.local/share/bash-completion/completions/setwise
  setwise completions zsh > ~/.zfunc/_setwise
  setwise completions fish > ~/.config/fish/completions/setwise.fish";

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<Outcome> {
    let mut script = Vec::new();
    generate(arguments.shell, &mut crate::cli::description(), "setwise", &mut script);
    let mut output = Output::plain();
    output.print(script)?;
    output.flush()?;
    Ok(Outcome::Done)
}
