//! What the pages print wrong about sliding attacks, written out as printed and counted.

use setwise::{
    Bitboard, Direction, Square,
    fill::dumb7,
    ray::{RAYS, classical},
    walk,
};
use setwise_testkit::random::bitboards;

/// Directions, squares and occupancies to try a ray getter on.
fn ray_cases() -> impl Iterator<Item = (Direction, Square, Bitboard)> {
    bitboards(20).take(500).flat_map(|occupied| {
        Direction::ALL.into_iter().flat_map(move |d| Square::ALL.map(|square| (d, square, occupied)))
    })
}

/// The generalized branchless getter as the page prints it: the outer bit is added after the reduction.
fn generalized_as_printed(direction: Direction, square: Square, occupied: Bitboard) -> Bitboard {
    let rays = RAYS[direction as usize];
    let (bit, mask) = if direction.is_positive() { (1 << 63, 0) } else { (1, !0) };
    let attacks = rays[square.index()];
    let mut blockers = (attacks & occupied).bits();
    blockers &= blockers.wrapping_neg() | mask;
    blockers |= bit;
    attacks ^ rays[blockers.ilog2() as usize]
}

#[test]
fn outer_square_joins_before_the_reduction() {
    let wrong = |getter: fn(Direction, Square, Bitboard) -> Bitboard| {
        ray_cases().filter(|&(d, s, o)| getter(d, s, o) != walk::ray_attacks(d, s, o)).count()
    };
    assert!(wrong(generalized_as_printed) * 10 > ray_cases().count(), "as printed, one case in ten is wrong");
    assert_eq!(wrong(classical::generalized::ray_attacks), 0);
}

#[test]
fn leading_zeros_reach_the_empty_ray() {
    let negative = ray_cases().filter(|(direction, ..)| !direction.is_positive());
    let mut without_blocker = 0;
    for (direction, square, occupied) in negative {
        let blockers = RAYS[direction as usize][square.index()] & occupied;
        without_blocker += usize::from(63_i32 - (blockers.bits().leading_zeros() as i32) < 0);
        let attacks = classical::zero_count::negative_ray_attacks(direction, square, occupied);
        assert_eq!(attacks, walk::ray_attacks(direction, square, occupied));
    }
    assert!(without_blocker > 0, "`63 - leading zeros` would have indexed before the table");
}

#[test]
fn six_steps_are_enough_for_attacks_only() {
    let start = Square::A1.bitboard();
    let floods: Vec<_> =
        dumb7::steps(Direction::North, start, Bitboard::FULL).map(|step| step.flood).collect();
    assert_ne!(floods[5], dumb7::occluded_fill(Direction::North, start, Bitboard::FULL));
    assert_eq!(floods[6], Bitboard::FILE_A);
    assert_eq!(floods[5].step(Direction::North), Bitboard::FILE_A.without(Square::A1));
}

#[test]
fn one_wrap_mask_serves_all_rotations() {
    for (sliders, empty) in bitboards(21).zip(bitboards(22)).take(5_000) {
        for direction in Direction::ALL {
            let rotated = setwise::fill::kogge_stone::rotate::occluded_fill(direction, sliders, empty);
            assert_eq!(rotated, walk::occluded_fill(direction, sliders, empty));
        }
    }
}
