//! Seeded inputs. A small repeated set is learned by the branch predictor and flatters methods with branches or
//! large tables, so there are 65,536 different cases of everything.

use fastrand::Rng;
use setwise::{Bitboard, Square, position::Position};

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sliders_have_the_size_asked_for_and_stand_on_occupied_squares() {
        for (sliders, occupied) in sliders_and_occupancies(16) {
            assert_eq!(sliders.count(), 16);
            assert!(sliders.is_subset(occupied));
        }
    }
}
