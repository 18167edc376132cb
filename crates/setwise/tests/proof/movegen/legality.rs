//! Moves judged one by one, and what a position says of itself, against its list of moves.

use super::sources::{odd, of_games, sorted};
use setwise::{
    Role, Square,
    movegen::{IllegalMove, Move},
    position::Position,
};
use setwise_testkit::rules;

/// Every move that can be written down.
fn candidates() -> impl Iterator<Item = Move> {
    Square::ALL.into_iter().flat_map(|from| {
        Square::ALL.into_iter().flat_map(move |to| {
            let promotions = core::iter::once(None).chain(Role::ALL.map(Some));
            promotions.map(move |promotion| Move { from, to, promotion })
        })
    })
}

#[test]
fn all_candidates_are_judged_as_the_list_says() {
    let positions = of_games(16, 1).step_by(2).chain(odd(85).step_by(9).take(100));
    for position in positions {
        let legal = sorted(position.moves());
        let judged = candidates().filter(|&candidate| position.is_legal(candidate));
        assert_eq!(sorted(judged), legal, "{position}");
    }
}

#[test]
fn an_illegal_move_is_not_played() {
    for position in of_games(100, 0).chain(odd(86).step_by(9).take(20)) {
        for candidate in candidates() {
            match position.play(candidate) {
                Ok(after) => assert_eq!(after, position.play_unchecked(candidate), "{position}"),
                Err(error) => {
                    assert_eq!(error, IllegalMove(candidate));
                    assert!(!position.moves().any(|legal| legal == candidate), "{position}, {candidate}");
                }
            }
        }
    }
}

#[test]
fn checks_are_foreseen() {
    let mut checks = 0;
    for position in of_games(2, 15).chain(odd(87).take(1_000)) {
        for chosen in position.moves() {
            let after = rules::after(position.setup(), chosen);
            let expected = rules::is_check(&after.board, after.side_to_move);
            assert_eq!(position.gives_check(chosen), expected, "{position}, {chosen}");
            assert_eq!(position.play_unchecked(chosen).is_check(), expected, "{position}, {chosen}");
            checks += usize::from(expected);
        }
    }
    assert!(checks > 1_000, "only {checks} checks");
}

#[test]
fn ends_of_games_are_those_without_a_move() {
    let (mut mates, mut stalemates) = (0, 0);
    let after_all = |position: Position| position.moves().map(move |chosen| position.play_unchecked(chosen));
    for position in of_games(2, 15).chain(odd(88).take(1_000)).flat_map(after_all) {
        let is_over = position.count_moves() == 0;
        assert_eq!(position.has_moves(), !is_over, "{position}");
        assert_eq!(position.is_checkmate(), is_over && position.is_check(), "{position}");
        assert_eq!(position.is_stalemate(), is_over && !position.is_check(), "{position}");
        mates += usize::from(position.is_checkmate());
        stalemates += usize::from(position.is_stalemate());
    }
    assert!(mates > 50 && stalemates > 5, "{mates} mates, {stalemates} stalemates");
}

#[test]
fn after_a_legal_move_nothing_is_at_fault() {
    for position in of_games(1, 30).chain(odd(89).take(4_000)) {
        let before = position.setup().validate();
        for chosen in position.moves() {
            let after = position.play_unchecked(chosen);
            let new = after.setup().validate().without(before);
            assert!(new.is_empty(), "{new:?} after {chosen} in {position}");
        }
    }
}

#[test]
fn the_turn_can_be_passed_unless_in_check() {
    for position in of_games(1, 30).chain(odd(90).take(2_000)) {
        let Some(after) = position.pass() else {
            assert!(position.is_check(), "{position}");
            continue;
        };
        assert!(!position.is_check() && !after.is_check(), "{position}");
        assert_eq!((after.side_to_move(), after.en_passant()), (!position.side_to_move(), None));
        assert_eq!((after.board(), after.castling()), (position.board(), position.castling()));
        assert_eq!(after.halfmove_clock(), position.halfmove_clock() + 1);
        let back = after.pass().unwrap();
        assert_eq!(back.fullmove_number(), position.fullmove_number() + 1);
        assert_eq!(back.side_to_move(), position.side_to_move());
    }
}
