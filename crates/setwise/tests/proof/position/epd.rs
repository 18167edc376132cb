//! The operations of an EPD: what is read, what is passed over, and the faults.

use setwise::position::{FenError, FenFault, FenField, Setup};

const FIELDS: &str = "8/8/8/8/8/8/8/K6k b - -";

/// Opcodes with their operands.
type Words = Vec<(String, Vec<String>)>;

/// The operations as opcode and operands, or the fault and its column behind the four fields.
fn read(operations: &str) -> Result<Words, (usize, FenFault)> {
    let line = format!("{FIELDS} {operations}");
    let (_, operations) = Setup::from_epd(&line).unwrap();
    operations
        .map(|operation| {
            let operation = operation?;
            Ok((operation.opcode.into(), operation.operands().map(String::from).collect()))
        })
        .collect::<Result<_, FenError>>()
        .map_err(|error| {
            assert_eq!(error.field, FenField::Operations);
            (error.column - FIELDS.len() - 1, error.fault)
        })
}

#[test]
fn operations_have_opcodes_and_operands() {
    for (text, expected) in [
        ("", &[][..]),
        (";", &[]),
        ("bm e4;", &[("bm", &["e4"][..])]),
        ("bm Nf3  e4 ;id\t\"first; steps\";", &[("bm", &["Nf3", "e4"]), ("id", &["first; steps"])]),
        (";D1 20 ;D2 400", &[("D1", &["20"]), ("D2", &["400"])]),
        ("noop; draw_offer;", &[("noop", &[]), ("draw_offer", &[])]),
        ("c0 \"\" \"é\" x\"y\" ;", &[("c0", &["", "é", "x", "y"])]),
        ("ce -12; pv e4 e5; acn 100", &[("ce", &["-12"]), ("pv", &["e4", "e5"]), ("acn", &["100"])]),
    ] {
        let expected: Words = expected
            .iter()
            .map(|(opcode, operands)| (opcode.to_string(), operands.iter().map(|&o| o.into()).collect()))
            .collect();
        assert_eq!(read(text), Ok(expected), "{text}");
    }
}

#[test]
fn faults_have_their_place() {
    for (text, column, fault) in [
        ("bm e4; 7;", 8, FenFault::Unexpected('7')),
        ("bm e4; é;", 8, FenFault::Unexpected('é')),
        ("bm! e4;", 3, FenFault::NotEnded('!')),
        ("bm\"e4\";", 3, FenFault::NotEnded('"')),
        ("id \"open; bm e4;", 4, FenFault::Unclosed),
        ("id \"a\" \"b;", 8, FenFault::Unclosed),
    ] {
        assert_eq!(read(text), Err((column, fault)), "{text}");
    }
}

#[test]
fn nothing_comes_after_a_fault() {
    let line = format!("{FIELDS} bm e4; x! 1; id \"a\";");
    let (_, mut operations) = Setup::from_epd(&line).unwrap();
    assert!(operations.next().unwrap().is_ok());
    assert!(operations.next().unwrap().is_err());
    assert_eq!(operations.next(), None);
}
