//! `steps`, `methods`, `bench`, `completions`, `man`, help, and how a run ends.

use crate::{answer, objects, setwise, setwise_for_nobody};
use setwise::attack::{SetWise, SquareWise};
use std::{
    io::{BufRead, BufReader, Write},
    process::{Command, Stdio},
};

#[test]
fn steps_of_every_method_end_in_its_attacks() {
    for method in SetWise::ALL {
        for direction in ["north", "soWe"] {
            let arguments = [
                "--method",
                method.name(),
                "--direction",
                direction,
                "--sliders",
                "d4 | e5",
                "--empty",
                "~(d4 | e5 | d7)",
            ];
            let json = answer(&[&["steps"], &arguments[..], &["--format", "json"]].concat());
            let steps = objects(&json);
            assert!((1..=7).contains(&steps.len()), "{method}");
            assert!(steps.iter().all(|step| step["generator"].is_string() && step["propagator"].is_string()));
            let expected = answer(&[
                "calc",
                "--format",
                "hex",
                &format!("{method}::attacks({direction}, d4 | e5, ~(d4 | e5 | d7))"),
            ]);
            let flood = steps.last().unwrap()["flood"].as_str().unwrap().to_owned();
            assert_eq!(
                answer(&["calc", "--format", "hex", &format!("step({direction}, {flood})")]),
                expected,
                "{method}"
            );
            let picture = answer(&[&["steps"], &arguments[..]].concat());
            assert!(picture.contains("generator             propagator            flood"), "{picture}");
            assert!(picture.contains(expected.trim()), "{method}: {picture}");
        }
    }
}

#[test]
fn steps_of_a_position_begin_at_the_sliders_of_the_side_to_move() {
    let fen = "4k3/8/8/8/8/8/8/RQ2K3 w - - 0 1";
    let steps = answer(&["steps", "--method", "dumb7", "--direction", "north", "--format", "json", fen]);
    assert_eq!(objects(&steps)[0]["generator"], "0x0000000000000003");
    let steps = answer(&["steps", "--method", "dumb7", "--direction", "noEa", "--format", "json", fen]);
    assert_eq!(objects(&steps)[0]["generator"], "0x0000000000000002");
}

#[test]
fn steps_refuse_what_they_cannot_show() {
    for arguments in [
        &["steps"][..],
        &["steps", "--method", "magic", "--direction", "north", "--sliders", "1", "--empty", "1"],
        &["steps", "--method", "dumb7", "--direction", "up", "--sliders", "1", "--empty", "1"],
        &["steps", "--method", "dumb7", "--direction", "north", "--sliders", "1"],
        &["steps", "--method", "dumb7", "--direction", "north", "--sliders", "(", "--empty", "1"],
    ] {
        let run = setwise(arguments);
        assert_eq!(run.code, Some(2), "{arguments:?}");
        assert!(run.stderr.starts_with("error: "), "{arguments:?}: {}", run.stderr);
    }
}

#[test]
fn methods_are_all_listed_with_their_kinds() {
    let methods = objects(&answer(&["methods", "--format", "json"]));
    let kinds = |name: &str| -> Vec<String> {
        let method =
            methods.iter().find(|method| method["name"] == name).unwrap_or_else(|| panic!("no {name}"));
        assert!(method["table_bytes"].is_u64() && method["const"] == true && method["source"].is_string());
        serde_json::from_value(method["kinds"].clone()).unwrap()
    };
    for name in SquareWise::ALL.map(SquareWise::name) {
        assert!(kinds(name).contains(&"square_wise".to_owned()), "{name}");
    }
    for name in SetWise::ALL.map(SetWise::name) {
        assert!(kinds(name).contains(&"set_wise".to_owned()), "{name}");
    }
    assert_eq!(kinds("kogge_stone").len(), 2);
    let table = answer(&["methods"]);
    assert!(methods.iter().all(|method| table.contains(method["name"].as_str().unwrap())));
}

#[test]
fn benches_are_chosen_by_name() {
    let run = setwise(&["bench", "no_such_group"]);
    assert_eq!(run.code, Some(2));
    assert!(run.stderr.contains("square_wise"), "{}", run.stderr);
}

#[test]
fn completions_and_manual_pages_name_the_commands() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        assert!(answer(&["completions", shell]).contains("attacks"), "{shell}");
    }
    assert!(answer(&["man"]).contains(".TH setwise 1"));
    let folder = std::env::temp_dir().join(format!("setwise-man-{}", std::process::id()));
    answer(&["man", "--output", folder.to_str().unwrap()]);
    assert!(std::fs::read_to_string(folder.join("setwise-calc.1")).unwrap().contains("rook_attacks"));
    std::fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn help_has_examples() {
    for command in ["attacks", "steps", "calc", "methods", "perft", "bench", "completions", "man"] {
        let help = answer(&[command, "--help"]);
        assert!(help.contains("Examples:") && help.contains(&format!("setwise {command}")), "{command}");
    }
    assert!(answer(&["--version"]).starts_with("setwise "));
    assert_eq!(setwise(&[]).code, Some(2));
    assert_eq!(setwise(&["no_such_command"]).code, Some(2));
}

#[test]
fn a_program_can_talk_with_the_command_line_by_line() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_setwise"))
        .args(["calc", "--file", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut questions = child.stdin.take().unwrap();
    let mut answers = BufReader::new(child.stdout.take().unwrap()).lines();
    for square in 0..3 {
        writeln!(questions, "1 << {square}").unwrap();
        assert_eq!(answers.next().unwrap().unwrap(), format!("{:#018x}", 1 << square));
    }
    drop(questions);
    assert!(child.wait().unwrap().success());
}

#[test]
fn steps_name_what_is_missing() {
    let run = setwise(&["steps", "--method", "dumb7", "--direction", "north"]);
    assert_eq!(run.code, Some(2));
    assert!(run.stderr.contains("give a FEN, or --sliders"), "{}", run.stderr);
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_an_error() {
    let full = std::fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
    let run = Command::new(env!("CARGO_BIN_EXE_setwise")).arg("methods").stdout(full).output().unwrap();
    assert_eq!(run.status.code(), Some(2));
    assert!(String::from_utf8(run.stderr).unwrap().starts_with("error: <stdout>: cannot be written"));
}

#[test]
fn a_reader_that_goes_away_is_no_error() {
    let lines = "8/8/8/8/8/8/8/K1k5 w - -\n".repeat(10_000);
    let run = setwise_for_nobody(&["attacks", "--file", "-"], lines.as_bytes());
    assert_eq!((run.code, &*run.stderr), (Some(0), ""));
}
