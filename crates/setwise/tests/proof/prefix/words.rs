//! Parity, Gray codes, lanes, bytes, compress and expand against loops over the bits.

use fastrand::Rng;
use setwise::prefix::{self, LaneWidth};
use setwise::{Bitboard, Direction, walk};
use setwise_testkit::bits;
use setwise_testkit::random::bitboards;

/// Words from sparse to dense, the empty and the full one among them.
fn words(seed: u64) -> impl Iterator<Item = u64> {
    [0, !0].into_iter().chain(bitboards(seed).map(Bitboard::bits))
}

#[test]
fn parity_words() {
    for word in words(21).take(20_000) {
        let parity = prefix::parity(word);
        assert_eq!(parity, bits::parity(word), "{word:#x}");
        assert_eq!(prefix::parity_inverse(parity), word);
        assert_eq!(parity >> 63, u64::from(word.count_ones() % 2));
    }
}

#[test]
fn neighbors_differ_in_one_bit_of_their_gray_codes() {
    let random = words(22).take(10_000);
    for number in (0..70_000).chain(random) {
        let code = prefix::gray(number);
        assert_eq!((code ^ prefix::gray(number.wrapping_add(1))).count_ones(), 1, "{number:#x}");
        assert_eq!(prefix::gray_inverse(code), number);
    }
}

#[test]
fn the_sixteen_nibbles_of_the_page() {
    let page = [0, 1, 3, 2, 6, 7, 5, 4, 12, 13, 15, 14, 10, 11, 9, 8];
    for (number, code) in (0..).zip(page) {
        assert_eq!(prefix::gray(number), code);
        let lane = number << 32;
        assert_eq!(prefix::gray_lanes(lane, LaneWidth::W4), code << 32);
        assert_eq!(prefix::gray_lanes_inverse(code << 32, LaneWidth::W4), lane);
    }
}

/// The lanes of a word, each as a number.
fn lanes(word: u64, width: LaneWidth) -> impl Iterator<Item = u64> {
    let lane = if width == LaneWidth::W64 { u64::MAX } else { (1 << width.bits()) - 1 };
    (0..u64::BITS).step_by(width.bits() as usize).map(move |shift| word >> shift & lane)
}

#[test]
fn gray_codes_in_lanes_are_those_of_the_lanes() {
    for width in LaneWidth::ALL {
        for numbers in words(23).take(2_000) {
            let codes = prefix::gray_lanes(numbers, width);
            assert!(
                lanes(codes, width).eq(lanes(numbers, width).map(prefix::gray)),
                "{width:?} {numbers:#x}"
            );
            assert_eq!(prefix::gray_lanes_inverse(codes, width), numbers, "{width:?}");
        }
    }
}

#[test]
fn masks_of_lanes() {
    for width in LaneWidth::ALL {
        assert_eq!(LaneWidth::from_bits(width.bits()), Some(width));
        assert_eq!(width.low(width.bits()), !0);
        for count in 0..=width.bits() {
            assert!(lanes(width.low(count), width).all(|lane| lane.trailing_ones() == count));
            assert_eq!(width.low(count).count_ones(), count * (64 / width.bits()));
        }
        assert!(lanes(width.tops(), width).all(|lane| lane.ilog2() == width.bits() - 1));
    }
    let widths = (0..=200).filter_map(LaneWidth::from_bits);
    assert!(widths.eq(LaneWidth::ALL));
}

#[test]
fn lanes_of_any_widths() {
    let mut operands = words(25).zip(words(26).skip(3));
    for tops in words(24).take(20_000).chain(LaneWidth::ALL.map(LaneWidth::tops)) {
        let (a, b) = operands.next().unwrap();
        assert_eq!(prefix::lanes_add(a, b, tops), bits::lanes_add(a, b, tops), "{a:#x} {b:#x} {tops:#x}");
        assert_eq!(prefix::lanes_sub(a, b, tops), bits::lanes_sub(a, b, tops), "{a:#x} {b:#x} {tops:#x}");
    }
}

