//! The calculator: every function and every method, precedence, and faults with their places.

use crate::{answer, setwise, setwise_with_input};
use setwise::{
    Bitboard, Color, Direction, Role, Square,
    attack::{SetWise, SquareWise},
    king, pawn,
    position::Setup,
    prefix, walk,
};
use std::fmt::Write;

/// Evaluates expressions in one run, each of which must be good.
fn evaluate(expressions: &str) -> Vec<u64> {
    let run = setwise_with_input(&["calc", "--format", "hex", "--file", "-"], expressions.as_bytes());
    assert_eq!((run.code, &*run.stderr), (Some(0), ""));
    run.stdout
        .lines()
        .map(|line| {
            assert_eq!(line.len(), 18, "0x and 16 digits: {line}");
            u64::from_str_radix(line.strip_prefix("0x").unwrap(), 16).unwrap()
        })
        .collect()
}

/// Checks pairs of an expression and its value in one run.
fn assert_values(cases: &[(String, u64)]) {
    let text = cases.iter().fold(String::new(), |text, (expression, _)| text + expression + "\n");
    let values = evaluate(&text);
    assert_eq!(values.len(), cases.len());
    for ((expression, expected), value) in cases.iter().zip(values) {
        assert_eq!(value, *expected, "{expression}");
    }
}

/// Some words of all densities.
const WORDS: [u64; 6] =
    [0, 1, 0x8100_0000_0000_0081, 0x00ff_1200_3400_ff00, 0x0123_4567_89ab_cdef, 0xffff_fbff_dfff_ffff];

#[test]
fn numbers_names_and_operators() {
    let cases = [
        ("0xff", 0xff),
        ("0b1010_1010", 0b1010_1010),
        ("1_000", 1000),
        ("18446744073709551615", u64::MAX),
        ("a1 | h8", 1 << 63 | 1),
        ("file_a & rank_8", 1 << 56),
        ("light ^ dark", u64::MAX),
        ("empty_set - 1", u64::MAX),
        ("full_set + 1", 0),
        ("~0", u64::MAX),
        ("-1", u64::MAX),
        ("- - 5", 5),
        ("1 << 63 >> 63", 1),
        ("1 << 64", 0),
        ("1 << 18446744073709551615", 0),
        ("~0 >> 64", 0),
        ("4 | 2 ^ 3 & 5", 4 | (2 ^ (3 & 5))),
        ("1 + 1 << 2 + 1", (1 + 1) << (2 + 1)),
        ("10 - 3 - 2", 5),
        ("(1 | 2) & 2", 2),
        ("6 & 3 << 1", 6 & (3 << 1)),
        ("~1 & 3", 2),
    ];
    let cases: Vec<_> = cases.map(|(expression, value)| (expression.to_owned(), value)).into();
    assert_values(&cases);
}

