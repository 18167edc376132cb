//! Every column against the positions themselves, by another route: pieces that walk, pins found by taking the piece
//! away, escapes by putting the king there. Nothing here goes through columns of boards.

use arrow_array::{
    Array, ArrayRef, RecordBatch,
    cast::AsArray,
    types::{UInt8Type, UInt16Type, UInt32Type, UInt64Type},
};
use setwise::{
    Bitboard, Color, Direction, Role, Square,
    position::{Faults, Position, Setup},
};
use setwise_batch::InstructionSet;
use setwise_features::{Column, Positions, SQUARES, VERSION, record_batch, schema};
use setwise_testkit::{
    attack_oracle::{attackers, attacks, king_escapes, only_king, pinned, uncatchable},
    games::{games, suite},
    grid::squares_where,
    positions::{famous_setups, setups},
    rules,
};

/// Ten thousand positions: famous ones, all kinds of the suite, whole random games, and boards without any sense.
fn positions() -> Vec<Setup> {
    let of_suite = suite(11, 100).map(|(_, position)| *position.setup());
    let of_games = games(11, 60).map(|position| *position.setup()).take(5000);
    let known: Vec<Setup> = famous_setups().chain(of_suite).chain(of_games).collect();
    let others = 10_000 - known.len();
    known.into_iter().chain(setups(11).take(others)).collect()
}

/// Whether all faults can be ignored.
fn is_playable(setup: Setup) -> bool {
    Position::ignoring(setup, Faults::IGNORABLE).is_ok()
}

fn batch(columns: &[Column], setups: &[Setup]) -> RecordBatch {
    let mut positions = Positions::default();
    for setup in setups {
        positions.push(&setup.to_string(), setup);
    }
    record_batch(columns, &positions, InstructionSet::best()).unwrap()
}

/// What a column says of a position: a set or a number, as a word.
fn word(setup: &Setup, column: Column) -> u64 {
    let board = &setup.board;
    let of_side =
        |color| squares_where(|square| board.piece_at(square).is_some_and(|piece| piece.color == color));
    let set = match column {
        Column::Side(color) => of_side(color),
        Column::Pieces(role) => {
            squares_where(|square| board.piece_at(square).is_some_and(|piece| piece.role == role))
        }
        Column::Attacks(color) => attacks(board, color, |_, _| true),
        Column::RoleAttacks(color, role) => attacks(board, color, |_, piece| piece.role == role),
        Column::Checkers => only_king(board, setup.side_to_move)
            .map_or(Bitboard::EMPTY, |king| attackers(board, !setup.side_to_move, king)),
        Column::Pinned(color) => pinned(board, color),
        Column::KingEscapes(color) => king_escapes(board, color),
        Column::Uncatchable(color) => uncatchable(setup, color),
        Column::DistantCheckLines(color) => return lines_without_escape(setup, color),
        Column::Mobility(color) => {
            let reached = |from| attacks(board, color, |square, _| square == from) - of_side(color);
            return of_side(color).squares().map(|from| u64::from(reached(from).count())).sum();
        }
        Column::LegalMoves => return rules::legal_moves(setup).len() as u64,
        _ => unreachable!("{column} is not a word"),
    };
    set.bits()
}

/// The lines through the king that hold all his escapes, found by stepping from him.
fn lines_without_escape(setup: &Setup, color: Color) -> u64 {
    let Some(king) = only_king(&setup.board, color) else { return 0 };
    let escapes = king_escapes(&setup.board, color);
    let lines = [Direction::East, Direction::North, Direction::NorthEast, Direction::NorthWest];
    let holds = |direction: Direction| {
        let neighbors = [direction, direction.opposite()].map(|direction| king.step(direction));
        escapes.squares().all(|escape| neighbors.contains(&Some(escape)))
    };
    lines.into_iter().enumerate().map(|(bit, line)| u64::from(holds(line)) << bit).sum()
}

/// The value of an array of any width.
fn value(array: &ArrayRef, row: usize) -> u64 {
    None.or_else(|| array.as_primitive_opt::<UInt64Type>().map(|array| array.value(row)))
        .or_else(|| array.as_primitive_opt::<UInt16Type>().map(|array| array.value(row).into()))
        .or_else(|| array.as_primitive_opt::<UInt8Type>().map(|array| array.value(row).into()))
        .unwrap()
}