/// Byte by byte with the machine's own arithmetic.
fn bytes(a: u64, b: u64, operate: impl Fn(u8, u8) -> u8) -> u64 {
    let (a, b) = (a.to_le_bytes(), b.to_le_bytes());
    u64::from_le_bytes(std::array::from_fn(|index| operate(a[index], b[index])))
}

/// The word with one byte replaced.
fn with_byte(word: u64, lane: usize, byte: u8) -> u64 {
    let mut bytes = word.to_le_bytes();
    bytes[lane] = byte;
    u64::from_le_bytes(bytes)
}

#[test]
fn all_byte_pairs_in_all_lanes() {
    let mut rng = Rng::with_seed(27);
    for lane in 0..8 {
        for pair in 0..=u16::MAX {
            let [low, high] = pair.to_le_bytes();
            let (a, b) = (with_byte(rng.u64(..), lane, low), with_byte(rng.u64(..), lane, high));
            let (sum, difference) = (bytes(a, b, u8::wrapping_add), bytes(a, b, u8::wrapping_sub));
            assert_eq!(prefix::byte_add(a, b), sum, "{a:#x} + {b:#x}");
            assert_eq!(prefix::byte_sub(a, b), difference, "{a:#x} - {b:#x}");
            assert_eq!(prefix::kogge_stone_byte_add(a, b), sum, "{a:#x} + {b:#x}");
            assert_eq!(prefix::kogge_stone_byte_sub(a, b), difference, "{a:#x} - {b:#x}");
        }
    }
}

#[track_caller]
fn assert_east_attacks(sliders: u64, empty: u64) {
    let (set, free) = (Bitboard::from_bits(sliders), Bitboard::from_bits(empty));
    let right = walk::attacks(Direction::East, set, free);
    assert_eq!(Bitboard::from_bits(prefix::byte_east_attacks(sliders, empty)), right, "{set:?} {free:?}");
    let kogge_stone = prefix::kogge_stone_byte_east_attacks(sliders, empty);
    assert_eq!(Bitboard::from_bits(kogge_stone), right, "{set:?} {free:?}");
}

#[test]
fn east_attacks_of_all_ranks() {
    let mut rng = Rng::with_seed(28);
    for pair in 0..=u16::MAX {
        let [sliders, empty] = pair.to_le_bytes();
        let lane = usize::from(sliders ^ empty) % 8;
        assert_east_attacks(with_byte(0, lane, sliders), with_byte(rng.u64(..), lane, empty));
    }
}

#[test]
fn east_attacks_of_random_boards() {
    for (sliders, empty) in words(29).zip(words(30).step_by(3)).take(20_000) {
        assert_east_attacks(sliders, empty);
        assert_east_attacks(sliders, empty & !sliders);
    }
}

/// One subtraction of whole words lets the borrow of a rank without blocker run into the next one.
#[test]
fn a_subtraction_of_whole_words_would_be_wrong() {
    let (rook, blocker): (u64, u64) = (1, 1 << 12);
    let occupied = rook | blocker;
    assert_eq!(occupied ^ occupied.wrapping_sub(2 * rook), 0x1ffe);
    assert_eq!(prefix::byte_east_attacks(rook, !occupied), 0xfe);
}

#[test]
fn compress_and_expand() {
    for (word, mask) in words(31).step_by(2).zip(words(32)).take(20_000) {
        let compressor = prefix::Compressor::new(mask);
        let compressed = prefix::compress(word, mask);
        assert_eq!(compressed, bits::compress(word, mask), "{word:#x} {mask:#x}");
        assert_eq!(compressor.compress(word), compressed);
        let expanded = prefix::expand(word, mask);
        assert_eq!(expanded, bits::expand(word, mask), "{word:#x} {mask:#x}");
        assert_eq!(compressor.expand(word), expanded);
        assert_eq!(prefix::expand(compressed, mask), word & mask);
    }
}

#[test]
fn compress_and_expand_of_all_bytes() {
    for pair in 0..=u16::MAX {
        let [word, mask] = pair.to_le_bytes().map(u64::from);
        let (word, mask) = (word << 28, mask << 28);
        assert_eq!(prefix::compress(word, mask), bits::compress(word, mask));
        assert_eq!(prefix::expand(word >> 28, mask), bits::expand(word >> 28, mask));
    }
}
