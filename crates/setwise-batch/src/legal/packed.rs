//! Children of four bytes, made a block at a time by looking up their parents.
//!
//! ```text
//! table[set][rank]     that rank of the set, of each parent: a byte each
//! look up              that rank of a block of children, by the names of their parents
//! from, to             a bit in one rank each
//! set + to - from      the set of what moves; set & !to  a set of what may be taken
//! ```
//!
//! So a whole board is never written. The difference of the two bits is added, since the man is on one square and not
//! on the other.
//!
//! Cost: about 250 operations for a block, where a table has room for all parents.

use super::{
    child::{
        Child, DIAGONAL, KING, KNIGHTS, MEN, ORTHOGONAL, OWN_DIAGONAL, OWN_KING, OWN_KNIGHTS, OWN_ORTHOGONAL,
        OWN_PAWNS, PAWNS, kind, parent,
    },
    list::BOARDS,
    look_up::{LookUp, Row},
    material::Material,
    men::{Men, Movers},
    tree::Parents,
};
use crate::{
    machine::{Machine, empty},
    rays::{any, each_rank},
    sliced::Ranks,
};
use setwise::{Bitboard, File};

/// The sets of the parents, sliced.
pub(super) struct Packed {
    tables: [[Row; 8]; TABLES],
    /// The squares of the kings of the children's mover, and of his enemy.
    king: Row,
    enemy_king: Row,
    /// The rooks that may still castle: the first rank of the mover's, the last one of his enemy's.
    castling: Row,
    enemy_castling: Row,
    is_rooks_and_pawns: bool,
}

/// The sets of men, and all men of the enemy.
const ENEMIES: usize = MEN;
const TABLES: usize = ENEMIES + 1;

impl<M: LookUp> Parents<M> for Packed {
    type Scribe = M::Scribe;

    fn new(_: M) -> Self {
        let none = Row([0; 64]);
        Self {
            tables: [[none; 8]; TABLES],
            king: none,
            enemy_king: none,
            castling: none,
            enemy_castling: none,
            is_rooks_and_pawns: false,
        }
    }

    #[inline(always)]
    fn scribe(machine: M) -> M::Scribe {
        machine.scribe()
    }

    #[inline(always)]
    fn put(&mut self, machine: M, boards: &Movers<M::Word>) {
        let Movers { own, enemy, kings, castling, enemy_castling } = boards;
        for (table, ranks) in boards.as_parents().into_iter().chain([(ENEMIES, &own.all)]) {
            for rank in 0..8 {
                machine.store_row(ranks[7 - rank], &mut self.tables[table][rank]);
            }
        }
        let others = each_rank!(rank: M::Word =>
            (own.knights[rank] | own.diagonal[rank]) | (enemy.knights[rank] | enemy.diagonal[rank]));
        self.is_rooks_and_pawns = machine.is_empty(any(&others));
        let turn = splat(machine, 56);
        machine.store_row(squares(machine, &kings.enemy) ^ turn, &mut self.king);
        machine.store_row(squares(machine, &kings.own) ^ turn, &mut self.enemy_king);
        machine.store_row(*enemy_castling, &mut self.castling);
        machine.store_row(*castling, &mut self.enemy_castling);
    }

    #[inline(always)]
    fn fitting(children: &[Child]) -> usize {
        let block = &children[..children.len().min(8 * M::LANES)];
        match block {
            [first, .., last] if parent(*last) - parent(*first) >= M::SPAN => {
                block.iter().take_while(|&&child| parent(child) - parent(*first) < M::SPAN).count()
            }
            _ => block.len(),
        }
    }

