//! Searches the magic numbers of `table/magic_numbers.rs` and packs their tables into one.
//!
//! A fixed-shift magic for a square is a factor `m` such that `((blockers | irrelevant) * m) >> shift` sends all
//! subsets of the relevant squares to slots where no two different attack sets meet; rooks use 12 index bits and
//! bishops 9 on every square, so the shift is a constant in the code. Most squares have fewer relevant squares than
//! that, and their subsets need only a part of the slots. Four ideas keep the common table small:
//!
//! - *Narrow spans.* Relevant square `i` adds `m << i` to the product, so a zero in bit `63 - i` of `m` keeps
//!   this summand in the lower half of the slots. Zeros in the right places of the factor give spans near `2^n`
//!   for `n` relevant squares.
//! - *Falling summands.* The irrelevant squares are always set and add a constant, so the first slot may be anywhere,
//!   and summands may lead down as well as up: the difference of two narrow factors is tried as a factor. A blocker
//!   behind another one can then round to the same slot as without it, and spans get below `2^n`.
//! - *Climbing.* A factor that works is changed in a few bits again and again; what is no worse is kept.
//! - *Packing.* Every square's slots go to the lowest place of the common table where each slot is free or already
//!   holds the same attack set.
//!
//! Run: `cargo run --release -p setwise --example find_magics -- [SECONDS_PER_SQUARE [SEED [FILE...]]] > numbers.rs`.
//! The files are earlier outputs, whose numbers are taken as a start.
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

/// A sparse random factor with zeros that keep the summands of all relevant squares below the top bits.
fn narrow(mask: Bitboard, zeros: u32, rng: &mut Rng) -> u64 {
    let allowed = mask.squares().fold(!0_u64, |allowed, square| {
        let top = 63 - square.index() as u32;
        (0..zeros).filter(|&bit| bit <= top).fold(allowed, |allowed, bit| allowed & !(1 << (top - bit)))
    });
    (0..rng.u32(2..=4)).fold(allowed, |factor, _| factor & rng.u64(..))
}

/// The best factor for a square that random trials find within the time.
fn search(
    slider_index: usize,
    slider: &Slider,
    square: Square,
    known: &[u64],
    time: Duration,
    rng: &mut Rng,
) -> Magic {
    let mask = relevant(slider, square);
    let cases: Vec<(u64, Bitboard)> =
        mask.subsets().map(|blockers| (blockers.bits(), (slider.attacks)(square, blockers))).collect();
    let shift = 64 - slider.index_bits;
    let surplus = slider.index_bits - mask.count();
    let irrelevant = !mask.bits();
    let slot_of =
        |blockers: u64, factor: u64| ((blockers | irrelevant).wrapping_mul(factor) >> shift) as usize;
    let mut seen = vec![(0_u32, Bitboard::EMPTY); 1 << slider.index_bits];
    let mut best: Option<(u64, usize)> = None;
    // The shorter span is better, and with equal spans the one with more holes.
    let mut least = (usize::MAX, usize::MAX);
    let start = Instant::now();
    for trial in 1_u32.. {
        if trial % 1024 == 0 && start.elapsed() > time && best.is_some() {
            break;
        }
        let factor = match best {
            _ if trial as usize <= known.len() => known[trial as usize - 1],
            // Around the best one, mostly: once there is one at all.
            Some((factor, _)) if rng.u8(..) < 200 => (0..rng.u32(1..=3)).fold(factor, |factor, _| {
                let bit = 1 << rng.u32(..64);
                if rng.bool() { factor ^ bit } else { factor.wrapping_add(bit) }
            }),
            _ => {
                let zeros = rng.u32(0..=surplus);
                let rising = narrow(mask, zeros, rng);
                if rng.bool() { rising } else { rising.wrapping_sub(narrow(mask, zeros, rng)) }
            }
        };
        let (mut lowest, mut highest, mut used) = (usize::MAX, 0, 0);
        let valid = cases.iter().all(|&(blockers, attacks)| {
            let slot = slot_of(blockers, factor);
            lowest = lowest.min(slot);
            highest = highest.max(slot);
            let fresh = seen[slot].0 != trial;
            if fresh {
                seen[slot] = (trial, attacks);
                used += 1;
            }
            highest - lowest <= least.0 && (fresh || seen[slot].1 == attacks)
        });
        if valid && (highest - lowest, used) <= least {
            least = (highest - lowest, used);
            best = Some((factor, lowest));
        }
    }
    let (factor, lowest) = best.expect("the loop ends only with a factor");
    let mut slots: Vec<(usize, Bitboard)> =
        cases.iter().map(|&(blockers, attacks)| (slot_of(blockers, factor) - lowest, attacks)).collect();
    slots.sort_unstable();
    slots.dedup();
    eprintln!("{} {square}: {} slots over {}", slider.name, slots.len(), slots[slots.len() - 1].0 + 1);
    Magic { slider: slider_index, square, factor, lowest, slots }
}

