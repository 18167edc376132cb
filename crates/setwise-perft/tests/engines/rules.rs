//! The rules that move generators trip over, by name; each for both colors.

use crate::{assert_count, assert_divided, peer};
use setwise::{
    perft as core,
    position::{Faults, Position},
};

/// So many nodes are enough to see a rule at work.
const ENOUGH: u64 = 400_000;

/// Counts both colors in every way, as deep as it takes no time, and divides at depth 3.
fn assert_agree(fen: &str) {
    let position = Position::from_fen(fen).unwrap_or_else(|error| panic!("{fen}: {error}"));
    for position in [position, position.flip_colors()] {
        let board = peer::board(&position).unwrap_or_else(|| panic!("the peer refuses {position}"));
        for depth in 1..=5 {
            let expected = core::perft(&position, depth);
            if depth > 2 && expected > ENOUGH {
                break;
            }
            assert_eq!(
                peer::perft(&board, depth),
                expected,
                "{position}, depth {depth}, counted by the peer"
            );
            assert_count(&position, depth, expected);
            if depth == 3 {
                assert_divided(&position, depth);
            }
        }
    }
}

/// Counts a position that is refused if its faults are not ignored.
fn assert_odd(fen: &str) {
    let position = Position::from_fen_ignoring(fen, Faults::IGNORABLE).expect(fen);
    for position in [position, position.flip_colors()] {
        for depth in 1..=3 {
            assert_count(&position, depth, core::perft(&position, depth));
        }
    }
}

#[test]
fn en_passant_exposes_the_king() {
    // On the rank, with the square given and two moves before; along a diagonal, by the pawn that goes or that falls.
    for fen in [
        "8/8/8/r2Pp2K/8/8/4k3/8 w - e6 0 1",
        "8/2p5/8/KP5r/8/8/8/4k3 b - - 0 1",
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        "3k4/3p4/8/K1P4r/8/8/8/8 b - - 0 1",
        "1b6/8/8/3Pp3/8/8/4k2K/8 w - e6 0 1",
        "7k/8/5b2/4pP2/8/2K5/8/8 w - e6 0 1",
        "b6k/8/8/3Pp3/8/8/8/7K w - e6 0 1",
        "8/8/4k3/8/2p5/8/B2P2K1/8 w - - 0 1",
        "8/6p1/7k/8/5P1K/8/8/2q5 b - - 0 1",
    ] {
        assert_agree(fen);
    }
}

#[test]
fn en_passant_is_legal() {
    // Two pawns may take; along the pin; as an answer to the pawn's check; giving check, also by the file it opens.
    for fen in [
        "4k3/8/8/2PpP3/8/8/8/4K3 w - d6 0 1",
        "7k/5b2/8/3Pp3/2K5/8/8/8 w - e6 0 1",
        "8/8/8/2k5/3Pp3/8/8/4K3 b - d3 0 1",
        "8/8/1k6/2b5/2pP4/8/5K2/8 b - d3 0 1",
        "k3r3/8/8/3Pp3/8/8/8/4K3 w - e6 0 1",
        "8/8/8/r1NPp2K/8/8/4k3/8 w - e6 0 1",
        "4k3/2p1p3/8/1P1P1P2/1p1p1p2/8/2P1P3/4K3 w - - 0 1",
        "4k3/1p1p1p1p/8/P1P1P1P1/1p1p1p1p/8/P1P1P1P1/4K3 w - - 0 1",
    ] {
        assert_agree(fen);
    }
}

