//! Laws of generation: all its forms agree, its parts make up the whole, and sides and wings are alike.

use super::sources::{odd, of_games, sorted};
use setwise::{
    Bitboard, Square,
    movegen::{Bundle, Move},
    position::{Castling, Position, Setup},
};
use setwise_testkit::random::bitboards;
use std::ops::ControlFlow;

fn positions() -> impl Iterator<Item = Position> {
    of_games(1, 30).chain(odd(83).take(4_000))
}

/// What a generating method hands out.
fn all(generate: impl FnOnce(&mut dyn FnMut(Bundle) -> ControlFlow<()>) -> ControlFlow<()>) -> Vec<Bundle> {
    let mut bundles = Vec::new();
    let flow = generate(&mut |bundle| {
        bundles.push(bundle);
        ControlFlow::Continue(())
    });
    assert_eq!(flow, ControlFlow::Continue(()));
    bundles
}

fn moves(bundles: &[Bundle]) -> Vec<Move> {
    sorted(bundles.iter().copied().flatten())
}

#[test]
fn bundles_iterator_and_list_are_the_same() {
    for position in positions() {
        let bundles = all(|each| position.for_each_bundle(each));
        let listed: Vec<Move> = bundles.iter().copied().flatten().collect();
        assert!(position.moves().eq(listed.iter().copied()), "{position}");
        assert_eq!(&position.move_list()[..], &listed, "{position}");
        assert_eq!(position.count_moves(), listed.len(), "{position}");
        assert_eq!(position.has_moves(), !listed.is_empty(), "{position}");
        let mut distinct = sorted(listed);
        distinct.dedup();
        assert_eq!(distinct.len(), position.count_moves(), "{position}: a move comes twice");
    }
}

#[test]
fn bundles_are_in_order_and_never_empty() {
    for position in positions() {
        let bundles = all(|each| position.for_each_bundle(each));
        assert!(bundles.is_sorted_by_key(|bundle| (bundle.role as u8, bundle.from)), "{position}");
        for bundle in bundles {
            assert!(!bundle.is_empty(), "{position}");
            assert_eq!(bundle.len(), bundle.into_iter().count(), "{position}");
            let piece = position.board().piece_at(bundle.from).unwrap();
            assert_eq!((piece.color, piece.role), (position.side_to_move(), bundle.role), "{position}");
        }
    }
}

#[test]
fn the_iterator_knows_how_many_are_left() {
    for position in positions().step_by(7) {
        let mut moves = position.moves();
        for left in (0..position.count_moves()).rev() {
            assert_eq!(moves.len(), left + 1, "{position}");
            assert!(moves.next().is_some(), "{position}");
        }
        assert_eq!((moves.len(), moves.next(), moves.next()), (0, None, None), "{position}");
    }
}

#[test]
fn a_walk_ends_where_it_is_broken_off() {
    for position in positions().step_by(7) {
        let bundles = all(|each| position.for_each_bundle(each));
        for (index, &bundle) in bundles.iter().enumerate() {
            let mut seen = 0;
            let flow = position.for_each_bundle(|bundle| {
                seen += 1;
                if seen == index + 1 { ControlFlow::Break(bundle) } else { ControlFlow::Continue(()) }
            });
            assert_eq!((flow, seen), (ControlFlow::Break(bundle), index + 1), "{position}");
        }
    }
}

#[test]
fn restricted_generation_sums_to_the_whole() {
    let mut sets = bitboards(84);
    for position in positions() {
        let whole = sorted(position.moves());
        let (from, to) = (sets.next().unwrap(), sets.next().unwrap());
        let mut parts = Vec::new();
        for (from, to) in [(from, to), (from, !to), (!from, to), (!from, !to)] {
            let part = moves(&all(|each| position.for_each_bundle_within(from, to, each)));
            let within = |chosen: &Move| from.contains(chosen.from) && to.contains(chosen.to);
            assert!(part.iter().eq(whole.iter().filter(|chosen| within(chosen))), "{position}");
            parts.extend(part);
        }
        assert_eq!(sorted(parts), whole, "{position}");
    }
}

#[test]
fn captures_and_quiet_moves_make_up_the_whole() {
    for position in positions() {
        let captures = moves(&all(|each| position.for_each_capture(each)));
        let quiets = moves(&all(|each| position.for_each_quiet(each)));
        // A capture is a move after which the other side has a piece less.
        let enemy = !position.side_to_move();
        let pieces = position.board().color(enemy).count();
        let takes = |chosen: Move| position.play_unchecked(chosen).board().color(enemy).count() < pieces;
        assert!(captures.iter().all(|&chosen| takes(chosen)), "{position}");
        assert!(!quiets.iter().any(|&chosen| takes(chosen)), "{position}");
        assert_eq!(sorted([captures, quiets].concat()), sorted(position.moves()), "{position}");
    }
}

/// The moves with their squares turned.
fn turned(position: &Position, turn: impl Fn(Square) -> Square) -> Vec<Move> {
    sorted(position.moves().map(|Move { from, to, promotion }| Move {
        from: turn(from),
        to: turn(to),
        promotion,
    }))
}

#[test]
fn colors_are_symmetric() {
    for position in positions() {
        let flipped = position.flip_colors();
        assert_eq!(sorted(flipped.moves()), turned(&position, Square::flip_vertical), "{position}");
        assert_eq!(flipped.flip_colors(), position, "{position}");
        assert_eq!(flipped.is_check(), position.is_check(), "{position}");
        for color in setwise::Color::ALL {
            assert_eq!(flipped.cannot_mate(!color), position.cannot_mate(color), "{position}");
        }
    }
}

#[test]
fn wings_are_symmetric_but_for_castling() {
    for position in positions() {
        let setup = position.setup().with_castling(Castling::NONE);
        let mirrored = Setup {
            board: setup.board.iter().map(|(square, piece)| (square.mirror_horizontal(), piece)).collect(),
            en_passant: setup.en_passant.map(Square::mirror_horizontal),
            ..setup
        };
        let ignored = setup.validate();
        let position = Position::ignoring(setup, ignored).unwrap();
        let mirrored = Position::ignoring(mirrored, ignored).unwrap();
        assert_eq!(sorted(mirrored.moves()), turned(&position, Square::mirror_horizontal), "{position}");
    }
}

#[test]
fn no_wish_yields_no_move() {
    for position in positions().step_by(7) {
        for (from, to) in [(Bitboard::EMPTY, Bitboard::FULL), (Bitboard::FULL, Bitboard::EMPTY)] {
            let bundles = all(|each| position.for_each_bundle_within(from, to, each));
            assert!(bundles.is_empty(), "{position}");
        }
    }
}
