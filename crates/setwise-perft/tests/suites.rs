//! Suites are read in every spelling, and every fault has its place.

use setwise_perft::{
    Options,
    suite::{Check, Entry, EntryFault, EntryField, read},
};

const KINGS: &str = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";

fn counts(rest: &str) -> Vec<(u32, u64)> {
    let line = format!("{KINGS}{rest}");
    Entry::read(&line).unwrap_or_else(|error| panic!("{line}: {error}")).counts
}

fn error(line: &str) -> String {
    Entry::read(line).expect_err(line).to_string()
}

#[test]
fn blanks_are_free() {
    for rest in [
        " ;D1 5 ;D2 25",
        ";D1 5;D2 25",
        " ; D1 5 ; D2 25 ; ",
        " ;D1  5\t;D2 25;",
        ";;D 1 5;;d2\t25;;",
        " D1 5; D2 25;",
        " ;D1 5 D2 25",
        "; 1; 5; 2; 25",
        ";1;5;2;25\r",
    ] {
        assert_eq!(counts(rest), [(1, 5), (2, 25)], "{rest}");
    }
    assert_eq!(counts(";D0 1;D3 170"), [(0, 1), (3, 170)]);
    assert_eq!(counts(";D64 18446744073709551615"), [(64, u64::MAX)]);
}

#[test]
fn positions_may_have_four_fields_and_any_castling_letters() {
    for fen in [
        "4k3/8/8/8/8/8/8/4K3 w - -",
        "1rqbkrbn/1ppppp1p/1n6/p1N3p1/8/2P4P/PP1PPPP1/1RQBKRBN w FBfb - 0 9",
        "rnbqkbnr/pppppp2/6pp/8/P6P/3Q4/1PP1PPP1/RNR1KBN1 b Ckq - 1 3",
    ] {
        let entry = Entry::read(&format!("{fen};D1 1")).expect(fen);
        assert_eq!(entry.position, fen.parse().unwrap());
    }
}

#[test]
fn faults_have_their_columns() {
    let depth = "expected a depth and its count, as in D1 20";
    for (line, expected) in [
        (KINGS.to_owned(), format!("column 30, depth: nothing here, {depth}")),
        (format!("{KINGS} ;  "), format!("column 34, depth: nothing here, {depth}")),
        (format!("{KINGS} ;D"), format!("column 33, depth: nothing here, {depth}")),
        (format!("{KINGS} ;Dx 5"), format!("column 33, depth: found 'x', {depth}")),
        (format!("{KINGS} ;D1x 5"), format!("column 34, depth: found 'x', {depth}")),
        (format!("{KINGS} ;perft 5"), format!("column 32, depth: found 'p', {depth}")),
        (format!("{KINGS} bm e4;"), format!("column 31, depth: found 'b', {depth}")),
        (format!("{KINGS} ;D-1 5"), format!("column 33, depth: found '-', {depth}")),
        (format!("{KINGS} ;D65 5"), "column 33, depth: the number is above 64".into()),
        (format!("{KINGS} ;D5000000000 5"), "column 33, depth: the number is above 64".into()),
        (format!("{KINGS} ;D1"), "column 34, count: nothing here, expected a number".into()),
        (format!("{KINGS} ;D1 ;D2 25"), "column 36, count: found 'D', expected a number".into()),
        (format!("{KINGS} ;D1 5,"), "column 36, count: found ',', expected a number".into()),
        (format!("{KINGS} ;D1 ♔"), "column 35, count: found '♔', expected a number".into()),
        (
            format!("{KINGS} ;D1 18446744073709551616"),
            "column 35, count: the number is above 18446744073709551615".into(),
        ),
        (
            "4k3/8/8/9/8/8/8/4K3 w - - 0 1;D1 5".into(),
            "column 9, piece placement: found '9', expected a piece (one of PNBRQKpnbrqk), \
             a digit from 1 to 8, or /"
                .into(),
        ),
        (
            "  4k3/8/8/8/8/8/8/4K3  b - e3 0 1;D1 5".into(),
            "column 28, en passant square: no pawn can just have passed over the square".into(),
        ),
        (
            "4k3/4Q3/8/8/8/8/8/4K3 w - - 0 0;D1 5".into(),
            "column 23, side to move: the king of the side not to move is in check; \
             fullmove number: the number of the move begins with 1"
                .into(),
        ),
    ] {
        assert_eq!(error(&line), expected, "{line}");
    }
}

#[test]
fn a_suite_goes_on_after_a_bad_line() {
    let suite = format!("\u{feff}# kings\r\n{KINGS} ;D1 5\r\n\r\n  # more\n{KINGS} ;D1\n  {KINGS} ;D2 25");
    let entries: Vec<_> = read(&suite).collect();
    assert_eq!(entries.len(), 3);
    assert_eq!(entries[0].as_ref().unwrap().0, 2);
    let error = entries[1].as_ref().unwrap_err();
    assert_eq!((error.line, error.error.column), (5, 34));
    assert_eq!(error.error.fault, EntryFault::Missing(EntryField::Count));
    assert_eq!(entries[2].as_ref().unwrap().0, 6);
    assert_eq!(read("\n# nothing\n").count(), 0);
}

#[test]
fn what_differs_is_found() {
    let entry = Entry::read(&format!("{KINGS} ;D1 5 ;D2 24 ;D3 170 ;D4 1156")).unwrap();
    let wrong: Vec<Check> =
        entry.checks(&Options::default().with_threads(2)).filter(|check| !check.is_right()).collect();
    assert_eq!(wrong, [Check { depth: 2, expected: 24, counted: 25 }]);
}
