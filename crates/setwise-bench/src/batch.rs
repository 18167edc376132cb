//! Attacks of white's sliders on many boards: every instruction set, by both methods, beside a loop over the pieces.

use crate::{
    legal_moves,
    measure::Row,
    passes::{CHUNK, Method, race_of_methods, race_of_threads},
    workload::positions,
};
use setwise::{Bitboard, Color, attack, position::Position};
use setwise_batch::{BatchError, InstructionSet, kogge_stone, sliders_attacks};

/// The sliders of a side on some boards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sliders {
    /// Rooks and queens.
    pub orthogonal: Vec<u64>,
    /// Bishops and queens.
    pub diagonal: Vec<u64>,
    /// All pieces.
    pub occupied: Vec<u64>,
}

/// What sliders attack, for each board of a chunk.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Attacks(pub Vec<u64>);

impl Default for Attacks {
    fn default() -> Self {
        Self(vec![0; CHUNK])
    }
}

/// The inputs.
pub fn chunks() -> Vec<Sliders> {
    let of_chunk = |chunk: &[Position]| {
        let column =
            |set: fn(&Position) -> Bitboard| chunk.iter().map(|position| set(position).bits()).collect();
        Sliders {
            orthogonal: column(|position| position.board().orthogonal_sliders(Color::White)),
            diagonal: column(|position| position.board().diagonal_sliders(Color::White)),
            occupied: column(|position| position.board().occupied()),
        }
    };
    positions().chunks(CHUNK).map(of_chunk).collect()
}

/// Each piece looked up by the default getter.
fn piece_loop(Sliders { orthogonal, diagonal, occupied }: &Sliders, attacks: &mut Attacks) {
    for (((attacks, &orthogonal), &diagonal), &occupied) in
        attacks.0.iter_mut().zip(orthogonal).zip(diagonal).zip(occupied)
    {
        let occupied = Bitboard::from_bits(occupied);
        let mut union = Bitboard::EMPTY;
        for square in Bitboard::from_bits(orthogonal).squares() {
            union |= attack::rook_attacks(square, occupied);
        }
        for square in Bitboard::from_bits(diagonal).squares() {
            union |= attack::bishop_attacks(square, occupied);
        }
        *attacks = union.bits();
    }
}

/// A kernel of sliders.
type Kernel = fn(InstructionSet, &[u64], &[u64], &[u64], &mut [u64]) -> Result<(), BatchError>;

/// A kernel on an instruction set.
fn method(name: &str, kernel: Kernel, set: InstructionSet) -> Method<Sliders, Attacks> {
    Method::kernel(
        format!("{name}, {}", set.name()),
        move |Sliders { orthogonal, diagonal, occupied }, attacks: &mut Attacks| {
            kernel(set, orthogonal, diagonal, occupied, &mut attacks.0).expect("columns of equal length");
        },
    )
}

/// The rank-sliced kernel, and on plain words the loop that stands for it.
fn sliced(set: InstructionSet) -> Method<Sliders, Attacks> {
    let name = if set == InstructionSet::Portable { "by_pieces" } else { "sliced" };
    method(name, sliders_attacks, set).on(set)
}

/// The kernel by Kogge-Stone.
fn kogge_stone(set: InstructionSet) -> Method<Sliders, Attacks> {
    method("kogge_stone", kogge_stone::sliders_attacks, set)
}

/// The loop over the pieces, then both kernels on every instruction set of this machine.
pub fn methods() -> Vec<Method<Sliders, Attacks>> {
    std::iter::once(Method::piece_loop(piece_loop))
        .chain(InstructionSet::available().map(sliced))
        .chain(InstructionSet::available().map(kogge_stone))
        .collect()
}

/// Measures every method, and the best one on two threads; then legal moves, which belong to the same group.
pub fn run() -> Vec<Row> {
    let chunks = chunks();
    let mut rows = race_of_methods("batch", "sliders", &chunks, &methods());
    rows.extend(race_of_threads("batch", "sliders", &chunks, &sliced(InstructionSet::best())));
    rows.extend(legal_moves::run());
    rows
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_methods_compute_the_same() {
        for chunk in chunks() {
            let (mut expected, mut found) = (Attacks::default(), Attacks::default());
            piece_loop(&chunk, &mut expected);
            for method in methods() {
                found.0.fill(0);
                (method.run)(&chunk, &mut found);
                assert!(found == expected, "{}", method.name);
            }
        }
    }
}
