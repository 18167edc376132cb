//! Where games begin and end.

use crate::{ANNOTATED, read, records};
use setwise_pgn::{Fault, Outcome, ReadError, Reader};

/// The texts of the games of a file.
fn split(file: &str) -> Vec<String> {
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap().trim_end().to_owned();
    records(file.as_bytes()).into_iter().map(|record| text(record.bytes)).collect()
}

#[test]
fn an_input_without_games_has_none() {
    for nothing in
        ["", "\n\n \t\r\n", "\u{feff}", "% escaped\n", "; comment", "{ comment } { never closed", "\0\0\x1a"]
    {
        assert!(split(nothing).is_empty(), "{nothing:?}");
    }
}

#[test]
fn a_result_ends_a_game() {
    assert_eq!(
        split("1. e4 1-0 1. d4 0-1 1. c4 1/2-1/2 *"),
        ["1. e4 1-0", "1. d4 0-1", "1. c4 1/2-1/2", "*"]
    );
    assert_eq!(split("1. e4*1. d4*"), ["1. e4*", "1. d4*"]);
    assert_eq!(split("1. e4\n1-0\n1. d4\n0-1"), ["1. e4\n1-0", "1. d4\n0-1"]);
    assert_eq!(split("[A \"1\"]\n\n1. e4 1-0[A \"2\"] *"), ["[A \"1\"]\n\n1. e4 1-0", "[A \"2\"] *"]);
}

#[test]
fn what_only_looks_like_a_result_ends_none() {
    for game in
        ["1. O-O 0-0 0-0-0 1-01 x1-0 01-0 1-0-1 *", "1. e4 {1-0} ; 0-1\n*", "1. e4 (1. d4 1-0 (*)) 0-1"]
    {
        assert_eq!(split(game), [game]);
    }
}

#[test]
fn a_line_that_begins_with_a_bracket_ends_a_game_without_result() {
    assert_eq!(split("[A \"1\"]\n\n1. e4 e5\n\n[A \"2\"]\n\n*"), ["[A \"1\"]\n\n1. e4 e5", "[A \"2\"]\n\n*"]);
    assert_eq!(split("1. e4 (1. d4\n  [A \"2\"]\n*"), ["1. e4 (1. d4", "[A \"2\"]\n*"]);
    assert_eq!(split("1. e4 [%clk 1] e5 *"), ["1. e4 [%clk 1] e5 *"]);
}

#[test]
fn a_blank_line_between_tags_ends_a_game_without_moves() {
    assert_eq!(
        split("[A \"1\"]\n[B \"1\"]\n \n[A \"2\"]\r\n\r\n[A \"3\"]"),
        ["[A \"1\"]\n[B \"1\"]", "[A \"2\"]", "[A \"3\"]"]
    );
    assert_eq!(split("[A \"1\"] [B \"2\"]\n% escaped\n[C \"3\"]\n*").len(), 1);
}

#[test]
fn brackets_inside_comments_begin_no_game() {
    let game = "[A \"1\"]\n\n1. e4 {\n[%clk 1]\n\n[Even \"x\"]\n} e5 1-0";
    assert_eq!(split(game), [game]);
}

#[test]
fn a_comment_that_is_never_closed_loses_one_game() {
    let games = split("[Event \"1\"]\n\n1. e4 {oh\n\n[Event \"2\"]\n\n1. d4 {fine} *");
    assert_eq!(games, ["[Event \"1\"]\n\n1. e4 {oh", "[Event \"2\"]\n\n1. d4 {fine} *"]);
    assert_eq!(split("{oh\n[Event \"1\"] *"), ["[Event \"1\"] *"]);
}

#[test]
fn a_comment_before_everything_belongs_to_no_game() {
    assert_eq!(split("{1-0} ; 0-1\n[Event \"1\"] *"), ["[Event \"1\"] *"]);
}

#[test]
fn byte_order_marks_before_games_are_passed_over() {
    assert_eq!(split("\u{feff}[A \"1\"] 1-0\n\u{feff}[A \"2\"] 0-1"), ["[A \"1\"] 1-0", "[A \"2\"] 0-1"]);
}

#[test]
fn the_outcome_is_that_of_the_movetext() {
    let outcomes: Vec<_> = records(ANNOTATED).iter().map(|record| record.outcome).collect();
    assert_eq!(outcomes, [Some(Outcome::WhiteWins), Some(Outcome::Unknown), Some(Outcome::Draw)]);
    assert_eq!(records(b"1. e4 {1-0")[0].outcome, None);
    assert_eq!(records(b"1. e4 (1. d4 1-0")[0].outcome, None);
}

#[test]
fn a_game_beyond_the_limit_is_a_fault_and_the_next_is_read() {
    let long = format!("[A \"1\"] {{{}}} 1-0", "x".repeat(1 << 20));
    let word = "y".repeat(1 << 20);
    let file = format!("* {long} [A \"2\"] * {word}1-0 * 1. e4 * {long}");
    let found: Vec<_> = read(Reader::new(file.as_bytes()).with_limit(1000))
        .into_iter()
        .map(|game| match game {
            Ok(record) => Ok(record.place.game),
            Err(ReadError::Game(error)) => {
                assert_eq!(error.fault, Fault::TooLong { limit: 1000 });
                Err(error.place.game)
            }
            Err(error) => panic!("{error}"),
        })
        .collect();
    assert_eq!(found, [Ok(1), Err(2), Ok(3), Err(4), Ok(5), Err(6)]);
}
