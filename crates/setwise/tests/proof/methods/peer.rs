//! An implementation by other hands: cozy-chess finds what a shared misunderstanding would hide.

use cozy_chess::BitBoard;
use setwise::{Square, attack, table, walk};
use setwise_testkit::random::bitboards;

#[test]
fn sliders_and_leapers_agree_with_cozy_chess() {
    for occupied in bitboards(25).take(2_000) {
        for square in Square::ALL {
            let (peer_square, blockers) =
                (cozy_chess::Square::index(square.index()), BitBoard(occupied.bits()));
            let rook = cozy_chess::get_rook_moves(peer_square, blockers).0;
            let bishop = cozy_chess::get_bishop_moves(peer_square, blockers).0;
            assert_eq!(attack::rook_attacks(square, occupied).bits(), rook);
            assert_eq!(attack::bishop_attacks(square, occupied).bits(), bishop);
            assert_eq!(walk::queen_attacks(square, occupied).bits(), rook | bishop);
            assert_eq!(table::king_attacks(square).bits(), cozy_chess::get_king_moves(peer_square).0);
            assert_eq!(table::knight_attacks(square).bits(), cozy_chess::get_knight_moves(peer_square).0);
        }
    }
}
