//! Lines, what lies between, and x-rays, for all pairs of squares.

use setwise::{
    Bitboard, Direction, Square,
    attack::{xray_bishop_attacks, xray_rook_attacks},
    ray::{self, PADDED_RAYS, RAYS},
    walk,
};
use setwise_testkit::{lines::lines, random::bitboards};

#[test]
fn between_and_line_for_all_pairs() {
    let all_lines: Vec<Vec<Square>> = Direction::POSITIVE.into_iter().flat_map(lines).collect();
    for a in Square::ALL {
        for b in Square::ALL {
            let common = all_lines.iter().find(|line| a != b && line.contains(&a) && line.contains(&b));
            let (mut between, mut line) = (Bitboard::EMPTY, Bitboard::EMPTY);
            if let Some(squares) = common {
                let place = |square| squares.iter().position(|&s| s == square).unwrap();
                let (low, high) = (place(a).min(place(b)), place(a).max(place(b)));
                between = squares[low + 1..high].iter().copied().collect();
                line = squares.iter().copied().collect();
            }
            assert_eq!(ray::between(a, b), between, "{a} {b}");
            assert_eq!(ray::line(a, b), line, "{a} {b}");
        }
    }
}

#[test]
fn lines_of_every_square() {
    let getters = [ray::file_of, ray::diagonal_of, ray::rank_of, ray::anti_diagonal_of];
    for (direction, line_of) in Direction::POSITIVE.into_iter().zip(getters) {
        for line in lines(direction) {
            let set: Bitboard = line.iter().copied().collect();
            assert!(line.into_iter().all(|square| line_of(square) == set));
        }
    }
}

#[test]
fn both_ray_tables_hold_the_walk() {
    for direction in Direction::ALL {
        for square in Square::ALL {
            let ray = walk::ray_attacks(direction, square, Bitboard::EMPTY);
            let zeros = if direction.is_positive() { square.index() } else { 63 - square.index() };
            assert_eq!(RAYS[direction as usize][square.index()], ray);
            assert_eq!(PADDED_RAYS[direction as usize][zeros], ray);
        }
        assert_eq!(PADDED_RAYS[direction as usize][64], Bitboard::EMPTY);
    }
}

#[test]
fn xrays_look_through_one_transparent_blocker() {
    /// The ray behind its first occupied square, if that one is transparent.
    fn behind(direction: Direction, from: Square, occupied: Bitboard, transparent: Bitboard) -> Bitboard {
        let ray: Vec<Square> = std::iter::successors(from.step(direction), |s| s.step(direction)).collect();
        match ray.iter().position(|&square| occupied.contains(square)) {
            Some(first) if transparent.contains(ray[first]) => {
                walk::ray_attacks(direction, ray[first], occupied)
            }
            _ => Bitboard::EMPTY,
        }
    }
    for (occupied, transparent) in bitboards(23).zip(bitboards(24).skip(1)).take(500) {
        for square in Square::ALL {
            let union = |directions: [Direction; 4]| {
                directions
                    .map(|direction| behind(direction, square, occupied, transparent))
                    .into_iter()
                    .fold(Bitboard::EMPTY, Bitboard::union)
            };
            let rook = xray_rook_attacks(square, occupied, transparent);
            let bishop = xray_bishop_attacks(square, occupied, transparent);
            assert_eq!(rook, union(Direction::ORTHOGONAL), "{square}, {occupied:?}, {transparent:?}");
            assert_eq!(bishop, union(Direction::DIAGONAL), "{square}, {occupied:?}, {transparent:?}");
        }
    }
}
