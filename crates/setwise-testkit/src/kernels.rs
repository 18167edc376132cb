//! The one macro that every method goes through, and the proofs behind it.
//!
//! A square-wise method is proved on every square with every subset of the squares that matter, once with nothing
//! else on the board and once with noise everywhere else. A fill is proved in every direction on all pairs of
//! sliders and empty squares of every single line, and on seeded random boards.

use crate::{
    lines::{lines, on_line, relevant},
    random::bitboards,
};
use setwise::{
    Bitboard, Direction, Square,
    attack::{SetWise, SquareWise},
    walk,
};

/// A getter of square-wise attacks: (square, occupied).
pub type Getter = fn(Square, Bitboard) -> Bitboard;

/// A set-wise piece: (method, sliders, occupied).
type Union = fn(SetWise, Bitboard, Bitboard) -> Bitboard;

/// Declares the proofs of the named methods, and one that no method of the crate is missing among them.
#[macro_export]
macro_rules! kernel_tests {
    (square_wise: $($name:ident = $method:ident),* $(,)?) => {
        $(
            mod $name {
                use setwise::attack::SquareWise::$method;

                $crate::kernel_tests! { @pieces $method:
                    rank = rank_attacks, file = file_attacks, diagonal = diagonal_attacks,
                    anti_diagonal = anti_diagonal_attacks, rook = rook_attacks, bishop = bishop_attacks,
                }

                #[test]
                fn queen() {
                    $crate::kernels::prove_queen($method);
                }
            }
        )*

        #[test]
        fn every_square_wise_method_is_proved() {
            let proved = [$(setwise::attack::SquareWise::$method),*];
            assert_eq!(proved, setwise::attack::SquareWise::ALL);
        }
    };
    (@pieces $method:ident: $($piece:ident = $function:ident,)*) => {$(
        #[test]
        fn $piece() {
            $crate::kernels::prove_getter(
                stringify!($piece),
                |square, occupied| $method.$function(square, occupied),
                setwise::walk::$function,
            );
        }
    )*};
    (set_wise: $($name:ident = $method:ident),* $(,)?) => {
        $(
            mod $name {
                use setwise::attack::SetWise::$method;

                #[test]
                fn all_cases_of_every_line() {
                    $crate::kernels::prove_lines($method);
                }

                #[test]
                fn random_boards() {
                    $crate::kernels::prove_boards($method);
                }

                #[test]
                fn steps_lead_to_the_attacks() {
                    $crate::kernels::prove_steps($method);
                }

                #[test]
                fn pieces_are_unions_of_single_sliders() {
                    $crate::kernels::prove_pieces($method);
                }
            }
        )*

        #[test]
        fn every_set_wise_method_is_proved() {
            let proved = [$(setwise::attack::SetWise::$method),*];
            assert_eq!(proved, setwise::attack::SetWise::ALL);
        }
    };
}

/// The directions in which a piece or line of this name moves.
fn directions(piece: &str) -> Vec<Direction> {
    let both = |direction: Direction| vec![direction, direction.opposite()];
    match piece {
        "rank" => both(Direction::East),
        "file" => both(Direction::North),
        "diagonal" => both(Direction::NorthEast),
        "anti_diagonal" => both(Direction::NorthWest),
        "rook" => Direction::ORTHOGONAL.to_vec(),
        "bishop" => Direction::DIAGONAL.to_vec(),
        _ => panic!("{piece} is no piece with few relevant squares"),
    }
}

/// A square-wise getter equals the walk on every square, for all subsets of the relevant squares.
pub fn prove_getter(piece: &str, getter: Getter, oracle: Getter) {
    let directions = directions(piece);
    let mut noise = bitboards(4);
    for square in Square::ALL {
        let relevant = relevant(square, &directions);
        for occupied in relevant.subsets() {
            let expected = oracle(square, occupied);
            let noisy = occupied | (noise.next().unwrap() - relevant);
            assert_eq!(getter(square, occupied), expected, "{piece} on {square}, occupied: {occupied:?}");
            assert_eq!(getter(square, noisy), expected, "{piece} on {square}, occupied: {noisy:?}");
        }
    }
}

