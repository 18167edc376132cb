//! `setwise attacks`: JSON with every key, pictures, SVG, and files with bad lines.

use crate::{answer, setwise, setwise_with_input};
use serde_json::Value;
use setwise::{Bitboard, Color, Role, position::Setup};
use setwise_testkit::{attack_oracle as oracle, positions::setups};

/// The set behind a JSON string.
fn set(value: &Value) -> Bitboard {
    let text = value.as_str().expect("a set is a string");
    assert_eq!(text.len(), 18, "{text}");
    assert_eq!(text, text.to_lowercase());
    Bitboard::from_bits(u64::from_str_radix(text.strip_prefix("0x").unwrap(), 16).unwrap())
}

/// One line of JSON against the oracle.
fn assert_json(line: &str, fen: &str) {
    let setup: Setup = fen.parse().unwrap();
    let json: Value = serde_json::from_str(line).unwrap();
    assert_eq!(json["fen"], fen.trim());
    for color in Color::ALL {
        let side = &json[color.name()];
        assert_eq!(set(&side["attacks"]), oracle::attacks(&setup.board, color, |_, _| true), "{fen}");
        for (key, role) in
            ["pawns", "knights", "bishops", "rooks", "queens", "king"].into_iter().zip(Role::ALL)
        {
            let expected = oracle::attacks(&setup.board, color, |_, piece| piece.role == role);
            assert_eq!(set(&side[key]), expected, "{key} {fen}");
        }
        assert_eq!(set(&side["pinned"]), oracle::pinned(&setup.board, color), "{fen}");
        assert_eq!(set(&side["king_escapes"]), oracle::king_escapes(&setup.board, color), "{fen}");
        assert_eq!(set(&side["uncatchable"]), oracle::uncatchable(&setup, color), "{fen}");
        assert!(side["distant_check_lines"].as_u64().is_some_and(|lines| lines <= 15));
    }
    let king = oracle::only_king(&setup.board, setup.side_to_move).unwrap();
    assert_eq!(set(&json["checkers"]), oracle::attackers(&setup.board, !setup.side_to_move, king), "{fen}");
}

#[test]
fn a_file_of_positions() {
    let fens: Vec<String> = setups(7)
        .take(300)
        .enumerate()
        .map(|(index, setup)| {
            let fen = setup.to_string();
            // Four fields and trailing blanks for every second one.
            if index % 2 == 0 { fen } else { fen.trim_end_matches(" 0 1").to_owned() + "  " }
        })
        .collect();
    let run = setwise_with_input(&["attacks", "--file", "-"], (fens.join("\n") + "\n").as_bytes());
    assert_eq!((run.code, &*run.stderr), (Some(0), ""));
    assert_eq!(run.stdout.lines().count(), fens.len());
    for (line, fen) in run.stdout.lines().zip(&fens) {
        assert_json(line, fen);
    }
}

#[test]
fn keys_stand_in_their_order() {
    let json = answer(&["attacks", "--format", "json"]);
    let keys = [
        "fen",
        "white",
        "attacks",
        "pawns",
        "knights",
        "bishops",
        "rooks",
        "queens",
        "king",
        "pinned",
        "king_escapes",
        "distant_check_lines",
        "uncatchable",
        "black",
        "checkers",
    ];
    let places = keys.map(|key| json.find(&format!("\"{key}\":")).unwrap_or_else(|| panic!("no key {key}")));
    assert!(places.is_sorted(), "{json}");
    assert_json(json.trim(), &Setup::START.to_string());
}

#[test]
fn bad_lines_are_placed_and_answered_with_an_empty_line() {
    let input = "# three positions\n8/8/8/8/8/8/8/K1k5 w - -\n8/8/8/9/8/8/8/8 w - -\n\nK1k5/8/8/8/8/8/8/8 b - - 0 1\n";
    let run = setwise_with_input(&["attacks", "--file", "-"], input.as_bytes());
    assert_eq!(run.code, Some(1));
    let lines: Vec<&str> = run.stdout.lines().collect();
    assert_eq!((lines.len(), lines[1]), (3, ""));
    assert!(run.stderr.starts_with("<stdin>:3:7: piece placement: "), "{}", run.stderr);

    let run = setwise(&["attacks", "8/8/8/9/8/8/8/8 w - -"]);
    assert_eq!((run.code, &*run.stdout), (Some(2), ""));
    assert!(run.stderr.lines().nth(2).is_some_and(|carets| carets.find('^') == Some(8)), "{}", run.stderr);

    let run = setwise(&["attacks", "--file", "no/such/file"]);
    assert_eq!(run.code, Some(2));
    assert!(run.stderr.contains("no/such/file"));
}

#[test]
fn a_picture_shows_pieces_and_marks() {
    let picture = answer(&["attacks", "4k3/8/8/8/7b/8/5P2/R3K2R w KQ - 0 1"]);
    assert!(picture.contains("\n1  R  .+ .+ .+ K+ .+ .+ R\n   a  b  c  d  e  f  g  h\n"), "{picture}");
    let bishops = picture.lines().find(|line| line.starts_with("bishops")).unwrap();
    assert!(bishops.ends_with("0x0810204000402000  6 squares"), "{picture}");
    let pinned = picture.lines().find(|line| line.starts_with("pinned")).unwrap();
    assert!(pinned.contains("f2"), "{picture}");
    assert!(!picture.contains('\u{1b}'), "no colors where there is no terminal");
}

#[test]
fn svg_is_whole_and_well_formed() {
    let folder = std::env::temp_dir().join(format!("setwise-svg-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let path = folder.join("board.svg");
    let fen = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3";
    answer(&["attacks", "--svg", path.to_str().unwrap(), fen]);
    let svg = std::fs::read_to_string(&path).unwrap();
    assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"));
    assert_eq!(svg.matches("class=\"piece").count(), 32);
    assert_eq!(svg.matches("class=\"checker\"").count(), 1);
    let (opened, closed) = (svg.matches('<').count(), svg.matches('>').count());
    assert_eq!(opened, closed);
    assert_eq!(std::fs::read_dir(&folder).unwrap().count(), 1, "nothing is left beside the picture");

    let nowhere = folder.join("no/such/folder/board.svg");
    let run = setwise(&["attacks", "--svg", nowhere.to_str().unwrap(), fen]);
    assert_eq!(run.code, Some(2));
    assert!(run.stderr.contains("cannot be written"), "{}", run.stderr);
    std::fs::remove_dir_all(&folder).unwrap();
}
