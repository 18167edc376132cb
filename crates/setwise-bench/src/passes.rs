//! Many boards passed by a kernel, in chunks that stay in the second-level cache.
//!
//! A kernel passes each chunk several times before the next one, so what is measured is the kernel and not the memory. A
//! loop over the pieces passes each chunk once: its branches depend on the boards, a predictor learns them on the second
//! pass already, and no user has the same boards twice. It gains nothing from a chunk that is in the cache before it comes.

use crate::{
    measure::{self, Contestant, Row, race},
    workload::CASES,
};
use setwise_batch::InstructionSet;
use std::{cell::RefCell, hint::black_box, thread};

/// The boards of a chunk: at most 720 KiB of columns, where attacks are by role.
pub const CHUNK: usize = 4_096;

/// How often where threads are compared: enough for the time that it takes to start them to be negligible.
const PASSES_OF_THREADS: usize = 256;

/// Computes the outputs for a chunk.
type Compute<C, O> = dyn Fn(&C, &mut O) + Sync;

/// A way to compute the outputs for a chunk.
pub struct Method<C, O> {
    /// The name.
    pub name: String,
    /// How often a chunk is passed before the next one.
    passes: usize,
    /// Computes.
    pub run: Box<Compute<C, O>>,
}

impl<C: 'static, O: 'static> Method<C, O> {
    /// A loop over the pieces.
    pub fn piece_loop(run: fn(&C, &mut O)) -> Self {
        Self::one_by_one("piece_loop", run)
    }

    /// Any loop with branches that depend on the boards.
    pub fn one_by_one(name: impl Into<String>, run: fn(&C, &mut O)) -> Self {
        Self { name: name.into(), passes: 1, run: Box::new(run) }
    }

    /// The same instructions for all boards.
    pub fn kernel(name: impl Into<String>, run: impl Fn(&C, &mut O) + Sync + 'static) -> Self {
        Self { name: name.into(), passes: 32, run: Box::new(run) }
    }

    /// Makes a kernel a loop where it is one: on plain words, which look pieces up.
    pub fn on(self, set: InstructionSet) -> Self {
        if set == InstructionSet::Portable { Self { passes: 1, ..self } } else { self }
    }

    /// Passes each chunk as often as told, then the next one.
    pub fn pass(&self, chunks: &[C], passes: usize, outputs: &mut O) {
        for chunk in chunks {
            for _ in 0..passes {
                (self.run)(black_box(chunk), outputs);
                black_box(&mut *outputs);
            }
        }
    }
}

/// Measures methods side by side, in million boards per second.
pub fn race_of_methods<C: 'static, O: Default + 'static>(
    group: &'static str,
    kind: &str,
    chunks: &[C],
    methods: &[Method<C, O>],
) -> Vec<Row> {
    let contestants: Vec<Contestant<'_>> = methods
        .iter()
        .map(|method| {
            let outputs = RefCell::new(O::default());
            let run = move || {
                method.pass(chunks, method.passes, &mut outputs.borrow_mut());
                0
            };
            Contestant { name: method.name.clone(), run: Box::new(run), operations: CASES * method.passes }
        })
        .collect();
    race(group, &format!("million boards/s, {kind}"), &contestants, |nanoseconds| 1e3 / nanoseconds)
}

/// Measures a method on one thread and on two that share the chunks.
pub fn race_of_threads<C: Sync + 'static, O: Default + 'static>(
    group: &'static str,
    kind: &str,
    chunks: &[C],
    method: &Method<C, O>,
) -> Vec<Row> {
    let contestants = [(1, "1 thread"), (2, "2 threads")].map(|(threads, name)| {
        let run = move || {
            thread::scope(|scope| {
                for part in chunks.chunks(chunks.len().div_ceil(threads)) {
                    scope.spawn(|| method.pass(part, PASSES_OF_THREADS, &mut O::default()));
                }
            });
            0
        };
        Contestant { name: name.to_owned(), run: Box::new(run), operations: CASES * PASSES_OF_THREADS }
    });
    let unit = format!("million boards/s, {kind}, by threads");
    measure::race_of_threads(group, &unit, &contestants, |nanoseconds| 1e3 / nanoseconds)
}