#[test]
fn every_square_wise_method_and_function() {
    type Function = (&'static str, fn(Square, Bitboard) -> Bitboard);
    let functions: [Function; 7] = [
        ("rook_attacks", walk::rook_attacks),
        ("bishop_attacks", walk::bishop_attacks),
        ("queen_attacks", walk::queen_attacks),
        ("rank_attacks", walk::rank_attacks),
        ("file_attacks", walk::file_attacks),
        ("diagonal_attacks", walk::diagonal_attacks),
        ("anti_diagonal_attacks", walk::anti_diagonal_attacks),
    ];
    let prefixes = SquareWise::ALL.map(|method| format!("{method}::"));
    let mut cases = Vec::new();
    for prefix in prefixes.iter().map(String::as_str).chain([""]) {
        for (name, function) in functions {
            for (square, word) in
                [Square::A1, Square::D4, Square::H8, Square::B7].into_iter().zip(WORDS.into_iter().skip(2))
            {
                let expected = function(square, Bitboard::from_bits(word)).bits();
                cases.push((format!("{prefix}{name}({square}, {word:#x})"), expected));
            }
        }
    }
    assert_values(&cases);
}

#[test]
fn every_set_wise_method_and_function() {
    let page_names = ["nort", "noEa", "east", "soEa", "sout", "soWe", "west", "noWe"];
    let prefixes = SetWise::ALL.map(|method| format!("{method}::"));
    let mut cases = Vec::new();
    for prefix in prefixes.iter().map(String::as_str).chain([""]) {
        for (direction, page_name) in Direction::ALL.into_iter().zip(page_names) {
            for (generator, propagator) in WORDS.into_iter().zip(WORDS.into_iter().rev()) {
                let (sliders, empty) = (Bitboard::from_bits(generator), Bitboard::from_bits(propagator));
                let mut case =
                    |text: String, set: Bitboard| cases.push((format!("{prefix}{text}"), set.bits()));
                case(format!("fill({page_name}, {generator:#x})"), walk::fill(direction, sliders));
                case(
                    format!("occluded_fill({direction}, {generator:#x}, {propagator})"),
                    walk::occluded_fill(direction, sliders, empty),
                );
                case(
                    format!("attacks({direction}, {generator:#x}, {propagator:#b})"),
                    walk::attacks(direction, sliders, empty),
                );
            }
        }
        for word in WORDS {
            let (set, occupied) = (Bitboard::from_bits(word), Bitboard::LIGHT);
            let mut case = |name: &str, value: Bitboard| {
                cases.push((format!("{prefix}{name}({word:#x}, light)"), value.bits()));
            };
            case("rooks_attacks", walk::rooks_attacks(set, occupied));
            case("bishops_attacks", walk::bishops_attacks(set, occupied));
            case("queens_attacks", walk::queens_attacks(set, occupied));
        }
    }
    assert_values(&cases);
}

#[test]
fn every_other_function() {
    let mut cases: Vec<(String, u64)> = Vec::new();
    let union = |set: Bitboard, attacks: &dyn Fn(Square) -> Bitboard| {
        set.squares().map(attacks).fold(Bitboard::EMPTY, Bitboard::union).bits()
    };
    for word in WORDS {
        let set = Bitboard::from_bits(word);
        let mut case = |text: String, value: u64| cases.push((text, value));
        case(format!("king_attacks({word})"), union(set, &walk::king_attacks));
        case(format!("knight_attacks({word})"), union(set, &walk::knight_attacks));
        case(format!("parity_inverse(parity({word}))"), word);
        case(format!("parity({word}) >> 63"), u64::from(word.count_ones() % 2));
        case(format!("gray({word})"), word ^ word >> 1);
        case(format!("gray_inverse(gray({word}))"), word);
        case(format!("popcount({word})"), u64::from(word.count_ones()));
        case(format!("flip_vertical({word})"), word.swap_bytes());
        case(format!("rotate_180({word})"), word.reverse_bits());
        case(format!("mirror_horizontal({word})"), set.mirror_horizontal().bits());
        case(format!("flip_diagonal(flip_anti_diagonal({word}))"), word.reverse_bits());
        case(format!("pext({word}, light)"), prefix::compress(word, Bitboard::LIGHT.bits()));
        case(format!("pdep(pext({word}, light), light)"), word & Bitboard::LIGHT.bits());
        case(format!("file_fill({word})"), pawn::file_fill(set).bits());
        case(format!("flood(e4, {word:#x})"), king::flood(Square::E4.bitboard(), set).bits());
        for other in WORDS {
            let bytes = |operation: fn(u8, u8) -> u8| {
                let pairs = word.to_le_bytes().into_iter().zip(other.to_le_bytes());
                u64::from_le_bytes(
                    pairs.map(|(a, b)| operation(a, b)).collect::<Vec<_>>().try_into().unwrap(),
                )
            };
            case(format!("byte_add({word}, {other})"), bytes(u8::wrapping_add));
            case(format!("byte_sub({word}, {other})"), bytes(u8::wrapping_sub));
        }
        for color in Color::ALL {
            let name = color.name();
            case(
                format!("pawn_attacks({name}, {word})"),
                union(set, &|pawn| walk::pawn_attacks(color, pawn)),
            );
            case(format!("front_fill({name}, {word})"), pawn::front_fill(color, set).bits());
            case(format!("rear_fill({name}, {word})"), pawn::rear_fill(color, set).bits());
            case(format!("front_span({name}, {word})"), pawn::front_span(color, set).bits());
            case(format!("rear_span({name}, {word})"), pawn::rear_span(color, set).bits());
            case(
                format!("passed({name}, {word}, rank_7)"),
                pawn::passed(color, set, Bitboard::RANK_8.step(Direction::South)).bits(),
            );
        }
    }
    for direction in Direction::ALL {
        let stepped = Bitboard::LIGHT.step(direction).bits();
        cases.push((format!("step({direction}, light)"), stepped));
    }
    for (text, value) in [
        ("distant_check_lines(f1 | h1, g1)", 1),
        ("distant_check_lines(empty_set, g1)", 15),
        ("distant_check_lines(b2, a1)", 4),
        ("shield(white, g1)", 0xe0_e000),
        ("shield(black, g8)", 0x00e0_e000_0000_0000),
        ("shield_index(white, g1, f2 | g3 | h2)", 0b010_101),
        ("catchable(black, white, g5) & rank_5", 0xf8_0000_0000),
        ("connected(a1, h8, dark)", 1),
        ("connected(a1, h8, light)", 0),
    ] {
        cases.push((text.to_owned(), value));
    }
    assert_values(&cases);
}

#[test]
fn sets_of_a_position() {
    let fen = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
    let hex = |expression: &str| answer(&["calc", "--fen", fen, "--format", "hex", expression]);
    assert_eq!(hex("occupied ^ empty"), "0xffffffffffffffff\n");
    assert_eq!(hex("white & black"), "0x0000000000000000\n");
    assert_eq!(hex("white_rooks | black_rooks ^ rooks"), "0x0000000000000081\n");
    assert_eq!(hex("queens & white"), "0x0000000000200000\n");
    assert_eq!(hex("black_kings"), "0x1000000000000000\n");
    let setup: Setup = fen.parse().unwrap();
    let pawns = setup.board.pieces(Color::White, Role::Pawn).squares();
    let attacks =
        pawns.map(|pawn| walk::pawn_attacks(Color::White, pawn)).fold(Bitboard::EMPTY, Bitboard::union);
    assert_eq!(hex("pawn_attacks(white, white_pawns)"), format!("{attacks:#018x}\n"));
}

#[test]
fn faults_are_placed_by_a_caret() {
    for (expression, column, word) in [
        ("", 1, "missing"),
        ("1 +", 4, "missing"),
        ("1 2", 3, "operator"),
        ("(1 | 2", 1, "not closed"),
        ("1)", 2, "closes nothing"),
        ("0x1g", 4, "digit"),
        ("0x1_0000_0000_0000_0000", 1, "64 bits"),
        ("1 ? 2", 3, "unexpected"),
        ("ligth", 1, "light"),
        ("rook_atacks(a1, 0)", 1, "rook_attacks"),
        ("magik::rook_attacks(a1, 0)", 1, "magic"),
        ("magic::fill(north, 1)", 8, "magic"),
        ("rook_attacks(a1)", 16, "missing"),
        ("rook_attacks(a1, 0, 1)", 21, "too many"),
        ("rook_attacks(file_a, 0)", 14, "square"),
        ("step(a1, 1)", 6, "direction"),
        ("pawn_attacks(1, 2)", 14, "color"),
        ("north | 1", 1, "set"),
        ("white | 1", 1, "--fen"),
        ("popcount", 1, "function"),
        ("1 | \u{2654}", 5, "unexpected"),
    ] {
        let run = setwise(&["calc", expression]);
        assert_eq!((run.code, &*run.stdout), (Some(2), ""), "{expression}");
        let lines: Vec<&str> = run.stderr.lines().collect();
        assert!(lines[0].starts_with("error: ") && lines[0].contains(word), "{expression}: {}", lines[0]);
        let caret = lines[2].chars().position(|letter| letter == '^').unwrap();
        assert_eq!(caret, 2 + column - 1, "{expression}: {}", run.stderr);

        let line =
            setwise_with_input(&["calc", "--file", "-"], format!("1\n0 | {expression}\n2\n").as_bytes());
        if !expression.is_empty() {
            let first = line.stderr.lines().next().unwrap_or_default();
            assert!(first.starts_with("<stdin>:2:"), "{expression}: {}", line.stderr);
            assert_eq!(line.code, Some(1));
            assert_eq!(line.stdout, "0x0000000000000001\n\n0x0000000000000002\n");
        }
    }
}

#[test]
fn files_skip_comments_and_answer_bad_lines_with_an_empty_one() {
    let input = "\u{feff}# a comment\n\n  a1  # another\n)\n\u{20}\nb1\r\n";
    let run = setwise_with_input(&["calc", "--file", "-"], input.as_bytes());
    assert_eq!(run.code, Some(1));
    assert_eq!(run.stdout, "0x0000000000000001\n\n0x0000000000000002\n");
    assert!(run.stderr.starts_with("<stdin>:4:1: "), "{}", run.stderr);
    let run = setwise_with_input(&["calc", "--file", "-"], b"1\n\xff\xfe\n2");
    assert_eq!((run.code, &*run.stdout), (Some(1), "0x0000000000000001\n\n0x0000000000000002\n"));
    assert!(run.stderr.contains("UTF-8"));
}

#[test]
fn nesting_has_a_limit_and_no_text_crashes() {
    let nests = ["(", "~", "-", "flip_vertical(", "1|1^1&1<<1+(", "step(north, 1 & 1 +"];
    for deep in nests.map(|nest| nest.repeat(50_000)) {
        let run = setwise_with_input(&["calc", "--file", "-"], deep.as_bytes());
        assert_eq!(run.code, Some(1));
        assert!(run.stderr.contains("nested deeper"), "{}", &run.stderr[..200.min(run.stderr.len())]);
    }
    let deepest = nests.map(|nest| {
        let closing = if nest.contains('(') { ")" } else { "" };
        format!("{}1{}\n", nest.repeat(256), closing.repeat(256))
    });
    assert_eq!(evaluate(&deepest.concat()).len(), nests.len());
    let long = vec!["1"; 100_000].join(" | ");
    assert_eq!(evaluate(&long), [1]);
}

#[test]
fn formats() {
    let picture = answer(&["calc", "a1 | h8"]);
    assert!(picture.starts_with("8  . . . . . . . 1\n"), "{picture}");
    assert!(picture.ends_with("0x8000000000000001  2 squares\n"), "{picture}");
    let json: serde_json::Value =
        serde_json::from_str(&answer(&["calc", "--format", "json", "a1|b1"])).unwrap();
    assert_eq!(json["value"], "0x0000000000000003");
    assert_eq!(json["squares"], serde_json::json!(["a1", "b1"]));
    let mut several = String::new();
    for number in [1, 2, 3] {
        writeln!(several, "{number:#018x}").unwrap();
    }
    assert_eq!(answer(&["calc", "--format", "hex", "1", "2", "3"]), several);
    assert_eq!(answer(&["calc", "--format", "hex", "-1"]), "0xffffffffffffffff\n");
}