#[test]
fn every_column_says_what_the_position_says() {
    let setups = positions();
    let columns = Column::defaults(false);
    let batch = batch(&columns, &setups);
    assert_eq!((batch.num_rows(), batch.schema()), (10_000, schema(&columns)));
    for (column, array) in columns.into_iter().zip(batch.columns()) {
        for (row, setup) in setups.iter().enumerate() {
            let text = || array.as_string::<i32>().value(row);
            match column {
                Column::Fen => assert_eq!(text(), setup.to_string()),
                Column::SideToMove => {
                    assert_eq!(text(), setup.to_string().split(' ').nth(1).unwrap(), "{setup}");
                }
                Column::LegalMoves if array.is_null(row) => {
                    assert!(!is_playable(*setup), "{setup}");
                }
                column => assert_eq!(value(array, row), word(setup, column), "{column} of {setup}"),
            }
        }
    }
}

/// The numbers of legal moves of these texts.
fn legal_moves<'a>(fens: impl IntoIterator<Item = &'a str>) -> Vec<Option<u16>> {
    let setups: Vec<Setup> = fens.into_iter().map(|fen| fen.parse().unwrap()).collect();
    batch(&[Column::LegalMoves], &setups).column(0).as_primitive::<UInt16Type>().iter().collect()
}

#[test]
fn what_can_be_ignored_does_not_keep_moves_from_being_counted() {
    let faulty = [
        // Castling rights without a rook, an en passant square that no pawn has passed, number 0.
        "4k3/8/8/8/8/8/8/4K3 w KQkq e6 0 0",
        "4k2r/8/8/4pP2/8/8/8/4K2R w KQkq e3 0 1",
        // Two rights on the same side of a king; with an en passant square; of the other side.
        "1k6/8/8/8/8/8/8/R1R1KR1R w ACFH - 0 1",
        "4k3/8/8/4pP2/8/8/8/4K1RR w GH e6 0 1",
        "4k1rr/8/8/8/8/8/8/R3K2R w KQgh - 0 1",
        // Pawns on the last ranks, three checkers, 24 pieces.
        "P3k2p/8/8/8/8/8/8/P3K2p w - - 0 1",
        "4k3/3P1P2/3N4/8/8/8/8/4K3 b - - 0 1",
        "4k3/8/8/8/NNNNNNNN/NNNNNNNN/NNNNNNNN/4K3 w - - 0 1",
    ];
    let expected = faulty.map(|fen| {
        assert!(Position::from_fen(fen).is_err(), "{fen}");
        let position = Position::from_fen_ignoring(fen, Faults::IGNORABLE).unwrap();
        Some(position.count_moves() as u16)
    });
    assert_eq!(legal_moves(faulty), expected);
}

#[test]
fn where_no_position_is_the_number_of_legal_moves_is_missing_and_where_no_move_is_it_is_0() {
    let none = ["8/8/8/8/8/8/8/8 w - -", "4k3/8/8/8/8/8/8/8 w - -", "4k3/8/8/8/8/8/8/K3K3 w - -"];
    let taken = ["4k3/8/8/8/8/8/8/4K3 w - -", "4k3/4R3/8/8/8/8/8/4K3 w - -", "8/8/8/3kK3/8/8/8/8 b - -"];
    let ended = ["7k/8/8/8/8/8/r7/1r5K w - -", "7k/8/8/8/8/8/5q2/7K w - -"];
    assert_eq!(legal_moves(none), [None; 3]);
    assert_eq!(legal_moves(taken), [Some(5), None, None]);
    assert_eq!(legal_moves(ended), [Some(0); 2]);
    assert_eq!(legal_moves([none, taken].concat()).len(), 6);
}

