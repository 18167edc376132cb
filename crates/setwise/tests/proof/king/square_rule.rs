//! All 64 x 2 x 2 tables of the rule of the square against its closed form.

use setwise::{
    Bitboard, Color, Direction, Square,
    king::{catchable, uncatchable},
};
use setwise_testkit::{
    grid::{coordinates, is_caught, relative_rank, squares_where},
    race::Races,
    random::{bitboards, squares},
};

const PAWN_RANKS: Bitboard = Bitboard::RANK_1.union(Bitboard::RANK_8).complement();

#[test]
fn tables_equal_the_closed_form() {
    for king_color in Color::ALL {
        for side_to_move in Color::ALL {
            for king in Square::ALL {
                let caught = squares_where(|pawn| is_caught(!king_color, pawn, king, side_to_move));
                assert_eq!(
                    catchable(king_color, side_to_move, king),
                    caught & PAWN_RANKS,
                    "{king_color:?} king on {king}, {side_to_move:?} to move"
                );
            }
        }
    }
}

/// The rule against all races played out: it errs only where the king takes a pawn on its first square at once, from
/// the rank behind, and would be too late for the race.
#[test]
fn the_rule_is_right_but_for_pawns_taken_at_once() {
    let races = Races::new();
    let mut exceptions = 0;
    for pawn_color in Color::ALL {
        for side_to_move in Color::ALL {
            for king in Square::ALL {
                for pawn in (PAWN_RANKS - king.bitboard()).squares() {
                    let from_behind = side_to_move != pawn_color
                        && relative_rank(pawn_color, king) == 0
                        && relative_rank(pawn_color, pawn) == 1
                        && (coordinates(king).0 - coordinates(pawn).0).abs() <= 1;
                    let rule = catchable(!pawn_color, side_to_move, king).contains(pawn);
                    let played = races.is_caught(pawn_color, pawn, king, side_to_move);
                    assert_eq!(played != rule, from_behind, "{pawn} {king} {side_to_move:?}");
                    exceptions += usize::from(from_behind);
                }
            }
        }
    }
    assert_eq!(exceptions, 2 * 22);
}

#[test]
fn uncatchable_passers_are_the_rest() {
    for (pawns, king) in bitboards(50).zip(squares(51)).take(2_000) {
        for color in Color::ALL {
            let free = uncatchable(color, pawns & PAWN_RANKS, king, color);
            let runs = |pawn| (pawns & PAWN_RANKS).contains(pawn) && !is_caught(color, pawn, king, color);
            assert_eq!(free, squares_where(runs));
        }
    }
}

/// The fill as the page prints it, white to move against a black king; a negative count does nothing.
fn as_printed(king: Square) -> Bitboard {
    let rank = king.index() / 8;
    let beside = |set: Bitboard| set.step(Direction::West) | set.step(Direction::East);
    let mut caught = king.bitboard();
    for _ in 0..7 - rank {
        caught |= beside(caught);
    }
    for _ in 0..rank.saturating_sub(2) {
        caught |= (beside(caught) | caught).step(Direction::South);
    }
    caught | caught.step(Direction::South) | Bitboard::RANK_1
}

/// The second rank is the only one that the page has wrong, and always by a pawn that escapes.
#[test]
fn kings_on_the_second_rank_as_printed() {
    let mut wrong = [0; 8];
    for king in Square::ALL {
        let others = PAWN_RANKS - king.bitboard();
        let printed = as_printed(king) & others;
        let right = squares_where(|pawn| is_caught(Color::White, pawn, king, Color::White)) & others;
        assert!(right.is_subset(printed), "{king}");
        wrong[king.index() / 8] += (printed - right).count();
    }
    assert_eq!(wrong, [0, 54, 0, 0, 0, 0, 0, 0]);
    assert_eq!(as_printed(Square::G5) & PAWN_RANKS, catchable(Color::Black, Color::White, Square::G5));
}
