//! The lines of the board, found by walking, and numbers laid out along them.

use setwise::{Bitboard, Direction, Square};

/// The lines of a direction, each as its squares in walking order: 8 orthogonal lines, or 15 diagonal ones.
pub fn lines(direction: Direction) -> Vec<Vec<Square>> {
    let starts = Square::ALL.into_iter().filter(|square| square.step(direction.opposite()).is_none());
    starts
        .map(|start| core::iter::successors(Some(start), |square| square.step(direction)).collect())
        .collect()
}

/// The squares of a line whose bits are set in `number`; bit 0 is the first square.
pub fn on_line(line: &[Square], number: usize) -> Bitboard {
    line.iter().enumerate().filter(|(index, _)| number >> index & 1 == 1).map(|(_, &square)| square).collect()
}

/// The squares of all rays from a square whose occupancy can matter: all but the last of each ray.
pub fn relevant(square: Square, directions: &[Direction]) -> Bitboard {
    let inner = |&direction: &Direction| {
        let ray: Vec<Square> =
            core::iter::successors(square.step(direction), |s| s.step(direction)).collect();
        ray.split_last().map_or(Bitboard::EMPTY, |(_, inner)| inner.iter().copied().collect())
    };
    directions.iter().map(inner).fold(Bitboard::EMPTY, Bitboard::union)
}
