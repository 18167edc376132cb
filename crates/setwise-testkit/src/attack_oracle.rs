//! The attack map of a position by another route: every piece walks, pins are found by taking the piece away, and
//! escapes by putting the king there.

use crate::grid::{is_caught, is_passed, squares_where};
use setwise::{
    Bitboard, Color, Piece, Role, Square,
    position::{Board, Setup},
    walk,
};

/// What a piece on a square attacks.
fn piece_attacks(piece: Piece, square: Square, occupied: Bitboard) -> Bitboard {
    match piece.role {
        Role::Pawn => walk::pawn_attacks(piece.color, square),
        Role::Knight => walk::knight_attacks(square),
        Role::Bishop => walk::bishop_attacks(square, occupied),
        Role::Rook => walk::rook_attacks(square, occupied),
        Role::Queen => walk::queen_attacks(square, occupied),
        Role::King => walk::king_attacks(square),
    }
}

/// What a side attacks with its pieces that pass a test.
pub fn attacks(board: &Board, color: Color, test: impl Fn(Square, Piece) -> bool) -> Bitboard {
    Square::ALL
        .into_iter()
        .filter_map(|square| Some((square, board.piece_at(square)?)))
        .filter(|&(square, piece)| piece.color == color && test(square, piece))
        .fold(Bitboard::EMPTY, |all, (square, piece)| all | piece_attacks(piece, square, board.occupied()))
}

/// The squares of the pieces of `by` that attack `target`.
pub fn attackers(board: &Board, by: Color, target: Square) -> Bitboard {
    squares_where(|from| attacks(board, by, |square, _| square == from).contains(target))
}

/// The king of a side that has exactly one.
pub fn only_king(board: &Board, color: Color) -> Option<Square> {
    let king = Piece { color, role: Role::King };
    let mut kings = Square::ALL.into_iter().filter(|&square| board.piece_at(square) == Some(king));
    kings.next().filter(|_| kings.next().is_none())
}

/// The pieces without which a slider would newly attack their king.
pub fn pinned(board: &Board, color: Color) -> Bitboard {
    let Some(king) = only_king(board, color) else { return Bitboard::EMPTY };
    let before = attackers(board, !color, king);
    squares_where(|square| {
        let mut without = *board;
        square != king
            && without.remove(square).is_some_and(|piece| piece.color == color)
            && attackers(&without, !color, king) != before
    })
}

/// The neighbors of the king where it could stand unattacked: the king is moved there.
pub fn king_escapes(board: &Board, color: Color) -> Bitboard {
    let Some(king) = only_king(board, color) else { return Bitboard::EMPTY };
    squares_where(|target| {
        let own = board.piece_at(target).is_some_and(|piece| piece.color == color);
        let mut moved = *board;
        moved.remove(king);
        walk::king_attacks(king).contains(target)
            && !own
            && !{
                // A captured piece attacks no more, but it never attacks its own square either.
                moved.remove(target);
                moved.set(target, Piece { color, role: Role::King });
                attacks(&moved, !color, |_, _| true).contains(target)
            }
    })
}

/// The passed pawns of a side that the enemy king does not catch.
pub fn uncatchable(setup: &Setup, color: Color) -> Bitboard {
    let pawn = |color| Piece { color, role: Role::Pawn };
    let enemies = squares_where(|square| setup.board.piece_at(square) == Some(pawn(!color)));
    squares_where(|square| {
        setup.board.piece_at(square) == Some(pawn(color))
            && is_passed(color, square, enemies)
            && !only_king(&setup.board, !color)
                .is_some_and(|king| is_caught(color, square, king, setup.side_to_move))
    })
}
