//! Where faults are said to stand.

use crate::{BROKEN, read, records};
use setwise_pgn::{PgnError, ReadError, Reader};

/// All that the layers say against the games of a file, without what two of them say.
fn complaints(file: &[u8]) -> Vec<String> {
    let mut complaints = Vec::new();
    for record in records(file) {
        let tags = record.tags.iter().filter_map(|tag| tag.as_ref().err());
        let steps = record.steps.iter().filter_map(|step| step.as_ref().err());
        let mut errors: Vec<PgnError> = tags.chain(steps).copied().collect();
        errors.dedup();
        complaints.extend(errors.iter().map(PgnError::to_string));
    }
    complaints
}

#[test]
fn every_fault_is_told_with_its_place_and_the_games_around_are_read() {
    assert_eq!(
        complaints(BROKEN),
        [
            "game 1, line 5, column 4: the move is not legal here",
            "game 3, line 13, column 7: the comment is not closed, expected } before the game ends",
            "game 4, line 16, column 1: the tag is not closed, expected \"] before the end of the line",
            "game 5, line 23, column 7: the variation is not closed, expected ) before the game ends",
            "game 6, line 27, column 7: this ) closes no variation",
            "game 6, line 27, column 12: expected $ and a number from 0 to 255, or one of ! ? !! ?? !? ?!",
            "game 6, line 27, column 13: this is no move: column 2, target square: nothing here, expected a square \
             like e4",
            "game 7, line 31, column 9: the game ends without a result, expected one of 1-0 0-1 1/2-1/2 *",
            "game 8, line 34, column 15: the game ends without a result, expected one of 1-0 0-1 1/2-1/2 *",
            "game 10, line 41, column 1: the FEN tag gives no position: piece placement: a side has no king",
            "game 11, line 46, column 1: the Variant tag names a game with other rules than chess",
            "game 12, line 52, column 7: nobody may pass here: only variations may have null moves, out of check",
            "game 13, line 56, column 1: there is no move before that the variation could replace",
            "game 13, line 56, column 22: the move is not legal here",
            "game 14, line 60, column 7: this is no move: column 2, target square: found 'n', expected a square \
             like e4",
            "game 15, line 62, column 1: the tag has no value, expected one in quotes after the name",
            "game 15, line 63, column 1: the tag has no name, expected one like [Event \"...\"]",
            "game 16, line 70, column 25: the comment is not closed, expected } before the game ends",
        ]
    );
}

#[test]
fn columns_count_characters_and_go_on_behind_games_of_the_same_line() {
    assert_eq!(
        complaints("{äöü} 1. e4 {ß} Kö *".as_bytes()),
        [
            "game 1, line 1, column 17: this is no move: column 2, target square: found 'ö', expected a square like e4"
        ]
    );
    assert_eq!(
        complaints(b"\n 1. e4 * 1. d4 * 1. e5 *"),
        ["game 3, line 2, column 21: the move is not legal here"]
    );
}

#[test]
fn a_million_faults_are_placed_in_one_pass() {
    let marks = "] ".repeat(1 << 20);
    let file = format!("{}\n\n{marks} *", "[]".repeat(1 << 20));
    let mut reader = Reader::new(file.as_bytes());
    let game = reader.next_game().unwrap().unwrap();
    let last = game.tags().filter_map(Result::err).last().unwrap();
    assert_eq!((last.place.line, last.place.column), (1, (2 << 20) - 1));
    let last = game.movetext().filter_map(Result::err).last().unwrap();
    assert_eq!((last.place.line, last.place.column), (3, (2 << 20) - 1));
}

#[test]
fn an_input_that_fails_says_which_game_is_lost() {
    use std::io::{self, Read};
    struct Failing;
    impl Read for Failing {
        fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
            Err(io::Error::other("the disk is gone"))
        }
    }
    let found = read(Reader::new((&b"1. e4 *\n1. d4 *\n1. c4"[..]).chain(Failing)));
    assert_eq!(found.len(), 3);
    let Err(error @ ReadError::Input { .. }) = &found[2] else { panic!("{found:?}") };
    assert_eq!(
        error.to_string(),
        "game 3, line 3, column 1: the input cannot be read further: the disk is gone"
    );
}
