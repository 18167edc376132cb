//! The operator of generators and propagators: fills and sums as scans.

use setwise::prefix::{Carry, Network};
use setwise::{Bitboard, Direction, File, Rank, Square, walk};
use setwise_testkit::random::bitboards;

/// Pairs of sliders and empty squares, from sparse to dense in all combinations.
fn boards() -> impl Iterator<Item = (Bitboard, Bitboard)> {
    bitboards(11).zip(bitboards(12).step_by(3)).take(2_000)
}

#[test]
fn the_operator_is_associative() {
    let all = [false, true].map(|generate| [false, true].map(|propagate| Carry { generate, propagate }));
    let all = all.as_flattened();
    for a in all {
        for b in all {
            for c in all {
                assert_eq!(a.combine(b).combine(c), a.combine(&b.combine(c)));
            }
        }
    }
}

#[test]
fn ranks_as_bytes_fill_all_files_at_once() {
    for (sliders, empty) in boards() {
        let right = walk::occluded_fill(Direction::North, sliders, empty);
        let (generate, propagate) = (sliders.bits().to_le_bytes(), empty.bits().to_le_bytes());
        for network in Network::ALL {
            let mut ranks: [Carry<u8>; 8] =
                std::array::from_fn(|rank| Carry { generate: generate[rank], propagate: propagate[rank] });
            network.scan(&mut ranks, Carry::combine);
            let filled = Bitboard::from_bits(u64::from_le_bytes(ranks.map(|rank| rank.generate)));
            assert_eq!(filled, right, "{network} {sliders:?} {empty:?}");
        }
    }
}

#[test]
fn a_file_of_single_squares_fills_alike() {
    for (sliders, empty) in boards().take(300) {
        let right = walk::occluded_fill(Direction::North, sliders, empty);
        for network in Network::ALL {
            for file in File::ALL {
                let mut squares = Rank::ALL.map(|rank| {
                    let square = Square::at(file, rank);
                    Carry { generate: sliders.contains(square), propagate: empty.contains(square) }
                });
                network.scan(&mut squares, Carry::combine);
                for (rank, square) in Rank::ALL.into_iter().zip(squares) {
                    assert_eq!(square.generate, right.contains(Square::at(file, rank)), "{network} {file:?}");
                }
            }
        }
    }
}

#[test]
fn the_scan_of_two_summands_is_their_carries() {
    for (a, b) in boards() {
        let (a, b) = (a.bits(), b.bits());
        for network in Network::ALL {
            let mut places: [Carry<bool>; 64] = std::array::from_fn(|index| {
                let (a, b) = (a >> index & 1 != 0, b >> index & 1 != 0);
                Carry { generate: a & b, propagate: a ^ b }
            });
            network.scan(&mut places, Carry::combine);
            let carries =
                places.iter().rev().fold(0_u64, |word, place| word << 1 | u64::from(place.generate));
            assert_eq!(a ^ b ^ carries << 1, a.wrapping_add(b), "{network}");
        }
    }
}

/// What the page's routine leaves in its propagator: the first three ranks are lost, not two, and nothing else.
#[test]
fn the_word_form_clears_three_ranks_that_the_scan_keeps() {
    for (sliders, empty) in boards().take(300) {
        let north = |word: u64, ranks: u32| word << (8 * ranks);
        let (mut generate, mut propagate) = (sliders.bits(), empty.bits());
        for ranks in [1, 2] {
            generate |= propagate & north(generate, ranks);
            propagate &= north(propagate, ranks);
        }
        generate |= propagate & north(generate, 4);
        let right = walk::occluded_fill(Direction::North, sliders, empty);
        assert_eq!(generate, right.bits());

        let four_in_a_row =
            |rank: usize| (rank - 3..=rank).all(|below| empty.contains(Square::ALL[8 * below]));
        for rank in 0..8 {
            let kept = propagate >> (8 * rank) & 1 != 0;
            assert_eq!(kept, rank >= 3 && four_in_a_row(rank));
        }
        let mut file = Rank::ALL.map(|rank| {
            let square = Square::at(File::A, rank);
            Carry { generate: sliders.contains(square), propagate: empty.contains(square) }
        });
        Network::KoggeStone.scan(&mut file, Carry::combine);
        assert_eq!(file[0].propagate, empty.contains(Square::A1));
        let two = [Square::A1, Square::A2].into_iter().all(|square| empty.contains(square));
        assert_eq!(file[1].propagate, two);
    }
}
