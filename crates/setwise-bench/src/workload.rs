//! Seeded inputs. A small repeated set is learned by the branch predictor and flatters methods with branches or
//! large tables, so there are 65,536 different cases of everything.

use fastrand::Rng;
use setwise::{Bitboard, Square, position::Position};
use setwise_pgn::Reader;
use std::collections::HashSet;

/// The number of cases of every workload.
pub const CASES: usize = 65_536;

/// Random squares, each with a random occupancy of about 16 squares.
pub fn squares_and_occupancies() -> Vec<(Square, Bitboard)> {
    let mut rng = Rng::with_seed(1);
    (0..CASES)
        .map(|_| (Square::ALL[rng.usize(..64)], Bitboard::from_bits(rng.u64(..) & rng.u64(..))))
        .collect()
}

/// Random sets of exactly `count` sliders, each with an occupancy that holds them and about 12 more squares.
pub fn sliders_and_occupancies(count: u32) -> Vec<(Bitboard, Bitboard)> {
    let mut rng = Rng::with_seed(2);
    (0..CASES)
        .map(|_| {
            let mut sliders = Bitboard::EMPTY;
            while sliders.count() < count {
                sliders |= Square::ALL[rng.usize(..64)].bitboard();
            }
            let others = Bitboard::from_bits(
                rng.u64(..) & rng.u64(..) & rng.u64(..)
                    | rng.u64(..) & rng.u64(..) & rng.u64(..) & rng.u64(..),
            );
            (sliders, sliders | others)
        })
        .collect()
}

/// FENs of positions of random games, each of at most 80 moves of one side.
pub fn fens() -> Vec<String> {
    let mut rng = Rng::with_seed(3);
    let mut fens = Vec::with_capacity(CASES);
    let mut position = Position::START;
    for index in 0..CASES {
        position = match rng.choice(position.moves()) {
            Some(chosen) if index % 80 != 0 => position.play_unchecked(chosen),
            _ => Position::START,
        };
        fens.push(position.to_string());
    }
    fens
}

/// The plies of a game that it shares with many others.
const OPENING: usize = 20;

/// The positions of the famous games of the repository, in their order, without the openings.
fn famous_positions() -> Vec<Position> {
    let mut reader = Reader::new(&include_bytes!("../../../examples/famous.pgn")[..]);
    let mut positions = Vec::new();
    while let Some(game) = reader.next_game() {
        let game = game.expect("a file in memory is read");
        let line = game.main_line().expect("a famous game starts from a position");
        positions.extend(line.skip(OPENING).map(|step| step.expect("a famous game is legal").1));
    }
    positions
}

/// Different boards as games have them: again and again through the positions of the famous games, one to four random
/// moves after each. So neighbors come from neighboring moves of a game, as in a database.
///
/// In the mean a board has 22.8 pieces, and its sliders take 9.1 look-ups, 4.6 of them white's: one for a rook or a bishop,
/// two for a queen.
pub fn positions() -> Vec<Position> {
    let mut rng = Rng::with_seed(4);
    let famous = famous_positions();
    let mut seen = HashSet::new();
    let played_on = famous.iter().cycle().map(|&position| {
        (0..rng.usize(1..=4)).fold(position, |position, _| {
            rng.choice(position.moves()).map_or(position, |chosen| position.play_unchecked(chosen))
        })
    });
    played_on.filter(|position| seen.insert(*position.board())).take(CASES).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use setwise::{Color, position::Board};

    #[test]
    fn positions_have_the_pieces_and_sliders_of_games() {
        let positions = positions();
        let different: HashSet<Board> = positions.iter().map(|position| *position.board()).collect();
        assert_eq!((positions.len(), different.len()), (CASES, CASES));
        let mean = |count: fn(&Board) -> u32| {
            let sum: u32 = positions.iter().map(|position| count(position.board())).sum();
            (f64::from(sum) / CASES as f64 * 10.0).round() / 10.0
        };
        assert_eq!(mean(|board| board.occupied().count()), 22.8);
        assert_eq!(mean(|board| look_ups(board, Color::White)), 4.6);
        assert_eq!(mean(|board| look_ups(board, Color::White) + look_ups(board, Color::Black)), 9.1);
    }

    fn look_ups(board: &Board, color: Color) -> u32 {
        board.orthogonal_sliders(color).count() + board.diagonal_sliders(color).count()
    }

    #[test]
    fn sliders_have_the_size_asked_for_and_stand_on_occupied_squares() {
        for (sliders, occupied) in sliders_and_occupancies(16) {
            assert_eq!(sliders.count(), 16);
            assert!(sliders.is_subset(occupied));
        }
    }
}
