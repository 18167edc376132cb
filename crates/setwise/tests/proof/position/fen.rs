//! Position texts: round trips, every fault with its column, and no panic on any text.

use fastrand::Rng;
use setwise::{
    Bitboard, Color, Square,
    position::{FenFault, FenField, Setup},
};
use setwise_testkit::positions::setups;

#[test]
fn what_is_written_reads_back() {
    for mut setup in setups(80).take(5_000) {
        setup.halfmove_clock = setup.board.occupied().count();
        setup.fullmove_number = 1 + setup.halfmove_clock * 7;
        setup.en_passant = (setup.halfmove_clock % 3 == 0).then_some(Square::E3);
        assert_eq!(setup.to_string().parse(), Ok(setup));
    }
}

#[test]
fn fens_are_written_as_they_were_read() {
    for fen in [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "rnbqkbnr/pppppp2/6pp/8/P6P/3Q4/1PP1PPP1/RNR1KBN1 b Ckq - 1 3",
        "8/8/8/8/8/8/8/8 b - - 99 4294967295",
    ] {
        assert_eq!(fen.parse::<Setup>().unwrap().to_string(), fen);
    }
}

#[test]
fn four_fields_blanks_and_operations() {
    let start = Setup::START;
    for text in [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -  ",
        "  rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR   w\tHAha - 0 1\r\n",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - bm e4; id \"the start\";",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 ;D1 20 ;D2 400",
    ] {
        assert_eq!(text.parse(), Ok(start), "{text}");
    }
}

#[test]
fn the_three_spellings_of_castling_rights() {
    let rooks = |castling: &str| {
        let fen = format!("1r2k2r/8/8/8/8/8/8/RR2K2R w {castling} - 0 1");
        fen.parse::<Setup>().unwrap().castling.squares()
    };
    let of = |squares: &[Square]| squares.iter().copied().collect::<Bitboard>();
    assert_eq!(rooks("KQkq"), of(&[Square::A1, Square::H1, Square::B8, Square::H8]));
    assert_eq!(rooks("HBb"), of(&[Square::B1, Square::H1, Square::B8]));
    assert_eq!(rooks("KBq"), of(&[Square::B1, Square::H1, Square::B8]));
    assert_eq!(rooks("-"), Bitboard::EMPTY);
}

#[test]
fn every_fault_has_its_field_and_column() {
    use FenFault::*;
    use FenField::*;
    use setwise::Rank;
    for (text, column, field, fault) in [
        ("", 1, PiecePlacement, Missing),
        ("8/8/8/8/8/8/8/8", 16, SideToMove, Missing),
        ("8/8/8/8/8/8/8/8 w", 18, Castling, Missing),
        ("8/8/8/8/8/8/8/8 w -", 20, EnPassant, Missing),
        ("8/8/8/8/8/8/8/8 w - - 5", 24, FullmoveNumber, Missing),
        ("8/8/8/x7/8/8/8/8 w - -", 7, PiecePlacement, Unexpected('x')),
        ("8/8/8/♔7/8/8/8/8 w - -", 7, PiecePlacement, Unexpected('♔')),
        ("8/8/8/9/8/8/8/8 w - -", 7, PiecePlacement, Unexpected('9')),
        ("8/8/8/7/8/8/8/8 w - -", 8, PiecePlacement, RankLength { rank: Rank::Fifth, squares: 7 }),
        ("8/8/8/44P/8/8/8/8 w - -", 9, PiecePlacement, RankLength { rank: Rank::Fifth, squares: 9 }),
        ("8/8/8/8/8/8/8 w - -", 14, PiecePlacement, RankCount { ranks: 7 }),
        ("8/8/8/8/8/8/8/8/8 w - -", 16, PiecePlacement, RankCount { ranks: 9 }),
        ("8/8/8/8/8/8/8/8 x - -", 17, SideToMove, Unexpected('x')),
        ("8/8/8/8/8/8/8/8 white - -", 18, SideToMove, NotEnded('h')),
        ("8/8/8/8/8/8/8/8 w KX -", 20, Castling, Unexpected('X')),
        ("8/8/8/8/8/8/8/8 w KK -", 20, Castling, RepeatedRight('K')),
        ("8/8/8/8/8/8/8/8 w - e9", 22, EnPassant, Unexpected('9')),
        ("8/8/8/8/8/8/8/8 w - e33", 23, EnPassant, NotEnded('3')),
        ("8/8/8/8/8/8/8/8 w - - 1x 1", 24, HalfmoveClock, Unexpected('x')),
        ("8/8/8/8/8/8/8/8 w - - 0 99999999999", 25, FullmoveNumber, NumberTooLarge),
        ("8/8/8/8/8/8/8/8 w - - 0 1 2", 27, Operations, Unexpected('2')),
    ] {
        let error = text.parse::<Setup>().unwrap_err();
        assert_eq!((error.column, error.field, error.fault), (column, field, fault), "{text}");
        assert!(error.to_string().starts_with(&format!("column {column}, {}: ", field.name())));
    }
}

#[test]
fn no_text_panics_and_an_error_points_into_it() {
    let alphabet: Vec<char> = "pnbrqkPNBRQK12345678/ wb-KQkqAHah eé♔\u{1F600}0129;\t\n\"".chars().collect();
    let mut rng = Rng::with_seed(81);
    let mut accepted = 0;
    for setup in setups(82).take(20_000) {
        let mut text: Vec<char> = setup.to_string().chars().collect();
        for _ in 0..rng.usize(1..4) {
            let at = rng.usize(..text.len());
            match rng.usize(..3) {
                0 => text[at] = alphabet[rng.usize(..alphabet.len())],
                1 => text.insert(at, alphabet[rng.usize(..alphabet.len())]),
                _ => drop(text.remove(at)),
            }
        }
        let length = text.len();
        let text: String = text.into_iter().collect();
        match text.parse::<Setup>() {
            Ok(read) => {
                accepted += 1;
                assert_eq!(read.to_string().parse(), Ok(read), "{text}");
            }
            Err(error) => assert!((1..=length + 1).contains(&error.column), "{text}: {error}"),
        }
    }
    assert!(accepted > 300, "mutations that leave a position must be among them: {accepted}");
}

#[test]
fn flipping_colors_twice_is_nothing() {
    for setup in setups(83).take(1_000) {
        let flipped = setup.flip_colors();
        assert_eq!(flipped.board.color(Color::Black), setup.board.color(Color::White).flip_vertical());
        assert_eq!(flipped.flip_colors(), setup);
    }
}
