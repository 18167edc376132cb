//! Faults: each alone, all together, ignored by name, and against an oracle that searches for each by itself.

use crate::movegen::peer;
use setwise::{
    Color,
    position::{Castling, Fault, Faults, FenField, Position, PositionError, Setup},
};
use setwise_testkit::{
    faults::{faults, faulty_setups, has},
    positions::{famous_setups, setups},
};

fn read(fen: &str) -> Setup {
    Setup::from_fen(fen).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// Positions that have one fault and no other.
fn examples(fault: Fault) -> &'static [&'static str] {
    match fault {
        Fault::MissingKing => {
            &["8/8/8/8/8/8/8/4K3 w - - 0 1", "4k3/8/8/8/8/8/8/8 w - - 0 1", "8/8/8/8/8/8/8/8 w - - 0 1"]
        }
        Fault::SeveralKings => &["4k3/8/8/8/8/8/8/K3K3 w - - 0 1", "k3k3/8/8/8/8/8/8/4K3 b - - 0 1"],
        Fault::OppositeCheck => &[
            "4k3/8/8/8/8/8/8/4RK2 w - - 0 1",
            "4k3/3P4/8/8/8/8/8/4K3 w - - 0 1",
            "8/8/8/8/8/8/8/4Kk2 w - - 0 1",
        ],
        Fault::PawnOnBackRank => &["4k2P/8/8/8/8/8/8/4K3 w - - 0 1", "4k3/8/8/8/8/8/8/p3K3 b - - 0 1"],
        Fault::TooManyPieces => {
            &["4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1", "4k3/nnnnnnnn/nnnnnnnn/8/8/8/8/4K3 w - - 0 1"]
        }
        Fault::ImpossibleCheck => &[
            "4k3/3P1P2/3N4/8/8/8/8/4K3 b - - 0 1",
            "B6b/8/8/8/2K5/5k2/8/b6B b - - 0 1",
            "8/8/8/8/R3k2R/8/8/4K3 b - - 0 1",
            "4k3/8/8/8/3P4/8/8/K3R3 b - d3 0 1",
        ],
        Fault::EnPassantRank => &["4k3/8/8/4p3/8/8/8/4K3 w - e3 0 1", "4k3/8/8/8/4P3/8/8/4K3 w - e3 0 1"],
        Fault::EnPassantWithoutPawn => &[
            "4k3/8/8/8/8/8/8/4K3 w - e6 0 1",
            "4k3/8/8/4P3/8/8/8/4K3 w - e6 0 1",
            "4k3/8/4n3/4p3/8/8/8/4K3 w - e6 0 1",
            "4k3/4n3/8/4p3/8/8/8/4K3 w - e6 0 1",
        ],
        Fault::CastlingWithoutRook => &[
            "4k3/8/8/8/8/8/8/4K3 w K - 0 1",
            "4k3/8/8/8/8/8/4K3/7R w K - 0 1",
            "4k3/8/8/8/8/8/8/4K2r w K - 0 1",
            "8/4k3/8/8/8/8/8/4K2R w Kk - 0 1",
            "r6r/8/8/4k3/8/4K3/8/R6R w KQkq - 0 1",
        ],
        Fault::SeveralRooks => &["4k3/8/8/8/8/8/8/4KR1R w FH - 0 1", "r1r1k3/8/8/8/8/8/8/4K3 w ac - 0 1"],
        Fault::MoveNumberZero => &["4k3/8/8/8/8/8/8/4K3 w - - 0 0"],
    }
}

#[test]
fn each_fault_alone() {
    for fault in Fault::ALL {
        for fen in examples(fault) {
            let alone = Faults::NONE.with(fault);
            assert_eq!(read(fen).validate(), alone, "{fen}");
            assert_eq!(faults(&read(fen)), alone, "{fen}");
            assert_eq!(Position::from_fen(fen), Err(PositionError::Faults(alone)), "{fen}");
            assert_eq!(Position::from_fen(fen).unwrap_err().field(), Some(fault.field()), "{fen}");
        }
    }
}

#[test]
fn sound_positions_have_none() {
    let fens = [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "4k3/8/8/8/8/5n2/8/4RK2 b - - 0 1",
        "4k3/8/5N2/8/8/8/8/4R1K1 b - - 0 1",
        "8/8/8/2k5/3Pp3/8/8/4K3 b - d3 0 1",
        "4k3/8/8/8/3P4/8/8/B3K3 b - d3 200 6000",
        "8/8/8/4k3/1P6/8/8/B3K3 b - b3 0 1",
        "rnbqkbnr/pppppp2/6pp/8/P6P/3Q4/1PP1PPP1/RNR1KBN1 b Ckq - 1 3",
    ];
    for fen in fens {
        assert_eq!(read(fen).validate(), Faults::NONE, "{fen}");
        assert!(Position::from_fen(fen).is_ok(), "{fen}");
    }
    for setup in famous_setups() {
        assert_eq!(setup.validate(), faults(&setup), "{setup}");
    }
}

