//! Names and values.

use crate::{LATIN1, records};
use setwise_pgn::{Fault, Reader};

/// The tags of a game, faults as such.
fn tags(game: &str) -> Vec<Result<(String, String), Fault>> {
    let records = records(game.as_bytes());
    assert_eq!(records.len(), 1, "{game}");
    records[0].tags.iter().cloned().map(|tag| tag.map_err(|error| error.fault)).collect()
}

/// The value of the only tag.
fn value(line: &str) -> String {
    let tags = tags(line);
    assert_eq!(tags.len(), 1, "{line}");
    tags[0].clone().unwrap().1
}

#[test]
fn values_are_unescaped() {
    assert_eq!(value(r#"[White "The \"Pride\""]"#), r#"The "Pride""#);
    assert_eq!(value(r#"[Path "C:\games\\new"]"#), r"C:\games\new");
    assert_eq!(value(r#"[Empty ""]"#), "");
}

#[test]
fn quotes_that_nobody_escaped_do_not_end_a_value() {
    assert_eq!(value(r#"[Event "The "Open" of "58""]"#), r#"The "Open" of "58""#);
    assert_eq!(value(r#"[Path "C:\games\"]"#), r"C:\games\");
}

#[test]
fn blanks_around_the_parts_do_not_matter() {
    assert_eq!(tags("[ White\t\"Morphy\" ]\r\n"), [Ok(("White".into(), "Morphy".into()))]);
    assert_eq!(tags("[White\"Morphy\"]"), [Ok(("White".into(), "Morphy".into()))]);
}

#[test]
fn a_line_may_hold_several_tags_and_movetext() {
    let records = records(b"[A \"1\"][B \"2\"] 1. e4 *");
    assert_eq!(records[0].tags.len(), 2);
    assert_eq!(records[0].items.len(), 2);
}

#[test]
fn a_faulty_tag_loses_no_other() {
    let good = |name: &str| Ok((name.to_owned(), name.to_owned()));
    assert_eq!(
        tags("[A \"A\"]\n[Bad \"x]\n[B \"B\"]\n[]\n[ \"x\"]\n[Name]\n[C \"C\"]\n[D"),
        [
            good("A"),
            Err(Fault::UnclosedTag),
            good("B"),
            Err(Fault::TagWithoutName),
            Err(Fault::TagWithoutName),
            Err(Fault::TagWithoutValue),
            good("C"),
            Err(Fault::UnclosedTag),
        ]
    );
}

#[test]
fn latin_1_is_read_as_such() {
    let records = records(LATIN1);
    assert_eq!(records.len(), 2);
    let values: Vec<_> = records[0].tags.iter().map(|tag| tag.as_ref().unwrap().1.as_str()).collect();
    assert_eq!(values, ["Karlsbad", "Réti, Richard", "Grünfeld, Ernst"]);
    assert_eq!(records[0].items[2], Ok("{für später}".to_owned()));
    assert_eq!(records[1].items[1], Ok("{ schön}".to_owned()));
}

#[test]
fn the_first_tag_of_a_name_counts() {
    let mut reader = Reader::new(&b"[A \"x]\n[A \"1\"]\n[A \"2\"]\n*"[..]);
    let game = reader.next_game().unwrap().unwrap();
    assert_eq!(game.tag("A").unwrap().to_str(), "1");
}
