//! SAN: the shortest text that means one legal move, and the many texts that mean it too.

use super::{noise, positions};
use fastrand::Rng;
use setwise::{
    Role, Square,
    movegen::{Move, MoveFault, MoveField, MoveTextError, San},
    position::Position,
};

fn read(fen: &str, san: &str) -> Result<String, MoveTextError> {
    let position = Position::from_fen(fen).unwrap_or_else(|error| panic!("{fen}: {error}"));
    position.parse_san(san).map(|chosen| chosen.to_string())
}

/// The SAN of a move by the letter of the standard: from the list of all legal moves, in the order in which the
/// standard tries to tell them apart.
fn by_the_book(position: &Position, chosen: Move) -> String {
    let Move { from, to, promotion } = chosen;
    let board = position.board();
    let piece = board.piece_at(from).unwrap();
    let after = position.play(chosen).unwrap();
    let mark = match (after.is_check(), after.count_moves()) {
        (false, _) => "",
        (true, 0) => "#",
        (true, _) => "+",
    };
    if board.piece_at(to).is_some_and(|target| target.color == piece.color) {
        return format!("{}{mark}", if from < to { "O-O" } else { "O-O-O" });
    }
    let takes = board.piece_at(to).is_some() || piece.role == Role::Pawn && from.file() != to.file();
    let x = if takes { "x" } else { "" };
    if piece.role == Role::Pawn {
        let file = if takes { from.file().letter().to_string() } else { String::new() };
        let role = promotion.map_or(String::new(), |role| format!("={}", role.letter()));
        return format!("{file}{x}{to}{role}{mark}");
    }
    let letter = piece.role.letter();
    let others: Vec<Square> = position
        .moves()
        .filter(|other| other.to == to && other.from != from && board.piece_at(other.from) == Some(piece))
        .map(|other| other.from)
        .collect();
    let origin = if others.is_empty() {
        String::new()
    } else if others.iter().all(|other| other.file() != from.file()) {
        from.file().letter().to_string()
    } else if others.iter().all(|other| other.rank() != from.rank()) {
        from.rank().digit().to_string()
    } else {
        from.to_string()
    };
    format!("{letter}{origin}{x}{to}{mark}")
}

#[test]
fn every_legal_move_is_written_by_the_book_and_reads_back() {
    for position in positions(31) {
        for chosen in position.moves() {
            let san = position.san(chosen);
            let text = san.to_string();
            assert_eq!(text, by_the_book(&position, chosen), "{position}");
            assert_eq!(text.parse(), Ok(san), "{text}");
            assert_eq!(position.parse_san(&text), Ok(chosen), "{position} {text}");
        }
    }
}

#[test]
fn pieces_are_told_apart_by_file_rank_or_both() {
    let queens = "6k1/8/8/8/Q6Q/8/8/K6Q w - - 0 1";
    assert_eq!(read(queens, "Qhe1").unwrap_err().fault, MoveFault::Ambiguous);
    assert_eq!(read(queens, "Qa4e1").unwrap_err().fault, MoveFault::Illegal);
    let position = Position::from_fen(queens).unwrap();
    for (from, to, san) in [
        (Square::H4, Square::E1, "Q4e1"),
        (Square::A4, Square::E4, "Qae4"),
        (Square::H1, Square::E4, "Q1e4"),
        (Square::H4, Square::E4, "Qh4e4"),
        (Square::H4, Square::E7, "Qe7"),
        (Square::A4, Square::E8, "Qe8+"),
    ] {
        assert_eq!(position.san(Move::new(from, to)).to_string(), san);
        assert_eq!(position.parse_san(san), Ok(Move::new(from, to)), "{san}");
    }
}

#[test]
fn a_pinned_piece_needs_not_be_told_apart() {
    let pinned = "4r1k1/8/8/8/8/4N3/8/N3K3 w - - 0 1";
    assert_eq!(read(pinned, "Nc2"), Ok("a1c2".into()));
    let position = Position::from_fen(pinned).unwrap();
    assert_eq!(position.san(Move::new(Square::A1, Square::C2)).to_string(), "Nc2");
}

