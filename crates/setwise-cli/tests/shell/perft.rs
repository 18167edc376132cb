//! `setwise perft`: counts, divisions, suites with their mismatches and bad lines, and exit codes.

use crate::{answer, objects, setwise, setwise_for_nobody, setwise_with_input};
use setwise_perft::InstructionSet;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const KIWIPETE: &str = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
const CHESS960: &str = "2bqkbrr/2pppp2/8/ppN1p2p/4P1nP/8/2PPBPP1/2BQKRNR w Fg - 4 6";

/// What is written for this text of a suite, with the exit code.
fn suite(text: &str, more: &[&str]) -> (Option<i32>, String, String) {
    let run = setwise_with_input(&[&["perft", "--suite", "-"], more].concat(), text.as_bytes());
    (run.code, run.stdout, run.stderr)
}

#[test]
fn the_last_line_is_the_number_of_nodes() {
    for (arguments, expected) in [
        (&["perft", "0"][..], "nodes: 1\n"),
        (&["perft", "1"], "nodes: 20\n"),
        (&["perft", "5"], "nodes: 4865609\n"),
        (&["perft", "5", "--threads", "1"], "nodes: 4865609\n"),
        (&["perft", "4", "--threads", "2", "--fen", KIWIPETE], "nodes: 4085603\n"),
        (&["perft", "--fen", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - -", "5"], "nodes: 674624\n"),
        (&["perft", "4", "--fen", CHESS960], "nodes: 365734\n"),
        (&["perft", "64", "--fen", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"], "nodes: 0\n"),
    ] {
        assert_eq!(answer(arguments), expected, "{arguments:?}");
    }
}

#[test]
fn first_moves_add_up() {
    for (depth, fen) in [("0", START), ("1", START), ("4", START), ("3", KIWIPETE), ("3", CHESS960)] {
        let text = answer(&["perft", depth, "--divide", "--fen", fen]);
        let (lines, last) = text.trim_end().rsplit_once('\n').unwrap_or(("", text.trim_end()));
        let nodes: u64 = last.strip_prefix("nodes: ").unwrap().parse().unwrap();
        let count = |line: &str| line.split_once(": ").unwrap().1.parse::<u64>().unwrap();
        let sum = lines.lines().map(count).sum::<u64>() + u64::from(depth == "0");
        assert_eq!(sum, nodes, "{text}");
    }
    let lines = answer(&["perft", "2", "--divide"]);
    assert!(lines.starts_with("a2a3: 20\na2a4: 20\n") && lines.contains("\nb1c3: 20\n"), "{lines}");
    assert_eq!(lines.lines().count(), 21);
}

#[test]
fn castling_is_written_as_engines_of_the_game_write_it() {
    let usual = answer(&["perft", "1", "--divide", "--fen", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"]);
    assert!(usual.contains("\ne1g1: 1\n") && usual.contains("\ne1c1: 1\n"), "{usual}");
    assert!(!usual.contains("e1h1") && !usual.contains("e1a1"), "{usual}");
    let chess960 = answer(&["perft", "1", "--divide", "--fen", "5k2/8/8/8/8/8/8/1R3KR1 w GB - 0 1"]);
    assert!(chess960.contains("\nf1g1: 1\n") && chess960.contains("\nf1b1: 1\n"), "{chess960}");
    let promotions = answer(&["perft", "1", "--divide", "--fen", "8/P6k/8/8/8/8/8/K7 w - - 0 1"]);
    for role in ["q", "n", "r", "b"] {
        assert!(promotions.contains(&format!("a7a8{role}: 1\n")), "{promotions}");
    }
}

#[test]
fn json_is_an_object_a_line() {
    let lines = objects(&answer(&["perft", "3", "--format", "json"]));
    assert_eq!(lines.len(), 1);
    assert_eq!(
        (&lines[0]["fen"], &lines[0]["depth"], &lines[0]["nodes"]),
        (&START.into(), &3.into(), &8902.into())
    );
    assert!(lines[0]["seconds"].as_f64().is_some_and(|seconds| seconds > 0.0));

    let lines = objects(&answer(&["perft", "3", "--divide", "--format", "json", "--fen", KIWIPETE]));
    let (last, moves) = lines.split_last().unwrap();
    assert_eq!((moves.len(), &last["nodes"]), (48, &97862.into()));
    assert_eq!(moves.iter().map(|line| line["nodes"].as_u64().unwrap()).sum::<u64>(), 97862);
    assert!(moves.iter().any(|line| line["move"] == "e1g1"));
}

#[test]
fn every_engine_counts_the_same() {
    let sets =
        InstructionSet::available().map(|set| vec!["--engine", "setwise", "--instructions", set.name()]);
    let engines = ["auto", "core", "setwise"].map(|engine| vec!["--engine", engine]);
    for engine in engines.into_iter().chain(sets) {
        for hash in ["0", "1"] {
            let how = [&["--hash", hash][..], &engine].concat();
            for (depth, fen, nodes) in
                [("4", START, 197_281), ("4", KIWIPETE, 4_085_603), ("4", CHESS960, 365_734)]
            {
                let arguments = [&["perft", depth, "--fen", fen][..], &how].concat();
                assert_eq!(answer(&arguments), format!("nodes: {nodes}\n"), "{arguments:?}");
            }
            let divided = [&["perft", "3", "--divide"][..], &how].concat();
            assert_eq!(answer(&divided), answer(&["perft", "3", "--divide", "--engine", "core"]), "{how:?}");
            let text = format!("{START} ;D3 8902 ;D2 400 ;D4 197281\n{KIWIPETE} ;D3 97862\n");
            let expected = (Some(0), "2 of 2 positions right\n".into(), String::new());
            assert_eq!(suite(&text, &how), expected, "{how:?}");
        }
    }
}

#[test]
fn json_names_the_engine() {
    let object = |more: &[&str]| {
        objects(&answer(&[&["perft", "3", "--format", "json"], more].concat())).pop().expect("an object")
    };
    let core = object(&["--engine", "core"]);
    assert_eq!((&core["engine"], core.get("instructions")), (&"core".into(), None));
    let setwise = object(&["--engine", "setwise"]);
    let best = InstructionSet::best().name();
    assert_eq!((&setwise["engine"], &setwise["instructions"]), (&"setwise".into(), &best.into()));
    let portable = object(&["--engine", "setwise", "--instructions", "portable"]);
    assert_eq!((&portable["engine"], &portable["instructions"]), (&"setwise".into(), &"portable".into()));
    // On plain words the core is the faster one.
    let best_portable = object(&["--instructions", "portable"]);
    assert_eq!((&best_portable["engine"], best_portable.get("instructions")), (&"core".into(), None));
}

#[test]
fn instructions_that_are_not_there_are_refused() {
    let has = "take one of portable";
    let available: Vec<InstructionSet> = InstructionSet::available().collect();
    for set in InstructionSet::ALL.into_iter().filter(|set| !available.contains(set)) {
        for what in [&["perft", "3"][..], &["perft", "--suite", "-"]] {
            let run = setwise(&[what, &["--instructions", set.name()]].concat());
            assert_eq!((run.code, &*run.stdout), (Some(2), ""), "{set:?}");
            let message =
                format!("error: --instructions: this processor or build does not have {}", set.name());
            assert!(run.stderr.starts_with(&message) && run.stderr.contains(has), "{}", run.stderr);
            assert_eq!(run.stderr.lines().count(), 1, "{}", run.stderr);
        }
    }
}

#[test]
fn unusable_calls_say_what_to_do() {
    for (arguments, message) in [
        (&["perft"][..], "<DEPTH>"),
        (&["perft", "x"], "'x'"),
        (&["perft", "65"], "0..=64"),
        (&["perft", "4294967295"], "0..=64"),
        (&["perft", "99999999999"], "0..=64"),
        (&["perft", "3", "--threads", "many"], "'many'"),
        (&["perft", "3", "--engine", "steam"], "[possible values: auto, core, setwise]"),
        (&["perft", "3", "--instructions", "mmx"], "portable, sse2, sse4.2, avx2"),
        (&["perft", "3", "--engine", "core", "--instructions", "portable"], "take --engine setwise"),
        (&["perft", "3", "--hash", "much"], "'much'"),
        (&["perft", "3", "--hash", "99999999999"], "99999999999 MiB cannot be allocated: take less"),
        (&["perft", "--suite", "-", "--hash", "99999999999"], "cannot be allocated"),
        (&["perft", "3", "--suite", "-"], "cannot be used with"),
        (&["perft", "--suite", "-", "--divide"], "cannot be used with"),
        (&["perft", "--suite", "no/such/file"], "no/such/file: cannot be read"),
        (&["perft", "3", "--fen", "8/8/8/8/8/8/8/8 w - - 0 1"], "a side has no king"),
    ] {
        let run = setwise(arguments);
        assert_eq!((run.code, &*run.stdout), (Some(2), ""), "{arguments:?}");
        assert!(run.stderr.starts_with("error: ") && run.stderr.contains(message), "{}", run.stderr);
    }
}

#[test]
fn a_bad_position_is_shown_with_carets() {
    for (fen, column, carets) in [
        ("4k3/8/8/9/8/8/8/4K3 w - - 0 1", 8, "^"),
        ("4k3/8/8/8/8/8/8/4K3 w KQ - 0 1", 22, "^^"),
        ("4k3/4Q3/8/8/8/8/8/4K3  w - - 0 1", 23, "^"),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 0", 28, "^"),
        ("8/8/8/8/8/8/8/4K3 w - - 0 1", 0, "^^^^^^^^^^^^^^^^^"),
    ] {
        let run = setwise(&["perft", "3", "--fen", fen]);
        assert_eq!((run.code, &*run.stdout), (Some(2), ""), "{fen}");
        let expected = format!("\n  {fen}\n  {}{carets}\n", " ".repeat(column));
        assert!(run.stderr.ends_with(&expected), "{}", run.stderr);
    }
}

#[test]
fn a_suite_is_right() {
    let text = format!(
        "\
# three positions
{START} ;D1 20 ;D2 400 ;D3 8902

{CHESS960};D1 25;D2 556
8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1; 4; 43238
"
    );
    assert_eq!(suite(&text, &[]), (Some(0), "3 of 3 positions right\n".into(), String::new()));
    assert_eq!(
        suite(&text, &["--threads", "2"]),
        (Some(0), "3 of 3 positions right\n".into(), String::new())
    );

    let deeper = "1 more without a count of depth 3 or less\n2 of 2 positions right\n";
    assert_eq!(suite(&text, &["--max-depth", "3"]), (Some(0), deeper.into(), String::new()));
    let (code, stdout, stderr) = suite(&text, &["--max-depth", "0"]);
    assert_eq!((code, &*stdout), (Some(2), ""));
    assert_eq!(stderr, "error: <stdin>: holds no count of depth 0 or less: give a larger --max-depth\n");
}

#[test]
fn the_sample_is_right() {
    let sample = concat!(env!("CARGO_MANIFEST_DIR"), "/../../samples/perft.epd");
    assert_eq!(answer(&["perft", "--suite", sample, "--max-depth", "4"]), "8 of 8 positions right\n");
}

#[test]
fn a_suite_in_a_file_is_named() {
    let path = std::env::temp_dir().join(format!("setwise-perft-{}.epd", std::process::id()));
    std::fs::write(&path, format!("{START} ;D1 21\n")).unwrap();
    let name = path.to_str().unwrap();
    let run = setwise(&["perft", "--suite", name]);
    std::fs::remove_file(&path).unwrap();
    assert_eq!((run.code, &*run.stderr), (Some(1), ""));
    let expected = format!("{name}:1: depth 1: expected 21, counted 20: {START}\n0 of 1 positions right\n");
    assert_eq!(run.stdout, expected);
}

#[test]
fn every_mismatch_gets_a_line() {
    let text = format!("{START} ;D1 20 ;D2 401 ;D3 8903\n\n{KIWIPETE} ;D1 48 ;D2 2039\n");
    let (code, stdout, stderr) = suite(&text, &[]);
    assert_eq!((code, &*stderr), (Some(1), ""));
    let expected = format!(
        "\
<stdin>:1: depth 2: expected 401, counted 400: {START}
<stdin>:1: depth 3: expected 8903, counted 8902: {START}
1 of 2 positions right
"
    );
    assert_eq!(stdout, expected);
    assert_eq!(suite(&text, &["--max-depth", "1"]).0, Some(0));
}

#[test]
fn a_bad_line_of_a_suite_is_placed_and_is_not_right() {
    let text = format!(
        "\
{START} ;D1 20
{START}
{START} ;D1 twenty
4k3/8/8/8/8/8/8/4K3 w K - 0 1 ;D1 5
4k3/8/8/8/8/8/8/4K3 w - - 0 1 ;D1 5
"
    );
    let (code, stdout, stderr) = suite(&text, &[]);
    assert_eq!((code, &*stdout), (Some(1), "2 of 5 positions right\n"));
    assert_eq!(
        stderr,
        "\
<stdin>:2:57: depth: nothing here, expected a depth and its count, as in D1 20
<stdin>:3:62: count: found 't', expected a number
<stdin>:4:23: castling: a right has no king and rook on the back rank
"
    );
    let (code, stdout, stderr) = suite("\u{feff}4k3/8/8/8/8/8/8/4K3 w - - \u{ff}", &[]);
    assert_eq!((code, &*stdout), (Some(1), "0 of 1 positions right\n"));
    assert!(stderr.starts_with("<stdin>:1:27: "), "{stderr}");
}

#[test]
fn an_empty_suite_is_no_success() {
    for text in ["", "\n# nothing\n\n"] {
        let (code, stdout, stderr) = suite(text, &[]);
        assert_eq!((code, &*stdout), (Some(2), ""));
        assert!(stderr.starts_with("error: <stdin>: holds no position"), "{stderr}");
    }
}

#[test]
fn a_reader_that_goes_away_is_no_error() {
    let run = setwise_for_nobody(&["perft", "4", "--divide"], b"");
    assert_eq!((run.code, &*run.stderr), (Some(0), ""));
}