    #[inline(always)]
    fn children<A: Material>(&mut self, machine: M, children: &[Child]) -> Movers<M::Word> {
        // The window ends within the rows, even where the block has as many boards as they have bytes.
        let first = parent(children[0]).min(BOARDS - M::SPAN);
        let [to, from, kinds, parents] = unpack(machine, children);
        let names =
            if M::SPAN < BOARDS { machine.subtract(parents, splat(machine, first as u8)) } else { parents };
        let zero = empty(to);
        let nobody = [zero; 8];
        let gained = each_rank!(rank: M::Word => machine.rank_of(to, rank));
        let lost = each_rank!(rank: M::Word => machine.rank_of(from, rank));
        // A man is on one square and not yet on the other, so a difference is what becomes of both.
        let change = each_rank!(rank: M::Word => machine.subtract(gained[rank], lost[rank]));
        let moves = Moves::of(machine, kinds);
        let look_up = LookUps { machine, names, first, tables: &self.tables };
        let mut enemy = Men {
            pawns: look_up.moved(PAWNS, moves.pawn, &moves, &change),
            knights: if A::KNIGHTS { look_up.moved(KNIGHTS, moves.knight, &moves, &change) } else { nobody },
            diagonal: if A::DIAGONAL_SLIDERS {
                look_up.moved(DIAGONAL, moves.diagonal, &moves, &change)
            } else {
                nobody
            },
            orthogonal: look_up.moved(ORTHOGONAL, moves.orthogonal, &moves, &change),
            all: look_up.changed(ENEMIES, &change),
        };
        let enemy_rooks = machine.look_up(names, first, &self.enemy_castling);
        if machine.is_any(moves.short | moves.long) {
            let rooks = rooks_change(machine, &moves, lost[7], enemy_rooks);
            enemy.orthogonal[7] = machine.add(enemy.orthogonal[7], rooks);
            enemy.all[7] = machine.add(enemy.all[7], rooks);
        }
        let mut own = Men {
            pawns: look_up.left(OWN_PAWNS, &gained),
            knights: if A::KNIGHTS { look_up.left(OWN_KNIGHTS, &gained) } else { nobody },
            diagonal: if A::DIAGONAL_SLIDERS { look_up.left(OWN_DIAGONAL, &gained) } else { nobody },
            orthogonal: look_up.left(OWN_ORTHOGONAL, &gained),
            all: nobody,
        };
        // The pawn that is taken en passant is behind the other.
        own.pawns[3] = machine.choose(moves.takes_en_passant, own.pawns[3] & !gained[2], own.pawns[3]);
        // No pawn is on a last rank.
        for pawns in [&mut own.pawns, &mut enemy.pawns] {
            (pawns[0], pawns[7]) = (zero, zero);
        }
        let own_king = look_up.table(OWN_KING);
        own.all = each_rank!(rank: M::Word =>
            ((own.pawns[rank] | own.knights[rank]) | own.diagonal[rank]) | (own.orthogonal[rank] | own_king[rank]));
        let enemy_king = look_up.moved(KING, moves.king, &moves, &change);
        let king_square = machine.look_up(names, first, &self.king);
        let enemy_square = machine.choose(moves.king, to, machine.look_up(names, first, &self.enemy_king));
        let kings = machine.kings(own_king, enemy_king, [king_square, enemy_square]);
        let castling = machine.look_up(names, first, &self.castling) & !gained[0];
        let enemy_castling = machine.choose(moves.king, zero, enemy_rooks & !(gained[7] | lost[7]));
        Movers { own, enemy, kings, castling, enemy_castling }
    }

    fn is_rooks_and_pawns(&self) -> bool {
        self.is_rooks_and_pawns
    }

    #[inline(always)]
    fn board(name: usize) -> usize {
        name % 8 * M::LANES + name / 8
    }

    #[inline(always)]
    fn place(name: usize) -> usize {
        name % 4 * (2 * M::LANES) + name / 4
    }
}

/// What moves, for every child.
struct Moves<K> {
    pawn: K,
    knight: K,
    diagonal: K,
    orthogonal: K,
    king: K,
    promotes: K,
    takes_en_passant: K,
    short: K,
    long: K,
}

impl<K: Copy> Moves<K> {
    #[inline(always)]
    fn of<M: LookUp<Mask = K>>(machine: M, kinds: M::Word) -> Self
    where
        K: std::ops::BitAnd<Output = K> + std::ops::Not<Output = K>,
    {
        let (pawn, promotes) =
            (machine.has(kinds, kind::PAWN as u8), machine.has(kinds, kind::PROMOTES as u8));
        Self {
            pawn,
            knight: machine.has(kinds, kind::KNIGHT as u8),
            diagonal: machine.has(kinds, kind::DIAGONAL as u8),
            orthogonal: machine.has(kinds, kind::ORTHOGONAL as u8),
            king: machine.has(kinds, kind::KING as u8),
            promotes: promotes & !pawn,
            takes_en_passant: promotes & pawn,
            short: machine.has(kinds, kind::CASTLES_SHORT as u8),
            long: machine.has(kinds, kind::CASTLES_LONG as u8),
        }
    }
}

/// The tables, and the children's places in them.
struct LookUps<'a, M: Machine> {
    machine: M,
    names: M::Word,
    first: usize,
    tables: &'a [[Row; 8]; TABLES],
}

