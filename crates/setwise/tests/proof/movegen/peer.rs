//! cozy-chess beside us: its boards from our positions, and its counts.

use cozy_chess::{Board, BoardBuilder, CastleRights};
use setwise::{
    Color, Piece, Role, Square,
    movegen::Move,
    position::{Position, Setup},
};

fn peer_color(color: Color) -> cozy_chess::Color {
    [cozy_chess::Color::White, cozy_chess::Color::Black][color as usize]
}

fn peer_role(role: Role) -> cozy_chess::Piece {
    use cozy_chess::Piece::{Bishop, King, Knight, Pawn, Queen, Rook};
    match role {
        Role::Pawn => Pawn,
        Role::Knight => Knight,
        Role::Bishop => Bishop,
        Role::Rook => Rook,
        Role::Queen => Queen,
        Role::King => King,
    }
}

fn own_role(role: cozy_chess::Piece) -> Role {
    *Role::ALL.iter().find(|&&own| peer_role(own) == role).unwrap()
}

fn peer_square(square: Square) -> cozy_chess::Square {
    cozy_chess::Square::index(square.index())
}

/// The peer's rights, which are at most one to each side of the king.
fn peer_rights(setup: &Setup, color: Color) -> Option<CastleRights> {
    let mut rights = CastleRights::EMPTY;
    for rook in setup.castling.rooks(color) {
        let is_short = setup.board.king(color).is_some_and(|king| rook > king);
        let side = if is_short { &mut rights.short } else { &mut rights.long };
        if side.replace(peer_square(rook).file()).is_some() {
            return None;
        }
    }
    Some(rights)
}

/// The same position there, if it is one there.
pub(crate) fn try_board(setup: &Setup) -> Option<Board> {
    let mut builder = BoardBuilder::empty();
    for (square, Piece { color, role }) in setup.board.iter() {
        builder.board[square.index()] = Some((peer_role(role), peer_color(color)));
    }
    builder.side_to_move = peer_color(setup.side_to_move);
    builder.castle_rights = [peer_rights(setup, Color::White)?, peer_rights(setup, Color::Black)?];
    builder.en_passant = setup.en_passant.map(peer_square);
    builder.halfmove_clock = setup.halfmove_clock.min(100) as u8;
    builder.fullmove_number = setup.fullmove_number as u16;
    builder.build().ok()
}

/// The same position there.
pub(super) fn board(position: &Position) -> Board {
    try_board(position.setup()).unwrap_or_else(|| panic!("the peer refuses {position}"))
}

/// Its legal moves, sorted.
pub(super) fn moves(board: &Board) -> Vec<Move> {
    let own = |square: cozy_chess::Square| Square::ALL[square as usize];
    let mut moves = Vec::new();
    board.generate_moves(|bundle| {
        moves.extend(bundle.into_iter().map(|chosen| Move {
            from: own(chosen.from),
            to: own(chosen.to),
            promotion: chosen.promotion.map(own_role),
        }));
        false
    });
    moves.sort();
    moves
}

/// Its count, the last ply in bulk.
pub(super) fn perft(board: &Board, depth: u32) -> u64 {
    let mut nodes = 0;
    board.generate_moves(|bundle| {
        if depth == 1 {
            nodes += bundle.len() as u64;
        } else {
            for chosen in bundle {
                let mut after = board.clone();
                after.play_unchecked(chosen);
                nodes += perft(&after, depth - 1);
            }
        }
        false
    });
    nodes
}