/// Places every magic at the lowest offset where it clashes with none placed before; the bishops go first, to keep
/// their small tables together, and of each piece the widest. Returns the first slot of every magic's window, which
/// has room for all indices of its piece, and the size of the table with all windows in it.
fn pack(magics: &mut [Magic], sliders: &[Slider; 2]) -> (Vec<usize>, usize) {
    magics.sort_by_key(|magic| std::cmp::Reverse((magic.slider, magic.slots.last().map(|slot| slot.0))));
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
    let front = -offsets.iter().copied().min().unwrap_or(0).min(0);
    let windows: Vec<usize> = offsets.iter().map(|offset| (offset + front) as usize).collect();
    let ends = windows.iter().zip(magics.iter());
    let size = ends.map(|(window, magic)| window + (1 << sliders[magic.slider].index_bits)).max();
    (windows, size.unwrap_or(0))
}

/// The factors of earlier outputs, by slider and square.
fn read_known(
    files: impl Iterator<Item = String>,
    sliders: &[Slider; 2],
) -> std::io::Result<[Vec<Vec<u64>>; 2]> {
    let mut known = [vec![Vec::new(); 64], vec![Vec::new(); 64]];
    for file in files {
        let mut slider = 0;
        for line in std::fs::read_to_string(file)?.lines() {
            if let Some(index) =
                sliders.iter().position(|slider| line.contains(&format!("const {}S:", slider.name)))
            {
                slider = index;
            }
            // A row is `(0xFACTOR, WINDOW), // SQUARE`.
            let row = line
                .trim()
                .strip_prefix("(0x")
                .and_then(|row| Some((row.split_once(',')?.0, row.split_once("// ")?.1)));
            if let Some((factor, square)) = row {
                let parsed = (u64::from_str_radix(factor, 16), square.trim().parse::<Square>());
                if let (Ok(factor), Ok(square)) = parsed {
                    known[slider][square.index()].push(factor);
                }
            }
        }
    }
    Ok(known)
}

fn main() -> std::io::Result<()> {
    let mut arguments = std::env::args().skip(1);
    let mut number = |name: &str, default: f64| match arguments
        .by_ref()
        .next()
        .map(|text| text.parse::<f64>())
    {
        None => default,
        Some(Ok(value)) if value >= 0.0 => value,
        Some(_) => {
            eprintln!(
                "{name} is a number of 0 or more. Usage: find_magics [SECONDS_PER_SQUARE [SEED [FILE...]]]"
            );
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
    let known = read_known(arguments, &sliders)?;
    let mut magics = Vec::new();
    for (index, slider) in sliders.iter().enumerate() {
        for square in Square::ALL {
            magics.push(search(index, slider, square, &known[index][square.index()], time, &mut rng));
        }
    }
    let (windows, size) = pack(&mut magics, &sliders);
    println!("pub(super) const TABLE_SIZE: usize = {size};");
    for (index, slider) in sliders.iter().enumerate() {
        println!("\n#[rustfmt::skip]\npub(super) const {}S: [(u64, usize); 64] = [", slider.name);
        let mut rows: Vec<_> =
            magics.iter().zip(&windows).filter(|(magic, _)| magic.slider == index).collect();
        rows.sort_by_key(|(magic, _)| magic.square);
        for (magic, window) in rows {
            println!("    (0x{:016x}, {window}), // {}", magic.factor, magic.square);
        }
        println!("];");
    }
    Ok(())
}
