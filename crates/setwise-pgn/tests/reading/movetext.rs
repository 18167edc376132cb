//! Items of movetext.

use crate::{ANNOTATED, records};
use setwise_pgn::Fault;

/// The items of a game in one line, faults as such.
fn items(game: &str) -> Vec<Result<String, Fault>> {
    let records = records(game.as_bytes());
    assert_eq!(records.len(), 1, "{game}");
    records[0].items.iter().cloned().map(|item| item.map_err(|error| error.fault)).collect()
}

/// The items of a game without faults.
fn good_items(game: &str) -> String {
    items(game).into_iter().map(Result::unwrap).collect::<Vec<_>>().join(" ")
}

#[test]
fn numbers_and_dots_are_passed_over() {
    assert_eq!(
        good_items("1. e4 1... e5 2.Nf3 2...Nc6 3 . Bb5 ... a6 4 Ba4 *"),
        "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 *"
    );
}

#[test]
fn marks_are_numbers() {
    assert_eq!(good_items("e4! e5? d4!! d5?? c4!? c5?! a3 $0 a6$255 *"), {
        "e4 $1 e5 $2 d4 $3 d5 $4 c4 $5 c5 $6 a3 $0 a6 $255 *"
    });
}

#[test]
fn castling_is_written_with_letters_or_zeros() {
    assert_eq!(good_items("1. O-O 0-0 2. O-O-O+ 0-0-0# *"), "O-O 0-0 O-O-O+ 0-0-0# *");
}

#[test]
fn comments_hold_anything_but_their_end() {
    assert_eq!(
        good_items("e4 {a (b [c \"d\" ; {e} e4 ; {f) g}\r\n*"),
        "e4 {a (b [c \"d\" ; {e} e4 { {f) g}} *"
    );
}

#[test]
fn the_sample_is_taken_apart() {
    let records = records(ANNOTATED);
    let first = records[0].items.iter().map(|item| item.clone().unwrap()).collect::<Vec<_>>().join(" ");
    assert_eq!(
        first,
        "{Before the first move} e4 $1 e5 $6 ( c5 {the Sicilian, 1-0 in\n[%clk 0:01:00] a comment} Nf3 ( c3 d5 ) \
         ( Nc3 ) d6 $14 ) Bc4 $1 { the bishop's opening (} Nc6 Qh5 $5 Nf6 $4 Qxf7# {mate} 1-0"
    );
}

#[test]
fn a_fault_loses_nothing_but_itself() {
    let san = |word: &str| Ok(word.to_owned());
    assert_eq!(
        items("e4 ) e5 $256 $ d4!!! ] d5 *"),
        [
            san("e4"),
            Err(Fault::UnopenedVariation),
            san("e5"),
            Err(Fault::BadNag),
            Err(Fault::BadNag),
            san("d4"),
            Err(Fault::BadNag),
            Err(Fault::Unexpected(']')),
            san("d5"),
            san("*"),
        ]
    );
}

#[test]
fn a_game_that_is_cut_off_says_so() {
    assert_eq!(items("1. e4").last(), Some(&Err(Fault::MissingResult)));
    assert_eq!(items("[A \"1\"]").last(), Some(&Err(Fault::MissingResult)));
    assert_eq!(items("1. e4 (1. d4 (1. c4) 1-0").last(), Some(&Err(Fault::UnclosedVariation)));
    assert_eq!(items("1. e4 (1. d4 {x").last(), Some(&Err(Fault::UnclosedComment)));
}
