//! Kings and pawns on coordinates: distances, passed pawns, the rule of the square, and a breadth-first search.

use setwise::{Bitboard, Color, Square};

/// The file and the rank of a square, each 0 to 7.
pub fn coordinates(square: Square) -> (i32, i32) {
    (square.index() as i32 % 8, square.index() as i32 / 8)
}

/// The rank as this side counts, 0 for its own end.
pub fn relative_rank(color: Color, square: Square) -> i32 {
    let rank = coordinates(square).1;
    if color == Color::White { rank } else { 7 - rank }
}

/// The squares for which a condition holds.
pub fn squares_where(condition: impl Fn(Square) -> bool) -> Bitboard {
    Square::ALL.into_iter().filter(|&square| condition(square)).collect()
}

/// Whether no enemy pawn stands ahead of a pawn on its own file or a neighboring one.
pub fn is_passed(color: Color, pawn: Square, enemy_pawns: Bitboard) -> bool {
    !enemy_pawns.squares().any(|enemy| {
        (coordinates(enemy).0 - coordinates(pawn).0).abs() <= 1
            && relative_rank(color, enemy) > relative_rank(color, pawn)
    })
}

/// Whether the enemy king catches a lone passed pawn: the closed form of the rule of the square.
pub fn is_caught(pawn_color: Color, pawn: Square, enemy_king: Square, side_to_move: Color) -> bool {
    let moves_to_go = (7 - relative_rank(pawn_color, pawn)).min(5);
    let files = (coordinates(enemy_king).0 - coordinates(pawn).0).abs();
    let king_distance = files.max(7 - relative_rank(pawn_color, enemy_king));
    king_distance <= moves_to_go + i32::from(side_to_move != pawn_color)
}

/// The number of king moves from a square of `from` to every square, along the path: a plain breadth-first search.
pub fn king_distances(from: Bitboard, path: Bitboard) -> [Option<u32>; 64] {
    let on_path: [bool; 64] = Square::ALL.map(|square| path.contains(square));
    let mut distances = [None; 64];
    let mut queue = [0; 64];
    let mut queued = 0;
    for square in Square::ALL {
        if from.contains(square) && on_path[square.index()] {
            distances[square.index()] = Some(0);
            queue[queued] = square.index();
            queued += 1;
        }
    }
    let mut taken = 0;
    while taken < queued {
        let here = queue[taken];
        taken += 1;
        for rank in (here / 8).saturating_sub(1)..=(here / 8 + 1).min(7) {
            for file in (here % 8).saturating_sub(1)..=(here % 8 + 1).min(7) {
                let next = 8 * rank + file;
                if on_path[next] && distances[next].is_none() {
                    distances[next] = distances[here].map(|moves: u32| moves + 1);
                    queue[queued] = next;
                    queued += 1;
                }
            }
        }
    }
    distances
}
