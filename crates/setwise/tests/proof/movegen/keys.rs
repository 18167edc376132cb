//! Keys: kept by moves as from scratch, the same for the same position, and different for different ones.

use super::sources::{odd, of_games};
use setwise::{
    Bitboard, Role, Square,
    position::{Board, Castling, Position, Setup},
};
use std::collections::HashMap;

/// The key and the pawn key from scratch.
fn from_scratch(position: &Position) -> (u64, u64) {
    let setup = *position.setup();
    let fresh = Position::ignoring(setup, setup.validate()).unwrap();
    (fresh.key(), fresh.pawn_key())
}

#[test]
fn moves_keep_the_keys() {
    for position in of_games(2, 30).chain(odd(91).take(2_000)) {
        let after_moves = position.moves().map(|chosen| position.play_unchecked(chosen));
        for after in after_moves.chain(position.pass()) {
            assert_eq!((after.key(), after.pawn_key()), from_scratch(&after), "{after}, from {position}");
        }
    }
}

/// What the rules look at to call two positions the same, counters aside.
#[derive(PartialEq, Eq, Hash, Clone, Copy, Debug)]
struct Identity {
    board: Board,
    side_to_move: setwise::Color,
    castling: Castling,
    en_passant: Option<Square>,
}

fn identity(position: &Position) -> Identity {
    let Setup { board, side_to_move, castling, .. } = *position.setup();
    // A square where no legal move takes a pawn in passing makes no difference.
    let takes = |target| {
        position.moves().any(|chosen| {
            let is_pawn = board.pieces(side_to_move, Role::Pawn).contains(chosen.from);
            is_pawn && chosen.to == target
        })
    };
    let en_passant = position.en_passant().filter(|&target| takes(target));
    Identity { board, side_to_move, castling, en_passant }
}

/// All positions after so many moves, and on the way.
fn visit(position: &Position, depth: u32, each: &mut impl FnMut(&Position)) {
    each(position);
    if depth > 0 {
        position.moves().for_each(|chosen| visit(&position.play_unchecked(chosen), depth - 1, each));
    }
}

#[test]
fn transpositions_have_one_key_and_others_have_not() {
    let mut identities: HashMap<u64, Identity> = HashMap::new();
    let mut keys: HashMap<Identity, u64> = HashMap::new();
    let mut pawns: HashMap<u64, [Bitboard; 2]> = HashMap::new();
    let mut visited = 0;
    let starts = [
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 3),
        ("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 3),
        ("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 4),
        ("4k3/pppp4/8/4P3/8/8/8/4K3 b - - 0 1", 5),
        ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", 3),
    ];
    for (fen, depth) in starts {
        visit(&Position::from_fen(fen).unwrap(), depth, &mut |position| {
            visited += 1;
            let identity = identity(position);
            let key = position.key();
            assert_eq!(*identities.entry(key).or_insert(identity), identity, "{position}");
            assert_eq!(*keys.entry(identity).or_insert(key), key, "{position}");
            let sets = setwise::Color::ALL.map(|color| position.board().pieces(color, Role::Pawn));
            assert_eq!(*pawns.entry(position.pawn_key()).or_insert(sets), sets, "{position}");
        });
    }
    assert!(visited > keys.len() + 50_000, "{visited} positions, {} of them differ", keys.len());
}

#[test]
fn without_pawns_the_pawn_key_is_zero() {
    for position in odd(92).take(2_000) {
        let has_pawns = !position.board().role(Role::Pawn).is_empty();
        assert_eq!(position.pawn_key() != 0, has_pawns, "{position}");
    }
}
