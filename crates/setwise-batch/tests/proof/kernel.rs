//! What is asked of a kernel, whatever it computes.
//!
//! A kernel is proved part by part: a part is a color or a direction, where the caller chooses one. Its inputs are boards
//! or columns of words, or both; its outputs are taken as columns of words, however narrow they are.

use crate::cases::{Case, Columns, cases};
use fastrand::Rng;
use setwise::Color;
use setwise_batch::{BatchError, InstructionSet};
use std::{ops::Range, sync::OnceLock};

/// Runs a part of a kernel on columns, into outputs.
type Run = fn(InstructionSet, usize, &Columns, &mut [Vec<u64>]) -> Result<(), BatchError>;

/// A kernel, and what it should compute.
pub(crate) struct Kernel {
    /// The name.
    pub(crate) name: &'static str,
    /// The number of its parts.
    pub(crate) parts: usize,
    /// Whether it takes boards.
    pub(crate) takes_boards: bool,
    /// The numbers of the columns of words that it takes.
    pub(crate) takes_words: &'static [usize],
    /// The number of its outputs.
    pub(crate) outputs: usize,
    /// Runs a part.
    pub(crate) run: Run,
    /// The outputs of a part for one board.
    pub(crate) expected: fn(usize, &Case) -> Vec<u64>,
    /// The part that computes the same for the flipped board, and its outputs as they then should be.
    pub(crate) flip: fn(usize, Vec<u64>) -> (usize, Vec<u64>),
    /// What is expected of all cases, part by part: made once.
    pub(crate) oracle: OnceLock<Vec<Vec<Vec<u64>>>>,
}

/// What an output holds before it is computed.
const BEFORE: u64 = 0x5a5a_5a5a_5a5a_5a5a;

/// How many words were compared, and how many of them were wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Comparison {
    /// Words compared.
    pub(crate) compared: usize,
    /// Words that differ.
    pub(crate) wrong: usize,
}

/// Every length up to three of the largest blocks and some boards, and those around the chunks of narrow results.
fn lengths() -> impl Iterator<Item = usize> {
    (0..=200).chain([511, 512, 513, 1023, 1024, 1025])
}

/// The boards and words of all proofs, made once.
fn all_cases() -> &'static [Case] {
    static CASES: OnceLock<Vec<Case>> = OnceLock::new();
    CASES.get_or_init(cases)
}

impl Kernel {
    /// The columns that a part takes of some cases.
    fn columns(part: usize, cases: &[Case]) -> Columns {
        Columns::of(cases, Color::ALL[part % 2])
    }

    /// Outputs of a length that hold something else.
    fn blank(&self, len: usize) -> Vec<Vec<u64>> {
        vec![vec![BEFORE; len]; self.outputs]
    }

    /// What a part computes of some cases.
    fn results(&self, set: InstructionSet, part: usize, cases: &[Case]) -> Vec<Vec<u64>> {
        let mut outputs = self.blank(cases.len());
        let done = (self.run)(set, part, &Self::columns(part, cases), &mut outputs);
        assert_eq!(done, Ok(()), "{} on {}", self.name, set.name());
        outputs
    }

    /// What a part should compute of all cases.
    fn oracle(&self, part: usize) -> &[Vec<u64>] {
        let of_part = |part| {
            let mut outputs = vec![Vec::new(); self.outputs];
            for case in all_cases() {
                let expected = (self.expected)(part, case);
                assert_eq!(expected.len(), self.outputs, "{}", self.name);
                outputs.iter_mut().zip(expected).for_each(|(column, word)| column.push(word));
            }
            outputs
        };
        &self.oracle.get_or_init(|| (0..self.parts).map(of_part).collect())[part]
    }

    /// Compares with the oracle on an instruction set, at every length, each on other boards.
    pub(crate) fn compare(&self, set: InstructionSet) -> Comparison {
        let cases = all_cases();
        let mut comparison = Comparison::default();
        for part in 0..self.parts {
            let expected = self.oracle(part);
            for (index, len) in lengths().chain([cases.len()]).enumerate() {
                let start = if len == cases.len() { 0 } else { 97 * index % (cases.len() - len) };
                let range: Range<usize> = start..start + len;
                let results = self.results(set, part, &cases[range.clone()]);
                for (result, expected) in results.iter().zip(expected) {
                    let differing =
                        result.iter().zip(&expected[range.clone()]).filter(|(a, b)| a != b).count();
                    comparison.compared += len;
                    comparison.wrong += differing;
                }
            }
        }
        comparison
    }