#[test]
fn other_spellings_mean_the_same() {
    let fen = "r3k2r/1P6/8/3pP3/8/5N2/8/R3K2R w KQkq d6 0 1";
    for (spellings, expected) in [
        (&["O-O", "0-0", "O-O!", "0-0+"][..], "e1h1"),
        (&["O-O-O", "0-0-0", "O-O-O#??"], "e1a1"),
        (&["Ng5", "Nfg5", "N3g5", "Nf3g5", "Nf3-g5", "Ng5!?", "Ng5++"], "f3g5"),
        (&["exd6", "ed6", "e5xd6", "Pexd6", "e5-d6", "exd6+"], "e5d6"),
        (&["b8=Q", "b8Q", "b8=Q+", "b7b8Q", "Pb8=Q"], "b7b8q"),
        (&["bxa8=N", "ba8N", "b7xa8=N"], "b7a8n"),
        (&["e6", "Pe6", "e5e6", "e5-e6"], "e5e6"),
    ] {
        for san in spellings {
            assert_eq!(read(fen, san).as_deref(), Ok(expected), "{san}");
        }
    }
}

#[test]
fn faults_have_their_place() {
    use MoveFault::{Illegal, Missing, Unexpected};
    use MoveField as F;
    for (san, column, field, fault) in [
        ("", 1, F::Target, Missing),
        ("N", 2, F::Target, Missing),
        ("Nf", 3, F::Target, Missing),
        ("Ng9", 3, F::Target, Unexpected('9')),
        ("Nx", 3, F::Target, Missing),
        ("e", 2, F::Target, Missing),
        ("e4=", 4, F::Promotion, Missing),
        ("e4=K", 4, F::Promotion, Unexpected('K')),
        ("Nf3=Q", 4, F::Suffix, Unexpected('=')),
        ("Nf3 ", 4, F::Suffix, Unexpected(' ')),
        ("Nf3é", 4, F::Suffix, Unexpected('é')),
        ("♘f3", 1, F::Target, Unexpected('♘')),
        ("nf3", 1, F::Target, Unexpected('n')),
        ("O", 2, F::Move, Missing),
        ("O-", 3, F::Move, Missing),
        ("O-0", 3, F::Move, Unexpected('0')),
        ("O-O-O-O", 6, F::Suffix, Unexpected('-')),
        ("--", 2, F::Target, Unexpected('-')),
        ("O-O", 1, F::Move, Illegal),
        ("Ke2", 1, F::Move, Illegal),
        ("e5", 1, F::Move, Illegal),
        ("exd3", 1, F::Move, Illegal),
        ("e4=Q", 1, F::Move, Illegal),
    ] {
        let expected = MoveTextError { column, field, fault };
        assert_eq!(Position::START.parse_san(san), Err(expected), "{san:?}");
    }
    let column = San::from_ascii(b"Nf3\xff").unwrap_err();
    assert_eq!((column.column, column.fault), (4, Unexpected(char::REPLACEMENT_CHARACTER)));
}

#[test]
fn a_pawn_says_what_it_becomes() {
    let fen = "4k3/P7/8/8/8/8/8/4K3 w - - 0 1";
    assert_eq!(read(fen, "a8").unwrap_err().fault, MoveFault::Illegal);
    assert_eq!(read(fen, "a8=R+"), Ok("a7a8r".into()));
}

#[test]
fn a_king_move_to_the_own_rook_is_no_castling() {
    let chess960 = "4k3/8/8/8/8/8/8/5KR1 w G - 0 1";
    assert_eq!(read(chess960, "Kg1").unwrap_err().fault, MoveFault::Illegal);
    assert_eq!(read(chess960, "O-O"), Ok("f1g1".into()));
}

#[test]
fn noise_is_refused_with_a_place_or_read_to_the_same_value() {
    let mut rng = Rng::with_seed(32);
    let mut read = 0;
    for _ in 0..200_000 {
        let text = noise(&mut rng);
        match text.parse::<San>() {
            Ok(san) => {
                read += 1;
                assert_eq!(san.to_string().parse(), Ok(san), "{text:?}");
            }
            Err(error) => {
                assert!((1..=text.chars().count() + 1).contains(&error.column), "{text:?}: {error:?}")
            }
        }
    }
    assert!(read > 100, "{read}");
}
