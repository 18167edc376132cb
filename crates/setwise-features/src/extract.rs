//! The whole way: inputs, positions, columns, and where they go.

use crate::{
    Column, Input, InputError, OnError, Positions, Reject,
    chunk::Chunk,
    input::Emit,
    parse::Rejects,
    pipeline::{self, End},
    record_batch,
};
use arrow_array::RecordBatch;
use setwise_batch::{BatchError, InstructionSet};
use std::{
    error::Error,
    fmt, io,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering::Relaxed},
    },
};

/// How the work is done, and who hears of it.
///
/// ```
/// use setwise_features::{OnError, Options};
/// let options = Options::default().with_threads(2).with_on_error(OnError::Skip);
/// # drop(options);
/// ```
#[derive(Clone, Copy, Default)]
pub struct Options<'a> {
    threads: usize,
    on_error: OnError,
    progress: Option<&'a dyn Fn(Progress)>,
}

impl<'a> Options<'a> {
    /// With so many threads that parse and compute; 0 is one for each processor core, and 1 does all in turn.
    ///
    /// ```
    /// let options = setwise_features::Options::default().with_threads(1);
    /// # drop(options);
    /// ```
    #[must_use]
    pub const fn with_threads(mut self, threads: usize) -> Self {
        self.threads = threads;
        self
    }

    /// With this done about text that is no position.
    ///
    /// ```
    /// use setwise_features::{OnError, Options};
    /// let options = Options::default().with_on_error(OnError::Skip);
    /// # drop(options);
    /// ```
    #[must_use]
    pub const fn with_on_error(mut self, on_error: OnError) -> Self {
        self.on_error = on_error;
        self
    }

    /// With a listener that is told how far the work is, many times a second.
    ///
    /// ```
    /// use setwise_features::{Options, Progress};
    /// let show = |progress: Progress| eprintln!("{} positions", progress.positions);
    /// let options = Options::default().with_progress(&show);
    /// # drop(options);
    /// ```
    #[must_use]
    pub const fn with_progress(mut self, progress: &'a dyn Fn(Progress)) -> Self {
        self.progress = Some(progress);
        self
    }
}

impl fmt::Debug for Options<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let progress = self.progress.map(|_| "a function");
        f.debug_struct("Options")
            .field("threads", &self.threads)
            .field("on_error", &self.on_error)
            .field("progress", &progress)
            .finish()
    }
}

/// How far the work is.
///
/// ```
/// use setwise_features::{Options, Progress, extract};
/// let nothing = |_: &arrow_array::RecordBatch| -> std::io::Result<()> { Ok(()) };
/// let done = extract(Vec::new(), &[], &Options::default(), |_| Ok(()), nothing)?;
/// assert_eq!(done, Progress { positions: 0, rejects: 0, read: 0 });
/// # Ok::<(), setwise_features::ExtractError<std::io::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Progress {
    /// The positions that have gone to the output.
    pub positions: u64,
    /// The rejects that have been left out.
    pub rejects: u64,
    /// The bytes of files that have been read, as they lie on the disk; those of streams are not counted.
    pub read: u64,
}

/// Why the work has ended before its end. The message has the cause.
///
/// ```
/// use setwise_features::{ExtractError, Reject};
/// let (input, reason) = ("book.epd".into(), "no piece".into());
/// let reject = Reject { input, line: 17, column: 3, reason, text: Vec::new() };
/// let error = ExtractError::<std::io::Error>::Reject(reject);
/// assert_eq!(error.to_string(), "book.epd:17:3: no piece");
/// ```
#[derive(Debug)]
pub enum ExtractError<E> {
    /// Text that is no position, and [`OnError::Stop`].
    Reject(Reject),
    /// An input that fails.
    Input(InputError),
    /// The listener to rejects has failed.
    Rejects(io::Error),
    /// The columns cannot be computed.
    Columns(BatchError),
    /// The batches cannot be written.
    Output(E),
}

impl<E: fmt::Display> fmt::Display for ExtractError<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Reject(reject) => reject.fmt(f),
            Self::Input(error) => error.fmt(f),
            Self::Rejects(error) => write!(f, "the rejects cannot be written: {error}"),
            Self::Columns(error) => error.fmt(f),
            Self::Output(error) => error.fmt(f),
        }
    }
}

impl<E: Error> Error for ExtractError<E> {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            Self::Reject(_) | Self::Input(_) => None,
            Self::Rejects(error) => Some(error),
            Self::Columns(error) => error.source(),
            Self::Output(error) => error.source(),
        }
    }
}

/// What a worker makes of a chunk.
struct Answer {
    batch: Option<Result<RecordBatch, BatchError>>,
    rejects: Vec<Reject>,
}

/// Reads all inputs, one after the other, and writes columns of their positions, in order.
///
/// The rows do not depend on the number of threads; how they are cut into batches depends on the inputs.
///
/// ```
/// use setwise_features::{Column, ExtractError, Input, Options, extract};
/// let path = std::env::temp_dir().join(format!("setwise-extract-{}.epd", std::process::id()));
/// std::fs::write(&path, "4k3/8/8/8/8/8/8/4K3 w - -\n4k3/8/8/9 w - -\n")?;
/// let mut rows = 0;
/// let write = |batch: &arrow_array::RecordBatch| -> std::io::Result<()> {
///     rows += batch.num_rows();
///     Ok(())
/// };
/// let inputs = vec![Input::open(&path)?];
/// let end = extract(inputs, &[Column::Checkers], &Options::default(), |_| Ok(()), write);
/// assert!(matches!(end, Err(ExtractError::Reject(reject)) if (reject.line, reject.column) == (2, 9)));
/// assert_eq!(rows, 1);
/// # std::fs::remove_file(&path)?;
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// What is at fault first, in the order of the inputs.
pub fn extract<E>(
    inputs: Vec<Input>,
    columns: &[Column],
    options: &Options<'_>,
    mut on_reject: impl FnMut(&Reject) -> io::Result<()>,
    mut write: impl FnMut(&RecordBatch) -> Result<(), E>,
) -> Result<Progress, ExtractError<E>> {
    let &Options { threads, on_error, progress: listener } = options;
    let read = Arc::new(AtomicU64::new(0));
    let feed = |emit: &mut Emit<'_>| inputs.into_iter().try_for_each(|input| input.read(&read, emit));
    let set = InstructionSet::best();
    let worker = || {
        let mut positions = Positions::default();
        move |chunk: Chunk| {
            let mut rejects = Rejects::new(on_error);
            positions.clear();
            chunk.parse(&mut positions, &mut rejects);
            let batch = (!positions.is_empty()).then(|| record_batch(columns, &positions, set));
            Answer { batch, rejects: rejects.list }
        }
    };
    let mut progress = Progress::default();
    let take = |Answer { batch, rejects }| {
        if let Some(batch) = batch.transpose().map_err(ExtractError::Columns)? {
            write(&batch).map_err(ExtractError::Output)?;
            progress.positions += batch.num_rows() as u64;
        }
        for reject in rejects {
            if on_error == OnError::Stop {
                return Err(ExtractError::Reject(reject));
            }
            progress.rejects += 1;
            on_reject(&reject).map_err(ExtractError::Rejects)?;
        }
        progress.read = read.load(Relaxed);
        if let Some(listener) = listener {
            listener(progress);
        }
        Ok(())
    };
    match pipeline::run(threads, feed, worker, take) {
        Ok(()) => Ok(Progress { read: read.load(Relaxed), ..progress }),
        Err(End::Read(error)) => Err(ExtractError::Input(error)),
        Err(End::Take(error)) => Err(error),
    }
}
