//! What limits the mover: squares in danger, checkers, and the lines between his king and enemy sliders.
//!
//! ```text
//! danger   what the enemy attacks once the king has left his square
//! line     (king's look one way & enemy look the other way) | (the same turned round)
//! ```
//!
//! Both looks end on the first man. They meet on empty squares if the slider gives check, and these are the squares between;
//! they meet on a man of the mover if it is the only one between, and it is pinned to the line. Otherwise they do not
//! meet at all. So one set a line says both, and nothing is asked of single men.
//!
//! What goes up the board is kept, rank by rank; what comes down meets it, and is not kept.

use super::{
    beams::Beams,
    material::Material,
    men::{Men, Movers},
};
use crate::{
    bits::has_one,
    machine::{Machine, Word, empty},
    rays::{any, each_rank, rank_by_rank},
    sides::{BLACK, knights_attacks, pawns_attacks},
    sliced::Ranks,
};

/// What limits the moves.
pub(super) struct Sight<W> {
    /// The squares that are closed to the king.
    pub(super) danger: Ranks<W>,
    /// Where men other than the king may go.
    pub(super) targets: Ranks<W>,
    /// Where the looks meet on files, on ranks, on diagonals, and on anti-diagonals.
    lines: [Ranks<W>; 4],
    /// Where they meet at all.
    met: Ranks<W>,
}

/// The numbers of the lines.
pub(super) const FILE: usize = 0;
pub(super) const RANK: usize = 1;
pub(super) const DIAGONAL: usize = 2;
pub(super) const ANTI_DIAGONAL: usize = 3;

impl<W: Word> Sight<W> {
    /// The limits of the own side.
    #[inline(always)]
    pub(super) fn of<M: Machine<Word = W>, A: Material>(
        machine: M,
        movers: &Movers<W>,
        occupied: &Ranks<W>,
    ) -> Self {
        let Movers { own, enemy, kings, .. } = movers;
        let king = &kings.own;
        let zero = empty(king[0]);
        let none = [zero; 8];
        let lifted = each_rank!(rank: W => occupied[rank] & !king[rank]);
        let (mut up, mut looks_up) = (Beams::none(zero), Beams::none(zero));
        let (mut hostile, mut looks) = ([[zero; 3]; 8], [[zero; 3]; 8]);
        rank_by_rank!(rank in 0, 1, 2, 3, 4, 5, 6, 7 => {
            hostile[rank] = up.enter::<M, A>(machine);
            up.go_on(hostile[rank], sliders(enemy, rank), lifted[rank]);
            looks[rank] = looks_up.enter::<M, A>(machine);
            looks_up.go_on(looks[rank], [king[rank]; 3], occupied[rank]);
        });
        let knights = if A::KNIGHTS { knights_attacks(machine, &enemy.knights) } else { none };
        let pawns = pawns_attacks::<M, BLACK>(machine, &enemy.pawns);
        let mut sight = Self { danger: none, targets: none, lines: [none; 4], met: none };
        let mut checkers = none;
        let (mut down, mut looks_down) = (Beams::none(zero), Beams::none(zero));
        rank_by_rank!(rank in 7, 6, 5, 4, 3, 2, 1, 0 => {
            let [north, north_east, north_west] = hostile[rank];
            let [south, south_east, south_west] = down.enter::<M, A>(machine);
            down.go_on([south, south_east, south_west], sliders(enemy, rank), lifted[rank]);
            let east = machine.attacks_east(enemy.orthogonal[rank], lifted[rank]);
            let west = machine.attacks_west(enemy.orthogonal[rank], lifted[rank]);
            let [to_north, to_north_east, to_north_west] = looks[rank];
            let [to_south, to_south_east, to_south_west] = looks_down.enter::<M, A>(machine);
            looks_down.go_on([to_south, to_south_east, to_south_west], [king[rank]; 3], occupied[rank]);
            let to_east = machine.attacks_east(king[rank], occupied[rank]);
            let to_west = machine.attacks_west(king[rank], occupied[rank]);
            let file = (to_north & south) | (to_south & north);
            let row = (to_east & west) | (to_west & east);
            let diagonal = (to_north_east & south_west) | (to_south_west & north_east);
            let anti_diagonal = (to_north_west & south_east) | (to_south_east & north_west);
            sight.lines[FILE][rank] = file;
            sight.lines[RANK][rank] = row;
            sight.lines[DIAGONAL][rank] = diagonal;
            sight.lines[ANTI_DIAGONAL][rank] = anti_diagonal;
            sight.met[rank] = (file | row) | (diagonal | anti_diagonal);
            sight.danger[rank] = (((north | south) | east) | ((west | north_east) | north_west))
                | (((south_east | south_west) | knights[rank]) | (pawns[rank] | kings.near_enemy[rank]));
            let orthogonal = ((to_north | to_south) | (to_east | to_west)) & enemy.orthogonal[rank];
            let diagonal =
                ((to_north_east | to_south_east) | (to_north_west | to_south_west)) & enemy.diagonal[rank];
            let leaper = if A::KNIGHTS { kings.leaps[rank] & enemy.knights[rank] } else { zero };
            let leapers = leaper | (kings.ahead[rank] & enemy.pawns[rank]);
            checkers[rank] = (orthogonal | diagonal) | leapers;
        });
        let (unchecked, single) = (machine.empty_bytes(any(&checkers)), has_one(machine, &checkers));
        sight.targets = each_rank!(rank: W => {
            let answers = checkers[rank] | (sight.met[rank] & !occupied[rank]);
            (unchecked | (single & answers)) & !own.all[rank]
        });
        sight
    }

    /// Those men of a rank that are not pinned, or pinned to this line.
    #[inline(always)]
    pub(super) fn free_on(&self, line: usize, rank: usize, men: W) -> W {
        men & (!self.met[rank] | self.lines[line][rank])
    }

    /// The men of the first rank that are pinned to it.
    #[inline(always)]
    pub(super) fn pinned_along_first_rank(&self) -> W {
        self.lines[RANK][0]
    }

    /// Those men of a rank that are pinned.
    #[inline(always)]
    pub(super) fn pinned(&self, rank: usize, men: W) -> W {
        men & self.met[rank]
    }

    /// Those men of a rank that are not pinned.
    #[inline(always)]
    pub(super) fn free(&self, rank: usize, men: W) -> W {
        men & !self.met[rank]
    }
}

/// The sliders that go straight on, to the east and to the west, up or down the board.
#[inline(always)]
fn sliders<W: Word>(men: &Men<W>, rank: usize) -> [W; 3] {
    [men.orthogonal[rank], men.diagonal[rank], men.diagonal[rank]]
}
