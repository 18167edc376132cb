//! Every kernel on every instruction set, against the attack map of the core.
use setwise::{position::*, *};
use setwise_batch::*;
use setwise_testkit::{games::games, positions::setups};
#[test]
fn kernels_agree_with_the_attack_map() {
    let s: Vec<Setup> = games(1, 60).map(|p| *p.setup()).chain(setups(1).take(5000)).collect();
    let boards: Boards = s.iter().map(|s| (s.board, s.side_to_move)).collect();
    let n = s.len();
    for set in InstructionSet::available() {
        let (mut ma, mut mb) = (SideMaps::zeroed(n), SideMaps::zeroed(n));
        attack_maps(set, &boards, ma.as_mut(), mb.as_mut()).unwrap();
        let v = || vec![0u64; n];
        let mut ch = v();
        checkers(set, &boards, &mut ch).unwrap();
        let (mut pw, mut pb) = (v(), v());
        pinned(set, &boards, &mut pw, &mut pb).unwrap();
        let (mut ew, mut eb) = (v(), v());
        king_escapes(set, &boards, &mut ew, &mut eb).unwrap();
        let (mut uw, mut ub) = (v(), v());
        uncatchable(set, &boards, Color::White, &mut uw).unwrap();
        uncatchable(set, &boards, Color::Black, &mut ub).unwrap();
        let (mut lw, mut lb) = (vec![0u8; n], vec![0u8; n]);
        distant_check_lines(set, &boards, Color::White, &ew, &mut lw).unwrap();
        distant_check_lines(set, &boards, Color::Black, &eb, &mut lb).unwrap();
        let mut mw = vec![0u16; n];
        mobility(set, &boards, Color::White, &mut mw).unwrap();
        for i in 0..n {
            let m = AttackMap::of(&s[i]);
            let (w, b) = (m.side(Color::White), m.side(Color::Black));
            assert_eq!(w.attacks.bits(), ma.attacks[i], "{}", s[i]);
            assert_eq!(
                w.by_role.map(|x| x.bits()),
                [ma.pawns[i], ma.knights[i], ma.bishops[i], ma.rooks[i], ma.queens[i], ma.king[i]]
            );
            assert_eq!(
                b.by_role.map(|x| x.bits()),
                [mb.pawns[i], mb.knights[i], mb.bishops[i], mb.rooks[i], mb.queens[i], mb.king[i]]
            );
            assert_eq!(m.checkers.bits(), ch[i], "{}", s[i]);
            assert_eq!([w.pinned.bits(), b.pinned.bits()], [pw[i], pb[i]], "{}", s[i]);
            assert_eq!([w.king_escapes.bits(), b.king_escapes.bits()], [ew[i], eb[i]], "{}", s[i]);
            assert_eq!([w.uncatchable.bits(), b.uncatchable.bits()], [uw[i], ub[i]], "{}", s[i]);
            assert_eq!(
                [w.distant_check_lines.bits(), b.distant_check_lines.bits()],
                [lw[i], lb[i]],
                "{}",
                s[i]
            );
            let mut sum = 0;
            for (sq, p) in s[i].board.iter().filter(|(_, p)| p.color == Color::White) {
                let occ = s[i].board.occupied();
                let a = match p.role {
                    Role::Pawn => table::pawn_attacks(p.color, sq),
                    Role::Knight => table::knight_attacks(sq),
                    Role::King => table::king_attacks(sq),
                    Role::Bishop => attack::bishop_attacks(sq, occ),
                    Role::Rook => attack::rook_attacks(sq, occ),
                    Role::Queen => attack::queen_attacks(sq, occ),
                };
                sum += (a - s[i].board.color(Color::White)).count();
            }
            assert_eq!(sum, u32::from(mw[i]), "{}", s[i]);
        }
    }
}
