//! Searches the magic numbers of `table/magic_numbers.rs` and packs their tables into one.
//!
//! A fixed-shift magic for a square is a factor `m` such that `(blockers * m) >> shift` sends all subsets of the
//! relevant squares to slots where no two different attack sets meet; rooks use 12 index bits and bishops 9 on
//! every square, so the shift is a constant in the code. Most squares have fewer relevant squares than that, and
//! their subsets need only a part of the slots. Two ideas keep the common table small:
//!
//! - *Narrow spans.* Relevant square `i` adds `m << i` to the product, so a zero in bit `63 - i` of `m` keeps
//!   this summand in the lower half of the slots. Zeros in the right places of the factor give spans near `2^n`
//!   for `n` relevant squares.
//! - *Packing.* Every square's slots go to the lowest place of the common table where each slot is free or already
//!   holds the same attack set; the bishops fill the holes that the rooks leave.
//!
//! Run: `cargo run --release -p setwise --example find_magics -- [SECONDS_PER_SQUARE [SEED]] > magic_numbers.rs`.
//! More seconds give a smaller table. The numbers that stand in the crate were found by this program.

use fastrand::Rng;
use setwise::{Bitboard, Direction, Square, walk};
use std::time::{Duration, Instant};

/// The rook or the bishop: its attacks by the walk, its directions, and its number of index bits.
struct Slider {
    name: &'static str,
    attacks: fn(Square, Bitboard) -> Bitboard,
    directions: [Direction; 4],
    index_bits: u32,
}

/// A factor for one square, with the slot of every distinct (slot, attack set) it uses.
struct Magic {
    slider: usize,
    square: Square,
    factor: u64,
    lowest: usize,
    slots: Vec<(usize, Bitboard)>,
}

/// The squares whose occupancy matters: the rays without their last squares.
fn relevant(slider: &Slider, square: Square) -> Bitboard {
    let rays = slider.directions.map(|direction| {
        let ray = walk::ray_attacks(direction, square, Bitboard::EMPTY);
        ray & ray.step(direction.opposite())
    });
    rays.into_iter().fold(Bitboard::EMPTY, Bitboard::union)
}

/// The best factor for a square that random trials find within the time.
fn search(slider_index: usize, slider: &Slider, square: Square, time: Duration, rng: &mut Rng) -> Magic {
    let mask = relevant(slider, square);
    let cases: Vec<(u64, Bitboard)> =
        mask.subsets().map(|blockers| (blockers.bits(), (slider.attacks)(square, blockers))).collect();
    let shift = 64 - slider.index_bits;
    let surplus = slider.index_bits - mask.count();
    let size = 1 << slider.index_bits;
    let mut seen = vec![(0_u32, Bitboard::EMPTY); size];
    let (mut best, mut best_span) = (None, usize::MAX);
    let start = Instant::now();
    for trial in 1_u32.. {
        if trial % 1024 == 0 && start.elapsed() > time && best.is_some() {
            break;
        }
        // Zeros that keep the summands of all relevant squares below the surplus bits.
        let zeros = rng.u32(0..=surplus);
        let narrow = mask.squares().fold(!0_u64, |allowed, relevant_square| {
            let top = 63 - relevant_square.index() as u32;
            (0..zeros).filter(|&bit| bit <= top).fold(allowed, |allowed, bit| allowed & !(1 << (top - bit)))
        });
        let factor = (0..rng.u32(2..=4)).fold(narrow, |factor, _| factor & rng.u64(..));
        let (mut lowest, mut highest) = (usize::MAX, 0);
        let valid = cases.iter().all(|&(blockers, attacks)| {
            let slot = (blockers.wrapping_mul(factor) >> shift) as usize;
            lowest = lowest.min(slot);
            highest = highest.max(slot);
            let fresh = seen[slot].0 != trial;
            if fresh {
                seen[slot] = (trial, attacks);
            }
            highest - lowest < best_span && (fresh || seen[slot].1 == attacks)
        });
        if valid {
            best_span = highest - lowest;
            best = Some((factor, lowest));
        }
    }
    let (factor, lowest) = best.expect("the loop ends only with a factor");
    let mut slots: Vec<(usize, Bitboard)> = cases
        .iter()
        .map(|&(blockers, attacks)| ((blockers.wrapping_mul(factor) >> shift) as usize - lowest, attacks))
        .collect();
    slots.sort_unstable();
    slots.dedup();
    eprintln!("{} {square}: {} slots over {}", slider.name, slots.len(), best_span + 1);
    Magic { slider: slider_index, square, factor, lowest, slots }
}

/// Places every magic at the lowest offset where it clashes with none placed before; the widest go first.
fn pack(magics: &mut [Magic]) -> (Vec<i64>, usize) {
    magics.sort_by_key(|magic| std::cmp::Reverse(magic.slots.last().map(|slot| slot.0)));
    let mut table: Vec<Option<Bitboard>> = Vec::new();
    let mut first_free = 0;
    let mut offsets = Vec::new();
    for magic in magics.iter() {
        let fits = |base: usize| {
            magic.slots.iter().all(|&(slot, attacks)| match table.get(base + slot) {
                Some(&Some(held)) => held == attacks,
                _ => true,
            })
        };
        let base = (0..).find(|&base| fits(base)).expect("the table has no end");
        for &(slot, attacks) in &magic.slots {
            if table.len() <= base + slot {
                table.resize(base + slot + 1, None);
            }
            table[base + slot] = Some(attacks);
        }
        while table.get(first_free).is_some_and(Option::is_some) {
            first_free += 1;
        }
        offsets.push(base as i64 - magic.lowest as i64);
    }
    (offsets, table.len())
}

fn main() {
    let mut arguments = std::env::args().skip(1);
    let mut number = |name: &str, default: f64| match arguments.next().map(|text| text.parse::<f64>()) {
        None => default,
        Some(Ok(value)) if value >= 0.0 => value,
        Some(_) => {
            eprintln!("{name} is a number of 0 or more. Usage: find_magics [SECONDS_PER_SQUARE [SEED]]");
            std::process::exit(2)
        }
    };
    let time = Duration::from_secs_f64(number("SECONDS_PER_SQUARE", 1.0));
    let mut rng = Rng::with_seed(number("SEED", 1.0) as u64);
    let sliders = [
        Slider {
            name: "ROOK",
            attacks: walk::rook_attacks,
            directions: Direction::ORTHOGONAL,
            index_bits: 12,
        },
        Slider {
            name: "BISHOP",
            attacks: walk::bishop_attacks,
            directions: Direction::DIAGONAL,
            index_bits: 9,
        },
    ];
    let mut magics = Vec::new();
    for (index, slider) in sliders.iter().enumerate() {
        for square in Square::ALL {
            magics.push(search(index, slider, square, time, &mut rng));
        }
    }
    let (offsets, size) = pack(&mut magics);
    println!("pub(super) const TABLE_SIZE: usize = {size};");
    for (index, slider) in sliders.iter().enumerate() {
        println!("\n#[rustfmt::skip]\npub(super) const {}S: [(u64, i32); 64] = [", slider.name);
        let mut rows: Vec<_> =
            magics.iter().zip(&offsets).filter(|(magic, _)| magic.slider == index).collect();
        rows.sort_by_key(|(magic, _)| magic.square);
        for (magic, offset) in rows {
            println!("    (0x{:016x}, {offset}), // {}", magic.factor, magic.square);
        }
        println!("];");
    }
}
