//! Attacks of a set of queens, all eight directions, by every fill, beside a loop over the pieces.
//!
//! A fill takes the same time for any number of sliders, a loop as many look-ups as there are sliders: the rows of
//! 1, 2, 4, 8 and 16 sliders show where they cross.

use crate::{
    instances,
    measure::{Contestant, Row, race},
    workload::{CASES, sliders_and_occupancies},
};
use setwise::{
    Bitboard,
    attack::{self, SetWise},
};

/// The numbers of sliders that are measured.
pub const SLIDERS: [u32; 5] = [1, 2, 4, 8, 16];

/// A loop over cases that returns a word made of all results.
pub type Loop = fn(&[(Bitboard, Bitboard)]) -> u64;

#[inline(always)]
fn all(cases: &[(Bitboard, Bitboard)], attacks: impl Fn(Bitboard, Bitboard) -> Bitboard) -> u64 {
    cases
        .iter()
        .fold(0_u64, |word, &(sliders, occupied)| word.rotate_left(1) ^ attacks(sliders, occupied).bits())
}

fn method<const METHOD: usize>(cases: &[(Bitboard, Bitboard)]) -> u64 {
    all(cases, |sliders, occupied| SetWise::ALL[METHOD].queens_attacks(sliders, occupied))
}

fn piece_loop(cases: &[(Bitboard, Bitboard)]) -> u64 {
    all(cases, |sliders, occupied| {
        sliders
            .squares()
            .fold(Bitboard::EMPTY, |attacks, square| attacks | attack::queen_attacks(square, occupied))
    })
}

/// The loops of all contestants, the one over the pieces first.
pub fn contestants() -> Vec<(&'static str, Loop)> {
    const METHODS: [Loop; SetWise::ALL.len()] = instances!(method; 0 1 2 3 4 5 6 7 8 9);
    core::iter::once(("piece_loop", piece_loop as Loop))
        .chain(SetWise::ALL.into_iter().map(SetWise::name).zip(METHODS))
        .collect()
}

/// Measures every contestant for every number of sliders.
pub fn run() -> Vec<Row> {
    let mut rows = Vec::new();
    for count in SLIDERS {
        let cases = sliders_and_occupancies(count);
        let contestants: Vec<Contestant<'_>> = contestants()
            .into_iter()
            .map(|(name, run)| {
                let cases = &cases;
                Contestant { name: name.to_owned(), run: Box::new(move || run(cases)), operations: CASES }
            })
            .collect();
        let plural = if count == 1 { "" } else { "s" };
        rows.extend(race("set_wise", &format!("ns, {count} slider{plural}"), &contestants, |ns| ns));
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_contestants_compute_the_same() {
        for count in SLIDERS {
            let cases = sliders_and_occupancies(count);
            let expected = piece_loop(&cases);
            for (name, run) in contestants() {
                assert_eq!(run(&cases), expected, "{name}, {count} sliders");
            }
        }
    }
}
