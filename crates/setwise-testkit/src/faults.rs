//! The faults of a setup, each by its own plain search, and setups that have them.
//!
//! Whether a double push can have given a check is found by taking the push back: a check that is still there was
//! there before.

use crate::{
    attack_oracle::{attackers, only_king},
    grid::{coordinates, relative_rank, squares_where},
    positions::setups,
};
use fastrand::Rng;
use setwise::{
    Bitboard, Color, Piece, Role, Square,
    position::{Castling, Fault, Faults, Setup},
};

/// All faults of a setup.
pub fn faults(setup: &Setup) -> Faults {
    Fault::ALL.into_iter().filter(|&fault| has(setup, fault)).collect()
}

/// Whether a setup has this fault.
pub fn has(setup: &Setup, fault: Fault) -> bool {
    let pieces = |piece| setup.board.iter().filter(|&(_, other)| other == piece).count();
    let any_side = |test: &dyn Fn(Color) -> bool| Color::ALL.into_iter().any(test);
    let kings = |color| pieces(Piece { color, role: Role::King });
    let us = setup.side_to_move;
    match fault {
        Fault::MissingKing => any_side(&|color| kings(color) == 0),
        Fault::SeveralKings => any_side(&|color| kings(color) > 1),
        Fault::OppositeCheck => {
            let king = only_king(&setup.board, !us);
            king.is_some_and(|king| !attackers(&setup.board, us, king).is_empty())
        }
        Fault::PawnOnBackRank => setup.board.iter().any(|(square, piece)| {
            piece.role == Role::Pawn && [0, 7].contains(&relative_rank(Color::White, square))
        }),
        Fault::TooManyPieces => any_side(&|color| {
            let all = setup.board.iter().filter(|(_, piece)| piece.color == color).count();
            all > 16 || pieces(Piece { color, role: Role::Pawn }) > 8
        }),
        Fault::ImpossibleCheck => only_king(&setup.board, us).is_some_and(|king| {
            let checkers: Vec<Square> = attackers(&setup.board, !us, king).squares().collect();
            checkers.len() > 2 || are_opposite(&checkers, king) || is_older_than_the_push(setup, king)
        }),
        Fault::EnPassantRank => setup.en_passant.is_some_and(|square| relative_rank(us, square) != 5),
        Fault::EnPassantWithoutPawn => {
            !has(setup, Fault::EnPassantRank) && setup.en_passant.is_some() && push(setup).is_none()
        }
        Fault::CastlingWithoutRook => any_side(&|color| {
            let mut rights = setup.castling.rooks(color).squares();
            rights.any(|rook| !castling_pieces_stand(setup, color, rook))
        }),
        Fault::SeveralRooks => any_side(&|color| {
            let Some(king) = only_king(&setup.board, color) else { return false };
            let file = coordinates(king).0;
            let files = || setup.castling.rooks(color).squares().map(|rook| coordinates(rook).0);
            let (west, east) = (files().filter(|&rook| rook < file), files().filter(|&rook| rook > file));
            relative_rank(color, king) == 0 && west.count().max(east.count()) > 1
        }),
        Fault::MoveNumberZero => setup.fullmove_number == 0,
    }
}

fn castling_pieces_stand(setup: &Setup, color: Color, rook: Square) -> bool {
    let king_is_home = only_king(&setup.board, color).is_some_and(|king| relative_rank(color, king) == 0);
    king_is_home && setup.board.piece_at(rook) == Some(Piece { color, role: Role::Rook })
}

/// Whether two checks come from opposite sides of the king.
fn are_opposite(checkers: &[Square], king: Square) -> bool {
    let way = |square| {
        let ((file, rank), (king_file, king_rank)) = (coordinates(square), coordinates(king));
        let (files, ranks) = (file - king_file, rank - king_rank);
        let is_line = files == 0 || ranks == 0 || files.abs() == ranks.abs();
        is_line.then_some((files.signum(), ranks.signum()))
    };
    let ways: Vec<(i32, i32)> = checkers.iter().filter_map(|&checker| way(checker)).collect();
    ways.iter().any(|&(files, ranks)| ways.contains(&(-files, -ranks)))
}

/// From where to where the double push over the en passant square went, if one can have.
fn push(setup: &Setup) -> Option<(Square, Square)> {
    let passed = setup.en_passant.filter(|&square| relative_rank(setup.side_to_move, square) == 5)?;
    let on_file = |rank| {
        let is_there = |square: &Square| {
            coordinates(*square).0 == coordinates(passed).0
                && relative_rank(!setup.side_to_move, *square) == rank
        };
        Square::ALL.into_iter().find(is_there)
    };
    let (from, to) = (on_file(1)?, on_file(3)?);
    let pawn = Piece { color: !setup.side_to_move, role: Role::Pawn };
    let free = |square| setup.board.piece_at(square).is_none();
    (setup.board.piece_at(to) == Some(pawn) && free(passed) && free(from)).then_some((from, to))
}

/// Whether a check of now would be one with the double push taken back, by a piece other than the pawn.
fn is_older_than_the_push(setup: &Setup, king: Square) -> bool {
    let Some((from, to)) = push(setup) else { return false };
    let enemy = !setup.side_to_move;
    let mut before = setup.board;
    before.remove(to);
    before.set(from, Piece { color: enemy, role: Role::Pawn });
    let now = attackers(&setup.board, enemy, king);
    !(now & attackers(&before, enemy, king)).is_empty()
}

/// An endless sequence of setups with faults of all kinds, and now and then without any.
pub fn faulty_setups(seed: u64) -> impl Iterator<Item = Setup> {
    let mut rng = Rng::with_seed(seed);
    setups(seed).map(move |mut setup| {
        for _ in 0..rng.usize(..3) {
            damage(&mut setup, &mut rng);
        }
        setup
    })
}

fn damage(setup: &mut Setup, rng: &mut Rng) {
    let color = Color::ALL[rng.usize(..2)];
    let square = Square::ALL[rng.usize(..64)];
    match rng.usize(..9) {
        0 => setup.board.set(square, Piece { color, role: Role::King }),
        1 => drop(only_king(&setup.board, color).and_then(|king| setup.board.remove(king))),
        2 => {
            for _ in 0..6 {
                setup.board.set(Square::ALL[rng.usize(..64)], Piece { color, role: Role::Pawn });
            }
        }
        3 => setup.castling = Castling::from_squares(Bitboard::from_bits(rng.u64(..) & rng.u64(..))),
        4 => setup.en_passant = Some(square),
        5 => setup.fullmove_number = 0,
        6 => {
            let empty = squares_where(|square| setup.board.piece_at(square).is_none());
            for square in empty.squares().take(rng.usize(..20)) {
                setup.board.set(square, Piece { color, role: Role::ALL[rng.usize(1..5)] });
            }
        }
        7 => setup.side_to_move = !setup.side_to_move,
        _ => crowd_back_rank(setup, color, rng),
    }
}

/// The king goes home, and some rooks with rights stand around him.
fn crowd_back_rank(setup: &mut Setup, color: Color, rng: &mut Rng) {
    let home = squares_where(|square| relative_rank(color, square) == 0);
    let rooks = home & Bitboard::from_bits(rng.u64(..));
    for rook in rooks.squares() {
        setup.board.set(rook, Piece { color, role: Role::Rook });
    }
    only_king(&setup.board, color).map(|king| setup.board.remove(king));
    let king = rng.choice(home.squares()).expect("eight squares");
    setup.board.set(king, Piece { color, role: Role::King });
    setup.castling = Castling::from_squares(setup.castling.squares() | rooks.without(king));
}