    /// No board knows of its neighbors: shuffled boards have shuffled results, and columns may be split anywhere.
    pub(crate) fn obeys_order_and_splits(&self, set: InstructionSet) {
        let mut rng = Rng::with_seed(11);
        let cases = all_cases();
        for part in 0..self.parts {
            let whole = self.results(set, part, cases);
            let mut order: Vec<usize> = (0..cases.len()).collect();
            rng.shuffle(&mut order);
            let shuffled: Vec<Case> = order.iter().map(|&index| cases[index]).collect();
            for (result, whole) in self.results(set, part, &shuffled).iter().zip(&whole) {
                let expected: Vec<u64> = order.iter().map(|&index| whole[index]).collect();
                assert_eq!(result, &expected, "{} on {}, shuffled", self.name, set.name());
            }
            for at in (0..=130).chain([cases.len() - 1, cases.len()]) {
                let (left, right) = cases.split_at(at);
                let mut joined = self.results(set, part, left);
                let rest = self.results(set, part, right);
                joined.iter_mut().zip(rest).for_each(|(column, rest)| column.extend(rest));
                assert_eq!(joined, whole, "{} on {}, split at {at}", self.name, set.name());
            }
        }
    }

    /// The board turned around, with the colors exchanged, has the same turned around.
    pub(crate) fn turns_with_the_board(&self, set: InstructionSet) {
        let cases = all_cases();
        let turned: Vec<Case> = cases.iter().map(Case::flip).collect();
        for part in 0..self.parts {
            let results = self.results(set, part, cases);
            let turned_part = (self.flip)(part, vec![0; self.outputs]).0;
            let turned_results = self.results(set, turned_part, &turned);
            for (index, case) in cases.iter().enumerate() {
                let row = |columns: &[Vec<u64>]| columns.iter().map(|column| column[index]).collect();
                let (_, expected) = (self.flip)(part, row(&results));
                let found: Vec<u64> = row(&turned_results);
                assert_eq!(found, expected, "{} on {}: {case:?}", self.name, set.name());
            }
        }
    }

    /// A call that cannot be answered says why, and leaves the outputs as they were.
    fn refuses(
        &self,
        set: InstructionSet,
        part: usize,
        columns: &Columns,
        mut outputs: Vec<Vec<u64>>,
    ) -> BatchError {
        let before = outputs.clone();
        let done = (self.run)(set, part, columns, &mut outputs);
        assert_eq!(outputs, before, "{} on {} wrote something", self.name, set.name());
        done.expect_err(self.name)
    }

    /// Every argument may be the one that is shorter or longer than the others.
    pub(crate) fn refuses_unequal_lengths(&self, set: InstructionSet) {
        let cases = all_cases();
        for part in 0..self.parts {
            for (len, other) in [(0, 1), (1, 0), (64, 63), (64, 65), (600, 599), (600, 601)] {
                let (columns, others) =
                    (Self::columns(part, &cases[..len]), Self::columns(part, &cases[..other]));
                let mut calls: Vec<(Columns, Vec<Vec<u64>>)> = Vec::new();
                if self.takes_boards {
                    calls.push((Columns { boards: others.boards, ..columns.clone() }, self.blank(len)));
                }
                for &word in self.takes_words {
                    let mut unequal = columns.clone();
                    unequal.words[word].clone_from(&others.words[word]);
                    calls.push((unequal, self.blank(len)));
                }
                for output in 0..self.outputs {
                    let mut outputs = self.blank(len);
                    outputs[output].resize(other, BEFORE);
                    calls.push((columns.clone(), outputs));
                }
                for (argument, (columns, outputs)) in calls.into_iter().enumerate() {
                    let error = self.refuses(set, part, &columns, outputs);
                    let BatchError::Length { expected, found } = error else {
                        panic!("{}, argument {argument}: {error}", self.name);
                    };
                    let mut lengths = [expected, found];
                    lengths.sort_unstable();
                    assert_eq!(
                        lengths,
                        [len.min(other), len.max(other)],
                        "{}, argument {argument}",
                        self.name
                    );
                }
            }
        }
    }

    /// Instructions that the processor lacks are an error, at any length.
    pub(crate) fn refuses_missing_instructions(&self, set: InstructionSet) {
        for part in 0..self.parts {
            for len in [0, 1, 64, 600] {
                let columns = Self::columns(part, &all_cases()[..len]);
                let error = self.refuses(set, part, &columns, self.blank(len));
                assert_eq!(error, BatchError::Unavailable(set), "{}", self.name);
            }
        }
    }
}
