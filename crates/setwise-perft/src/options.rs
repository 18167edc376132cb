//! How to count: by which engine and how many threads, with which memory, and who is told how far it has come.

use crate::{Engine, HashTable};
use std::{fmt, thread};

/// How to count. The counts do not depend on it.
///
/// ```
/// use setwise::position::Position;
/// use setwise_perft::{Options, Progress, perft};
///
/// let show = |progress: Progress| println!("{:3.0} %", 100.0 * progress.fraction());
/// let options = Options::default().with_threads(2).with_progress(&show);
/// assert_eq!(perft(&Position::START, 3, &options), 8902);
/// ```
#[derive(Clone, Copy, Default)]
pub struct Options<'a> {
    engine: Engine,
    threads: usize,
    table: Option<&'a HashTable>,
    progress: Option<&'a (dyn Fn(Progress) + Sync)>,
}

impl<'a> Options<'a> {
    /// Counts by this engine; the default is the [best](Engine::best) one.
    ///
    /// ```
    /// use setwise_perft::{Engine, Options};
    /// assert_eq!(Options::default().engine(), Engine::best());
    /// assert_eq!(Options::default().with_engine(Engine::CORE).engine(), Engine::CORE);
    /// ```
    #[must_use]
    pub const fn with_engine(self, engine: Engine) -> Self {
        Self { engine, ..self }
    }

    /// Keeps counts in a table, and does not count again what it holds; the default is none. The table may hold counts
    /// of other positions already.
    ///
    /// ```
    /// use setwise::position::Position;
    /// use setwise_perft::{HashTable, Options, perft};
    /// let table = HashTable::new(8)?;
    /// let options = Options::default().with_hash(&table);
    /// assert_eq!(perft(&Position::START, 4, &options), 197_281);
    /// # Ok::<(), setwise_perft::HashError>(())
    /// ```
    #[must_use]
    pub const fn with_hash(self, table: &'a HashTable) -> Self {
        Self { table: Some(table), ..self }
    }

    /// Counts by this many threads; 0, the default, is one for each processor core that the system offers.
    ///
    /// ```
    /// assert_eq!(setwise_perft::Options::default().with_threads(3).threads(), 3);
    /// ```
    #[must_use]
    pub const fn with_threads(self, threads: usize) -> Self {
        Self { threads, ..self }
    }

    /// Tells a function how far the count has come, each time that a part of it is done. The calls come from any of
    /// the threads, one after the other; the others may wait for it, so it should be short.
    ///
    /// ```
    /// use setwise::position::Position;
    /// use setwise_perft::{Options, Progress, perft};
    /// use std::sync::Mutex;
    ///
    /// let last = Mutex::new(Progress::default());
    /// let keep = |progress| *last.lock().unwrap() = progress;
    /// perft(&Position::START, 4, &Options::default().with_progress(&keep));
    /// assert_eq!(last.into_inner().unwrap().nodes, 197_281);
    /// ```
    #[must_use]
    pub const fn with_progress(self, progress: &'a (dyn Fn(Progress) + Sync)) -> Self {
        Self { progress: Some(progress), ..self }
    }

    /// The number of threads, at least one.
    ///
    /// ```
    /// assert!(setwise_perft::Options::default().threads() >= 1);
    /// ```
    pub fn threads(&self) -> usize {
        match self.threads {
            0 => thread::available_parallelism().map_or(1, usize::from),
            threads => threads,
        }
    }

    /// The engine.
    ///
    /// ```
    /// println!("{}", setwise_perft::Options::default().engine());
    /// ```
    pub const fn engine(&self) -> Engine {
        self.engine
    }

    /// The table, if there is one that keeps anything.
    pub(crate) fn table(&self) -> Option<&'a HashTable> {
        self.table.filter(|table| table.capacity() > 0)
    }

    /// Tells who wants to know.
    pub(crate) fn tell(&self, progress: Progress) {
        if let Some(function) = self.progress {
            function(progress);
        }
    }
}

impl fmt::Debug for Options<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let progress = self.progress.map(|_| "a function");
        f.debug_struct("Options")
            .field("engine", &self.engine)
            .field("threads", &self.threads)
            .field("table", &self.table)
            .field("progress", &progress)
            .finish()
    }
}

/// How far a count has come. The parts are not of equal size, but there are many.
///
/// ```
/// use setwise_perft::Progress;
/// let half = Progress { nodes: 4_500, done: 10, parts: 20 };
/// assert_eq!(half.fraction(), 0.5);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Progress {
    /// The nodes counted so far.
    pub nodes: u64,
    /// The parts that are done.
    pub done: usize,
    /// All parts.
    pub parts: usize,
}

impl Progress {
    /// The share of the parts that is done, from 0 to 1.
    ///
    /// ```
    /// assert_eq!(setwise_perft::Progress { nodes: 1, done: 1, parts: 1 }.fraction(), 1.0);
    /// ```
    pub fn fraction(&self) -> f64 {
        self.done as f64 / self.parts.max(1) as f64
    }
}