/// A queen getter equals the walk on every square of a thousand random boards, and is the union of its lines.
pub fn prove_queen(method: SquareWise) {
    for occupied in bitboards(5).take(1_000) {
        for square in Square::ALL {
            let queen = method.queen_attacks(square, occupied);
            assert_eq!(queen, walk::queen_attacks(square, occupied), "{square}, occupied: {occupied:?}");
            let orthogonal = method.rank_attacks(square, occupied) | method.file_attacks(square, occupied);
            let diagonal =
                method.diagonal_attacks(square, occupied) | method.anti_diagonal_attacks(square, occupied);
            assert_eq!(queen, orthogonal | diagonal, "{square}, occupied: {occupied:?}");
        }
    }
}

/// The trio of a method equals that of the walk in one direction.
fn prove_trio(method: SetWise, direction: Direction, sliders: Bitboard, empty: Bitboard) {
    let attacks = walk::attacks(direction, sliders, empty);
    let fill = walk::occluded_fill(direction, sliders, empty);
    assert_eq!(method.attacks(direction, sliders, empty), attacks, "{direction}, {sliders:?}, {empty:?}");
    assert_eq!(method.occluded_fill(direction, sliders, empty), fill, "{direction}, {sliders:?}, {empty:?}");
}

/// A fill is right for all pairs of sliders and empty squares on every line of every direction. All lines of a
/// direction are proved side by side, each with another pair, so that a leak from line to line would show.
pub fn prove_lines(method: SetWise) {
    for direction in Direction::ALL {
        let lines = lines(direction);
        for case in 0..1_usize << 16 {
            let (mut sliders, mut empty) = (Bitboard::EMPTY, Bitboard::EMPTY);
            for (index, line) in lines.iter().enumerate() {
                // An odd factor and a summand permute the pairs, so each line sees every one.
                let pair = case.wrapping_mul(2 * index + 1).wrapping_add(index * 4_099);
                sliders |= on_line(line, pair & 0xff);
                empty |= on_line(line, pair >> 8 & 0xff);
            }
            prove_trio(method, direction, sliders, empty);
        }
    }
}

/// A fill is right on random boards, and on the open board; its family is connected as it should be.
pub fn prove_boards(method: SetWise) {
    for (sliders, empty) in bitboards(6).zip(bitboards(7).skip(2)).take(5_000) {
        for direction in Direction::ALL {
            prove_trio(method, direction, sliders, empty);
            let open = method.fill(direction, sliders);
            assert_eq!(open, walk::fill(direction, sliders), "{direction}, {sliders:?}");
            assert_eq!(open, method.occluded_fill(direction, sliders, Bitboard::FULL));
            let fill = method.occluded_fill(direction, sliders, empty);
            assert_eq!(fill.step(direction), method.attacks(direction, sliders, empty));
            assert!(sliders.is_subset(fill) && fill.is_subset(sliders | empty));
            assert_eq!(fill, method.occluded_fill(direction, fill, empty), "a fill of a fill adds nothing");
        }
    }
}

/// The slow motion grows from the sliders and ends in the attacks.
pub fn prove_steps(method: SetWise) {
    for (sliders, empty) in bitboards(8).zip(bitboards(9).skip(2)).take(1_000) {
        for direction in Direction::ALL {
            let mut flood = sliders;
            for step in method.steps(direction, sliders, empty) {
                assert!(flood.is_subset(step.flood) && (step.flood - flood).is_subset(step.propagator));
                flood = step.flood;
            }
            assert_eq!(flood.step(direction), method.attacks(direction, sliders, empty));
        }
    }
}

/// Set-wise pieces are the unions of what each piece attacks alone, on any board and on the mirrored one.
pub fn prove_pieces(method: SetWise) {
    let pieces: [(Union, Getter); 3] = [
        (SetWise::rooks_attacks, walk::rook_attacks),
        (SetWise::bishops_attacks, walk::bishop_attacks),
        (SetWise::queens_attacks, walk::queen_attacks),
    ];
    for (sliders, others) in bitboards(10).zip(bitboards(11).skip(1)).take(2_000) {
        let occupied = sliders | others;
        for (setwise, single) in pieces {
            let attacks = setwise(method, sliders, occupied);
            let union = sliders.squares().map(|square| single(square, occupied));
            assert_eq!(attacks, union.fold(Bitboard::EMPTY, Bitboard::union), "{sliders:?}, {occupied:?}");
            for turn in [Bitboard::flip_vertical, Bitboard::mirror_horizontal, Bitboard::flip_diagonal] {
                assert_eq!(turn(attacks), setwise(method, turn(sliders), turn(occupied)));
            }
        }
    }
}