#[test]
fn all_faults_are_told_at_once() {
    let fen = "4k2P/8/8/8/8/8/8/K3K3 w Hkq e3 0 0";
    let expected = [
        Fault::SeveralKings,
        Fault::PawnOnBackRank,
        Fault::EnPassantRank,
        Fault::CastlingWithoutRook,
        Fault::MoveNumberZero,
    ];
    assert!(read(fen).validate().iter().eq(expected), "{:?}", read(fen).validate());
    let two_kings = read("4k3/8/8/8/8/8/4R3/K3K3 w - - 0 1").validate();
    assert!(two_kings.iter().eq([Fault::SeveralKings, Fault::OppositeCheck]), "{two_kings:?}");
    let error = Position::from_fen(fen).unwrap_err();
    assert_eq!(error.field(), Some(FenField::PiecePlacement));
    assert_eq!(error.to_string().split("; ").count(), expected.len());
}

#[test]
fn the_oracle_finds_the_same_faults() {
    let mut found = [0; Fault::ALL.len()];
    for setup in faulty_setups(95).take(8_000).chain(setups(96).take(2_000)) {
        let expected = faults(&setup);
        assert_eq!(setup.validate(), expected, "{setup}");
        assert_eq!(setup.flip_colors().validate(), expected, "{setup}, colors exchanged");
        expected.iter().for_each(|fault| found[fault as usize] += 1);
    }
    for (fault, count) in Fault::ALL.into_iter().zip(found) {
        assert!(count >= 100, "{fault:?} was met {count} times only");
    }
}

#[test]
fn the_peer_takes_what_is_strict_and_little_more() {
    // Two checks along one line pass there. That kings may not be neighbors it does not know.
    let more = Faults::NONE.with(Fault::ImpossibleCheck);
    let are_apart = |setup: &Setup| {
        let [white, black] = Color::ALL.map(|color| setup.board.king(color));
        white.zip(black).is_none_or(|(white, black)| white.distance(black) > 1)
    };
    let mut taken = 0;
    for setup in faulty_setups(99).take(20_000).chain(setups(100).take(10_000)).filter(are_apart) {
        let faults = setup.validate();
        match peer::try_board(&setup) {
            Some(_) => assert!(faults.without(more).is_empty(), "{faults:?}, {setup}"),
            None => assert!(!faults.is_empty(), "{setup}"),
        }
        taken += usize::from(faults.is_empty());
    }
    assert!(taken > 3_000, "only {taken} setups are positions");
}

#[test]
fn what_is_ignored_must_be_named_and_leave_the_moves_well_defined() {
    for setup in faulty_setups(97).take(10_000) {
        let faults = setup.validate();
        let serious = faults.without(Faults::IGNORABLE);
        assert_eq!(Position::new(setup).err(), Some(faults).filter(|faults| !faults.is_empty()), "{setup}");
        let ignoring_all = Position::ignoring(setup, Faults::from_iter(Fault::ALL));
        assert_eq!(ignoring_all.err(), Some(serious).filter(|serious| !serious.is_empty()), "{setup}");
        for fault in faults.iter() {
            let one = Faults::NONE.with(fault);
            let refused = faults.without(one.intersection(Faults::IGNORABLE));
            assert_eq!(Position::ignoring(setup, one).err(), Some(refused).filter(|rest| !rest.is_empty()));
        }
    }
}

#[test]
fn ignored_rights_and_squares_without_pieces_are_dropped() {
    let dropped = [Fault::CastlingWithoutRook, Fault::EnPassantRank, Fault::EnPassantWithoutPawn];
    for setup in faulty_setups(98).take(10_000) {
        let Ok(position) = Position::ignoring(setup, Faults::IGNORABLE) else { continue };
        let rest = setup.validate().without(Faults::from_iter(dropped));
        let left = position.setup().validate();
        // With a right gone, another may be alone on its side of the king.
        let alone = Faults::NONE.with(Fault::SeveralRooks);
        assert_eq!(left.without(alone), rest.without(alone), "{setup}");
        assert!(!left.contains(Fault::SeveralRooks) || rest.contains(Fault::SeveralRooks), "{setup}");
        assert_eq!((position.board(), position.side_to_move()), (&setup.board, setup.side_to_move));
        let kept = setup.castling.squares().squares().filter(|rook| {
            let alone = setup.with_castling(Castling::from_squares(rook.bitboard()));
            !has(&alone, Fault::CastlingWithoutRook)
        });
        assert_eq!(position.castling().squares(), kept.collect(), "{setup}");
        let is_pushed = !has(&setup, Fault::EnPassantRank) && !has(&setup, Fault::EnPassantWithoutPawn);
        assert_eq!(position.en_passant(), setup.en_passant.filter(|_| is_pushed), "{setup}");
    }
}

#[test]
fn names_are_read_back() {
    for fault in Fault::ALL {
        assert_eq!(Fault::from_name(fault.name()), Some(fault));
        assert!(fault.name().chars().all(|letter| letter.is_ascii_lowercase() || letter == '_'));
        assert!(!fault.to_string().is_empty());
    }
    for name in ["", "Missing_King", "missing_kings", "missing king"] {
        assert_eq!(Fault::from_name(name), None);
    }
    let fatal = [Fault::MissingKing, Fault::SeveralKings, Fault::OppositeCheck];
    let ignorable = Fault::ALL.into_iter().filter(|fault| !fatal.contains(fault));
    assert!(Faults::IGNORABLE.iter().eq(ignorable));
}
