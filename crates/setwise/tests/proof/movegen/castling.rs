//! Castling, case by case: the usual game's rules, and what only Chess960 has. A move is the king taking his rook.

use super::{
    peer,
    sources::{named, sorted},
};
use setwise::{
    Color, Piece, Role, Square,
    movegen::{Move, castling_targets},
    perft::perft,
    position::{Board, Castling, Position, Setup},
};
use setwise_testkit::{games::start, rules};

/// The castlings of the side to move as text, after all moves and counts have been held to the peer and the book.
fn castlings(fen: &str) -> Vec<String> {
    let position = Position::from_fen(fen).unwrap_or_else(|error| panic!("{fen}: {error}"));
    let peer = peer::board(&position);
    assert_eq!(sorted(position.moves()), peer::moves(&peer), "{fen}");
    assert_eq!(sorted(position.moves()), rules::legal_moves(position.setup()), "{fen}");
    for depth in 1..=3 {
        assert_eq!(perft(&position, depth), peer::perft(&peer, depth), "{fen}, depth {depth}");
    }
    let own = position.board().color(position.side_to_move());
    position.moves().filter(|chosen| own.contains(chosen.to)).map(|chosen| chosen.to_string()).collect()
}

/// The placement after a move.
fn after(fen: &str, chosen: &str) -> String {
    let after = Position::from_fen(fen).unwrap().play(named(chosen)).unwrap().to_string();
    after.split(' ').next().unwrap().to_owned()
}

#[test]
fn both_wings_of_both_sides() {
    assert_eq!(castlings("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"), ["e1a1", "e1h1"]);
    assert_eq!(castlings("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1"), ["e8a8", "e8h8"]);
    assert_eq!(castlings("r3k2r/8/8/8/8/8/8/R3K2R w Kq - 0 1"), ["e1h1"]);
    let fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 3 8";
    assert_eq!(after(fen, "e1h1"), "r3k2r/8/8/8/8/8/8/R4RK1");
    assert_eq!(after(fen, "e1a1"), "r3k2r/8/8/8/8/8/8/2KR3R");
    let castled = Position::from_fen(fen).unwrap().play(named("e1h1")).unwrap();
    assert!(castled.to_string().ends_with(" b kq - 4 8"), "the clock runs on: {castled}");
}

#[test]
fn not_in_check_nor_through_it_nor_into_it() {
    let none: [&str; 0] = [];
    assert_eq!(castlings("4r1k1/8/8/8/8/8/8/R3K2R w KQ - 0 1"), none);
    assert_eq!(castlings("5rk1/8/8/8/8/8/8/R3K2R w KQ - 0 1"), ["e1a1"]);
    assert_eq!(castlings("6r1/2k5/8/8/8/8/8/R3K2R w KQ - 0 1"), ["e1a1"]);
    assert_eq!(castlings("2r3k1/8/8/8/8/8/8/R3K2R w KQ - 0 1"), ["e1h1"]);
    assert_eq!(castlings("3r2k1/8/8/8/8/8/8/R3K2R w KQ - 0 1"), ["e1h1"]);
    let pawn = castlings("4k3/8/8/8/8/8/6p1/R3K2R w KQ - 0 1");
    assert_eq!(pawn, ["e1a1"], "a pawn on g2 attacks f1");
}

#[test]
fn the_rook_may_be_attacked_and_pass_an_attacked_square() {
    assert_eq!(castlings("1r4kr/8/8/8/8/8/8/R3K2R w KQ - 0 1"), ["e1a1", "e1h1"]);
    assert_eq!(castlings("r5k1/8/8/8/8/8/8/R3K3 w Q - 0 1"), ["e1a1"]);
}

#[test]
fn what_stands_between_is_in_the_way() {
    assert_eq!(castlings("4k3/8/8/8/8/8/8/RN2K1NR w KQ - 0 1"), [""; 0]);
    assert_eq!(castlings("4k3/8/8/8/8/8/8/R2nK2R w KQ - 0 1"), ["e1h1"]);
    assert_eq!(castlings("4k3/8/8/8/8/8/8/Rn2K2R w KQ - 0 1"), ["e1h1"], "the rook's way counts too");
}

#[test]
fn a_right_ends_with_its_rook() {
    let position = Position::from_fen("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1").unwrap();
    let rights = |chosen| position.play(named(chosen)).unwrap().to_string();
    assert!(rights("a1a8").ends_with(" b Kk - 0 1"), "both rooks of the file lose theirs");
    assert!(rights("h1g1").contains(" b Qkq "));
    assert!(rights("e1e2").contains(" b kq "));
    assert!(rights("e1a1").contains(" b kq "));
}

#[test]
fn king_and_rook_exchange_their_squares() {
    let fen = "4k3/8/8/8/8/8/8/5KR1 w G - 0 1";
    assert_eq!(castlings(fen), ["f1g1"]);
    assert_eq!(after(fen, "f1g1"), "4k3/8/8/8/8/8/8/5RK1");
    let fen = "4k3/8/8/8/8/8/8/2RK4 w C - 0 1";
    assert_eq!(castlings(fen), ["d1c1"]);
    assert_eq!(after(fen, "d1c1"), "4k3/8/8/8/8/8/8/2KR4");
}

