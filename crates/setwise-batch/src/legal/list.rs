//! The moves of a board, put down as children of four bytes each.
//!
//! The limits of 64 boards are known together; which man goes where is asked board by board. All sets are turned over, as
//! the children see them: the mover comes down the board.
//!
//! ```text
//! knights, king     a look-up, or nothing at all
//! sliders           two look-ups, & targets; & the line to the king for one that is pinned
//! pawns             four sets of targets; where from is a number of squares behind
//! ```
//!
//! Cost: a look-up or two and a store for each man.

use super::{
    castling::castles,
    child::{Child, MAY_BE_TAKEN, kind, start},
    en_passant::BeforePush,
    material::AllMen,
    men::Movers,
    root::Column,
    rules::{double_pushes, pawns_targets},
    sight::Sight,
    tree::Queue,
};
use crate::{
    machine::Machine,
    rays::{each_rank, to_east, to_west},
};
use setwise::{
    Bitboard, Direction, Rank, Square,
    attack::{bishop_attacks, rook_attacks},
    ray::line,
    table::knight_attacks,
};

/// Puts children down, one for each square of a set.
pub(super) trait Scribe: Copy {
    /// Puts down `rest + factor * square` for each square, from the beginning of the room; what lies behind them may be
    /// overwritten. The factor is 1 or [`BOTH`].
    fn list<const FACTOR: u32>(self, squares: u64, rest: u32, room: &mut [Child]);
}

/// The square counts as where to and as where from.
pub(super) const BOTH: u32 = 0x101;

/// Square by square.
#[derive(Clone, Copy)]
pub(super) struct OneByOne;

impl Scribe for OneByOne {
    #[inline(always)]
    fn list<const FACTOR: u32>(self, squares: u64, rest: u32, room: &mut [Child]) {
        for (child, square) in room.iter_mut().zip(Bitboard::from_bits(squares)) {
            *child = rest + FACTOR * square.index() as u32;
        }
    }
}

/// The boards of the largest block.
pub(super) const BOARDS: usize = 64;

/// What a block of boards must know to put down its moves.
pub(super) struct Lists {
    columns: [Column; COLUMNS],
}

const KNIGHTS: usize = 0;
const DIAGONAL: usize = 1;
const ORTHOGONAL: usize = 2;
const PINNED: usize = 3;
const OCCUPIED: usize = 4;
const TARGETS: usize = 5;
const KING: usize = 6;
const KING_TARGETS: usize = 7;
const PUSHES: usize = 8;
const EAST: usize = 9;
const WEST: usize = 10;
const ENEMY_KING: usize = 11;
/// Things of one rank each: the castling rooks on the last one, the double pushes on the fifth, and, where they do not lie, the
/// enemy pawns there (on the sixth) and the double pushes with one of them beside (on the seventh).
const EXTRA: usize = 12;
const COLUMNS: usize = 13;

impl Lists {
    pub(super) const fn new() -> Self {
        Self { columns: [Column([0; BOARDS]); COLUMNS] }
    }

    /// Finds the limits of a block of boards.
    #[inline(always)]
    pub(super) fn prepare<M: Machine>(&mut self, machine: M, movers: &Movers<M::Word>) {
        let Movers { own, kings, .. } = movers;
        let occupied = movers.occupied();
        let sight = Sight::of::<M, AllMen>(machine, movers, &occupied);
        let pawns = pawns_targets(machine, movers, &sight, &occupied);
        let targets = &sight.targets;
        let double = double_pushes(movers, &sight, &occupied) & targets[3];
        let zero = double & !double;
        let mut extra = [zero; 8];
        extra[0] = castles(machine, movers, &sight, occupied[0]);
        extra[3] = double;
        let enemies = movers.enemy.pawns[3];
        extra[2] = enemies;
        extra[1] = double & (to_east(machine, enemies) | to_west(machine, enemies));
        self.columns[KNIGHTS]
            .put_turned(machine, &each_rank!(rank: M::Word => sight.free(rank, own.knights[rank])));
        self.columns[DIAGONAL].put_turned(machine, &own.diagonal);
        self.columns[ORTHOGONAL].put_turned(machine, &own.orthogonal);
        self.columns[PINNED].put_turned(
            machine,
            &each_rank!(rank: M::Word => sight.pinned(rank, own.diagonal[rank] | own.orthogonal[rank])),
        );
        self.columns[OCCUPIED].put_turned(machine, &occupied);
        self.columns[TARGETS].put_turned(machine, targets);
        self.columns[KING].put_turned(machine, &kings.own);
        self.columns[ENEMY_KING].put_turned(machine, &kings.enemy);
        self.columns[KING_TARGETS].put_turned(
            machine,
            &each_rank!(rank: M::Word => kings.near[rank] & !(own.all[rank] | sight.danger[rank])),
        );
        self.columns[PUSHES]
            .put_turned(machine, &each_rank!(rank: M::Word => pawns[rank][0] & targets[rank]));
        self.columns[EAST].put_turned(machine, &each_rank!(rank: M::Word => pawns[rank][1] & targets[rank]));
        self.columns[WEST].put_turned(machine, &each_rank!(rank: M::Word => pawns[rank][2] & targets[rank]));
        self.columns[EXTRA].put_turned(machine, &extra);
    }

