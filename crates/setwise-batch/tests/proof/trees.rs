//! Trees of moves counted many boards at once, against counts that the field agrees on, and against the core.

use crate::kernel::Comparison;
use setwise::{perft as core, position::Position};
use setwise_batch::{InstructionSet, Perft};

/// Positions, and how many sequences of so many moves they have.
const TREES: [(&str, u32, u64); 19] = [
    // The usual ones.
    ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 4, 197_281),
    ("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 3, 97_862),
    ("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 4, 43_238),
    ("r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", 3, 9467),
    ("rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", 3, 62_379),
    ("r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10", 3, 89_890),
    // Chess960.
    ("bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9", 3, 12_189),
    ("2nnrbkr/p1qppppp/8/1ppb4/6PP/3PP3/PPP2P2/BQNNRBKR w HEhe - 1 9", 3, 18_002),
    ("1rqbkrbn/1ppppp1p/1n6/p1N3p1/8/2P4P/PP1PPPP1/1RQBKRBN w FBfb - 0 9", 3, 14_569),
    ("rbbqn1kr/pp2p1pp/6n1/2pp1p2/2P4P/P7/BP1PPPP1/R1BQNNKR w HAha - 0 9", 3, 25_798),
    // Castling: with a rook that hides a check, out of check, and past a pawn that attacks the way.
    ("4k3/8/8/8/8/8/8/rR1K3R w BH - 0 1", 4, 67_994),
    ("1r2k3/8/8/8/8/8/8/RK4R1 w GA - 0 1", 4, 14_609),
    ("r3k2r/8/8/8/8/8/6p1/R3K2R b KQkq - 0 1", 3, 18_252),
    // Captures en passant: the rank would open, the diagonal would open, the taken pawn gives check, two may take.
    ("8/8/8/r2Pp2K/8/8/4k3/8 w - e6 0 1", 4, 14_788),
    ("7k/b7/8/2pP4/8/4K3/8/8 w - c6 0 1", 4, 3524),
    ("8/8/8/2k5/3Pp3/8/8/4K3 b - d3 0 1", 4, 2369),
    ("4k3/8/8/2PpP3/8/8/8/4K3 w - d6 0 1", 4, 2321),
    // Promotions, and a mate.
    ("n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1", 3, 9483),
    ("7k/8/8/8/8/8/r7/1r5K w - - 0 1", 3, 0),
];

/// Counts all trees on all instruction sets of this machine, up to their depths.
pub(crate) fn compare() -> Comparison {
    let mut comparison = Comparison::default();
    for set in InstructionSet::available() {
        let mut perft = Perft::new(set).expect("an available set");
        for (fen, depth, nodes) in TREES {
            let position = Position::from_fen(fen).expect(fen);
            let mut check = |depth, expected| {
                comparison.compared += 1;
                comparison.wrong += usize::from(perft.count(&position, depth) != expected);
            };
            (0..depth).for_each(|depth| check(depth, core::perft(&position, depth)));
            check(depth, nodes);
        }
    }
    comparison
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn trees_have_as_many_leaves_as_is_known() {
        let comparison = compare();
        assert!(comparison.compared > 0 && comparison.wrong == 0, "{comparison:?}");
    }

    #[test]
    fn the_core_counts_the_same_trees() {
        for (fen, depth, nodes) in TREES {
            assert_eq!(core::perft(&Position::from_fen(fen).expect(fen), depth), nodes, "{fen}");
        }
    }

    #[test]
    fn missing_instructions_count_nothing() {
        for set in InstructionSet::ALL {
            assert_eq!(Perft::new(set).is_ok(), set.is_available(), "{}", set.name());
        }
    }
}
