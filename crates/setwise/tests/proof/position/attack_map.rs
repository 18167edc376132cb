//! Attack maps against walks, one piece at a time.

use setwise::{
    Bitboard, Color, Role, Square,
    king::CheckLines,
    position::{AttackMap, Setup},
};
use setwise_testkit::{attack_oracle as oracle, positions::setups};

/// Positions in which something special happens, and the usual ones.
const FAMOUS: [&str; 8] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
    "7K/8/k1P5/7p/8/8/8/8 w - - 0 1",
    "4k3/8/8/8/4r3/8/4R3/4K3 b - - 0 1",
    "6k1/5ppp/8/8/8/8/5PPP/r5K1 w - - 0 1",
];

fn assert_map(setup: &Setup) {
    let (board, map) = (&setup.board, AttackMap::of(setup));
    for color in Color::ALL {
        let side = map[color];
        assert_eq!(side.attacks, oracle::attacks(board, color, |_, _| true), "{setup}");
        for role in Role::ALL {
            let expected = oracle::attacks(board, color, |_, piece| piece.role == role);
            assert_eq!(side.role(role), expected, "{role:?}, {setup}");
        }
        assert_eq!(side.pinned, oracle::pinned(board, color), "{setup}");
        assert_eq!(side.king_escapes, oracle::king_escapes(board, color), "{setup}");
        assert_eq!(side.uncatchable, oracle::uncatchable(setup, color), "{setup}");
        if let Some(king) = oracle::only_king(board, color) {
            let lines = setwise::king::distant_check::branching(side.king_escapes, king);
            assert_eq!(side.distant_check_lines, lines, "{setup}");
        }
    }
    let king = oracle::only_king(board, setup.side_to_move);
    let checkers = king.map_or(Bitboard::EMPTY, |king| oracle::attackers(board, !setup.side_to_move, king));
    assert_eq!(map.checkers, checkers, "{setup}");
}

#[test]
fn random_and_famous_positions() {
    let famous = FAMOUS.into_iter().map(|fen| fen.parse().unwrap());
    for setup in famous.chain(setups(70).take(3_000)) {
        assert_map(&setup);
    }
}

#[test]
fn colors_are_symmetric() {
    for setup in setups(71).take(2_000) {
        let (map, flipped) = (AttackMap::of(&setup), AttackMap::of(&setup.flip_colors()));
        assert_eq!(flipped.checkers, map.checkers.flip_vertical());
        for color in Color::ALL {
            let (side, other) = (map[color], flipped[!color]);
            let sets = [side.attacks, side.pinned, side.king_escapes, side.uncatchable];
            let others = [other.attacks, other.pinned, other.king_escapes, other.uncatchable];
            assert_eq!(sets.map(Bitboard::flip_vertical), others, "{setup}");
        }
    }
}

#[test]
fn without_a_king_or_with_several() {
    let map = AttackMap::of(&"8/8/8/8/8/8/P7/R7 b - - 0 1".parse().unwrap());
    assert_eq!(map[Color::White].uncatchable, Square::A2.bitboard(), "no king catches the pawn");
    assert_eq!(map.checkers, Bitboard::EMPTY);
    let map = AttackMap::of(&"8/8/8/8/8/8/8/K1K1r3 w - - 0 1".parse().unwrap());
    let white = map[Color::White];
    assert_eq!((white.king_escapes, white.pinned), (Bitboard::EMPTY, Bitboard::EMPTY));
    assert_eq!(white.distant_check_lines, CheckLines::NONE);
    assert_eq!(white.role(Role::King).count(), 5 + 3 - 2);
    assert_eq!(map.checkers, Bitboard::EMPTY);
}
