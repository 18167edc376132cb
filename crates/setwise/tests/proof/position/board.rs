//! The board keeps two pieces off one square, whatever is done to it.

use fastrand::Rng;
use setwise::{
    Bitboard, Color, Piece, Role, Square,
    position::{Board, Castling},
};
use setwise_testkit::positions::setups;

/// The eight sets say of each square what `piece_at` says, and nothing else.
fn assert_sound(board: &Board) {
    let colors = Color::ALL.map(|color| board.color(color));
    let roles = Role::ALL.map(|role| board.role(role));
    assert_eq!(Board::from_sets(colors, roles), Some(*board));
    for square in Square::ALL {
        let owners = Color::ALL.into_iter().filter(|&color| board.color(color).contains(square));
        let found = Role::ALL.into_iter().filter(|&role| board.role(role).contains(square));
        let pieces: Vec<Piece> =
            owners.flat_map(|color| found.clone().map(move |role| Piece { color, role })).collect();
        assert_eq!(pieces, Vec::from_iter(board.piece_at(square)), "{square}");
        assert_eq!(board.occupied().contains(square), board.piece_at(square).is_some());
    }
}

#[test]
fn changes_keep_the_board_sound() {
    let mut rng = Rng::with_seed(1);
    let mut board = Board::START;
    let mut squares = Square::ALL.map(|square| board.piece_at(square));
    for _ in 0..2_000 {
        let square = Square::ALL[rng.usize(..64)];
        if rng.bool() {
            let piece = Piece { color: Color::ALL[rng.usize(..2)], role: Role::ALL[rng.usize(..6)] };
            board.set(square, piece);
            squares[square.index()] = Some(piece);
        } else {
            assert_eq!(board.remove(square), squares[square.index()].take());
        }
        assert_eq!(squares, Square::ALL.map(|square| board.piece_at(square)));
        assert_sound(&board);
    }
}

#[test]
fn sets_that_clash_make_no_board() {
    let [a1, a2] = [Square::A1.bitboard(), Square::A2.bitboard()];
    let none = Bitboard::EMPTY;
    assert!(Board::from_sets([a1, a2], [a1 | a2, none, none, none, none, none]).is_some());
    assert_eq!(Board::from_sets([a1, a1], [a1, none, none, none, none, none]), None, "two colors");
    assert_eq!(Board::from_sets([a1, a2], [a1 | a2, none, a1, none, none, none]), None, "two roles");
    assert_eq!(Board::from_sets([a1, none], [a1 | a2, none, none, none, none, none]), None, "no color");
    assert_eq!(Board::from_sets([a1, a2], [a1, none, none, none, none, none]), None, "no role");
}

#[test]
fn a_board_is_its_pieces() {
    for board in setups(2).take(1_000).map(|setup| setup.board) {
        assert_eq!(board.iter().collect::<Board>(), board);
        assert_eq!(board.iter().count() as u32, board.occupied().count());
        for (square, piece) in board.iter() {
            assert!(board.pieces(piece.color, piece.role).contains(square));
        }
    }
}

#[test]
fn a_flip_exchanges_the_sides_and_undoes_itself() {
    for setup in setups(3).take(1_000) {
        let flipped = setup.flip_colors();
        assert_sound(&flipped.board);
        assert_eq!(flipped.flip_colors(), setup);
        for square in Square::ALL {
            let opposite = setup.board.piece_at(square).map(|p| Piece { color: !p.color, role: p.role });
            assert_eq!(flipped.board.piece_at(square.flip_vertical()), opposite);
        }
        for color in Color::ALL {
            assert_eq!(flipped.castling.rooks(color), setup.castling.rooks(!color).flip_vertical());
        }
    }
    assert_eq!(Board::START.flip_colors(), Board::START);
    assert_eq!(Castling::ALL.flip_colors(), Castling::ALL);
}

#[test]
fn pictures_show_a8_first() {
    let mut board = Board::EMPTY;
    board.set(Square::A8, Piece::from_letter('q').unwrap());
    board.set(Square::H1, Piece::from_letter('K').unwrap());
    let picture = board.to_string();
    assert!(picture.starts_with("q . . . . . . .\n") && picture.ends_with("\n. . . . . . . K\n"));
    assert!(format!("{board:?}").starts_with("Board {\n    q . . . . . . .\n"));
}
