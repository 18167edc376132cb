//! The command line as scripts rely on it: answers, errors with their places, exit codes.

mod attacks;
mod calc;
mod features;
mod others;
mod perft;

use serde_json::Value;
use std::{
    io::Write,
    process::{Child, Command, Output, Stdio},
};

/// What a run answered.
struct Run {
    code: Option<i32>,
    stdout: String,
    stderr: String,
}

impl From<Output> for Run {
    fn from(output: Output) -> Self {
        let text = |bytes| String::from_utf8(bytes).expect("the command writes UTF-8");
        Self { code: output.status.code(), stdout: text(output.stdout), stderr: text(output.stderr) }
    }
}

/// Runs the command with text on its standard input.
fn setwise_with_input(arguments: &[&str], input: &[u8]) -> Run {
    run(arguments, input, |_| ())
}

/// Runs the command with text on its standard input, for a reader that is gone before the first answer.
fn setwise_for_nobody(arguments: &[&str], input: &[u8]) -> Run {
    run(arguments, input, |child| drop(child.stdout.take()))
}

fn run(arguments: &[&str], input: &[u8], when_started: fn(&mut Child)) -> Run {
    let mut child = Command::new(env!("CARGO_BIN_EXE_setwise"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command starts");
    when_started(&mut child);
    let mut stdin = child.stdin.take().expect("the standard input is a pipe");
    let input = input.to_vec();
    // A command that refuses its arguments never reads: writing from here could then fail, and may.
    let writer = std::thread::spawn(move || drop(stdin.write_all(&input)));
    let run = child.wait_with_output().expect("the command ends").into();
    writer.join().expect("the writer does not panic");
    run
}

/// Runs the command.
fn setwise(arguments: &[&str]) -> Run {
    setwise_with_input(arguments, b"")
}

/// Runs the command, which must succeed, and returns what it printed.
fn answer(arguments: &[&str]) -> String {
    let run = setwise(arguments);
    assert_eq!(run.code, Some(0), "{arguments:?}: {}", run.stderr);
    assert_eq!(run.stderr, "", "{arguments:?}");
    run.stdout
}

/// The objects of an answer, one a line.
fn objects(text: &str) -> Vec<Value> {
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}
