//! `setwise man`: the manual pages.

use crate::exit::Outcome;
use crate::output::{Output, write_whole};
use anyhow::Context;
use clap::Args;
use clap_mangen::Man;
use std::fs::create_dir_all;
use std::path::PathBuf;

/// Print the manual page, or write a page for every command.
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Arguments {
    /// Write setwise.1 and a page for each command into this folder.
    #[arg(long, value_name = "DIR")]
    output: Option<PathBuf>,
}

const EXAMPLES: &str = "\
Examples:
  setwise man | man -l -
  setwise man --output ~/.local/share/man/man1";

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<Outcome> {
    let mut program = crate::cli::description().disable_help_subcommand(true);
    let Some(folder) = &arguments.output else {
        let mut roff = Vec::new();
        Man::new(program).render(&mut roff)?;
        let mut output = Output::plain();
        output.print(roff)?;
        output.flush()?;
        return Ok(Outcome::Done);
    };
    create_dir_all(folder).with_context(|| format!("{}: cannot be made", folder.display()))?;
    program.build();
    for command in program.get_subcommands().chain([&program]) {
        let page = Man::new(command.clone());
        let mut roff = Vec::new();
        page.render(&mut roff)?;
        write_whole(&folder.join(page.get_filename()), &roff)?;
    }
    Ok(Outcome::Done)
}
