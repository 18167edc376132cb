//! Boards in and out of columns, and one method against the other.

use crate::cases::cases;
use setwise::{Bitboard, Color, Role, position::Board};
use setwise_batch::{Boards, InstructionSet, kogge_stone, sliders_attacks};
use setwise_testkit::random::bitboards;

#[test]
fn boards_come_back_as_they_went_in() {
    let boards: Vec<(Board, Color)> = cases().iter().map(|case| (case.board, case.side_to_move)).collect();
    let columns: Boards = boards.iter().copied().collect();
    assert_eq!(columns.len(), boards.len());
    let back: Vec<(Board, Color)> = (0..columns.len()).filter_map(|index| columns.board(index)).collect();
    assert_eq!(back, boards);
    assert_eq!(columns.board(boards.len()), None);
}

#[test]
fn columns_are_the_sets_of_the_boards() {
    let mut columns = Boards::with_capacity(8);
    for (index, case) in cases().iter().enumerate() {
        columns.push(&case.board, case.side_to_move);
        for color in Color::ALL {
            assert_eq!(columns.color(color)[index], case.board.color(color).bits());
        }
        for role in Role::ALL {
            assert_eq!(columns.role(role)[index], case.board.role(role).bits());
        }
        let mask = if case.side_to_move == Color::Black { u64::MAX } else { 0 };
        assert_eq!(columns.black_to_move()[index], mask);
    }
}

#[test]
fn columns_can_be_emptied_and_filled_again() {
    let mut columns: Boards = cases().iter().map(|case| (case.board, case.side_to_move)).collect();
    columns.clear();
    assert_eq!(columns, Boards::new());
    columns.extend([(Board::START, Color::Black)]);
    assert_eq!((columns.len(), columns.board(0)), (1, Some((Board::START, Color::Black))));
}

#[test]
fn both_methods_agree_on_many_random_words() {
    const WORDS: usize = 40_001;
    let column = |seed| bitboards(seed).skip(seed as usize % 5).take(WORDS).map(Bitboard::bits);
    let (rooks, bishops): (Vec<u64>, Vec<u64>) = (column(20).collect(), column(21).collect());
    let occupied: Vec<u64> =
        column(22).zip(&rooks).zip(&bishops).map(|((others, rook), bishop)| others | rook | bishop).collect();
    for set in InstructionSet::available() {
        let (mut sliced, mut doubled) = (vec![0; WORDS], vec![1; WORDS]);
        sliders_attacks(set, &rooks, &bishops, &occupied, &mut sliced).unwrap();
        kogge_stone::sliders_attacks(set, &rooks, &bishops, &occupied, &mut doubled).unwrap();
        assert!(sliced == doubled, "{}", set.name());
    }
}
