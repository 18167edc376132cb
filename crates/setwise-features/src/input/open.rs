//! Inputs, opened: known to be there, and what they hold, before the work begins.
//!
//! A file is looked at, closed, and opened again when its turn comes, so that there can be thousands. What cannot be
//! opened twice (the standard input, a pipe) stays open. What must be read from any place (Parquet, zip) and comes as a
//! stream is copied into a temporary file first.

use super::{
    archive,
    error::{Emit, Halt, InputError},
    games,
    kind::Kind,
    layers::{Stream, spool, unsupported, unwrap},
    lines, tables,
};
use std::{
    fmt,
    fs::File,
    io::{self, Read, Seek, SeekFrom},
    ops::ControlFlow,
    path::{Path, PathBuf},
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering::Relaxed},
    },
};

/// An input of positions: lines of FEN or EPD, games in PGN, or a table in Parquet or Arrow IPC with a column `fen`;
/// plain, in gzip or Zstandard, or any number of them in a zip archive. The content tells which.
///
/// ```
/// use setwise_features::Input;
/// let path = std::env::temp_dir().join(format!("setwise-input-{}.txt", std::process::id()));
/// std::fs::write(&path, "1. e4 e5 *")?;
/// let input = Input::open(&path)?;
/// assert!(input.has_games());
/// assert_eq!(input.size(), Some(10));
/// # std::fs::remove_file(&path)?;
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Input {
    name: Arc<str>,
    size: Option<u64>,
    has_games: bool,
    held: Held,
}

/// What there is of an input until its turn comes.
enum Held {
    File(PathBuf),
    Open(Open),
}

/// An input, ready to be read.
enum Open {
    /// In order.
    Stream(Kind, Stream<'static>),
    /// From any place: Parquet, or a zip archive.
    Anywhere(Kind, File),
}

impl Input {
    /// Opens a file; `-` is the standard input.
    ///
    /// ```
    /// assert!(setwise_features::Input::open("no/such/file".as_ref()).is_err());
    /// ```
    ///
    /// # Errors
    ///
    /// The file cannot be read, or is known to be something else.
    pub fn open(path: &Path) -> Result<Self, InputError> {
        let is_stdin = path.as_os_str() == "-";
        let name = if is_stdin { "<stdin>".into() } else { path.display().to_string().into() };
        let fail = |error| InputError::new(&name, error);
        if is_stdin {
            let open = Open::stream(Box::new(io::stdin())).map_err(fail)?;
            return Self::held(name, None, Held::Open(open));
        }
        let file = File::open(path).map_err(fail)?;
        let data = file.metadata().map_err(fail)?;
        if data.is_file() {
            return Self::held(name, Some(data.len()), Held::File(path.to_owned()));
        }
        let open = Open::stream(Box::new(file)).map_err(fail)?;
        Self::held(name, None, Held::Open(open))
    }

    /// Looks at an input, and leaves it as it is.
    fn held(name: Arc<str>, size: Option<u64>, mut held: Held) -> Result<Self, InputError> {
        let has_games = match &mut held {
            Held::File(path) => {
                let unseen = Arc::default();
                let mut open = Open::file(path, &unseen).map_err(|error| InputError::new(&name, error))?;
                open.has_games(&name)?
            }
            Held::Open(open) => open.has_games(&name)?,
        };
        Ok(Self { name, size, has_games, held })
    }

    /// The name, as messages have it: the path, or `<stdin>`.
    ///
    /// ```no_run
    /// let input = setwise_features::Input::open("games.pgn.zst".as_ref())?;
    /// assert_eq!(input.name(), "games.pgn.zst");
    /// # Ok::<(), setwise_features::InputError>(())
    /// ```
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The number of bytes, as they lie on the disk; none of a stream.
    ///
    /// ```no_run
    /// let input = setwise_features::Input::open("-".as_ref())?;
    /// assert_eq!(input.size(), None);
    /// # Ok::<(), setwise_features::InputError>(())
    /// ```
    pub const fn size(&self) -> Option<u64> {
        self.size
    }

    /// Whether it holds games, so that positions have a number of a game and of a ply.
    ///
    /// ```no_run
    /// let input = setwise_features::Input::open("games.pgn.zst".as_ref())?;
    /// assert!(input.has_games());
    /// # Ok::<(), setwise_features::InputError>(())
    /// ```
    pub const fn has_games(&self) -> bool {
        self.has_games
    }