#[test]
fn pinned_pieces_move_along_their_lines() {
    // Every piece pinned on every line, two at once, and pins that end with the pinning piece.
    for fen in [
        "4r2k/8/8/8/4R3/8/8/4K3 w - - 0 1",
        "4r2k/8/4Q3/8/8/8/8/4K3 w - - 0 1",
        "4r2k/8/8/4P3/8/8/8/4K3 w - - 0 1",
        "4r2k/8/8/8/4N3/8/4B3/3RK3 w - - 0 1",
        "6k1/8/8/b7/8/2B5/8/4K3 w - - 0 1",
        "6k1/8/8/q7/8/2Q5/8/4K3 w - - 0 1",
        "7k/8/8/8/7b/6P1/8/4K3 w - - 0 1",
        "7k/8/8/8/7b/6N1/3P4/4K2r w - - 0 1",
        "7k/8/8/8/7b/8/5P2/r2QK3 w - - 0 1",
        "8/8/3r3b/8/3PP3/1q1KP2r/2PPP3/1b1r1b1k w - - 0 1",
        "3r3k/1q3b2/8/3P4/rQ1KB1r1/3N4/1R3R2/q2r2b1 w - - 0 1",
    ] {
        assert_agree(fen);
    }
}

#[test]
fn checks_are_answered() {
    // By capture and by stepping between, also with a pawn of two squares; two checkers; discovered; behind the king.
    for fen in [
        "4k3/8/8/8/1b6/8/PPPP1PPP/RNBQKBNR w KQ - 0 1",
        "4k3/8/8/8/4r3/8/PPPP1PPP/RNBQKBNR w KQ - 0 1",
        "rnbqkbnr/pppp1ppp/8/1B2p3/4P3/8/PPPP1PPP/RNBQK1NR b KQkq - 1 2",
        "4k3/8/8/K6r/8/8/1P6/8 w - - 0 1",
        "4k3/8/8/8/4r3/5n2/8/R3K2R w KQ - 0 1",
        "8/8/1P2K3/8/2n5/1q6/8/5k2 b - - 0 1",
        "2r4k/8/8/8/2K5/8/8/8 w - - 0 1",
        "8/8/2k5/5q2/5n2/8/5K2/8 b - - 0 1",
        "7k/8/8/8/8/1b6/8/r2K4 w - - 0 1",
    ] {
        assert_agree(fen);
    }
}

#[test]
fn castling() {
    // Out of check, through it, into it; past an attacked rook; with check; rights that end with a captured rook.
    for fen in [
        "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
        "4k3/8/8/8/4r3/8/8/R3K2R w KQ - 0 1",
        "4k3/8/8/8/5r2/8/8/R3K2R w KQ - 0 1",
        "4k3/8/8/8/6r1/8/8/R3K2R w KQ - 0 1",
        "4k3/8/8/8/1r5r/8/8/R3K2R w KQ - 0 1",
        "4k3/8/8/8/8/7n/8/R3K2R w KQ - 0 1",
        "4k3/8/8/8/8/8/1p4p1/R3K2R w KQ - 0 1",
        "4k3/8/8/8/8/8/8/RN2K1NR w KQ - 0 1",
        "5k2/8/8/8/8/8/8/4K2R w K - 0 1",
        "3k4/8/8/8/8/8/8/R3K3 w Q - 0 1",
        "r3k2r/1b4bq/8/8/8/8/7B/R3K2R w KQkq - 0 1",
        "r3k2r/8/3Q4/8/8/5q2/8/R3K2R b KQkq - 0 1",
        "r3k2r/P6P/8/8/8/8/p6p/R3K2R w KQkq - 0 1",
    ] {
        assert_agree(fen);
    }
}

