//! Sliced boards out of the sets of whole ones.

use super::{
    child::{
        CASTLING, DIAGONAL, KING, KNIGHTS, ORTHOGONAL, OWN_DIAGONAL, OWN_KING, OWN_KNIGHTS, OWN_ORTHOGONAL,
        OWN_PAWNS, PAWNS, SETS, Sets,
    },
    list::BOARDS,
    men::{Kings, Men, Movers},
};
use crate::{
    machine::{Machine, Word},
    rays::each_rank,
    sliced::Ranks,
};
use setwise::{Color, Role, position::Position};

/// The sets of a block of boards, a column each.
#[derive(Clone, Copy)]
#[repr(align(64))]
pub(super) struct Column(pub(super) [u64; BOARDS]);

impl Column {
    /// Takes the boards of a sliced set, turned over.
    #[inline(always)]
    pub(super) fn put_turned<M: Machine>(&mut self, machine: M, ranks: &Ranks<M::Word>) {
        let boards = machine.slice(each_rank!(rank: M::Word => ranks[7 - rank]));
        for (word, &boards) in boards.iter().enumerate() {
            machine.store(boards, &mut self.0[word * M::LANES..][..M::LANES]);
        }
    }
}

/// A block of positions; `board` says which board the next one becomes. The others are empty.
#[inline(always)]
pub(super) fn root<M: Machine>(
    machine: M,
    positions: &[Position],
    board: fn(usize) -> usize,
) -> Movers<M::Word> {
    let mut columns = [Column([0; BOARDS]); SETS];
    for (name, position) in positions.iter().enumerate() {
        for (column, set) in columns.iter_mut().zip(sets(position)) {
            column.0[board(name)] = set;
        }
    }
    slice(machine, &columns)
}

/// The sets of a position, seen from the side to move.
fn sets(position: &Position) -> Sets {
    let setup = match position.side_to_move() {
        Color::White => *position.setup(),
        Color::Black => position.setup().flip_colors(),
    };
    let board = &setup.board;
    let mut sets = [0; SETS];
    for (color, [pawns, knights, diagonal, orthogonal, king]) in [
        (Color::White, [OWN_PAWNS, OWN_KNIGHTS, OWN_DIAGONAL, OWN_ORTHOGONAL, OWN_KING]),
        (Color::Black, [PAWNS, KNIGHTS, DIAGONAL, ORTHOGONAL, KING]),
    ] {
        sets[pawns] = board.pieces(color, Role::Pawn).bits();
        sets[knights] = board.pieces(color, Role::Knight).bits();
        sets[diagonal] = board.diagonal_sliders(color).bits();
        sets[orthogonal] = board.orthogonal_sliders(color).bits();
        sets[king] = board.pieces(color, Role::King).bits();
    }
    sets[CASTLING] = setup.castling.squares().bits();
    sets
}

/// Slices a block of boards.
#[inline(always)]
pub(super) fn slice<M: Machine>(machine: M, columns: &[Column; SETS]) -> Movers<M::Word> {
    let kings = Kings::of(machine, ranks(machine, &columns[OWN_KING]), ranks(machine, &columns[KING]));
    let own = men(
        [
            ranks(machine, &columns[OWN_PAWNS]),
            ranks(machine, &columns[OWN_KNIGHTS]),
            ranks(machine, &columns[OWN_DIAGONAL]),
            ranks(machine, &columns[OWN_ORTHOGONAL]),
        ],
        &kings.own,
    );
    let enemy = men(
        [
            ranks(machine, &columns[PAWNS]),
            ranks(machine, &columns[KNIGHTS]),
            ranks(machine, &columns[DIAGONAL]),
            ranks(machine, &columns[ORTHOGONAL]),
        ],
        &kings.enemy,
    );
    let castling = ranks(machine, &columns[CASTLING]);
    Movers { own, enemy, kings, castling: castling[0], enemy_castling: castling[7] }
}

#[inline(always)]
fn ranks<M: Machine>(machine: M, column: &Column) -> Ranks<M::Word> {
    machine.slice(each_rank!(word: M::Word => machine.load(&column.0[word * M::LANES..][..M::LANES])))
}

#[inline(always)]
fn men<W: Word>([pawns, knights, diagonal, orthogonal]: [Ranks<W>; 4], king: &Ranks<W>) -> Men<W> {
    let all = each_rank!(rank: W =>
        ((pawns[rank] | knights[rank]) | diagonal[rank]) | (orthogonal[rank] | king[rank]));
    Men { pawns, knights, diagonal, orthogonal, all }
}
