//! Position texts: what is read, what is written, and where each fault is placed.

use fastrand::Rng;
use setwise::{
    Color, Rank, Square,
    position::{Castling, FenError, FenFault, FenField, FenStyle, Setup},
};
use setwise_testkit::positions::{FAMOUS, famous_setups, setups};

fn read(text: &str) -> Setup {
    Setup::from_fen(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn fault(text: &str) -> (usize, FenField, FenFault) {
    let FenError { column, field, fault } = Setup::from_fen(text).expect_err(text);
    (column, field, fault)
}

#[test]
fn the_start_position() {
    assert_eq!(read(FAMOUS[0]), Setup::START);
    assert_eq!(Setup::START.to_string(), FAMOUS[0]);
}

#[test]
fn what_is_written_reads_back() {
    for setup in famous_setups().chain(setups(1).take(20_000)) {
        assert_eq!(read(&setup.to_string()), setup, "{setup}");
    }
    for fen in &FAMOUS[..15] {
        assert_eq!(read(fen).to_string(), *fen);
    }
}

#[test]
fn all_dialects_read_back() {
    let mut dropped = 0;
    for setup in famous_setups().chain(setups(2).take(20_000)) {
        for style in [FenStyle::Fen, FenStyle::Shredder] {
            assert_eq!(read(&setup.fen(style).to_string()), setup, "{setup}");
        }
        let without_counters = setup.with_counters(0, 1);
        assert_eq!(read(&setup.epd(FenStyle::Fen).to_string()), without_counters, "{setup}");
        // X-FEN leaves the square out where no pawn stands beside, and nobody may take there.
        let x_fen = read(&setup.fen(FenStyle::XFen).to_string());
        assert_eq!(x_fen.with_en_passant(setup.en_passant), setup);
        assert!(x_fen == setup || setup.en_passant_capturers().is_empty(), "{setup}");
        dropped += usize::from(x_fen != setup);
    }
    assert!(dropped > 100, "{dropped}");
}

#[test]
fn dialects_differ_in_castling_and_en_passant() {
    use FenStyle::{Fen, Shredder, XFen};
    for (text, style, expected) in [
        ("4k3/8/8/8/4P3/8/8/4K3 b - e3", Fen, "4k3/8/8/8/4P3/8/8/4K3 b - e3"),
        ("4k3/8/8/8/4P3/8/8/4K3 b - e3", Shredder, "4k3/8/8/8/4P3/8/8/4K3 b - e3"),
        ("4k3/8/8/8/4P3/8/8/4K3 b - e3", XFen, "4k3/8/8/8/4P3/8/8/4K3 b - -"),
        ("4k3/8/8/8/4Pp2/8/8/4K3 b - e3", XFen, "4k3/8/8/8/4Pp2/8/8/4K3 b - e3"),
        ("rnr1kbn1/8/8/8/8/8/8/RNR1KBN1 w Cq -", XFen, "rnr1kbn1/8/8/8/8/8/8/RNR1KBN1 w Cq -"),
        ("rnr1kbn1/8/8/8/8/8/8/RNR1KBN1 w Cq -", Shredder, "rnr1kbn1/8/8/8/8/8/8/RNR1KBN1 w Ca -"),
        ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq -", Shredder, "r3k2r/8/8/8/8/8/8/R3K2R w HAha -"),
    ] {
        assert_eq!(read(text).epd(style).to_string(), expected, "{style:?}");
    }
}

#[test]
fn four_fields_are_enough() {
    let epd = "8/8/8/8/8/8/8/K6k w - -";
    for text in [epd, "8/8/8/8/8/8/8/K6k w - -  \r\n", "\t8/8/8/8/8/8/8/K6k  w\t-  - 0 1 "] {
        assert_eq!(read(text).to_string(), "8/8/8/8/8/8/8/K6k w - - 0 1");
    }
}

#[test]
fn operations_are_handed_on() {
    let four = "8/8/8/8/8/8/8/K6k b - -";
    for operations in ["", "bm e4; id \"x\";", ";D1 3 ;D2 9", "D1 3; D2 9;", "c0 \"é 0 1\";"] {
        for counters in ["", " 7 42"] {
            let text = format!("{four}{counters} {operations}\n");
            let (setup, rest) = Setup::from_epd(&text).unwrap();
            assert_eq!(rest.text(), operations);
            let expected = if counters.is_empty() { (0, 1) } else { (7, 42) };
            assert_eq!((setup.halfmove_clock, setup.fullmove_number), expected);
            assert_eq!(read(&text), setup);
        }
    }
}

/// The rooks that a castling field means on a board, as squares.
fn rooks(placement: &str, castling: &str) -> Vec<Square> {
    read(&format!("{placement} w {castling} -")).castling.squares().squares().collect()
}

#[test]
fn castling_has_three_spellings() {
    use Square as S;
    let corners = [S::A1, S::H1, S::A8, S::H8];
    for spelling in ["KQkq", "HAha", "AHah", "qkQK", "KAkq"] {
        assert_eq!(rooks("r3k2r/8/8/8/8/8/8/R3K2R", spelling), corners, "{spelling}");
    }
    // The outermost rook is meant by K and Q, an inner one by its file.
    let array = "rnr1kbn1/8/8/8/8/8/8/RNR1KBN1";
    assert_eq!(rooks(array, "Ckq"), [S::C1, S::A8, S::H8], "a k without a rook claims the corner");
    assert_eq!(rooks(array, "Qq"), [S::A1, S::A8]);
    let doubled = "1r2k2r/8/8/8/8/8/8/RR2K2R";
    assert_eq!(rooks(doubled, "KQkq"), [S::A1, S::H1, S::B8, S::H8]);
    for spelling in ["HBb", "KBq"] {
        assert_eq!(rooks(doubled, spelling), [S::B1, S::H1, S::B8], "{spelling}");
    }
    assert_eq!(rooks(doubled, "-"), []);
    assert_eq!(rooks("1r2k1r1/8/8/8/8/8/8/1R2K1R1", "KQkq"), [S::B1, S::G1, S::B8, S::G8]);
    assert_eq!(rooks("4k3/8/8/8/8/8/8/1RR1KRR1", "KQ"), [S::B1, S::G1]);
}

#[test]
fn claims_without_king_or_rook_are_kept() {
    use Square as S;
    assert_eq!(rooks("8/8/8/8/8/8/8/8", "KQkq"), [S::A1, S::H1, S::A8, S::H8]);
    assert_eq!(rooks("8/8/8/8/8/8/4K3/1R4R1", "KQ"), [S::A1, S::H1], "the king is off its back rank");
    assert_eq!(rooks("8/8/8/8/8/8/8/R1K1K2R", "KQ"), [S::A1, S::H1], "two kings");
    assert_eq!(rooks("8/8/8/8/8/8/8/1R1R2K1", "KQ"), [S::B1, S::H1], "all rooks on the queen's side");
    assert_eq!(rooks("8/8/8/8/8/8/8/4K3", "Cf"), [S::C1, S::F8]);
    for (placement, castling) in [("8/8/8/8/8/8/8/8", "KQkq"), ("8/8/8/8/8/8/8/1R1R2K1", "KQD")] {
        let fen = format!("{placement} w {castling} - 0 1");
        assert_eq!(read(&read(&fen).to_string()), read(&fen), "{fen}");
    }
}

#[test]
fn all_sets_of_rights_read_back_on_crowded_ranks() {
    for array in ["rrrkrrrr/8/8/8/8/8/8/RRRRRRKR", "rk5r/8/8/8/8/8/8/1R2K1R1", "4k3/8/8/8/8/8/8/R6K"] {
        let mut setup = read(&format!("{array} w - -"));
        for rights in Castling::ALL.squares().with(Square::C1).with(Square::F1).with(Square::D8).subsets() {
            setup.castling = Castling::from_squares(rights);
            assert_eq!(read(&setup.to_string()), setup, "{setup}");
        }
    }
}

#[test]
fn faults_have_their_place() {
    use FenFault::{Missing, NotEnded, NumberTooLarge, RankCount, RankLength, RepeatedRight, Unexpected};
    use FenField as F;
    let board = F::PiecePlacement;
    for (text, expected) in [
        ("", (1, board, Missing)),
        ("  ", (3, board, Missing)),
        ("8/8/8/8/8/8/8/8", (16, F::SideToMove, Missing)),
        ("8/8/8/8/8/8/8/8 w ", (19, F::Castling, Missing)),
        ("8/8/8/8/8/8/8/8 w -", (20, F::EnPassant, Missing)),
        ("8/8/8/8/8/8/8/8 w - e", (22, F::EnPassant, Missing)),
        ("8/8/8/8/8/8/8/8 w - - 0", (24, F::FullmoveNumber, Missing)),
        ("8/8/8/8/8/8/8 w - -", (14, board, RankCount { ranks: 7 })),
        ("8/8/8/8/8/8/8/8/8/8 w - -", (16, board, RankCount { ranks: 10 })),
        ("8/8/8/8/8/8/8/8/ w - -", (16, board, RankCount { ranks: 9 })),
        ("8/ppppppp/8/8/8/8/8/8 w - -", (10, board, RankLength { rank: Rank::Seventh, squares: 7 })),
        ("8/8/8/8/8/8/8/7KK w - -", (17, board, RankLength { rank: Rank::First, squares: 9 })),
        ("8/8/8/44k1/8/8/8/8 w - -", (9, board, RankLength { rank: Rank::Fifth, squares: 10 })),
        ("8//8/8/8/8/8/8 w - -", (3, board, RankLength { rank: Rank::Seventh, squares: 0 })),
        ("9/8/8/8/8/8/8/8 w - -", (1, board, Unexpected('9'))),
        ("8/8/8/8/3é4/8/8/8 w - -", (10, board, Unexpected('é'))),
        ("8/8/8/♔7/8/8/8/8 w - -", (7, board, Unexpected('♔'))),
        ("8/8/8/8/8/8/8/8\u{a0}w - -", (16, board, Unexpected('\u{a0}'))),
        ("8/8/8/8/8/8/8/8 W - -", (17, F::SideToMove, Unexpected('W'))),
        ("8/8/8/8/8/8/8/8 white - -", (18, F::SideToMove, NotEnded('h'))),
        ("8/8/8/8/8/8/8/8 w KX -", (20, F::Castling, Unexpected('X'))),
        ("8/8/8/8/8/8/8/8 w K- -", (20, F::Castling, Unexpected('-'))),
        ("8/8/8/8/8/8/8/8 w -K -", (20, F::Castling, NotEnded('K'))),
        ("8/8/8/8/8/8/8/8 w KQH -", (21, F::Castling, RepeatedRight('H'))),
        ("8/8/8/8/8/8/8/8 w - i3", (21, F::EnPassant, Unexpected('i'))),
        ("8/8/8/8/8/8/8/8 w - e9", (22, F::EnPassant, Unexpected('9'))),
        ("8/8/8/8/8/8/8/8 w - eé", (22, F::EnPassant, Unexpected('é'))),
        ("8/8/8/8/8/8/8/8 w - e33", (23, F::EnPassant, NotEnded('3'))),
        ("8/8/8/8/8/8/8/8 w - - -1 1", (23, F::HalfmoveClock, Unexpected('-'))),
        ("8/8/8/8/8/8/8/8 w - - 0x 1", (24, F::HalfmoveClock, Unexpected('x'))),
        ("8/8/8/8/8/8/8/8 w - - 0 4294967296", (25, F::FullmoveNumber, NumberTooLarge)),
        ("8/8/8/8/8/8/8/8 w - - 0 bm e4;", (25, F::FullmoveNumber, Unexpected('b'))),
        ("8/8/8/8/8/8/8/8 w - - 0 1  7", (28, F::Operations, Unexpected('7'))),
        ("8/8/8/8/8/8/8/8 w - - 4294967295 0 é", (36, F::Operations, Unexpected('é'))),
    ] {
        assert_eq!(fault(text), expected, "{text}");
    }
}

#[test]
fn messages_say_what_was_expected() {
    for (text, message) in [
        ("8/ppppppppp/8/8/8/8/8/8 w - -", "column 11, piece placement: rank 7 has 9 squares, a rank has 8"),
        ("8/7p/8/k/8/8/8/8 w - -", "column 9, piece placement: rank 5 has 1 square, a rank has 8"),
        ("8/8/8 w - -", "column 6, piece placement: 3 ranks, a board has 8"),
        ("8/8/8/8/8/8/8/8 x - -", "column 17, side to move: found 'x', expected w or b"),
        (
            "8/8/8/8/8/8/8/8 w - -x",
            "column 22, en passant square: found 'x', expected a blank after - or a square like e3",
        ),
        (
            "8/8/8/8/8/8/8/8 w",
            "column 18, castling: nothing here, expected - or letters: KQkq, or the files of rooks, A to H and a to h",
        ),
        ("8/8/8/8/8/8/8/8 w KK -", "column 20, castling: 'K' gives a right that is given already"),
        ("8/8/8/8/8/8/8/8 w - - 9999999999 1", "column 23, halfmove clock: the number is above 4294967295"),
    ] {
        assert_eq!(Setup::from_fen(text).unwrap_err().to_string(), message);
    }
}

/// A text with a few characters changed, inserted or taken out.
fn mutated(rng: &mut Rng, text: &str) -> String {
    let mut characters: Vec<char> = text.chars().collect();
    for _ in 0..rng.usize(1..4) {
        let at = rng.usize(..=characters.len());
        let strange = [' ', '/', '-', '0', '9', 'w', 'H', 'é', '\u{1f600}', '\n', '\0', ';', '\u{301}'];
        let new = match rng.usize(..3) {
            0 => strange[rng.usize(..strange.len())],
            1 => rng.char(' '..='~'),
            _ => text.chars().nth(rng.usize(..text.len())).unwrap_or('8'),
        };
        match rng.usize(..4) {
            0 => characters.insert(at, new),
            1 => characters.truncate(at),
            2 if at < characters.len() => drop(characters.remove(at)),
            _ if at < characters.len() => characters[at] = new,
            _ => characters.push(new),
        }
    }
    characters.into_iter().collect()
}

#[test]
fn mutated_texts_are_read_or_refused_with_a_place() {
    let mut rng = Rng::with_seed(4);
    let (mut good, mut bad) = (0, 0);
    for setup in famous_setups().chain(setups(5).take(30_000)) {
        let text = mutated(&mut rng, &setup.to_string());
        match Setup::from_fen(&text) {
            Ok(setup) => {
                good += 1;
                assert_eq!(read(&setup.to_string()), setup, "{text:?}");
            }
            Err(error) => {
                bad += 1;
                assert!((1..=text.chars().count() + 1).contains(&error.column), "{text:?}: {error:?}");
                assert_ne!(error.fault, FenFault::RankCount { ranks: 8 }, "{text:?}");
                assert!(!matches!(error.fault, FenFault::RankLength { squares: 8, .. }), "{text:?}");
                let message = error.to_string();
                let place = format!("column {}, {}: ", error.column, error.field.name());
                assert!(message.starts_with(&place) && !message.contains('\n'), "{text:?}: {message}");
                if let FenFault::Unexpected(found) | FenFault::NotEnded(found) = error.fault {
                    assert_eq!(text.chars().nth(error.column - 1), Some(found), "{text:?}");
                }
            }
        }
    }
    assert!(good > 1_000 && bad > 1_000, "{good} read, {bad} refused");
}

#[test]
fn sides_and_squares_are_read() {
    let setup = read("8/8/8/8/8/8/8/8 b - c6 12 34");
    assert_eq!((setup.side_to_move, setup.en_passant), (Color::Black, Some(Square::C6)));
    assert_eq!((setup.halfmove_clock, setup.fullmove_number), (12, 34));
}