#[test]
fn the_king_stays_where_he_is() {
    let fen = "4k3/8/8/8/8/8/8/6KR w H - 0 1";
    assert_eq!(castlings(fen), ["g1h1"]);
    assert_eq!(after(fen, "g1h1"), "4k3/8/8/8/8/8/8/5RK1");
    let castled = Position::from_fen(fen).unwrap().play(named("g1h1")).unwrap();
    assert!(castled.castling().is_empty());
    assert_eq!(castlings("6r1/4k3/8/8/8/8/8/6KR w H - 0 1"), [""; 0], "not out of a check");
}

#[test]
fn the_rook_stays_where_it_is() {
    let fen = "4k3/8/8/8/8/8/8/3RK3 w D - 0 1";
    assert_eq!(castlings(fen), ["e1d1"]);
    assert_eq!(after(fen, "e1d1"), "4k3/8/8/8/8/8/8/2KR4");
    assert_eq!(castlings("4k3/8/8/8/8/8/8/2nRK3 w D - 0 1"), [""; 0], "the king's square is taken");
}

#[test]
fn through_a_square_that_only_the_rook_leaves() {
    let fen = "4k3/8/8/8/8/8/8/4KR2 w F - 0 1";
    assert_eq!(castlings(fen), ["e1f1"]);
    assert_eq!(after(fen, "e1f1"), "4k3/8/8/8/8/8/8/5RK1");
    let fen = "4k3/8/8/8/8/8/8/1RK5 w B - 0 1";
    assert_eq!(castlings(fen), ["c1b1"]);
    assert_eq!(after(fen, "c1b1"), "4k3/8/8/8/8/8/8/2KR4");
    let fen = "4k3/8/8/8/8/8/8/1R3K2 w B - 0 1";
    assert_eq!(castlings(fen), ["f1b1"], "a king goes far to the west");
    assert_eq!(castlings("1k6/8/8/8/8/8/8/1K4Rr w G - 0 1"), [""; 0], "the last square is attacked then");
}

#[test]
fn a_pinned_rook_does_not_castle() {
    assert_eq!(castlings("7k/8/8/8/8/8/8/qRK5 w B - 0 1"), [""; 0], "it hides the king from the queen");
    assert_eq!(castlings("7k/8/8/8/8/8/8/bRK5 w B - 0 1"), ["c1b1"], "a bishop does not mind the rank");
    assert_eq!(castlings("7k/8/8/8/8/8/8/qNRK4 w C - 0 1"), ["d1c1"], "the knight stays between");
    assert_eq!(castlings("k7/8/8/8/8/8/8/6KR w H - 0 1"), ["g1h1"]);
}

#[test]
fn inner_rooks_have_letters_of_their_own() {
    let fen = "rnbqkbnr/pppppp2/6pp/8/P6P/3Q4/1PP1PPP1/RNR1KBN1 b Ckq - 1 3";
    assert_eq!(castlings(fen), [""; 0]);
    let position = Position::from_fen(fen).unwrap();
    let squares: Vec<String> = position.castling().squares().squares().map(|rook| rook.to_string()).collect();
    assert_eq!(squares, ["c1", "a8", "h8"]);
    assert_eq!(position.to_string(), fen, "what is written is the same right");
    let fen = "rnbqkbnr/pppppp2/6pp/8/P6P/3Q4/1PP1PPP1/R1R1KBN1 w Ckq - 1 3";
    assert_eq!(castlings(fen), ["e1c1"]);
    assert_eq!(after(fen, "e1c1"), "rnbqkbnr/pppppp2/6pp/8/P6P/3Q4/1PP1PPP1/R1KR1BN1");
}

#[test]
fn k_and_q_are_the_outermost_rooks() {
    assert_eq!(castlings("4k3/8/8/8/8/8/8/1R1RK1RR w KQ - 0 1"), [""; 0]);
    assert_eq!(castlings("4k3/8/8/8/8/8/8/1R2K1R1 w KQ - 0 1"), ["e1b1", "e1g1"]);
    assert_eq!(castlings("4k3/8/8/8/8/8/8/1R1RK1RR w DG - 0 1"), ["e1d1", "e1g1"]);
    let same = |x_fen: &str, shredder: &str| {
        assert_eq!(Position::from_fen(x_fen).unwrap(), Position::from_fen(shredder).unwrap());
    };
    same("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1");
    same("4k3/8/8/8/8/8/8/1R1RK1RR w KQ - 0 1", "4k3/8/8/8/8/8/8/1R1RK1RR w HB - 0 1");
}

#[test]
fn every_array_castles_with_either_rook_alone() {
    for number in 0..960 {
        let whole = *start(number, 959 - number).setup();
        for rook in whole.castling.rooks(Color::White) {
            let stays = |&(square, piece): &(Square, Piece)| {
                square == rook || piece.color == Color::Black || matches!(piece.role, Role::King | Role::Pawn)
            };
            let board: Board = whole.board.iter().filter(stays).collect();
            let setup = Setup { board, castling: Castling::from_squares(rook.bitboard()), ..whole };
            let position = Position::new(setup).unwrap();
            let chosen = Move::new(position.king(Color::White), rook);
            assert!(position.is_legal(chosen), "{position}");
            assert!(peer::moves(&peer::board(&position)).contains(&chosen), "{position}");
            let after = position.play_unchecked(chosen);
            assert_eq!(*after.setup(), rules::after(&setup, chosen), "{position}");
            let arrived = castling_targets(chosen.from, rook);
            let is_short = rook > chosen.from;
            let expected = if is_short { (Square::G1, Square::F1) } else { (Square::C1, Square::D1) };
            assert_eq!(arrived, expected);
            assert_eq!(after.king(Color::White), arrived.0, "{position}");
        }
    }
}