#[test]
fn castling_in_chess960() {
    // King or rook stays; the king goes far, or over the rook; the rook hides him from a queen; inner rooks.
    for fen in [
        "4k3/8/8/8/8/8/8/6KR w H - 0 1",
        "4k3/8/8/8/8/8/8/3RK3 w D - 0 1",
        "4k3/8/8/8/8/8/8/4KR2 w F - 0 1",
        "4k3/8/8/8/8/8/8/1RK5 w B - 0 1",
        "4k3/8/8/8/8/8/8/1R3K2 w B - 0 1",
        "1k6/8/8/8/8/8/8/1K4Rr w G - 0 1",
        "7k/8/8/8/8/8/8/qRK5 w B - 0 1",
        "7k/8/8/8/8/8/8/bRK5 w B - 0 1",
        "7k/8/8/8/8/8/8/qNRK4 w C - 0 1",
        "5k2/8/8/8/8/8/8/1R3KR1 w GB - 0 1",
        "rnbqkbnr/pppppp2/6pp/8/P6P/3Q4/1PP1PPP1/R1R1KBN1 w Ckq - 1 3",
        "1rqbkrbn/1ppppp1p/1n6/p1N3p1/8/2P4P/PP1PPPP1/1RQBKRBN w FBfb - 0 9",
        "r1k1r2q/p1ppp1pp/8/8/8/8/P1PPP1PP/R1K1R2Q w EAea - 0 1",
    ] {
        assert_agree(fen);
    }
}

#[test]
fn promotions() {
    // Straight, by capture of a rook with its right, of pinned pawns, out of check, into stalemate, of many pawns.
    for fen in [
        "4k3/1P6/8/8/8/8/K7/8 w - - 0 1",
        "r3k2r/1P4P1/8/8/8/8/8/4K3 w kq - 0 1",
        "2K2r2/4P3/8/8/8/8/8/3k4 w - - 0 1",
        "8/P1k5/K7/8/8/8/8/8 w - - 0 1",
        "K1k5/8/P7/8/8/8/8/8 w - - 0 1",
        "8/k1P5/8/1K6/8/8/8/8 w - - 0 1",
        "3rb3/2P5/1K6/8/8/8/8/k7 w - - 0 1",
        "3q4/K1P4r/8/8/8/8/8/k7 w - - 0 1",
        "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
        "k7/3PPPPP/8/8/8/8/ppppp3/7K w - - 0 1",
    ] {
        assert_agree(fen);
    }
}

#[test]
fn many_knights() {
    for fen in [
        "4k3/8/2N1N3/1N3N2/8/1N3N2/2N1N3/4K3 w - - 0 1",
        "nnnnkn1n/pp4p1/8/8/8/8/1P4PP/N1NKNNNN w - - 0 1",
        "4k3/1n1n1n2/3n1n2/8/8/2N1N3/2N1N1N1/4K3 w - - 0 1",
        "8/2k5/3n1n2/2N1N1N1/8/1n1n1n2/2N1N3/5K2 b - - 0 1",
    ] {
        assert_agree(fen);
    }
}

#[test]
fn many_queens() {
    for fen in [
        "R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1",
        "3k4/qq6/8/8/8/8/6QQ/4K3 w - - 0 1",
        "q6q/2qk2q1/8/8/8/8/1Q2KQ2/Q6Q w - - 0 1",
        "qqqqkqqq/8/8/8/8/8/8/QQQQKQQQ w - - 0 1",
        "8/2QQ1Q2/8/1Q4Q1/8/2Q1Q3/7p/5K1k w - - 0 1",
    ] {
        assert_agree(fen);
    }
}

#[test]
fn more_pieces_than_a_game_has() {
    for fen in [
        "krQQQQQQ/P1Q4Q/QQ5Q/Q6Q/Q6Q/Q6Q/Q6Q/QQQQQQQK w - - 0 1",
        "4k3/8/8/8/8/NNNNNNNN/NNNNNNNN/NNNNKNNN w - - 0 1",
        "4k3/3P1P2/3N4/8/8/8/8/4K3 b - - 0 1",
        "P3k3/8/8/8/8/8/8/4K2p w - - 0 1",
    ] {
        assert_odd(fen);
    }
}

#[test]
fn games_that_are_over() {
    for fen in [
        "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
        "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1",
        "8/8/8/8/8/6k1/6p1/6K1 w - - 0 1",
    ] {
        assert_agree(fen);
    }
}