    #[inline(always)]
    fn set(&self, column: usize, board: usize) -> Bitboard {
        Bitboard::from_bits(self.columns[column].0[board])
    }

    /// The pawns that may take one which a board pushes to this square, turned over as it is.
    #[cold]
    pub(super) fn capturers(&self, board: usize, pushed: Square) -> Bitboard {
        let set = |column: usize| self.set(column, board);
        let Some(king) = set(ENEMY_KING).first() else { return Bitboard::EMPTY };
        let pawns = (set(EXTRA) & Bitboard::from_rank(Rank::Sixth)).step(Direction::South);
        let (diagonal, orthogonal, occupied) = (set(DIAGONAL), set(ORTHOGONAL), set(OCCUPIED));
        BeforePush { king, pawns, diagonal, orthogonal, occupied }.capturers(pushed)
    }

    /// Puts down the moves of a board, but for captures en passant. Returns its double pushes that pass enemy pawns.
    #[inline(always)]
    pub(super) fn list(&self, board: usize, name: u32, scribe: impl Scribe, queue: &mut Queue) -> Bitboard {
        let set = |column: usize| self.set(column, board);
        let (targets, occupied) = (set(TARGETS), set(OCCUPIED));
        let Some(king) = set(KING).first() else { return Bitboard::EMPTY };
        for from in set(KNIGHTS) {
            let moves = start(name, kind::KNIGHT, from.index() as u32);
            queue.put::<1>(scribe, knight_attacks(from) & targets, moves);
        }
        let (diagonal, orthogonal, pinned) = (set(DIAGONAL), set(ORTHOGONAL), set(PINNED));
        for from in diagonal | orthogonal {
            let (mut attacks, mut kinds) = (Bitboard::EMPTY, 0);
            if diagonal.contains(from) {
                attacks = bishop_attacks(from, occupied);
                kinds = kind::DIAGONAL;
            }
            if orthogonal.contains(from) {
                attacks |= rook_attacks(from, occupied);
                kinds |= kind::ORTHOGONAL;
            }
            if pinned.contains(from) {
                attacks &= line(king, from);
            }
            queue.put::<1>(scribe, attacks & targets, start(name, kinds, from.index() as u32));
        }
        queue.put::<1>(scribe, set(KING_TARGETS), start(name, kind::KING, king.index() as u32));
        let extra = set(EXTRA);
        let double = extra & Bitboard::from_rank(Rank::Fifth);
        let passing =
            (extra & Bitboard::from_rank(Rank::Seventh)).step(Direction::South).step(Direction::South);
        queue.put::<BOTH>(scribe, double - passing, start(name, kind::PAWN, 16));
        if !passing.is_empty() {
            queue.put::<BOTH>(scribe, passing, start(name, kind::PAWN, 16) | MAY_BE_TAKEN);
        }
        for (squares, behind) in [(set(PUSHES) - double, 8), (set(EAST), 7), (set(WEST), 9)] {
            let last = squares & Bitboard::RANK_1;
            queue.put::<BOTH>(scribe, squares - last, start(name, kind::PAWN, behind));
            if !last.is_empty() {
                queue.promotes = true;
                for role in
                    [kind::DIAGONAL | kind::ORTHOGONAL, kind::KNIGHT, kind::ORTHOGONAL, kind::DIAGONAL]
                {
                    queue.put::<BOTH>(scribe, last, start(name, role | kind::PROMOTES, behind));
                }
            }
        }
        for rook in extra & Bitboard::RANK_8 {
            let (kinds, target) = if rook.index() > king.index() {
                (kind::KING | kind::CASTLES_SHORT, Square::G8)
            } else {
                (kind::KING | kind::CASTLES_LONG, Square::C8)
            };
            queue.put::<1>(OneByOne, target.bitboard(), start(name, kinds, king.index() as u32));
        }
        passing
    }
}
