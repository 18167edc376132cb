//! One thread that reads, some that work, one that takes the results, in the order of what was read.
//!
//! ```text
//!                 /-> worker -\
//! reader -> jobs ---> worker ----> (a slot per job) -> the caller, slot by slot
//!        \                                               |
//!         \---- slots, in order, as many as fit ---------/
//! ```
//!
//! Each job has a slot for its result. The slots go to the caller in order, whatever the workers do; there are few more of
//! them than workers, so that a fast reader waits, and memory is bounded. With one thread all is done in turn.

use crate::input::Halt;
use std::{
    num::NonZero,
    panic::resume_unwind,
    sync::{
        Mutex,
        mpsc::{Receiver, SyncSender, sync_channel},
    },
    thread,
};

/// More workers than this only wait for the one who writes.
const WORKERS: usize = 32;

/// The number of threads that is meant: 0 is one for each processor core.
pub(crate) fn workers(threads: usize) -> usize {
    let cores = || thread::available_parallelism().map_or(1, NonZero::get);
    let threads = if threads == 0 { cores() } else { threads };
    threads.min(WORKERS)
}

/// Why it has ended before the end.
#[derive(Debug)]
pub(crate) enum End<E> {
    /// The reader has failed, after all that it had read was taken.
    Read(crate::InputError),
    /// What takes the results has had enough.
    Take(E),
}

/// Gives everything that `feed` emits to a worker, and its results to `take`, in order.
///
/// `worker` makes the worker of a thread, which may keep what it needs from one job to the next.
pub(crate) fn run<C, A, W, E>(
    threads: usize,
    feed: impl FnOnce(&mut dyn FnMut(C) -> Result<(), Halt>) -> Result<(), Halt> + Send,
    worker: impl Fn() -> W + Sync,
    mut take: impl FnMut(A) -> Result<(), E>,
) -> Result<(), End<E>>
where
    C: Send,
    A: Send,
    W: FnMut(C) -> A,
{
    let workers = workers(threads);
    if workers == 1 {
        let (mut work, mut end) = (worker(), None);
        let fed = feed(&mut |chunk| {
            take(work(chunk)).map_err(|error| {
                end = Some(error);
                Halt::Closed
            })
        });
        return finish(end, fed);
    }
    let (jobs, queue) = sync_channel::<(C, SyncSender<A>)>(workers);
    let (slots, results) = sync_channel::<Receiver<A>>(workers);
    let queue = Mutex::new(queue);
    thread::scope(|scope| {
        let reader = scope.spawn(move || {
            feed(&mut |chunk| {
                let (slot, result) = sync_channel(1);
                slots.send(result).map_err(|_| Halt::Closed)?;
                jobs.send((chunk, slot)).map_err(|_| Halt::Closed)
            })
        });
        for _ in 0..workers {
            scope.spawn(|| {
                let mut work = worker();
                loop {
                    // The lock is held while there is nothing to do, and by one that waits in place of all.
                    let job = queue.lock().map(|queue| queue.recv());
                    let Ok(Ok((chunk, slot))) = job else { break };
                    // Where nobody waits for the result, the work is about to end.
                    let _ = slot.send(work(chunk));
                }
            });
        }
        let mut end = None;
        // A slot that will never be filled is one of a worker that has panicked, which the scope tells.
        while let Some(result) = results.recv().ok().and_then(|slot| slot.recv().ok()) {
            if let Err(error) = take(result) {
                end = Some(error);
                break;
            }
        }
        drop(results);
        // What is left is dropped, so that the reader never waits for workers that are gone.
        while queue.lock().is_ok_and(|queue| queue.recv().is_ok()) {}
        finish(end, reader.join().unwrap_or_else(|panic| resume_unwind(panic)))
    })
}

/// What ended first: it was taken in order, so a failure to take is of something before the failure to read.
fn finish<E>(end: Option<E>, fed: Result<(), Halt>) -> Result<(), End<E>> {
    match (end, fed) {
        (Some(error), _) => Err(End::Take(error)),
        (None, Err(Halt::Input(error))) => Err(End::Read(error)),
        (None, _) => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::{convert::Infallible, time::Duration};

    /// Numbers, some of which take longer than others.
    fn squares(threads: usize, count: u64) -> Vec<u64> {
        let mut squares = Vec::new();
        let worker = || {
            |number: u64| {
                thread::sleep(Duration::from_micros(if number.is_multiple_of(7) { 500 } else { 0 }));
                number * number
            }
        };
        let feed = |emit: &mut dyn FnMut(u64) -> Result<(), Halt>| (0..count).try_for_each(emit);
        run(threads, feed, worker, |square| -> Result<(), Infallible> {
            squares.push(square);
            Ok(())
        })
        .unwrap();
        squares
    }

    #[test]
    fn results_come_in_order() {
        for threads in [0, 1, 2, 3, 8, 1000] {
            for count in [0, 1, 2, 100] {
                let expected: Vec<u64> = (0..count).map(|number| number * number).collect();
                assert_eq!(squares(threads, count), expected, "{threads} threads");
            }
        }
    }

    #[test]
    fn a_panic_is_not_the_end_of_an_input() {
        for threads in [1, 2, 5] {
            for (reader, worker) in [(50, 100), (100, 50)] {
                let feed = |emit: &mut dyn FnMut(u64) -> Result<(), Halt>| {
                    (0..100).try_for_each(|number| {
                        assert_ne!(number, reader);
                        emit(number)
                    })
                };
                let work = || |number| assert_ne!(number, worker);
                let run = || run(threads, feed, work, |()| -> Result<(), Infallible> { Ok(()) });
                assert!(std::panic::catch_unwind(run).is_err());
            }
        }
    }

    #[test]
    fn a_failure_to_take_ends_an_endless_input() {
        for threads in [1, 2, 5] {
            let feed = |emit: &mut dyn FnMut(u64) -> Result<(), Halt>| (0..).try_for_each(emit);
            let end = run(
                threads,
                feed,
                || |number| number,
                |number| if number == 99 { Err(number) } else { Ok(()) },
            );
            assert!(matches!(end, Err(End::Take(99))));
        }
    }
}
