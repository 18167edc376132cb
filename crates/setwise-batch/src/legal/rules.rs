//! The rules of legal moves on sliced boards, for a mover who goes north.
//!
//! ```text
//! sliders  attacks & targets, each direction for itself, of those not pinned to another line
//! knights  attacks & targets, of those not pinned
//! pawns    pushes and captures, of those not pinned to another line than they go along
//! king     neighbors - own - danger, and castling
//! ```
//!
//! In one direction no two sliders attack the same square, since the front one blocks the rear one. So the number of
//! moves in a direction is the number of squares attacked, and no piece is looked at for itself. What different
//! directions attack is added up square by square ([`Sum`]), and cut to the targets only then.
//!
//! Cost: about 1300 operations for eight boards a lane, where an instruction set has a choice bit by bit.

use super::{
    beams::Beams,
    castling::castles,
    material::{AllMen, Material},
    men::Movers,
    sight::{ANTI_DIAGONAL, DIAGONAL, FILE, RANK, Sight},
    sum::{DIGITS, Sum, Tally},
};
use crate::{
    machine::{Machine, Word, empty},
    rays::{each_rank, rank_by_rank, to_east, to_west},
    sides::rank_at,
    sliced::Ranks,
};

/// Adds up the legal moves, but for en passant.
#[inline(always)]
pub(super) fn add_moves<A: Material, M: Machine>(
    machine: M,
    movers: &Movers<M::Word>,
    tally: &mut Tally<M::Word>,
) {
    let Movers { own, kings, .. } = movers;
    let occupied = movers.occupied();
    let sight = Sight::of::<M, A>(machine, movers, &occupied);
    let zero = empty(occupied[0]);
    let knights = each_rank!(rank: M::Word => sight.free(rank, own.knights[rank]));
    let mut sliders = [[zero; 3]; 8];
    let mut up = Beams::none(zero);
    let pawns = pawns_targets(machine, movers, &sight, &occupied);
    rank_by_rank!(rank in 0, 1, 2, 3, 4, 5, 6, 7 => {
        tally.add(machine, 0, kings.near[rank] & !(own.all[rank] | sight.danger[rank]));
        let on_rank = sight.free_on(RANK, rank, own.orthogonal[rank]);
        sliders[rank] = [
            sight.free_on(FILE, rank, own.orthogonal[rank]),
            sight.free_on(DIAGONAL, rank, own.diagonal[rank]),
            sight.free_on(ANTI_DIAGONAL, rank, own.diagonal[rank]),
        ];
        let east = machine.attacks_east(on_rank, occupied[rank]);
        let west = machine.attacks_west(on_rank, occupied[rank]);
        let [north, north_east, north_west] = up.enter::<M, A>(machine);
        up.go_on([north, north_east, north_west], sliders[rank], occupied[rank]);
        let [push, capture_east, capture_west] = pawns[rank];
        // Straight on and to the east pawns never reach the same square: one is free, the other is not.
        let (ahead, aside) = (push | capture_east, capture_west);
        let pawn_moves = if rank == 7 { [zero; 2] } else { [ahead, aside] };
        let sum = if A::KNIGHTS || A::DIAGONAL_SLIDERS {
            let sliders = [north, north_east, north_west, east, west];
            Sum::of_15(machine, sliders, knights_to(machine, &knights, rank), pawn_moves)
        } else {
            Sum::of_5(machine, [north, east, west, pawn_moves[0], pawn_moves[1]])
        };
        for digit in 0..DIGITS {
            if A::KNIGHTS || A::DIAGONAL_SLIDERS || digit < 3 {
                tally.add(machine, digit, sum.0[digit] & sight.targets[rank]);
            }
        }
        if rank == 7 {
            // What reaches the last rank becomes one of four.
            tally.add(machine, 2, ahead & sight.targets[rank]);
            tally.add(machine, 2, aside & sight.targets[rank]);
        }
    });
    if !machine.is_empty(movers.castling) {
        tally.add(machine, 0, castles(machine, movers, &sight, occupied[0]));
    }
    let mut down = Beams::none(zero);
    rank_by_rank!(rank in 7, 6, 5, 4, 3, 2, 1, 0 => {
        let [south, south_east, south_west] = down.enter::<M, A>(machine);
        let [file, diagonal, anti_diagonal] = sliders[rank];
        down.go_on([south, south_east, south_west], [file, anti_diagonal, diagonal], occupied[rank]);
        if A::DIAGONAL_SLIDERS {
            let (ones, twos) = machine.add_bits(south, south_east, south_west);
            tally.add(machine, 0, ones & sight.targets[rank]);
            tally.add(machine, 1, twos & sight.targets[rank]);
        } else {
            tally.add(machine, 0, south & sight.targets[rank]);
        }
    });
}

/// Where pawns may go on each rank, targets or not: by pushes, single and double, by captures to the east and to the west.
#[inline(always)]
pub(super) fn pawns_targets<M: Machine>(
    machine: M,
    movers: &Movers<M::Word>,
    sight: &Sight<M::Word>,
    occupied: &Ranks<M::Word>,
) -> [[M::Word; 3]; 8] {
    let (pawns, enemy) = (&movers.own.pawns, &movers.enemy.all);
    let mut beams = Beams::none(empty(occupied[0]));
    let mut reached = [[empty(occupied[0]); 3]; 8];
    rank_by_rank!(rank in 0, 1, 2, 3, 4, 5, 6, 7 => {
        let [push, east, west] = beams.enter::<M, AllMen>(machine);
        reached[rank] = [push & !occupied[rank], east & enemy[rank], west & enemy[rank]];
        if rank == 3 {
            reached[3][0] = reached[3][0] | double_pushes(movers, sight, occupied);
        }
        beams = Beams {
            straight: sight.free_on(FILE, rank, pawns[rank]),
            eastward: sight.free_on(DIAGONAL, rank, pawns[rank]),
            westward: sight.free_on(ANTI_DIAGONAL, rank, pawns[rank]),
        };
    });
    let _ = beams;
    reached
}

/// Where pawns may go by double pushes, targets or not, which is on the fourth rank.
#[inline(always)]
pub(super) fn double_pushes<W: Word>(movers: &Movers<W>, sight: &Sight<W>, occupied: &Ranks<W>) -> W {
    sight.free_on(FILE, 1, movers.own.pawns[1]) & !(occupied[2] | occupied[3])
}

/// The eight ways in which knights come to a rank.
#[inline(always)]
fn knights_to<M: Machine>(machine: M, knights: &Ranks<M::Word>, rank: usize) -> [M::Word; 8] {
    let (near_south, near_north) = (rank_at(knights, rank as i32 - 1), rank_at(knights, rank as i32 + 1));
    let (far_south, far_north) = (rank_at(knights, rank as i32 - 2), rank_at(knights, rank as i32 + 2));
    [
        to_east(machine, far_south),
        to_west(machine, far_south),
        to_east(machine, far_north),
        to_west(machine, far_north),
        machine.two_east(near_south),
        machine.two_west(near_south),
        machine.two_east(near_north),
        machine.two_west(near_north),
    ]
}
