//! Moves and positions.

use crate::{ANNOTATED, BROKEN, CHESS960, records};
use setwise_pgn::{Fault, Reader, Step, Walk};

/// The steps of the first game of a file in one line, faults as such.
fn steps(file: &[u8]) -> Vec<Result<String, Fault>> {
    records(file)[0].steps.iter().cloned().map(|step| step.map_err(|error| error.fault)).collect()
}

fn good_steps(file: &[u8]) -> String {
    steps(file).into_iter().map(Result::unwrap).collect::<Vec<_>>().join(" ")
}

#[test]
fn the_main_line_passes_over_variations() {
    assert!(records(ANNOTATED).iter().map(|record| record.plies).eq([7, 3, 2]));
}

#[test]
fn the_walk_goes_back_at_variations() {
    assert_eq!(
        good_steps(b"1. e4 e5 (1... c5 2. Nf3 (2. c3) (2. Nc3 Nc6) 2... d6) (1... e6) 2. Nc3 *"),
        "e2e4 e7e5 ( c7c5 g1f3 ( c2c3 ) ( b1c3 b8c6 ) d7d6 ) ( e7e6 ) b1c3 *"
    );
}

#[test]
fn null_moves_are_for_variations() {
    let records = records(ANNOTATED);
    let walked = records[1].steps.iter().cloned().map(Result::unwrap).collect::<Vec<_>>().join(" ");
    assert_eq!(walked, "e2e4 e7e5 ( -- d2d4 ( -- d7d5 e4d5 ) d7d6 ) g1f3 *");
    assert_eq!(steps(b"1. -- *"), [Err(Fault::NullMove)]);
}

#[test]
fn the_walk_tells_the_position_after_every_step() {
    let mut reader = Reader::new(&b"1. e4 e5 (1... c5) 2. Nf3 *"[..]);
    let mut walk = reader.next_game().unwrap().unwrap().walk().unwrap();
    let mut fens = Vec::new();
    while let Some(step) = walk.next() {
        step.unwrap();
        fens.push((walk.depth(), walk.current().to_string()));
    }
    let (e4, e5) = ("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1", {
        "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 2"
    });
    let c5 = "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq c6 0 2";
    let nf3 = "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2";
    let expected = [(0, e4), (0, e5), (1, e4), (1, c5), (0, e5), (0, nf3), (0, nf3)];
    assert!(fens.iter().map(|(depth, fen)| (*depth, fen.as_str())).eq(expected), "{fens:?}");
}

#[test]
fn games_begin_where_their_fen_says() {
    let records = records(CHESS960);
    for record in &records {
        assert!(record.main_line_faults.is_empty(), "{:?}", record.main_line_faults);
    }
    assert!(records.iter().map(|record| record.plies).eq([6, 6, 1, 1]));
    let mut reader = Reader::new(CHESS960);
    for _ in 0..2 {
        let game = reader.next_game().unwrap().unwrap();
        let (_, end) = game.main_line().unwrap().filter_map(Result::ok).last().unwrap();
        assert_eq!(end.to_string(), "n1krbrqn/pppp1ppp/5b2/4p3/4P3/5B2/PPPP1PPP/N1KRBRQN w - - 4 4");
    }
}

#[test]
fn a_fault_in_a_variation_loses_the_rest_of_it_only() {
    let records = records(BROKEN);
    let early = &records[12];
    let good: Vec<_> = early.steps.iter().filter_map(|step| step.clone().ok()).collect();
    assert_eq!(good, ["e2e4", "(", ")", "e7e5", "*"]);
    assert!(early.main_line_faults.is_empty() && early.plies == 2);
}

#[test]
fn a_fault_that_leaves_the_position_known_does_not_end_the_main_line() {
    let record = &records(b"1. e4 !!! e5 ) 2. Nf3")[0];
    assert_eq!(record.plies, 3);
    let faults: Vec<_> = record.main_line_faults.iter().map(|error| error.fault).collect();
    assert_eq!(faults, [Fault::BadNag, Fault::UnopenedVariation, Fault::MissingResult]);
}

#[test]
fn deep_parentheses_cost_nothing() {
    let mut file = b"1. e4 ".to_vec();
    file.extend(b"(".repeat(1_000_000));
    let found = steps(&file);
    assert_eq!(found.len(), 4, "{:?}", &found[..4]);
    assert_eq!(found[2..], [Err(Fault::VariationBeforeMove), Err(Fault::UnclosedVariation)]);

    let nested = 10_000;
    let file = format!("1. e4 {} {} e5 *", "(e4 ".repeat(nested), ")".repeat(nested));
    let found = steps(file.as_bytes());
    let starts = found.iter().filter(|step| **step == Ok("(".to_owned())).count();
    let ends = found.iter().filter(|step| **step == Ok(")".to_owned())).count();
    assert_eq!((starts, ends), (Walk::MAX_DEPTH, Walk::MAX_DEPTH));
    assert!(found.contains(&Err(Fault::TooDeep { limit: Walk::MAX_DEPTH })));
    assert_eq!(found[found.len() - 2..], [Ok("e7e5".to_owned()), Ok("*".to_owned())]);
}

#[test]
fn the_result_in_a_variation_is_a_remark() {
    let mut reader = Reader::new(&b"1. e4 (1. d4 1-0) e5 0-1"[..]);
    let walk = reader.next_game().unwrap().unwrap().walk().unwrap();
    let results = walk.flatten().filter(|step| matches!(step, Step::Result(_))).count();
    assert_eq!(results, 2);
}
