//! Squares, sets and pictures.

use setwise::{Bitboard, Direction, Square, bitboard};
use setwise_testkit::random::bitboards;

#[test]
fn squares_are_named_by_file_and_rank() {
    for (index, square) in Square::ALL.into_iter().enumerate() {
        assert_eq!(square.index(), index);
        assert_eq!(square.to_string().parse(), Ok(square));
        assert_eq!(Square::at(square.file(), square.rank()), square);
        assert_eq!(format!("{square:?}"), format!("Square::{}", square.to_string().to_uppercase()));
    }
    for text in ["", "a", "a0", "a9", "i1", "A1", "a1 ", "é1"] {
        assert!(text.parse::<Square>().is_err(), "{text:?}");
    }
}

#[test]
fn directions_are_what_their_offsets_say() {
    for direction in Direction::ALL {
        let (east, north) = direction.offsets();
        assert!((-1..=1).contains(&east) && (-1..=1).contains(&north));
        assert_eq!(direction.shift(), 8 * north + east);
        assert_eq!(direction.opposite().offsets(), (-east, -north));
        assert_eq!(direction.to_string().parse(), Ok(direction));
        for square in Square::ALL {
            let (file, rank) = (square.file() as i32 + east, square.rank() as i32 + north);
            let on_board = (0..8).contains(&file) && (0..8).contains(&rank);
            let target = on_board.then(|| Square::ALL[(8 * rank + file) as usize]);
            assert_eq!(square.step(direction), target, "{square} {direction}");
        }
    }
    for (page_name, direction) in [("noEa", Direction::NorthEast), ("sout", Direction::South)] {
        assert_eq!(page_name.parse(), Ok(direction));
    }
}

#[test]
fn turns_move_every_square_where_they_say() {
    type Turn = (fn(Bitboard) -> Bitboard, fn(usize, usize) -> (usize, usize));
    let turns: [Turn; 7] = [
        (Bitboard::flip_vertical, |file, rank| (file, 7 - rank)),
        (Bitboard::mirror_horizontal, |file, rank| (7 - file, rank)),
        (Bitboard::rotate_180, |file, rank| (7 - file, 7 - rank)),
        (Bitboard::flip_diagonal, |file, rank| (rank, file)),
        (Bitboard::flip_anti_diagonal, |file, rank| (7 - rank, 7 - file)),
        (Bitboard::rotate_90_clockwise, |file, rank| (rank, 7 - file)),
        (Bitboard::rotate_90_counterclockwise, |file, rank| (7 - rank, file)),
    ];
    for (turn, place) in turns {
        for set in bitboards(90).take(500) {
            let moved = set.squares().map(|square| {
                let (file, rank) = place(square.index() % 8, square.index() / 8);
                Square::ALL[8 * rank + file]
            });
            assert_eq!(turn(set), moved.collect());
        }
    }
}

#[test]
fn iteration_visits_members_in_order() {
    for set in bitboards(91).take(2_000) {
        let members: Vec<Square> = set.squares().collect();
        assert!(members.is_sorted() && members.len() == set.count() as usize);
        assert!(Square::ALL.into_iter().all(|square| set.contains(square) == members.contains(&square)));
        assert_eq!((set.first(), set.last()), (members.first().copied(), members.last().copied()));
        assert!(set.squares().rev().eq(members.into_iter().rev()));
    }
}

#[test]
fn subsets_are_all_different_and_all_there() {
    for set in bitboards(92).filter(|set| set.count() <= 12).take(200) {
        let subsets: Vec<Bitboard> = set.subsets().collect();
        assert_eq!(subsets.len(), 1 << set.count());
        assert!(subsets.is_sorted_by(|a, b| a < b) && subsets.iter().all(|subset| subset.is_subset(set)));
    }
    assert_eq!(Bitboard::FULL.subsets().next(), Some(Bitboard::EMPTY));
}

#[test]
fn debug_prints_a_literal_that_reads_back() {
    let set = bitboard! {
        1 . . . . . . .
        . 1 . . . . . .
        . . X . . . . .
        . . . 0 . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . 1
    };
    let text = "bitboard! {\n    1 . . . . . . .\n    . 1 . . . . . .\n    . . 1 . . . . .\n    \
                . . . . . . . .\n    . . . . . . . .\n    . . . . . . . .\n    . . . . . . . .\n    \
                . . . . . . . 1\n}";
    assert_eq!(format!("{set:?}"), text);
    assert_eq!(set.squares().collect::<Vec<_>>(), [Square::H1, Square::C6, Square::B7, Square::A8]);
}
