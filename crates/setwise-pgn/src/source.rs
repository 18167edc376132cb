//! Bytes out of plain and compressed inputs, told apart by how they begin.
//!
//! ```text
//! 1f 8b            gzip, any number of members
//! 28 b5 2f fd      Zstandard, any number of frames, windows up to 2 GiB
//! 5? 2a 4d 18      Zstandard, a frame to be skipped, with which some programs begin
//! else             taken as it is
//! ```
//!
//! Names say nothing: a stream has none, and files are renamed. What is known not to be PGN (archives, UTF-16) is
//! refused with a word on what to do, instead of a fault for every line of it. Cost: one look at four bytes.

use std::{
    fmt,
    fs::File,
    io::{self, Chain, Cursor, ErrorKind, Read},
    path::Path,
};

/// How many bytes tell what an input is.
const MAGIC: usize = 4;

/// An input with its first bytes put back.
type Whole<R> = Chain<Cursor<Vec<u8>>, R>;

/// What a beginning is known to mean.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Format {
    Plain,
    Gzip,
    Zstd,
    /// Something that is not read, and what to do about it.
    Foreign(&'static str),
}

impl Format {
    const fn of(beginning: &[u8]) -> Self {
        match beginning {
            [0x1f, 0x8b, ..] => Self::Gzip,
            [0x28, 0xb5, 0x2f, 0xfd, ..] | [0x50..=0x5f, 0x2a, 0x4d, 0x18, ..] => Self::Zstd,
            [b'P', b'K', 3, 4, ..] => Self::Foreign("this is a zip archive: unpack it first"),
            [b'B', b'Z', b'h', ..] => Self::Foreign("this is compressed by bzip2: unpack it first"),
            [0xfd, b'7', b'z', b'X', ..] => Self::Foreign("this is compressed by xz: unpack it first"),
            [b'7', b'z', 0xbc, 0xaf, ..] => Self::Foreign("this is a 7z archive: unpack it first"),
            [0xff, 0xfe, ..] | [0xfe, 0xff, ..] => Self::Foreign("this is UTF-16 text: save it as UTF-8"),
            _ => Self::Plain,
        }
    }
}

/// An input that is decompressed if it needs to be.
///
/// ```
/// use setwise_pgn::{Reader, Source};
/// let mut reader = Reader::new(Source::new(&b"1. e4 *"[..])?);
/// assert!(reader.next_game().unwrap().is_ok());
/// # Ok::<(), std::io::Error>(())
/// ```
pub struct Source<R: Read>(Kind<R>);

enum Kind<R: Read> {
    Plain(Whole<R>),
    #[cfg(feature = "gzip")]
    Gzip(Box<flate2::read::MultiGzDecoder<Whole<R>>>),
    #[cfg(feature = "zstd")]
    Zstd(Box<zstd::Decoder<'static, io::BufReader<Whole<R>>>>),
}

impl<R: Read> Source<R> {
    /// Looks at the first bytes of an input, and reads it as what it is.
    ///
    /// ```
    /// use setwise_pgn::Source;
    /// let error = Source::new(&b"PK\x03\x04"[..]).err().unwrap();
    /// assert_eq!(error.to_string(), "this is a zip archive: unpack it first");
    /// ```
    ///
    /// # Errors
    ///
    /// The input cannot be read; or it is known not to be PGN; or it is compressed in a way that this build leaves
    /// out ([`ErrorKind::Unsupported`] in both cases).
    pub fn new(mut input: R) -> io::Result<Self> {
        let mut beginning = Vec::with_capacity(MAGIC);
        input.by_ref().take(MAGIC as u64).read_to_end(&mut beginning)?;
        let format = Format::of(&beginning);
        let whole = Cursor::new(beginning).chain(input);
        Ok(Self(match format {
            Format::Plain => Kind::Plain(whole),
            Format::Gzip => gzip(whole)?,
            Format::Zstd => zstd(whole)?,
            Format::Foreign(what) => return Err(io::Error::new(ErrorKind::Unsupported, what)),
        }))
    }
}

#[cfg(feature = "gzip")]
fn gzip<R: Read>(whole: Whole<R>) -> io::Result<Kind<R>> {
    Ok(Kind::Gzip(Box::new(flate2::read::MultiGzDecoder::new(whole))))
}

#[cfg(not(feature = "gzip"))]
fn gzip<R: Read>(_: Whole<R>) -> io::Result<Kind<R>> {
    Err(io::Error::new(ErrorKind::Unsupported, "this is compressed by gzip, which this build leaves out"))
}

#[cfg(feature = "zstd")]
fn zstd<R: Read>(whole: Whole<R>) -> io::Result<Kind<R>> {
    /// Windows of 2 GiB, 1 GiB where addresses have 32 bits: what `zstd --long` can write at the most.
    const WINDOW_LOG: u32 = if usize::BITS > 32 { 31 } else { 30 };
    let mut decoder = zstd::Decoder::new(whole)?;
    decoder.window_log_max(WINDOW_LOG)?;
    Ok(Kind::Zstd(Box::new(decoder)))
}

#[cfg(not(feature = "zstd"))]
fn zstd<R: Read>(_: Whole<R>) -> io::Result<Kind<R>> {
    Err(io::Error::new(ErrorKind::Unsupported, "this is compressed by zstd, which this build leaves out"))
}

impl Source<Box<dyn Read + Send>> {
    /// Opens a file; `-` is the standard input.
    ///
    /// ```no_run
    /// use setwise_pgn::{Reader, Source};
    /// let mut reader = Reader::new(Source::open("games.pgn.zst")?);
    /// # Ok::<(), std::io::Error>(())
    /// ```
    ///
    /// # Errors
    ///
    /// The file cannot be opened, or as [`new`](Self::new).
    pub fn open(path: impl AsRef<Path>) -> io::Result<Self> {
        let path = path.as_ref();
        Self::new(if path.as_os_str() == "-" { Box::new(io::stdin()) } else { Box::new(File::open(path)?) })
    }
}

impl<R: Read> Read for Source<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        match &mut self.0 {
            Kind::Plain(input) => input.read(buffer),
            #[cfg(feature = "gzip")]
            Kind::Gzip(input) => input.read(buffer),
            #[cfg(feature = "zstd")]
            Kind::Zstd(input) => input.read(buffer),
        }
    }
}

impl<R: Read> fmt::Debug for Source<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match &self.0 {
            Kind::Plain(_) => "Source(plain)",
            #[cfg(feature = "gzip")]
            Kind::Gzip(_) => "Source(gzip)",
            #[cfg(feature = "zstd")]
            Kind::Zstd(_) => "Source(zstd)",
        })
    }
}
