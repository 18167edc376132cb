//! Edge cases of the rules, by name; castling has its [own](super::castling).

use super::{
    peer,
    sources::{named, odd, sorted},
};
use setwise::{
    movegen::MoveList,
    perft::perft,
    position::{Fault, Faults, Position, PositionError},
};
use setwise_testkit::rules;

/// A strict position, whose moves are those of the peer and of the book.
fn strict(fen: &str) -> Position {
    let position = Position::from_fen(fen).unwrap_or_else(|error| panic!("{fen}: {error}"));
    let moves = sorted(position.moves());
    assert_eq!(moves, peer::moves(&peer::board(&position)), "{fen}");
    assert_eq!(moves, rules::legal_moves(position.setup()), "{fen}");
    for depth in 1..=4 {
        assert_eq!(perft(&position, depth), peer::perft(&peer::board(&position), depth), "{fen}");
    }
    position
}

/// A position that is refused for this fault alone, and playable when it is ignored: its moves are those of the book.
fn refused_for(fault: Fault, fen: &str) -> Position {
    let faults = Faults::NONE.with(fault);
    assert_eq!(Position::from_fen(fen), Err(PositionError::Faults(faults)), "{fen}");
    let position = Position::from_fen_ignoring(fen, faults).unwrap();
    assert_eq!(sorted(position.moves()), rules::legal_moves(position.setup()), "{fen}");
    position
}

#[test]
fn en_passant_exposes_the_king_on_the_rank() {
    let position = strict("8/8/8/r2Pp2K/8/8/4k3/8 w - e6 0 1");
    assert!(!position.is_legal(named("d5e6")));
    // With a piece more on the rank the king stays hidden, and with another rank he is off the line.
    assert!(strict("8/8/8/r1NPp2K/8/8/4k3/8 w - e6 0 1").is_legal(named("d5e6")));
    assert!(strict("8/8/7K/r2Pp3/8/8/4k3/8 w - e6 0 1").is_legal(named("d5e6")));
}

#[test]
fn en_passant_exposes_the_king_along_a_diagonal() {
    let position = strict("1b6/8/8/3Pp3/8/8/4k2K/8 w - e6 0 1");
    assert!(!position.is_legal(named("d5e6")), "the captured pawn was on the line b8-h2");
    // With a piece more on the line, or the king off it, the pawn may go.
    assert!(strict("1b6/8/8/3Pp3/5N2/2k5/7K/8 w - e6 0 1").is_legal(named("d5e6")));
    assert!(strict("1b6/8/8/3Pp3/8/8/4k3/7K w - e6 0 1").is_legal(named("d5e6")));
}

#[test]
fn a_pinned_pawn_takes_en_passant_along_its_pin_only() {
    let along = strict("b6k/8/8/3Pp3/8/8/8/7K w - e6 0 1");
    assert!(!along.is_legal(named("d5e6")), "pinned on the long diagonal, it would leave it");
    let along = strict("7k/8/5b2/4pP2/8/2K5/8/8 w - e6 0 1");
    assert!(!along.is_legal(named("f5e6")), "the captured pawn was on the line f6-c3");
    let along = strict("7k/5b2/8/3Pp3/2K5/8/8/8 w - e6 0 1");
    assert!(along.is_legal(named("d5e6")), "it stays between f7 and c4");
}

#[test]
fn en_passant_blocks_a_check() {
    let position = strict("k3r3/8/8/3Pp3/8/8/8/4K3 w - e6 0 1");
    assert!(!position.is_check() && position.is_legal(named("d5e6")), "the pawn takes over the file");
    // The bishop's check is older than the double push; so no game has it, but the answer is clear.
    let position = refused_for(Fault::ImpossibleCheck, "1b5k/8/8/2Pp4/5K2/8/8/8 w - d6 0 1");
    assert!(position.is_check() && position.is_legal(named("c5d6")));
}

#[test]
fn en_passant_answers_the_check_of_the_pawn() {
    let position = strict("8/8/8/2k5/3Pp3/8/8/4K3 b - d3 0 1");
    assert!(position.is_check() && position.is_legal(named("e4d3")));
}

#[test]
fn the_most_moves_of_a_game() {
    let position = strict("R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1");
    assert_eq!((position.count_moves(), position.move_list().len()), (218, 218));
}

