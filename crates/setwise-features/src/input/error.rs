//! An input that cannot be opened, or not be read to its end.

use std::{fmt, io, sync::Arc};

/// Why an input gives no more positions. Unlike a [`Reject`](crate::Reject) it ends the work.
///
/// ```
/// use setwise_features::Input;
/// let error = Input::open("no/such/file".as_ref()).unwrap_err();
/// assert!(error.to_string().starts_with("no/such/file: cannot be read: "));
/// ```
#[derive(Debug)]
pub struct InputError {
    /// The name of the input; of a file in an archive `ARCHIVE/FILE`.
    pub input: Arc<str>,
    /// The line of the decompressed text from which on it cannot be read, where it is text that begins well.
    pub line: Option<u64>,
    /// What went wrong.
    pub error: io::Error,
}

impl InputError {
    /// An input that cannot be read at all, or has no lines.
    pub(super) fn new(input: &Arc<str>, error: impl Into<io::Error>) -> Self {
        Self { input: Arc::clone(input), line: None, error: error.into() }
    }
}

impl fmt::Display for InputError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { input, line, error } = self;
        match line {
            None => write!(f, "{input}: cannot be read: {error}"),
            Some(line) => write!(f, "{input}:{line}: cannot be read further: {error}"),
        }
    }
}

/// The cause is part of the message.
impl std::error::Error for InputError {}

/// Why a reader ends before its input does.
#[derive(Debug)]
pub(crate) enum Halt {
    /// Nobody wants more.
    Closed,
    /// The input fails.
    Input(InputError),
}

impl From<InputError> for Halt {
    fn from(error: InputError) -> Self {
        Self::Input(error)
    }
}

/// Where chunks go to.
pub(crate) type Emit<'a> = dyn FnMut(crate::chunk::Chunk) -> Result<(), Halt> + 'a;
