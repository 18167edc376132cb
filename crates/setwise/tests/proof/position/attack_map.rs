//! Attack maps against walks, one piece at a time.

use setwise::{
    Bitboard, Color, Role, Square,
    king::CheckLines,
    position::{AttackMap, Setup},
};
use setwise_testkit::{
    attack_oracle as oracle,
    positions::{famous_setups, setups},
};

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
    for setup in famous_setups().chain(setups(70).take(3_000)) {
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
    let map = AttackMap::of(&"k6k/8/8/8/8/8/P7/K7 b - - 0 1".parse().unwrap());
    assert_eq!(map[Color::White].uncatchable, Square::A2.bitboard(), "two kings count as none");
    let map = AttackMap::of(&"8/8/8/8/8/8/8/K1K1r3 w - - 0 1".parse().unwrap());
    let white = map[Color::White];
    assert_eq!((white.king_escapes, white.pinned), (Bitboard::EMPTY, Bitboard::EMPTY));
    assert_eq!(white.distant_check_lines, CheckLines::NONE);
    assert_eq!(white.role(Role::King).count(), 5 + 3 - 2);
    assert_eq!(map.checkers, Bitboard::EMPTY);
}
