//! Games: every position of each, with its game and ply, up to what cannot be played.

use super::{TemporaryFile, read, skip};

const E4: &str = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1";
const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

#[test]
fn every_position_of_every_game_is_there() {
    let text = "[Event \"a\"]\n\n1. e4 (1. d4 d5) *\n\n\
        [FEN \"8/8/8/8/8/5k2/7p/5K2 b - - 0 40\"]\n\n40... h1=R# 0-1\n\n[Event \"no moves\"]\n\n*";
    let rows = read(text);
    let expected = [
        (START, (1, 0)),
        (E4, (1, 1)),
        ("8/8/8/8/8/5k2/7p/5K2 b - - 0 40", (2, 0)),
        ("8/8/8/8/8/5k2/8/5K1r w - - 0 41", (2, 1)),
        (START, (3, 0)),
    ];
    assert_eq!(rows, expected.map(|(fen, moment)| (fen.to_owned(), Some(moment))));
    assert!(TemporaryFile::new(text).open().has_games());
    assert!(!TemporaryFile::new(START).open().has_games());
}

#[test]
fn what_takes_no_position_away_is_no_reject() {
    for text in ["1. e4", "1. e4 $999 *", "1. e4 (1. Nonsense) *", "1. e4 {a comment} *", "1. e4 ?!? *"] {
        assert_eq!(read(text).len(), 2, "{text}");
    }
}

#[test]
fn a_game_ends_at_its_fault_and_the_next_one_begins() {
    let text = "\u{feff}[Event \"a\"]\n\n1. e4 e5\n2. Ke3 d6 *\n\n1. e4 * 1. e4 e9 *\n\
        [FEN \"nonsense\"]\n\n1. e4 *\n\n[Event \"e\"]\n\n1. e4 -- 2. d4 *\n";
    let (rows, rejects) = skip(text);
    let moments: Vec<_> = rows.into_iter().map(|row| row.1.unwrap()).collect();
    assert_eq!(moments, [(1, 0), (1, 1), (1, 2), (2, 0), (2, 1), (3, 0), (3, 1), (5, 0), (5, 1)]);
    let places: Vec<_> = rejects.iter().map(|reject| &reject[..reject.find(": ").unwrap()]).collect();
    assert_eq!(places, ["file:4:4", "file:6:15", "file:7:1", "file:13:7"]);
    assert!(rejects[0].ends_with("game 1: the move is not legal here"), "{}", rejects[0]);
}

#[test]
fn places_hold_in_every_chunk() {
    let game = "[Event \"x\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *\n\n";
    let bad = "[Event \"y\"]\n\n1. e4 e5\n2. Nf6 *\n\n";
    let text = [game.repeat(5000), bad.into(), game.repeat(5000), bad.into()].concat();
    let (rows, rejects) = skip(text);
    assert_eq!(rows.len(), 10_000 * 7 + 2 * 3);
    assert_eq!(rejects[0], "file:20004:4: game 5001: the move is not legal here");
    assert_eq!(rejects[1], "file:40009:4: game 10002: the move is not legal here");
    assert_eq!(rows.last().unwrap().1, Some((10_002, 2)));
}

#[test]
fn a_game_without_end_is_cut() {
    let text = format!("[Event \"x\"]\n\n{}*\n\n1. e4 *", "Nf3 Nf6 Ng1 Ng8 ".repeat(10_000));
    let (rows, rejects) = skip(text);
    assert_eq!(rows.len(), 20_001 + 2);
    assert_eq!(rejects, ["file:1:1: game 1: the game has more than 10000 moves: cut it"]);
}
