//! Material that cannot mate, against a search for mates in all placements.

use fastrand::Rng;
use setwise::{
    Color, Piece, Role, Square,
    position::{Position, Setup},
};
use setwise_testkit::material::{
    Man::{self, DarkBishop, Knight, LightBishop, Pawn, Queen, Rook},
    Mates,
};

/// Some position with these men.
fn position(rng: &mut Rng, white: &[Man], black: &[Man]) -> Position {
    let men = |color, men: &[Man]| {
        let king = (Piece { color, role: Role::King }, setwise::Bitboard::FULL);
        let men = men.iter().map(move |man| (Piece { color, role: man.role() }, man.squares()));
        core::iter::once(king).chain(men).collect::<Vec<_>>()
    };
    let all = [men(Color::White, white), men(Color::Black, black)].concat();
    let random = || {
        let mut setup = Setup::EMPTY;
        for &(piece, squares) in &all {
            let free: Vec<Square> = (squares - setup.board.occupied()).squares().collect();
            setup.board.set(rng.choice(free).unwrap(), piece);
        }
        Position::new(setup).ok()
    };
    core::iter::repeat_with(random).flatten().next().unwrap()
}

fn assert_material(mates: &mut Mates, white: &[Man], black: &[Man]) -> bool {
    let mut rng = Rng::with_seed(101);
    let can = mates.can_mate(white, black);
    for _ in 0..10 {
        let position = position(&mut rng, white, black);
        assert_eq!(position.cannot_mate(Color::White), !can, "{white:?} against {black:?}, {position}");
        assert_eq!(position.flip_colors().cannot_mate(Color::Black), !can, "{position}");
        let neither = !can && position.cannot_mate(Color::Black);
        assert_eq!(position.is_insufficient_material(), neither, "{position}");
    }
    can
}

#[test]
fn one_man_against_one_at_the_most() {
    let mut mates = Mates::default();
    assert!(!assert_material(&mut mates, &[], &[]));
    for man in Man::ALL {
        assert!(!assert_material(&mut mates, &[], &[man]));
        let alone = assert_material(&mut mates, &[man], &[]);
        assert_eq!(alone, [Pawn, Rook, Queen].contains(&man), "{man:?}");
        for other in Man::ALL {
            assert_material(&mut mates, &[man], &[other]);
        }
    }
}

#[test]
fn two_men_against_the_bare_king() {
    let mut mates = Mates::default();
    for man in Man::ALL {
        for other in Man::ALL {
            let can = assert_material(&mut mates, &[man, other], &[]);
            let of_one_color = man == other && man.role() == Role::Bishop;
            assert_eq!(can, !of_one_color, "{man:?} and {other:?}");
        }
    }
}

#[test]
#[ignore = "looks at hundreds of millions of placements"]
fn three_men() {
    let mut mates = Mates::default();
    assert!(!assert_material(&mut mates, &[Knight], &[Queen, Queen]));
    assert!(!assert_material(&mut mates, &[LightBishop, LightBishop], &[LightBishop]));
    assert!(!assert_material(&mut mates, &[LightBishop], &[LightBishop, Queen]));
    assert!(!assert_material(&mut mates, &[DarkBishop], &[Rook, Queen]));
    assert!(assert_material(&mut mates, &[LightBishop, LightBishop], &[DarkBishop]));
    assert!(assert_material(&mut mates, &[LightBishop], &[Queen, Knight]));
    assert!(assert_material(&mut mates, &[Knight], &[Queen, Rook]));
}
