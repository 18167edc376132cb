//! What each kernel should say of one board, by walks and by the oracles of the testkit: piece by piece, on coordinates.

use crate::cases::{Case, DIAGONAL, OCCUPIED, ORTHOGONAL};
use setwise::{
    Bitboard, Color, Direction, Piece, Role, Square,
    position::{Board, Setup},
    walk,
};
use setwise_testkit::{
    attack_oracle::{self, only_king},
    grid::{coordinates, is_passed, squares_where},
    rules,
};

/// The union of what each of some sliders attacks alone.
fn union(sliders: u64, occupied: u64, attacks: fn(Square, Bitboard) -> Bitboard) -> Bitboard {
    let sliders = Bitboard::from_bits(sliders);
    sliders
        .squares()
        .fold(Bitboard::EMPTY, |all, square| all | attacks(square, Bitboard::from_bits(occupied)))
}

/// What sliders attack.
pub(crate) fn sliders_attacks(case: &Case) -> Bitboard {
    let [orthogonal, diagonal, occupied] = case.sliders;
    union(orthogonal, occupied, walk::rook_attacks) | union(diagonal, occupied, walk::bishop_attacks)
}

/// What sliders attack in a direction: those of lines in directions of lines, those of diagonals in the others.
pub(crate) fn direction_attacks(case: &Case, direction: Direction) -> Bitboard {
    let sliders = case.sliders[if direction.is_diagonal() { DIAGONAL } else { ORTHOGONAL }];
    walk::attacks(direction, Bitboard::from_bits(sliders), !Bitboard::from_bits(case.sliders[OCCUPIED]))
}

/// What a color attacks.
pub(crate) fn attacks(case: &Case, color: Color) -> Bitboard {
    attack_oracle::attacks(&case.board, color, |_, _| true)
}

/// What a color attacks with pieces of a role.
pub(crate) fn role_attacks(case: &Case, color: Color, role: Role) -> Bitboard {
    attack_oracle::attacks(&case.board, color, |_, piece| piece.role == role)
}

/// Who gives check.
pub(crate) fn checkers(case: &Case) -> Bitboard {
    only_king(&case.board, case.side_to_move)
        .map_or(Bitboard::EMPTY, |king| attack_oracle::attackers(&case.board, !case.side_to_move, king))
}

/// What the enemy of a color attacks when the kings of this color have left the board.
pub(crate) fn king_danger(case: &Case, color: Color) -> Bitboard {
    let mut without: Board = case.board;
    for square in Square::ALL {
        if without.piece_at(square) == Some(Piece { color, role: Role::King }) {
            without.remove(square);
        }
    }
    attack_oracle::attacks(&without, !color, |_, _| true)
}

/// The passed pawns of a color that the enemy king does not catch. The rule of the square knows no pawns on the back ranks,
/// so none of these is caught.
pub(crate) fn uncatchable(case: &Case, color: Color) -> Bitboard {
    let setup = Setup { board: case.board, side_to_move: case.side_to_move, ..Setup::START };
    let pawns = |color| {
        let pawn = Some(Piece { color, role: Role::Pawn });
        squares_where(move |square| case.board.piece_at(square) == pawn)
    };
    let on_back_ranks = pawns(color) & (Bitboard::RANK_1 | Bitboard::RANK_8);
    let passed = |&square: &Square| is_passed(color, square, pawns(!color));
    attack_oracle::uncatchable(&setup, color) | on_back_ranks.squares().filter(passed).collect::<Bitboard>()
}

/// The lines through the only king of a color that hold all of the given escapes.
pub(crate) fn distant_check_lines(case: &Case, color: Color) -> u64 {
    let Some(king) = only_king(&case.board, color) else { return 0 };
    let (king_file, king_rank) = coordinates(king);
    let escapes = Bitboard::from_bits(case.escapes[color as usize]);
    let all_on = |line: fn(i32, i32) -> bool| {
        escapes.is_subset(squares_where(|square| {
            let (file, rank) = coordinates(square);
            line(file - king_file, rank - king_rank)
        }))
    };
    u64::from(all_on(|_, ranks| ranks == 0))
        | u64::from(all_on(|files, _| files == 0)) << 1
        | u64::from(all_on(|files, ranks| files == ranks)) << 2
        | u64::from(all_on(|files, ranks| files == -ranks)) << 3
}

/// The squares that each piece of a color attacks and its own side does not stand on, counted piece by piece.
pub(crate) fn mobility(case: &Case, color: Color) -> u64 {
    let own = squares_where(|square| case.board.piece_at(square).is_some_and(|piece| piece.color == color));
    let of_piece = |from| attack_oracle::attacks(&case.board, color, |square, _| square == from) - own;
    own.squares().map(|from| u64::from(of_piece(from).count())).sum()
}

/// How many legal moves there are, by the book; none where a side has not exactly one king, or the kings touch.
pub(crate) fn legal_moves(case: &Case) -> u64 {
    let king = |color| only_king(&case.board, color);
    match (king(Color::White), king(Color::Black)) {
        (Some(white), Some(black)) if white.distance(black) > 1 => {
            let setup = Setup { board: case.board, side_to_move: case.side_to_move, ..Setup::EMPTY };
            rules::legal_moves(&setup).len() as u64
        }
        _ => 0,
    }
}
