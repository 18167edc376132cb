//! Floods, connectivity and distances against a breadth-first search, on a million masks.

use setwise::{
    Bitboard, Square, bitboard,
    king::path::{connected, distance, flood, rings, sweep},
};
use setwise_testkit::{
    grid::king_distances,
    random::{bitboards, squares},
};

/// All functions against the search, from one square to another.
fn assert_paths(from: Square, to: Square, path: Bitboard) {
    let distances = king_distances(from.bitboard(), path);
    let reached: Bitboard =
        Square::ALL.into_iter().filter(|square| distances[square.index()].is_some()).collect();
    let (start, target) = (from.bitboard(), to.bitboard());
    assert_eq!(flood(start, path), reached, "{from}, {path:?}");
    assert_eq!(sweep::flood(start, path), reached, "{from}, {path:?}");
    assert_eq!(distance(start, target, path), distances[to.index()], "{from} {to}, {path:?}");
    assert_eq!(connected(start, target, path), reached.contains(to));
    assert_eq!(sweep::connected(start, target, path), reached.contains(to));
}

#[test]
fn a_million_masks() {
    // Dense and sparse masks in turn: king paths of interest are of middling density.
    let masks = bitboards(40).zip(bitboards(41).skip(3)).map(|(a, b)| a | b & Bitboard::LIGHT);
    for ((from, to), path) in squares(42).zip(squares(43)).zip(masks).take(1_000_000) {
        assert_paths(from, to, path);
    }
}

#[test]
fn several_squares_at_both_ends() {
    for ((from, to), path) in bitboards(44).zip(bitboards(45).skip(1)).zip(bitboards(46).skip(2)).take(20_000)
    {
        let distances = king_distances(from, path);
        let nearest = to.squares().filter_map(|square| distances[square.index()]).min();
        assert_eq!(distance(from, to, path), nearest);
        assert_eq!(connected(from, to, path), nearest.is_some());
    }
}

/// Winding corridors of all widths: the rows (or columns) that are walls have one gap, left and right in turn.
fn serpentines() -> impl Iterator<Item = Bitboard> {
    (0_u64..256).flat_map(|walls| {
        let mut left = false;
        let mut path = Bitboard::FULL;
        for rank in (0..8).filter(|rank| walls >> rank & 1 == 1) {
            let gap = if left { Bitboard::FILE_A } else { Bitboard::FILE_H };
            path -= Bitboard::from_bits(0xff << (8 * rank)) - gap;
            left = !left;
        }
        [path, path.mirror_horizontal(), path.flip_diagonal(), path.flip_anti_diagonal()]
    })
}

#[test]
fn serpentines_of_all_widths() {
    let mut longest = 0;
    for path in serpentines() {
        for from in Square::ALL {
            assert_paths(from, Square::ALL[63 - from.index()], path);
            longest = longest.max(rings(from.bitboard(), path).skip(1).count());
        }
    }
    assert_eq!(longest, 28);
}

#[test]
fn the_path_of_the_page_takes_nineteen_steps() {
    let path = bitboard! {
        . . . . . . 1 1
        . . 1 1 1 1 . .
        . 1 . . . . . .
        . . 1 1 1 1 . .
        . . . . . . 1 .
        . . . . . . . 1
        . . . . . . 1 .
        1 1 1 1 1 1 . .
    };
    assert_paths(Square::A1, Square::H8, path);
    assert_eq!(distance(Square::A1.bitboard(), Square::H8.bitboard(), path), Some(19));
    let rounds = sweep::rounds(Square::A1.bitboard(), path).skip(1).count();
    assert!(rounds < 8, "{rounds} rounds of sweeps");
}

/// Rings and rounds that add something.
fn steps(from: Square, path: Bitboard) -> (usize, usize) {
    (rings(from.bitboard(), path).skip(1).count(), sweep::rounds(from.bitboard(), path).skip(1).count())
}

#[test]
fn the_longest_way_is_a_spiral() {
    let spiral = bitboard! {
        . 1 1 1 1 1 1 .
        1 . . . . . . 1
        1 . . 1 1 . . 1
        1 . 1 . . 1 . 1
        1 . 1 . . 1 . 1
        1 . 1 . . 1 . 1
        1 . 1 . . . . 1
        1 . . 1 1 1 1 .
    };
    assert_paths(Square::A1, Square::F3, spiral);
    assert_eq!(steps(Square::A1, spiral), (31, 2));
    assert_paths(Square::H1, Square::C3, spiral.mirror_horizontal());
    assert_eq!(steps(Square::H1, spiral.mirror_horizontal()), (31, 11));
    assert_eq!(steps(Square::A1, Bitboard::FULL), (7, 1));
}
