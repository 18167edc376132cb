//! Children as whole boards, on a processor without look-ups of bytes in vectors: made one by one, and then sliced.
//!
//! ```text
//! enemy   set ^ from ^ to, for the sets of what moves
//! own     set & !to
//! ```
//!
//! Cost: some forty plain operations and eleven stores a child, and the slicing.

use super::{
    child::{
        CASTLING, Child, DIAGONAL, KING, KNIGHTS, ORTHOGONAL, OWN_DIAGONAL, OWN_KNIGHTS, OWN_ORTHOGONAL,
        OWN_PAWNS, PAWNS, SETS, Sets, from, kind, kind_of, parent, to,
    },
    list::OneByOne,
    material::Material,
    men::Movers,
    root::{Column, slice},
    tree::Parents,
};
use crate::machine::Machine;
use setwise::Bitboard;

/// The sets of the parents, a column each.
pub(super) struct Whole {
    columns: [Column; SETS],
    /// Those of a block of children.
    children: [Column; SETS],
    is_rooks_and_pawns: bool,
}

impl<M: Machine> Parents<M> for Whole {
    type Scribe = OneByOne;

    fn new(_: M) -> Self {
        let none = [Column([0; 64]); SETS];
        Self { columns: none, children: none, is_rooks_and_pawns: false }
    }

    #[inline(always)]
    fn scribe(_: M) -> OneByOne {
        OneByOne
    }

    #[inline(always)]
    fn put(&mut self, machine: M, boards: &Movers<M::Word>) {
        let Movers { castling, enemy_castling, .. } = boards;
        let none = *castling & !*castling;
        let rights = [*castling, none, none, none, none, none, none, *enemy_castling];
        for (column, ranks) in boards.as_parents().into_iter().chain([(CASTLING, &rights)]) {
            self.columns[column].put_turned(machine, ranks);
        }
        let others = [OWN_KNIGHTS, OWN_DIAGONAL, KNIGHTS, DIAGONAL];
        self.is_rooks_and_pawns = others.iter().all(|&set| self.columns[set].0.iter().all(|&set| set == 0));
    }

    #[inline(always)]
    fn children<A: Material>(&mut self, machine: M, children: &[Child]) -> Movers<M::Word> {
        for (index, &child) in children.iter().enumerate() {
            let sets = made(&self.sets(parent(child)), child);
            for (column, set) in self.children.iter_mut().zip(sets) {
                column.0[index % 64] = set;
            }
        }
        slice(machine, &self.children)
    }

    fn is_rooks_and_pawns(&self) -> bool {
        self.is_rooks_and_pawns
    }

    #[inline(always)]
    fn board(name: usize) -> usize {
        name
    }

    #[inline(always)]
    fn place(name: usize) -> usize {
        name
    }

    #[inline(always)]
    fn fitting(children: &[Child]) -> usize {
        children.len().min(8 * M::LANES)
    }
}

impl Whole {
    /// The sets of a parent.
    #[inline(always)]
    fn sets(&self, name: usize) -> Sets {
        let mut sets = [0; SETS];
        for (set, column) in sets.iter_mut().zip(&self.columns) {
            *set = column.0[name % 64];
        }
        sets
    }
}

/// The sets of a child, from those of its parent.
#[inline(always)]
fn made(parent: &Sets, child: Child) -> Sets {
    let (from, to, kinds) = (1 << from(child), 1 << to(child), kind_of(child));
    let mut sets = *parent;
    for set in [OWN_PAWNS, OWN_KNIGHTS, OWN_DIAGONAL, OWN_ORTHOGONAL] {
        sets[set] &= !to;
    }
    let has = |kind: u32| if kinds & kind == 0 { 0 } else { u64::MAX };
    let promotes = has(kind::PROMOTES) & !has(kind::PAWN);
    // A pawn that promotes leaves the pawns; what it becomes comes from nowhere.
    sets[PAWNS] = (sets[PAWNS] & !(from & (has(kind::PAWN) | promotes))) | (to & has(kind::PAWN));
    for (set, kind) in [
        (KNIGHTS, kind::KNIGHT),
        (DIAGONAL, kind::DIAGONAL),
        (ORTHOGONAL, kind::ORTHOGONAL),
        (KING, kind::KING),
    ] {
        sets[set] = (sets[set] & !(from & has(kind))) | (to & has(kind));
    }
    sets[CASTLING] &= !(from | to | (has(kind::KING) & Bitboard::RANK_8.bits()));
    if kinds & (kind::CASTLES_SHORT | kind::CASTLES_LONG) != 0 {
        castle(&mut sets, parent, from, kinds);
    } else if kinds == kind::TAKES_EN_PASSANT {
        sets[OWN_PAWNS] &= !(to << 8);
    }
    sets
}

/// Moves the rook.
#[cold]
fn castle(sets: &mut Sets, parent: &Sets, king: u64, kinds: u32) {
    let rooks = parent[CASTLING] & Bitboard::RANK_8.bits();
    let (rook, target) = if kinds & kind::CASTLES_SHORT != 0 {
        (rooks & !(king | (king - 1)), 1 << 61)
    } else {
        (rooks & (king - 1), 1 << 59)
    };
    sets[ORTHOGONAL] = (sets[ORTHOGONAL] & !rook) | target;
}
