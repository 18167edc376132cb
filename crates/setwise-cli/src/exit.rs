//! How a run ends.
//!
//! | code | meaning |
//! |---|---|
//! | 0 | done; also when the reader of our output has gone away, as `head` does |
//! | 1 | ran, and found a failure: a bad line, a mismatch |
//! | 2 | unusable call or input: nothing was done, or not all of it |

use anstyle::{AnsiColor, Style};
use std::fmt::Display;
use std::io::{self, Write};
use std::process::ExitCode;

/// How a command that ran has ended. What could not run is an error, and ends with code 2.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Outcome {
    Done,
    Failed,
    /// The input was unusable, and the messages have been printed.
    Unusable,
}

/// The exit code of a result; an error is printed.
pub(crate) fn code(result: anyhow::Result<Outcome>) -> ExitCode {
    match result {
        Ok(Outcome::Done) => ExitCode::SUCCESS,
        Ok(Outcome::Failed) => ExitCode::from(1),
        Ok(Outcome::Unusable) => ExitCode::from(2),
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            print_error(format_args!("{error:#}"));
            ExitCode::from(2)
        }
    }
}

/// Prints a message on the standard error, where nobody may be listening.
pub(crate) fn print_error(message: impl Display) {
    const RED: Style = AnsiColor::Red.on_default().bold();
    let _ = writeln!(anstream::stderr(), "{RED}error:{RED:#} {message}");
}

/// Prints a message that begins with its place.
pub(crate) fn print_place(message: impl Display) {
    let _ = writeln!(anstream::stderr(), "{message}");
}

/// Whether the cause is that the reader of our output has closed it.
fn is_broken_pipe(error: &anyhow::Error) -> bool {
    let kinds = error.chain().filter_map(|cause| cause.downcast_ref::<io::Error>());
    kinds.map(io::Error::kind).any(|kind| kind == io::ErrorKind::BrokenPipe)
}
