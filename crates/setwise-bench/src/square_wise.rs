//! Attacks of one queen by every square-wise method, beside cozy-chess.
//!
//! Throughput is measured over independent cases, latency with every case depending on the result before.

use crate::{
    instances,
    measure::{Contestant, Row, race},
    workload::{CASES, squares_and_occupancies},
};
use cozy_chess::BitBoard;
use setwise::{Bitboard, Square, attack::SquareWise};

/// The peer's name in all tables.
const PEER: &str = "cozy_chess";

/// Squares beside occupancies, nine bytes a case: what a loop streams through should leave the second-level cache to
/// the tables.
type Columns<S, B> = (Vec<S>, Vec<B>);

/// The same cases in our words and in the peer's, so that no one converts inside the clock.
pub struct Cases {
    ours: Columns<Square, Bitboard>,
    theirs: Columns<cozy_chess::Square, BitBoard>,
}

impl Cases {
    /// The seeded workload.
    pub fn seeded() -> Self {
        let ours: Columns<_, _> = squares_and_occupancies().into_iter().unzip();
        let theirs = (
            ours.0.iter().map(|square| cozy_chess::Square::index(square.index())).collect(),
            ours.1.iter().map(|occupied| BitBoard(occupied.bits())).collect(),
        );
        Self { ours, theirs }
    }
}

/// A loop over cases that returns a word made of all results.
pub type Loop = fn(&Cases) -> u64;

/// Independent cases.
#[inline(always)]
fn throughput<S: Copy, B: Copy>(
    (squares, occupancies): &Columns<S, B>,
    attacks: impl Fn(S, B) -> u64,
) -> u64 {
    let cases = squares.iter().zip(occupancies);
    cases.fold(0, |word: u64, (&square, &occupied)| word.rotate_left(1) ^ attacks(square, occupied))
}

/// Each case depends on the result before: its squares change the occupancy.
#[inline(always)]
fn latency<S: Copy, B: Copy>(
    (squares, occupancies): &Columns<S, B>,
    attacks: impl Fn(S, B, u64) -> u64,
) -> u64 {
    let cases = squares.iter().zip(occupancies);
    cases.fold(0, |word, (&square, &occupied)| attacks(square, occupied, word))
}

fn method_throughput<const METHOD: usize>(cases: &Cases) -> u64 {
    throughput(&cases.ours, |square, occupied| SquareWise::ALL[METHOD].queen_attacks(square, occupied).bits())
}

fn method_latency<const METHOD: usize>(cases: &Cases) -> u64 {
    latency(&cases.ours, |square, occupied, before| {
        SquareWise::ALL[METHOD].queen_attacks(square, occupied ^ Bitboard::from_bits(before)).bits()
    })
}

#[inline(always)]
fn peer_queen(square: cozy_chess::Square, blockers: BitBoard) -> u64 {
    (cozy_chess::get_rook_moves(square, blockers) | cozy_chess::get_bishop_moves(square, blockers)).0
}

fn peer_throughput(cases: &Cases) -> u64 {
    throughput(&cases.theirs, peer_queen)
}

fn peer_latency(cases: &Cases) -> u64 {
    latency(&cases.theirs, |square, blockers, before| peer_queen(square, BitBoard(blockers.0 ^ before)))
}

/// A contestant's name, throughput loop, latency loop, and table bytes where they are known.
pub type Entry = (&'static str, Loop, Loop, Option<usize>);

/// All contestants, the peer first.
pub fn contestants() -> Vec<Entry> {
    const THROUGHPUT: [Loop; SquareWise::ALL.len()] = instances!(method_throughput);
    const LATENCY: [Loop; SquareWise::ALL.len()] = instances!(method_latency);
    let peer: (_, Loop, Loop, _) = (PEER, peer_throughput, peer_latency, None);
    let methods = SquareWise::ALL.into_iter().zip(THROUGHPUT).zip(LATENCY);
    core::iter::once(peer)
        .chain(methods.map(|((method, throughput), latency)| {
            (method.name(), throughput, latency, Some(method.table_bytes()))
        }))
        .collect()
}

/// Measures throughput and latency, and lists the table bytes.
pub fn run() -> Vec<Row> {
    let cases = Cases::seeded();
    let contestants = contestants();
    let timed = |pick: fn(&Entry) -> Loop| -> Vec<Contestant<'_>> {
        contestants
            .iter()
            .map(|contestant| {
                let (name, run, cases) = (contestant.0.to_owned(), pick(contestant), &cases);
                Contestant { name, run: Box::new(move || run(cases)), operations: CASES }
            })
            .collect()
    };
    let mut rows = race("square_wise", "million queens/s", &timed(|contestant| contestant.1), |ns| 1e3 / ns);
    rows.extend(race("square_wise", "ns latency", &timed(|contestant| contestant.2), |ns| ns));
    let tables = contestants.iter().filter_map(|contestant| Some((contestant.0, contestant.3? as f64)));
    let largest = SquareWise::Magic.table_bytes() as f64;
    let table_row = |(name, value): (&str, f64)| Row {
        group: "square_wise",
        name: name.to_owned(),
        unit: "table bytes".to_owned(),
        value,
        ratio_to_first: value / largest,
    };
    // The largest table first, so that the ratios say what a method saves.
    let (magic, others): (Vec<_>, Vec<_>) = tables.partition(|&(name, _)| name == SquareWise::Magic.name());
    rows.extend(magic.into_iter().chain(others).map(table_row));
    rows
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_contestants_compute_the_same() {
        let cases = Cases::seeded();
        let expected = contestants()[0].1(&cases);
        for (name, throughput, latency, _) in contestants() {
            assert_eq!(throughput(&cases), expected, "{name}");
            assert_eq!(latency(&cases), contestants()[0].2(&cases), "{name}");
        }
    }
}
