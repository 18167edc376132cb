//! UCI: both spellings of castling, and what they cannot be mistaken for.

use super::{noise, positions};
use fastrand::Rng;
use setwise::{
    Square,
    movegen::{Move, MoveFault, MoveField, MoveTextError, Uci, UciCastling},
    position::Position,
};

#[test]
fn every_legal_move_reads_back_in_both_spellings() {
    let mut castlings = [0; 2];
    for position in positions(33) {
        for chosen in position.moves() {
            for (index, style) in [UciCastling::KingTarget, UciCastling::RookSquare].into_iter().enumerate() {
                let uci = position.uci(chosen, style);
                assert_eq!(uci.to_string().parse(), Ok(uci));
                assert_eq!(position.find_uci(uci), Ok(chosen), "{position} {uci}");
                let is_castling = position.board().color(position.side_to_move()).contains(chosen.to);
                castlings[index] += usize::from(is_castling && uci.to != chosen.to);
                assert!(is_castling || uci.to_string() == chosen.to_string());
            }
        }
    }
    assert!(castlings[0] > 50 && castlings[1] == 0, "{castlings:?}");
}

#[test]
fn what_is_read_is_a_legal_move_with_these_squares() {
    for position in positions(34).step_by(20) {
        for from in Square::ALL {
            for to in Square::ALL {
                let uci = Uci { from, to, promotion: None };
                match position.find_uci(uci) {
                    Ok(chosen) => {
                        assert!(position.is_legal(chosen) && chosen.from == from);
                        assert!(chosen.to == to || position.uci(chosen, UciCastling::KingTarget) == uci);
                    }
                    Err(error) => {
                        assert!(!position.is_legal(Move::new(from, to)), "{position} {uci}: {error}")
                    }
                }
            }
        }
    }
}

#[test]
fn a_plain_king_move_comes_before_castling() {
    let beside = Position::from_fen("4k3/8/8/8/8/8/8/R4K1R w HA - 0 1").unwrap();
    assert_eq!(beside.parse_uci("f1g1"), Ok(Move::new(Square::F1, Square::G1)));
    assert_eq!(beside.parse_uci("f1h1"), Ok(Move::new(Square::F1, Square::H1)));
    assert_eq!(beside.parse_uci("f1c1"), Ok(Move::new(Square::F1, Square::A1)));
    let castling = Move::new(Square::F1, Square::H1);
    assert_eq!(beside.uci(castling, UciCastling::KingTarget).to_string(), "f1h1");
    let home = Position::from_fen("4k3/8/8/8/8/8/8/6KR w H - 0 1").unwrap();
    assert_eq!(home.uci(Move::new(Square::G1, Square::H1), UciCastling::KingTarget).to_string(), "g1h1");
}

#[test]
fn faults_have_their_place() {
    use MoveFault::{Illegal, Missing, Unexpected};
    use MoveField as F;
    for (uci, column, field, fault) in [
        ("", 1, F::Origin, Missing),
        ("e", 2, F::Origin, Missing),
        ("e2", 3, F::Target, Missing),
        ("e2-e4", 3, F::Target, Unexpected('-')),
        ("e2e9", 4, F::Target, Unexpected('9')),
        ("e2e4k", 5, F::Promotion, Unexpected('k')),
        ("e2e4qq", 6, F::Suffix, Unexpected('q')),
        ("é2e4", 1, F::Origin, Unexpected('é')),
        ("0000", 1, F::Origin, Unexpected('0')),
        ("e2e4q", 1, F::Move, Illegal),
        ("e1g1", 1, F::Move, Illegal),
        ("e7e5", 1, F::Move, Illegal),
    ] {
        let expected = MoveTextError { column, field, fault };
        assert_eq!(Position::START.parse_uci(uci), Err(expected), "{uci:?}");
    }
}

#[test]
fn noise_is_refused_with_a_place_or_read_to_the_same_value() {
    let mut rng = Rng::with_seed(35);
    for _ in 0..100_000 {
        let text = noise(&mut rng);
        match text.parse::<Uci>() {
            Ok(uci) => assert_eq!(uci.to_string().to_lowercase(), text.to_lowercase()),
            Err(error) => {
                assert!((1..=text.chars().count() + 1).contains(&error.column), "{text:?}: {error:?}")
            }
        }
    }
}
