//! Attacks of both sides on many boards, in union and by role: every instruction set beside a loop over the pieces.
//!
//! In the loop, sliders, knights and kings are looked up one by one by the default getters, and pawns are shifted, all at
//! once: its fastest form. `attacked_by` is what the core offers for a single board: fills and shifts.

use crate::{
    measure::Row,
    passes::{CHUNK, Method, race_of_methods, race_of_threads},
    workload::positions,
};
use setwise::{Bitboard, Color, Role, Square, attack, pattern::pawns_attacks, position::Board, table};
use setwise_batch::{Boards, InstructionSet, SideMaps, attack_maps, attacks};

/// The same boards in both forms.
#[derive(Clone, Debug)]
pub struct Chunk {
    /// One after the other.
    pub rows: Vec<Board>,
    /// In columns.
    pub columns: Boards,
}

/// What both sides attack on each board of a chunk.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Maps(pub [SideMaps<Vec<u64>>; 2]);

impl Default for Maps {
    fn default() -> Self {
        Self([SideMaps::zeroed(CHUNK), SideMaps::zeroed(CHUNK)])
    }
}

/// The inputs.
pub fn chunks() -> Vec<Chunk> {
    positions()
        .chunks(CHUNK)
        .map(|chunk| Chunk {
            rows: chunk.iter().map(|position| *position.board()).collect(),
            columns: chunk.iter().map(|position| (*position.board(), position.side_to_move())).collect(),
        })
        .collect()
}

/// Methods of this module.
type OfChunk = Method<Chunk, Maps>;

/// The union of what each piece of a set attacks alone.
#[inline(always)]
fn each(pieces: Bitboard, attacks: impl Fn(Square) -> Bitboard) -> Bitboard {
    pieces.squares().fold(Bitboard::EMPTY, |union, square| union | attacks(square))
}

/// Loops over the boards of a chunk and its columns of both sides.
#[inline(always)]
fn each_board(
    chunk: &Chunk,
    maps: &mut Maps,
    of_board: impl Fn(&Board, Color, usize, &mut SideMaps<&mut [u64]>),
) {
    let [white, black] = &mut maps.0;
    let (mut white, mut black) = (white.as_mut(), black.as_mut());
    for (index, board) in chunk.rows.iter().enumerate() {
        of_board(board, Color::White, index, &mut white);
        of_board(board, Color::Black, index, &mut black);
    }
}

fn piece_loop(chunk: &Chunk, maps: &mut Maps) {
    each_board(chunk, maps, |board, color, index, map| {
        let occupied = board.occupied();
        let attacks = each(board.orthogonal_sliders(color), |square| attack::rook_attacks(square, occupied))
            | each(board.diagonal_sliders(color), |square| attack::bishop_attacks(square, occupied))
            | each(board.pieces(color, Role::Knight), table::knight_attacks)
            | each(board.pieces(color, Role::King), table::king_attacks)
            | pawns_attacks(color, board.pieces(color, Role::Pawn));
        map.attacks[index] = attacks.bits();
    });
}

fn attacked_by(chunk: &Chunk, maps: &mut Maps) {
    each_board(chunk, maps, |board, color, index, map| {
        map.attacks[index] = board.attacked_by(color, board.occupied()).bits();
    });
}

fn piece_loop_by_role(chunk: &Chunk, maps: &mut Maps) {
    each_board(chunk, maps, |board, color, index, map| {
        let occupied = board.occupied();
        let pieces = |role| board.pieces(color, role);
        let pawns = pawns_attacks(color, pieces(Role::Pawn));
        let knights = each(pieces(Role::Knight), table::knight_attacks);
        let bishops = each(pieces(Role::Bishop), |square| attack::bishop_attacks(square, occupied));
        let rooks = each(pieces(Role::Rook), |square| attack::rook_attacks(square, occupied));
        let queens = each(pieces(Role::Queen), |square| attack::queen_attacks(square, occupied));
        let king = each(pieces(Role::King), table::king_attacks);
        map.pawns[index] = pawns.bits();
        map.knights[index] = knights.bits();
        map.bishops[index] = bishops.bits();
        map.rooks[index] = rooks.bits();
        map.queens[index] = queens.bits();
        map.king[index] = king.bits();
        map.attacks[index] = (pawns | knights | bishops | rooks | queens | king).bits();
    });
}

/// The kernel of unions.
fn union(set: InstructionSet) -> OfChunk {
    Method::kernel(set.name(), move |chunk: &Chunk, Maps([white, black])| {
        attacks(set, &chunk.columns, &mut white.attacks, &mut black.attacks)
            .expect("columns of equal length");
    })
    .on(set)
}

/// The kernel of unions and roles.
fn by_role(set: InstructionSet) -> OfChunk {
    Method::kernel(set.name(), move |chunk: &Chunk, Maps([white, black])| {
        attack_maps(set, &chunk.columns, white.as_mut(), black.as_mut()).expect("columns of equal length");
    })
    .on(set)
}

/// The loop over the pieces, then what the core offers, then every instruction set of this machine.
pub fn methods_in_union() -> Vec<OfChunk> {
    [Method::piece_loop(piece_loop), Method::kernel("attacked_by", attacked_by)]
        .into_iter()
        .chain(InstructionSet::available().map(union))
        .collect()
}

/// The loop over the pieces, then every instruction set of this machine.
pub fn methods_by_role() -> Vec<OfChunk> {
    std::iter::once(Method::piece_loop(piece_loop_by_role))
        .chain(InstructionSet::available().map(by_role))
        .collect()
}

/// Measures every method, and the best ones on two threads.
pub fn run() -> Vec<Row> {
    let chunks = chunks();
    let best = InstructionSet::best();
    let mut rows = race_of_methods("attack_maps", "in union", &chunks, &methods_in_union());
    rows.extend(race_of_methods("attack_maps", "by role", &chunks, &methods_by_role()));
    rows.extend(race_of_threads("attack_maps", "in union", &chunks, &union(best)));
    rows.extend(race_of_threads("attack_maps", "by role", &chunks, &by_role(best)));
    rows
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_methods_compute_the_same() {
        for methods in [methods_in_union(), methods_by_role()] {
            for chunk in chunks() {
                let mut expected = Maps::default();
                (methods[0].run)(&chunk, &mut expected);
                for method in &methods {
                    let mut found = Maps::default();
                    (method.run)(&chunk, &mut found);
                    assert!(found == expected, "{}", method.name);
                }
            }
        }
    }
}
