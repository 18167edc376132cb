//! Streams, decompressed for as long as what comes out is compressed again, and looked at.
//!
//! Cost: a copy of the first bytes of each layer.

use super::kind::{BEGINNING, Kind};
use setwise_pgn::Source;
use std::io::{self, Cursor, ErrorKind, Read, Seek, Write};
use std::{fs::File, io::SeekFrom};

/// Bytes in order. Who reads them may be on another thread than who opened them.
pub(super) type Stream<'a> = Box<dyn Read + Send + 'a>;

/// How often something compressed may hold something compressed.
const LAYERS: usize = 4;

/// Takes the first bytes of a stream, and returns them with the stream as it was.
fn look(mut stream: Stream<'_>) -> io::Result<(Vec<u8>, Stream<'_>)> {
    let mut beginning = Vec::new();
    stream.by_ref().take(BEGINNING as u64).read_to_end(&mut beginning)?;
    Ok((beginning.clone(), Box::new(Cursor::new(beginning).chain(stream))))
}

/// Decompresses a stream, and tells what is in it.
pub(super) fn unwrap(stream: Stream<'_>) -> io::Result<(Kind, Stream<'_>)> {
    let mut stream = stream;
    for _ in 0..=LAYERS {
        let (beginning, whole) = look(stream)?;
        match Kind::of(&beginning) {
            Kind::Compressed => stream = Box::new(Source::new(whole)?),
            Kind::Foreign(what) => return Err(unsupported(what)),
            kind => return Ok((kind, whole)),
        }
    }
    Err(unsupported("this is compressed again and again: unpack it first"))
}

/// Copies a stream into a file without a name, that can be read from any place, and is gone with the process.
pub(super) fn spool(mut stream: impl Read) -> io::Result<File> {
    let mut file = tempfile::tempfile()?;
    io::copy(&mut stream, &mut file)?;
    file.flush()?;
    file.seek(SeekFrom::Start(0))?;
    Ok(file)
}

/// An input that is well-formed and not read.
pub(super) fn unsupported(what: impl Into<String>) -> io::Error {
    io::Error::new(ErrorKind::Unsupported, what.into())
}

#[cfg(test)]
mod tests {
    use super::{Kind, unwrap};
    use std::io::Read;

    #[test]
    fn what_was_looked_at_is_still_there() {
        let text = "x".repeat(100_000);
        let (kind, mut stream) = unwrap(Box::new(text.as_bytes())).unwrap();
        let mut read = String::new();
        stream.read_to_string(&mut read).unwrap();
        assert!(kind == Kind::Lines && read == text);
    }

    #[test]
    fn a_broken_stream_is_an_error() {
        assert!(unwrap(Box::new(&b"\x1f\x8b\x08\0\0"[..])).is_err());
    }
}