    /// Cuts the input into chunks. The bytes of the disk that have been read are added to `read`.
    pub(crate) fn read(self, read: &Arc<AtomicU64>, emit: &mut Emit<'_>) -> Result<(), Halt> {
        let Self { name, size, held, .. } = self;
        let before = read.load(Relaxed);
        let open = match held {
            Held::File(path) => Open::file(&path, read).map_err(|error| InputError::new(&name, error))?,
            Held::Open(open) => open,
        };
        match open {
            Open::Stream(kind, stream) => read_stream(&name, kind, stream, emit)?,
            Open::Anywhere(Kind::Zip, file) => {
                archive::for_each(&name, Counted { input: file, read: Arc::clone(read) }, |name, file| {
                    let (kind, stream) = unwrap(file).map_err(|error| InputError::new(&name, error))?;
                    read_stream(&name, kind, stream, emit).map(ControlFlow::Continue)
                })?;
            }
            Open::Anywhere(_, file) => {
                let show = |share| read.store(before + (size.unwrap_or(0) as f64 * share) as u64, Relaxed);
                tables::read_parquet(&name, file, show, emit)?;
            }
        }
        // Some of a file may never have been read: what stands behind the end, or what nobody asked for.
        if let Some(size) = size {
            read.store(before + size, Relaxed);
        }
        Ok(())
    }
}

impl Open {
    /// A stream, or a temporary file where that is needed.
    fn stream(stream: Stream<'static>) -> io::Result<Self> {
        let (kind, stream) = unwrap(stream)?;
        Ok(match kind {
            Kind::Zip | Kind::Parquet => Self::Anywhere(kind, spool(stream)?),
            _ => Self::Stream(kind, stream),
        })
    }

    /// A file, read from any place where that is needed and it is not compressed.
    fn file(path: &Path, read: &Arc<AtomicU64>) -> io::Result<Self> {
        let mut file = File::open(path)?;
        let mut magic = Vec::new();
        file.by_ref().take(4).read_to_end(&mut magic)?;
        file.seek(SeekFrom::Start(0))?;
        match Kind::of(&magic) {
            kind @ (Kind::Zip | Kind::Parquet) => Ok(Self::Anywhere(kind, file)),
            _ => Self::stream(Box::new(Counted { input: file, read: Arc::clone(read) })),
        }
    }

    /// Whether there are games; what there is can be read as before.
    fn has_games(&mut self, name: &Arc<str>) -> Result<bool, InputError> {
        match self {
            Self::Stream(kind, _) => Ok(*kind == Kind::Games),
            Self::Anywhere(Kind::Zip, file) => {
                let mut has_games = false;
                archive::for_each(name, &mut *file, |name, file| {
                    let kind = unwrap(file).map_err(|error| InputError::new(&name, error))?.0;
                    has_games |= kind == Kind::Games;
                    Ok(if has_games { ControlFlow::Break(()) } else { ControlFlow::Continue(()) })
                })?;
                file.seek(SeekFrom::Start(0)).map_err(|error| InputError::new(name, error))?;
                Ok(has_games)
            }
            Self::Anywhere(..) => Ok(false),
        }
    }
}

/// Cuts what comes in order.
fn read_stream(name: &Arc<str>, kind: Kind, stream: Stream<'_>, emit: &mut Emit<'_>) -> Result<(), Halt> {
    let fail = |error| InputError::new(name, error);
    match kind {
        Kind::Lines => lines::read(name, stream, emit),
        Kind::Games => games::read(name, stream, emit),
        Kind::ArrowStream => tables::read_arrow(name, stream, false, emit),
        Kind::ArrowFile => tables::read_arrow(name, stream, true, emit),
        Kind::Parquet => tables::read_parquet(name, spool(stream).map_err(fail)?, |_| {}, emit),
        Kind::Zip => Err(fail(unsupported("this is an archive in an archive: unpack it first")).into()),
        Kind::Compressed | Kind::Foreign(_) => Err(fail(unsupported("this holds no positions")).into()),
    }
}

/// An input of which the bytes are counted as they are read.
struct Counted<R> {
    input: R,
    read: Arc<AtomicU64>,
}

impl<R: Read> Read for Counted<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let bytes = self.input.read(buffer)?;
        self.read.fetch_add(bytes as u64, Relaxed);
        Ok(bytes)
    }
}

impl<R: Seek> Seek for Counted<R> {
    fn seek(&mut self, place: SeekFrom) -> io::Result<u64> {
        self.input.seek(place)
    }
}

/// The name and what is known.
impl fmt::Debug for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { name, size, has_games, .. } = self;
        f.debug_struct("Input")
            .field("name", name)
            .field("size", size)
            .field("has_games", has_games)
            .finish_non_exhaustive()
    }
}