#[test]
fn threats_are_the_attackers_of_each_piece() {
    let setups = positions();
    let batch = batch(&[Column::Threats], &setups);
    let lists = batch.column(0).as_list::<i64>();
    let piece = |setup: &Setup, square: u8| {
        let piece = setup.board.piece_at(Square::ALL[usize::from(square)]).unwrap();
        let role = Role::ALL.iter().position(|&role| role == piece.role).unwrap() as u8;
        role + if piece.color == Color::Black { 6 } else { 0 }
    };
    for (row, setup) in setups.iter().enumerate().step_by(7) {
        let threats = lists.value(row);
        let fields = threats.as_struct().columns().iter().map(|bytes| bytes.as_primitive::<UInt8Type>());
        let [attackers_, from, victims, to] = fields.collect::<Vec<_>>().try_into().unwrap();
        let mut found: Vec<(u8, u8)> = Vec::new();
        for index in 0..threats.len() {
            let (from, to) = (from.value(index), to.value(index));
            assert_eq!(attackers_.value(index), piece(setup, from), "{setup}");
            assert_eq!(victims.value(index), piece(setup, to), "{setup}");
            found.push((from, to));
        }
        let mut expected: Vec<(u8, u8)> = Vec::new();
        for to in Square::ALL.into_iter().filter(|&square| setup.board.piece_at(square).is_some()) {
            for color in Color::ALL {
                let from = attackers(&setup.board, color, to).squares();
                expected.extend(from.map(|from| (from.index() as u8, to.index() as u8)));
            }
        }
        expected.sort();
        assert_eq!(found, expected, "{setup}");
    }
}

#[test]
fn a_column_is_the_same_alone_as_among_others() {
    let setups: Vec<Setup> = setups(12).take(300).collect();
    let together = batch(&Column::ALL, &setups);
    for (column, array) in Column::ALL.into_iter().zip(together.columns()) {
        assert_eq!(batch(&[column], &setups).column(0), array, "{column}");
        let missing = match column {
            Column::Game | Column::Ply => 300,
            Column::LegalMoves => setups.iter().filter(|&&setup| !is_playable(setup)).count(),
            _ => 0,
        };
        assert_eq!(array.null_count(), missing, "{column}");
        assert!(missing == 0 || column.is_nullable(), "{column}");
    }
    assert_eq!(batch(&[], &setups).num_rows(), 300);
}

#[test]
fn no_positions_make_empty_columns() {
    let batch = batch(&Column::ALL, &[]);
    assert_eq!((batch.num_rows(), batch.num_columns()), (0, 39));
}

#[test]
fn every_column_has_a_name_of_its_own_and_is_found_by_it() {
    for column in Column::ALL {
        assert_eq!(column.name().parse(), Ok(column));
        assert!(!column.description().is_empty() && !column.type_name().is_empty());
    }
    for (index, column) in Column::ALL.iter().enumerate() {
        assert!(Column::ALL[..index].iter().all(|other| other.name() != column.name()), "{column}");
    }
}

#[test]
fn a_name_with_an_error_is_recognized() {
    for (name, nearest) in
        [("FEN", None), ("blacks", Some("black")), ("side_to_mov", Some("side_to_move")), ("", None)]
    {
        let error = name.parse::<Column>().unwrap_err();
        assert_eq!(error.nearest().map(Column::name), nearest, "{name}");
    }
}

#[test]
fn the_defaults_leave_out_what_is_long_or_missing() {
    let without = |names: &[&str]| -> Vec<Column> {
        Column::ALL.into_iter().filter(|column| !names.contains(&column.name())).collect()
    };
    assert_eq!(Column::defaults(true), without(&["threats"]));
    assert_eq!(Column::defaults(false), without(&["threats", "game", "ply"]));
}

#[test]
fn the_schema_says_which_bit_is_which_square() {
    let schema = schema(&Column::ALL);
    assert_eq!(schema.metadata()[SQUARES], "a1 = bit 0, b1 = bit 1, ..., h8 = bit 63");
    assert_eq!(schema.metadata()[VERSION], env!("CARGO_PKG_VERSION"));
    assert_eq!(value(batch(&[Column::Pieces(Role::King)], &[Setup::START]).column(0), 0), 1 << 4 | 1 << 60);
}

#[test]
fn games_have_a_number_and_a_ply() {
    let batch = batch(&[Column::Game, Column::Ply], &[Setup::START]);
    assert!(batch.column(0).as_primitive::<UInt64Type>().is_null(0));
    assert!(batch.column(1).as_primitive::<UInt32Type>().is_null(0));
}