impl<M: LookUp> LookUps<'_, M> {
    #[inline(always)]
    fn rank(&self, set: usize, rank: usize) -> M::Word {
        self.machine.look_up(self.names, self.first, &self.tables[set][rank])
    }

    /// A set as the parents have it.
    #[inline(always)]
    fn table(&self, set: usize) -> Ranks<M::Word> {
        each_rank!(rank: M::Word => self.rank(set, rank))
    }

    /// A set of which nothing is left where something has gone to.
    #[inline(always)]
    fn left(&self, set: usize, gained: &Ranks<M::Word>) -> Ranks<M::Word> {
        each_rank!(rank: M::Word => self.rank(set, rank) & !gained[rank])
    }

    /// A set in which something has moved.
    #[inline(always)]
    fn changed(&self, set: usize, change: &Ranks<M::Word>) -> Ranks<M::Word> {
        each_rank!(rank: M::Word => self.machine.add(self.rank(set, rank), change[rank]))
    }

    /// A set in which something has moved where it is the one that moves.
    #[inline(always)]
    fn moved(
        &self,
        set: usize,
        moving: M::Mask,
        moves: &Moves<M::Mask>,
        change: &Ranks<M::Word>,
    ) -> Ranks<M::Word> {
        // A pawn that promotes leaves the second rank, and is another man on the first one.
        let on_second = if set == PAWNS { moving | moves.promotes } else { moving & !moves.promotes };
        each_rank!(rank: M::Word => {
            let moving = if rank == 1 { on_second } else { moving };
            self.machine.add_where(self.rank(set, rank), moving, change[rank])
        })
    }
}

/// What castling adds to the last rank of the rooks, which are those that may castle: from where it is to f or to d.
#[inline(always)]
fn rooks_change<M: LookUp>(machine: M, moves: &Moves<M::Mask>, king: M::Word, rooks: M::Word) -> M::Word {
    let none = empty(king);
    let of_short = machine.choose(moves.short, machine.attacks_east(king, king), none);
    let from = rooks & machine.choose(moves.long, machine.attacks_west(king, king), of_short);
    let file = |file: File| machine.load(&[Bitboard::from_file(file).bits(); 8]);
    let to_f = machine.choose(moves.short, file(File::F), none);
    machine.subtract(machine.choose(moves.long, file(File::D), to_f), from)
}

/// A byte everywhere.
#[inline(always)]
fn splat<M: Machine>(machine: M, byte: u8) -> M::Word {
    machine.load(&[u64::from_ne_bytes([byte; 8]); 8])
}

/// The squares of the only men of sets, in the bytes of their boards; 0 where there is none.
#[inline(always)]
fn squares<M: Machine>(machine: M, men: &Ranks<M::Word>) -> M::Word {
    let file = any(men);
    let odd = (men[1] | men[3]) | (men[5] | men[7]);
    let second = (men[2] | men[3]) | (men[6] | men[7]);
    let fourth = (men[4] | men[5]) | (men[6] | men[7]);
    let file = (digit(machine, file & 0xaaaa_aaaa_aaaa_aaaa, 1)
        | digit(machine, file & 0xcccc_cccc_cccc_cccc, 2))
        | digit(machine, file & 0xf0f0_f0f0_f0f0_f0f0, 4);
    (file | digit(machine, odd, 8)) | (digit(machine, second, 16) | digit(machine, fourth, 32))
}

/// A digit where a set has men.
#[inline(always)]
fn digit<M: Machine>(machine: M, men: M::Word, digit: u8) -> M::Word {
    !machine.empty_bytes(men) & u64::from_ne_bytes([digit; 8])
}

/// The bytes of a block of children apart: where to, where from, what moves, which parent.
#[inline(always)]
fn unpack<M: LookUp>(machine: M, children: &[Child]) -> [M::Word; 4] {
    let quarter = 2 * M::LANES;
    let a = machine.load_children(children);
    let b = machine.load_children(&children[quarter..]);
    let c = machine.load_children(&children[2 * quarter..]);
    let d = machine.load_children(&children[3 * quarter..]);
    const HALVES: u64 = 0x0000_ffff_0000_ffff;
    const BYTES: u64 = 0x00ff_00ff_00ff_00ff;
    let (ac, bd) = (lower(a, c, 16, HALVES), lower(b, d, 16, HALVES));
    let (ca, db) = (upper(a, c, 16, HALVES), upper(b, d, 16, HALVES));
    [lower(ac, bd, 8, BYTES), upper(ac, bd, 8, BYTES), lower(ca, db, 8, BYTES), upper(ca, db, 8, BYTES)]
}

/// The lower parts of two words, those of the second above those of the first.
#[inline(always)]
fn lower<W: crate::machine::Word>(a: W, b: W, shift: u32, lower: u64) -> W {
    (a & lower) | ((b << shift) & !lower)
}

/// The upper parts of two words, those of the first below those of the second.
#[inline(always)]
fn upper<W: crate::machine::Word>(a: W, b: W, shift: u32, lower: u64) -> W {
    ((a >> shift) & lower) | (b & !lower)
}
