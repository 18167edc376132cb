//! King, knight and pawn patterns against the walk.

use setwise::{Bitboard, Color, Square, pattern, walk};
use setwise_testkit::random::bitboards;

/// A set-wise pattern is the union of what its members attack.
fn assert_union(setwise: impl Fn(Bitboard) -> Bitboard, attacks: impl Fn(Square) -> Bitboard) {
    let singles = Square::ALL.into_iter().map(Square::bitboard);
    for set in singles.chain(bitboards(1).take(10_000)).chain([Bitboard::EMPTY, Bitboard::FULL]) {
        let union = set.squares().map(&attacks).fold(Bitboard::EMPTY, Bitboard::union);
        assert_eq!(setwise(set), union, "{set:?}");
    }
}

#[test]
fn kings() {
    assert_union(pattern::kings_attacks, walk::king_attacks);
}

#[test]
fn knights() {
    assert_union(pattern::knights_attacks, walk::knight_attacks);
}

#[test]
fn pawns() {
    for color in Color::ALL {
        assert_union(
            |pawns| pattern::pawns_attacks(color, pawns),
            |square| walk::pawn_attacks(color, square),
        );
    }
}

#[test]
fn pawn_pushes_need_empty_squares() {
    let (a2, a3, a4) = (Square::A2.bitboard(), Square::A3.bitboard(), Square::A4.bitboard());
    let pushes = |empty| pattern::pawns_pushes(Color::White, a2, empty);
    assert_eq!(pushes(Bitboard::FULL), a3 | a4);
    assert_eq!(pushes(!a4), a3);
    assert_eq!(pushes(!a3), Bitboard::EMPTY);
    for (pawns, empty) in bitboards(2).zip(bitboards(3)).take(1_000) {
        let mirrored = pattern::pawns_pushes(Color::Black, pawns.flip_vertical(), empty.flip_vertical());
        assert_eq!(pattern::pawns_pushes(Color::White, pawns, empty), mirrored.flip_vertical());
    }
}
