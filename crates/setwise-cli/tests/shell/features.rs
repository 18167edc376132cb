//! `setwise features`: inputs and outputs, order, errors with their places, what is left behind, and exit codes.

use crate::{Run, setwise, setwise_for_nobody, setwise_with_input};
use std::{
    fs,
    path::{Path, PathBuf},
    process::{Command, Stdio},
    sync::atomic::{AtomicU32, Ordering},
    thread,
    time::{Duration, Instant},
};

/// A folder that is gone at the end of the test.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Self {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("setwise-features-{}-{number}", std::process::id()));
        fs::create_dir(&path).unwrap();
        Self(path)
    }

    /// The path of a file in the folder.
    fn path(&self, name: &str) -> String {
        self.0.join(name).to_str().unwrap().to_owned()
    }

    /// A file of this content.
    fn file(&self, name: &str, content: impl AsRef<[u8]>) -> String {
        fs::write(self.0.join(name), content).unwrap();
        self.path(name)
    }

    /// The names of all files.
    fn names(&self) -> Vec<String> {
        let names = fs::read_dir(&self.0).unwrap().map(|entry| entry.unwrap().file_name());
        let mut names: Vec<String> = names.map(|name| name.into_string().unwrap()).collect();
        names.sort();
        names
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const LINES: &str = "\
rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -
8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - bm g4;
";

/// Runs the command with its output on the standard output.
fn to_stdout(input: &str, more: &[&str]) -> Run {
    setwise_with_input(&[&["features", "-", "--output", "-"], more].concat(), input.as_bytes())
}

/// The summary of a run, without its times.
fn summary(run: &Run) -> (String, String) {
    let line = run.stderr.lines().last().unwrap_or_default();
    let parts: Vec<&str> = line.split(", ").collect();
    let positions = parts[0].split(" in ").next().unwrap_or_default();
    (positions.into(), parts[2..].join(", "))
}

#[test]
fn positions_become_rows_in_their_order() {
    let run = to_stdout(LINES, &["--columns", "fen,side_to_move,kings,white_distant_check_lines"]);
    let expected = "\
fen,side_to_move,kings,white_distant_check_lines
rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1,w,0x1000000000000010,15
r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -,w,0x1000000000000010,1
8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - bm g4;,w,0x0000000180000000,2
";
    assert_eq!((run.code, &*run.stdout), (Some(0), expected));
    assert_eq!(summary(&run), ("3 positions".into(), "0 rejects".into()));
    assert_eq!(run.stderr.lines().count(), 1);
}

#[test]
fn games_have_a_row_for_every_position() {
    let run =
        to_stdout("[White \"a\"]\n\n1. e4 e5 *\n\n1. d4 1-0\n", &["--columns", "game,ply,side_to_move"]);
    assert_eq!(run.stdout, "game,ply,side_to_move\n1,0,w\n1,1,b\n1,2,w\n2,0,w\n2,1,b\n");
    let columns = |text| to_stdout(text, &[]).stdout.lines().next().unwrap().to_owned();
    assert!(columns("1. e4 *").ends_with(",game,ply"));
    assert!(columns(LINES).starts_with("fen,white,black,pawns,") && !columns(LINES).contains("game"));
    assert!(!columns(LINES).contains("threats"));
}

#[test]
fn what_is_written_can_be_read() {
    let folder = Folder::new();
    let lines = folder.file("lines", LINES);
    let mut from = lines.clone();
    // Each file is made from the one before; the last must be like one made from the lines.
    for to in ["a.parquet", "b.arrow", "c.parquet", "d.csv"] {
        let to = folder.path(to);
        let run = setwise(&["features", &from, "--output", &to]);
        assert_eq!((run.code, summary(&run).0), (Some(0), "3 positions".into()), "{}", run.stderr);
        from = to;
    }
    let straight = folder.path("e.csv");
    assert_eq!(setwise(&["features", &lines, "--output", &straight]).code, Some(0));
    assert_eq!(fs::read(from).unwrap(), fs::read(straight).unwrap());
    assert_eq!(fs::read(folder.path("a.parquet")).unwrap(), fs::read(folder.path("c.parquet")).unwrap());
    for stream in ["a.parquet", "b.arrow"] {
        let bytes = fs::read(folder.path(stream)).unwrap();
        let run = setwise_with_input(&["features", "-", "--output", "-", "--columns", "fen"], &bytes);
        assert_eq!(run.stdout, format!("fen\n{LINES}"), "{}", run.stderr);
    }
    assert_eq!(folder.names(), ["a.parquet", "b.arrow", "c.parquet", "d.csv", "e.csv", "lines"]);
}

#[test]
fn inputs_follow_each_other() {
    let folder = Folder::new();
    let (lines, games) = (folder.file("lines", LINES), folder.file("games", "1. e4 *"));
    let arguments = ["features", &games, "-", &lines, &games, "--output", "-", "--columns", "game,ply,fen"];
    let run = setwise_with_input(&arguments, START.as_bytes());
    let rows: Vec<&str> = run.stdout.lines().skip(1).collect();
    assert_eq!((rows.len(), summary(&run).0), (8, "8 positions".into()));
    assert!(rows[0].starts_with("1,0,") && rows[1].starts_with("1,1,"));
    assert_eq!(rows[2], format!(",,{START}"));
    assert_eq!(rows[6..], rows[..2]);
}

#[test]
fn threads_do_not_change_the_output() {
    let folder = Folder::new();
    let text: String = LINES.lines().cycle().take(70_000).map(|line| format!("{line}\n")).collect();
    let lines = folder.file("lines", format!("{text}bad\n{text}"));
    for extension in ["parquet", "arrow", "csv", "jsonl"] {
        let outputs = ["1", "2", "0"].map(|threads| {
            let target = folder.path(&format!("{threads}.{extension}"));
            let run = setwise(&[
                "features",
                &lines,
                "--output",
                &target,
                "--threads",
                threads,
                "--on-error",
                "skip",
                "--columns",
                "fen,white_attacks",
            ]);
            assert_eq!(summary(&run), ("140000 positions".into(), "1 reject".into()));
            fs::read(target).unwrap()
        });
        assert!(outputs[0] == outputs[1] && outputs[0] == outputs[2], "{extension}");
    }
}

#[test]
fn a_bad_line_stops_the_work_with_its_place() {
    let folder = Folder::new();
    let target = folder.path("out.csv");
    for (text, place) in [
        (format!("{LINES}\n4k3/8/8/9/8/8/8/4K3 w - -\n"), "5:9: piece placement: found '9'"),
        ("\u{feff}4k3/8/8/8/8/8/8/4K3 x - -".into(), "1:21: side to move: found 'x'"),
        ("1. e4 e5\n2. Ke3 *".into(), "2:4: game 1: the move is not legal here"),
    ] {
        let lines = folder.file("lines", text);
        let run = setwise(&["features", &lines, "--output", &target]);
        assert_eq!((run.code, &*run.stdout), (Some(1), ""));
        assert!(run.stderr.starts_with(&format!("{lines}:{place}")), "{}", run.stderr);
        assert!(
            run.stderr.ends_with("--on-error skip\n") && run.stderr.lines().count() == 1,
            "{}",
            run.stderr
        );
        assert_eq!(folder.names(), ["lines"]);
    }
    // What was there before is still there.
    let kept = folder.file("out.csv", "before");
    assert_eq!(setwise(&["features", &folder.path("lines"), "--output", &kept]).code, Some(1));
    assert_eq!(fs::read(kept).unwrap(), b"before");
}

#[test]
fn bad_lines_are_skipped_counted_and_kept() {
    let folder = Folder::new();
    let lines = folder.file("lines", format!("{}{LINES}xyz\n", "oops\n".repeat(12)));
    let (target, rejects) = (folder.path("out.csv"), folder.path("rejects.epd"));
    let arguments = ["features", &lines, "--output", &target, "--on-error", "skip"];
    let run = setwise(&[&arguments[..], &["--rejects", &rejects]].concat());
    assert_eq!((run.code, &*run.stdout), (Some(1), ""));
    assert_eq!(summary(&run), ("3 positions".into(), format!("13 rejects, all of them in {rejects}")));
    assert_eq!(run.stderr.lines().count(), 11);
    assert!(run.stderr.starts_with(&format!("{lines}:1:1: piece placement: found 'o'")), "{}", run.stderr);
    let kept = fs::read_to_string(&rejects).unwrap();
    let kept: Vec<&str> = kept.lines().collect();
    assert_eq!(kept.len(), 26);
    assert!(kept[24].starts_with(&format!("# {lines}:16:1: piece placement: found 'x'")), "{}", kept[24]);
    assert_eq!(kept[25], "xyz");
    assert_eq!(fs::read_to_string(&target).unwrap().lines().count(), 4);

    let run = setwise(&arguments);
    assert_eq!(summary(&run).1, "13 rejects, the first 10 shown; --rejects FILE writes all");
    // The rejects, mended.
    fs::write(&rejects, kept.join("\n").replace("oops", START).replace("xyz", START)).unwrap();
    let run = setwise(&["features", &rejects, "--output", "-", "--columns", "fen"]);
    assert_eq!((run.code, summary(&run).0), (Some(0), "13 positions".into()));
}

#[test]
fn unusable_calls_say_what_to_do() {
    let folder = Folder::new();
    let lines = folder.file("lines", LINES);
    let csv = folder.path("x.csv");
    for (arguments, message) in [
        (vec![], "<INPUT>"),
        (vec!["-"], "--output <FILE>"),
        (vec!["no/such/file", "--output", &csv], "no/such/file: cannot be read: "),
        (vec![&lines, "no/such/file", "--output", &csv], "no/such/file: cannot be read: "),
        (vec![&lines, "--output", "no/such/folder/x.csv"], "no/such/folder/x.csv: cannot be written: "),
        (vec![&lines, "--output", "x.xlsx"], "use .parquet, .arrow, .csv or .jsonl"),
        (vec![&lines, "--output", &csv, "--columns", "fen,blak"], "did you mean `black`?"),
        (vec![&lines, "--output", &csv, "--columns", "fen,fen"], "fen is there twice"),
        (vec![&lines, "--output", &csv, "--on-error", "ignore"], "'ignore'"),
        (vec![&lines, "--output", &csv, "--threads", "two"], "'two'"),
        (vec![&lines, "--output", &csv, "--rejects", "r"], "without --on-error skip"),
        (
            vec![&lines, "--output", &csv, "--on-error", "skip", "--rejects", &lines],
            "is an input or the output",
        ),
        (
            vec![&lines, "--output", &csv, "--on-error", "skip", "--rejects", &csv],
            "is an input or the output",
        ),
        (
            vec![&lines, "--output", &csv, "--on-error", "skip", "--rejects", "no/folder/r"],
            "no/folder/r: cannot be written",
        ),
        (vec![&lines, "--list-columns"], "cannot be used with"),
    ] {
        let run = setwise(&[vec!["features"], arguments.clone()].concat());
        assert_eq!((run.code, &*run.stdout), (Some(2), ""), "{arguments:?}");
        assert!(run.stderr.starts_with("error: ") && run.stderr.contains(message), "{}", run.stderr);
    }
    assert_eq!(folder.names(), ["lines"]);
    assert_eq!(fs::read_to_string(lines).unwrap(), LINES);
}

#[test]
fn all_columns_are_listed() {
    let run = setwise(&["features", "--list-columns"]);
    assert_eq!((run.code, &*run.stderr), (Some(0), ""));
    assert_eq!(run.stdout.lines().count(), 39);
    let first: Vec<&str> = run.stdout.lines().next().unwrap().split_whitespace().take(2).collect();
    assert_eq!(first, ["fen", "Utf8"]);
    for name in ["white_king_attacks", "black_uncatchable", "threats", "game", "ply"] {
        assert!(run.stdout.lines().any(|line| line.starts_with(&format!("{name} "))), "{name}");
    }
}

#[test]
fn an_input_without_positions_makes_an_output_without_rows() {
    let run = to_stdout("# nothing\n\n", &["--columns", "fen,checkers"]);
    assert_eq!((run.code, &*run.stdout), (Some(0), "fen,checkers\n"));
    assert_eq!(summary(&run), ("0 positions".into(), "0 rejects".into()));
}

#[test]
fn a_reader_that_goes_away_is_no_error() {
    let folder = Folder::new();
    let lines = folder.file("lines", LINES.repeat(20_000));
    let run = setwise_for_nobody(&["features", &lines, "--output", "-"], b"");
    assert_eq!((run.code, &*run.stderr), (Some(0), ""));
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_an_error() {
    let folder = Folder::new();
    let lines = folder.file("lines", LINES.repeat(20_000));
    for arguments in [vec![], vec!["--columns", "fen"]] {
        let full = fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
        let run: Run = Command::new(env!("CARGO_BIN_EXE_setwise"))
            .args(["features", &lines, "--output", "-"])
            .args(arguments)
            .stdout(full)
            .output()
            .unwrap()
            .into();
        assert_eq!(run.code, Some(2));
        assert!(run.stderr.starts_with("error: standard output: cannot be written: "), "{}", run.stderr);
    }
}

#[cfg(unix)]
#[test]
fn killed_it_leaves_nothing_that_looks_like_an_output() {
    let folder = Folder::new();
    let target = folder.path("out.csv");
    // An input that never ends: the work is always in its midst.
    let mut child = Command::new(env!("CARGO_BIN_EXE_setwise"))
        .args(["features", "-", "--output", &target])
        .stdin(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let writer = thread::spawn(move || {
        let text = LINES.repeat(1000);
        while std::io::Write::write_all(&mut stdin, text.as_bytes()).is_ok() {}
    });
    let size = |name: &String| fs::metadata(folder.0.join(name)).map_or(0, |data| data.len());
    let clock = Instant::now();
    while !folder.names().iter().any(|name| size(name) > 0) {
        assert!(clock.elapsed() < Duration::from_secs(60), "nothing is written");
        thread::sleep(Duration::from_millis(5));
    }
    child.kill().unwrap();
    child.wait().unwrap();
    writer.join().unwrap();
    assert!(!Path::new(&target).exists());
    assert!(folder.names().iter().all(|name| name.contains(".unfinished-")), "{:?}", folder.names());
}