#[test]
fn more_than_256_moves() {
    let fen = "krQQQQQQ/P1Q4Q/QQ5Q/Q6Q/Q6Q/Q6Q/Q6Q/QQQQQQQK w - - 0 1";
    let position = refused_for(Fault::TooManyPieces, fen);
    assert_eq!((position.count_moves(), position.move_list().len()), (266, 266));
    assert_eq!((position.moves().len(), position.moves().count()), (266, 266));
    assert_eq!(perft(&position, 1), 266);
}

#[test]
fn a_full_list_takes_no_further_move() {
    let mut list = MoveList::new();
    for _ in 0..MoveList::CAPACITY {
        assert_eq!(list.push(named("e2e4")), Ok(()));
    }
    assert_eq!(list.push(named("d2d4")), Err(named("d2d4")));
    assert_eq!(list.len(), MoveList::CAPACITY);
    assert!(list.iter().all(|&chosen| chosen == named("e2e4")));
    let most = odd(93).take(20_000).map(|position| position.count_moves()).max();
    assert!(most.is_some_and(|most| most < MoveList::CAPACITY));
}

#[test]
fn three_checkers() {
    let position = refused_for(Fault::ImpossibleCheck, "4k3/3P1P2/3N4/8/8/8/8/4K3 b - - 0 1");
    assert_eq!(position.checkers().count(), 3);
    assert!(position.moves().all(|chosen| chosen.from == position.king(position.side_to_move())));
    let position = refused_for(Fault::ImpossibleCheck, "4k3/8/5N2/1B6/8/8/8/4RK2 b - - 0 1");
    assert_eq!((position.checkers().count(), position.count_moves()), (3, 3));
}

#[test]
fn two_checks_along_one_line() {
    let position = refused_for(Fault::ImpossibleCheck, "B6b/8/8/8/2K5/5k2/8/b6B b - - 0 1");
    let counts = [6, 106, 1_829, 31_151, 530_585, 9_250_746];
    let peer = peer::board(&position);
    for (depth, count) in (1..).zip(counts) {
        assert_eq!(perft(&position, depth), count);
        assert_eq!(peer::perft(&peer, depth), count);
    }
}

#[test]
fn a_king_does_not_hide_behind_himself() {
    let position = strict("4k3/8/8/8/r3K3/8/8/8 w - - 0 1");
    assert!(!position.is_legal(named("e4f4")), "the rook attacks through the king's square");
    assert!(position.is_legal(named("e4f5")));
}

#[test]
fn two_checks_leave_the_king_alone() {
    let position = strict("4k3/8/5N2/8/8/8/8/4R1K1 b - - 0 1");
    assert_eq!(position.checkers().count(), 2);
    assert_eq!(sorted(position.moves()), sorted(["e8d8", "e8f8", "e8f7"].map(named)));
}

#[test]
fn a_pawn_promotes_by_taking_a_rook_with_its_right() {
    let position = strict("r3k3/1P6/8/8/8/8/8/4K3 w q - 0 1");
    let after = position.play(named("b7a8n")).unwrap();
    assert!(after.castling().is_empty() && !after.is_check());
    assert!(position.play(named("b7a8q")).unwrap().is_check());
    assert!(position.play(named("b7a8")).is_err(), "it must become something");
}

#[test]
fn a_double_push_over_an_attacked_square_can_give_check() {
    let position = strict("8/8/8/3k4/8/8/2P5/4K3 w - - 0 1");
    let after = position.play(named("c2c4")).unwrap();
    assert!(position.gives_check(named("c2c4")) && after.is_check());
    assert_eq!(after.en_passant().map(|square| square.to_string()), Some("c3".into()));
}

#[test]
fn mates_and_stalemates() {
    let mates = [
        "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3",
        "6rk/5Npp/8/8/8/8/8/4K3 b - - 0 1",
        "R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1",
    ];
    for fen in mates {
        let position = strict(fen);
        assert!(position.is_checkmate() && !position.is_stalemate(), "{fen}");
    }
    for fen in ["7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "8/8/8/8/8/5k2/5p2/5K2 w - - 0 1"] {
        let position = strict(fen);
        assert!(position.is_stalemate() && !position.is_checkmate(), "{fen}");
    }
}
