//! Static exchange evaluation against the exchange itself, played move by move.

use setwise::{
    Role,
    movegen::{EXCHANGE_VALUES, Move},
    position::Position,
};
use setwise_testkit::games::{games, suite};

fn value(role: Role) -> i32 {
    EXCHANGE_VALUES[role as usize]
}

/// What a move takes and makes, and what it then loses.
fn exchange(position: &Position, chosen: Move) -> i32 {
    let board = position.board();
    let moved = board.piece_at(chosen.from).unwrap();
    let captured = match board.piece_at(chosen.to) {
        Some(piece) if piece.color == moved.color => return 0, // castling
        Some(piece) => value(piece.role),
        None if moved.role == Role::Pawn && chosen.from.file() != chosen.to.file() => value(Role::Pawn),
        None => 0,
    };
    let promoted = chosen.promotion.map_or(0, |role| value(role) - value(Role::Pawn));
    captured + promoted - best_answer(&position.play_unchecked(chosen), chosen)
}

/// What the side to move wins by taking back, with its least valuable piece, or by leaving it.
fn best_answer(position: &Position, last: Move) -> i32 {
    let role = |taker: &Move| position.board().piece_at(taker.from).unwrap().role;
    let takes = |taker: &Move| taker.to == last.to && taker.promotion.is_none_or(|role| role == Role::Queen);
    let least = position.moves().filter(takes).min_by_key(|taker| (role(taker), taker.from));
    least.map_or(0, |taker| exchange(position, taker).max(0))
}

#[test]
fn the_threshold_parts_where_the_played_exchange_ends() {
    let (mut gains, mut losses) = (0, 0);
    for position in games(41, 40).chain(suite(42, 60).map(|(_, position)| position)) {
        for chosen in position.moves() {
            let expected = exchange(&position, chosen);
            gains += usize::from(expected > 0);
            losses += usize::from(expected < 0);
            let wins = |threshold| position.exchange_wins(chosen, threshold, &EXCHANGE_VALUES);
            assert!(wins(expected) && !wins(expected + 1), "{position} {chosen}: {expected}");
            assert!(wins(i32::MIN) && !wins(i32::MAX));
        }
    }
    assert!(gains > 1000 && losses > 1000, "{gains} {losses}");
}

#[test]
fn named_exchanges() {
    for (fen, chosen, expected) in [
        ("1k1r4/1pp4p/p7/4p3/8/P5P1/1PP4P/2K1R3 w - - 0 1", "e1e5", 100),
        ("1k1r3q/1ppn3p/p4b2/4p3/8/P2N2P1/1PP1R1BP/2K1Q3 w - - 0 1", "d3e5", -200),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", 100),
        ("3r2k1/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8q", -100),
        // The pawn that could take back is pinned, and then it is not.
        ("6k1/5p2/6p1/8/2B4N/8/8/6K1 w - - 0 1", "h4g6", 100),
        ("7k/5p2/6p1/8/2B4N/8/8/6K1 w - - 0 1", "h4g6", -200),
        // A second rook behind the first joins in.
        ("3r2k1/3r4/8/3p4/8/8/3R4/3R2K1 w - - 0 1", "d2d5", -400),
        ("6k1/3r4/8/3p4/8/8/3R4/3R2K1 w - - 0 1", "d2d5", 100),
    ] {
        let position = Position::from_fen(fen).unwrap();
        let chosen = position.parse_uci(chosen).unwrap();
        assert_eq!(exchange(&position, chosen), expected, "{fen}");
        assert!(position.exchange_wins(chosen, expected, &EXCHANGE_VALUES), "{fen}");
        assert!(!position.exchange_wins(chosen, expected + 1, &EXCHANGE_VALUES), "{fen}");
    }
}
