//! What the rules are asked about: the men of a mover who goes north, and of his enemy.

use super::child::{
    DIAGONAL, KING, KNIGHTS, MEN, ORTHOGONAL, OWN_DIAGONAL, OWN_KING, OWN_KNIGHTS, OWN_ORTHOGONAL, OWN_PAWNS,
    PAWNS,
};
use crate::{
    machine::{Machine, Word},
    rays::each_rank,
    sides::{WHITE, kings_attacks, knights_attacks, pawns_attacks},
    sliced::Ranks,
};

/// The men of a side but for the king, sliced. A queen is among the diagonal sliders and among the orthogonal ones.
#[derive(Clone, Copy)]
pub(super) struct Men<W> {
    pub(super) pawns: Ranks<W>,
    pub(super) knights: Ranks<W>,
    pub(super) diagonal: Ranks<W>,
    pub(super) orthogonal: Ranks<W>,
    /// All of them, and the king.
    pub(super) all: Ranks<W>,
}

/// The kings, and what stands about them.
#[derive(Clone, Copy)]
pub(super) struct Kings<W> {
    pub(super) own: Ranks<W>,
    pub(super) enemy: Ranks<W>,
    /// What the own king attacks.
    pub(super) near: Ranks<W>,
    /// What a knight would attack from his square.
    pub(super) leaps: Ranks<W>,
    /// What a pawn of the mover would attack from there.
    pub(super) ahead: Ranks<W>,
    /// What the enemy king attacks.
    pub(super) near_enemy: Ranks<W>,
}

impl<W: Word> Kings<W> {
    /// From the sets of the kings.
    #[inline(always)]
    pub(super) fn of<M: Machine<Word = W>>(machine: M, own: Ranks<W>, enemy: Ranks<W>) -> Self {
        Self {
            own,
            enemy,
            near: kings_attacks(machine, &own),
            leaps: knights_attacks(machine, &own),
            ahead: pawns_attacks::<M, WHITE>(machine, &own),
            near_enemy: kings_attacks(machine, &enemy),
        }
    }
}

/// Some boards, seen from the side of the mover: he goes north.
#[derive(Clone, Copy)]
pub(super) struct Movers<W> {
    pub(super) own: Men<W>,
    pub(super) enemy: Men<W>,
    pub(super) kings: Kings<W>,
    /// The rooks with which the mover may still castle: their first rank.
    pub(super) castling: W,
    /// Those of the enemy: their last rank.
    pub(super) enemy_castling: W,
}

impl<W: Word> Movers<W> {
    /// All men.
    #[inline(always)]
    pub(super) fn occupied(&self) -> Ranks<W> {
        each_rank!(rank: W => self.own.all[rank] | self.enemy.all[rank])
    }

    /// The sets as the children of these boards see them, by number: the mover is the enemy there.
    #[inline(always)]
    pub(super) fn as_parents(&self) -> [(usize, &Ranks<W>); MEN] {
        let Self { own, enemy, kings, .. } = self;
        [
            (OWN_PAWNS, &enemy.pawns),
            (OWN_KNIGHTS, &enemy.knights),
            (OWN_DIAGONAL, &enemy.diagonal),
            (OWN_ORTHOGONAL, &enemy.orthogonal),
            (OWN_KING, &kings.enemy),
            (PAWNS, &own.pawns),
            (KNIGHTS, &own.knights),
            (DIAGONAL, &own.diagonal),
            (ORTHOGONAL, &own.orthogonal),
            (KING, &kings.own),
        ]
    }
}
