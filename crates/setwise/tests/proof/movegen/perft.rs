//! The six positions of the perft tables, and the counts that the field agrees on.

use super::peer;
use setwise::{
    perft::{divide, perft, visit},
    position::Position,
};

/// A position, and the counts at depth 1, 2 and so on.
type Counts = (&'static str, &'static [u64]);

const POSITIONS: [Counts; 6] = [
    (
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        &[20, 400, 8_902, 197_281, 4_865_609, 119_060_324],
    ),
    (
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        &[48, 2_039, 97_862, 4_085_603, 193_690_690],
    ),
    (
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        &[14, 191, 2_812, 43_238, 674_624, 11_030_083, 178_633_661],
    ),
    (
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        &[6, 264, 9_467, 422_333, 15_833_292, 706_045_033],
    ),
    (
        "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
        &[44, 1_486, 62_379, 2_103_487, 89_941_194],
    ),
    (
        "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
        &[46, 2_079, 89_890, 3_894_594, 164_075_551],
    ),
];

fn assert_counts((fen, counts): Counts, plies_less: usize) {
    let position = Position::from_fen(fen).unwrap();
    let peer = peer::board(&position);
    for (depth, &count) in (1..).zip(&counts[..counts.len() - plies_less]) {
        assert_eq!(perft(&position, depth), count, "{fen}, depth {depth}");
        assert_eq!(peer::perft(&peer, depth), count, "{fen}, depth {depth}, counted by the peer");
    }
    assert_eq!(perft(&position, 0), 1);
}

#[test]
fn known_counts() {
    for counts in POSITIONS {
        assert_counts(counts, 1);
    }
}

#[test]
#[ignore = "counts billions of moves"]
fn known_counts_to_full_depth() {
    for counts in POSITIONS {
        assert_counts(counts, 0);
    }
}

#[test]
fn the_parts_of_a_divided_count_add_up() {
    for (fen, counts) in POSITIONS {
        let position = Position::from_fen(fen).unwrap();
        for depth in 1..=3 {
            let mut parts = Vec::new();
            divide(&position, depth, |first, count| parts.push((first, count)));
            let total: u64 = parts.iter().map(|(_, count)| count).sum();
            assert_eq!(total, counts[depth as usize - 1], "{fen}, depth {depth}");
            assert!(parts.iter().map(|&(first, _)| first).eq(position.moves()), "{fen}");
        }
        divide(&position, 0, |first, _| panic!("{first} at depth 0"));
    }
}

#[test]
fn positions_are_visited_in_the_order_of_moves_as_often_as_these_lead_there() {
    for (fen, _) in POSITIONS {
        let position = Position::from_fen(fen).unwrap();
        let mut expected = vec![position];
        for depth in 0..=3 {
            let mut visited = Vec::new();
            visit(&position, depth, |after| visited.push(*after));
            assert!(visited == expected, "{fen}, depth {depth}");
            let moves = |before: Position| before.moves().map(move |chosen| before.play_unchecked(chosen));
            expected = expected.into_iter().flat_map(moves).collect();
        }
    }
}
