//! What an input is, told by how it begins.
//!
//! ```text
//! 1f 8b    28 b5 2f fd    5? 2a 4d 18         compressed: gzip, Zstandard, a Zstandard frame to be skipped
//! PK 03 04    PK 05 06                        a zip archive, an empty one
//! PAR1     ARROW1     ff ff ff ff             Parquet, an Arrow file, an Arrow stream
//! [  {  (  ;  %  1. e4  1/2-1/2  1-0  *       games, judged by the first line that says something
//! else                                        lines of positions
//! ```
//!
//! Names say nothing: a stream has none, and files are renamed. Blank lines and lines of comments (`#`) say nothing.
//! What looks like nothing at all is taken for lines, whose first fault will tell more than a refusal could.

/// How many bytes are looked at: comments may stand in front.
pub(super) const BEGINNING: usize = 1 << 14;

/// What an input holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// Something else, compressed.
    Compressed,
    /// A zip archive.
    Zip,
    /// A table in Parquet.
    Parquet,
    /// Tables in Arrow IPC, one after the other, as a stream.
    ArrowStream,
    /// Tables in Arrow IPC, as a file: a stream with a word in front and an index behind.
    ArrowFile,
    /// Games in PGN.
    Games,
    /// A position in FEN or EPD per line.
    Lines,
    /// Something that is not read, and what to do about it.
    Foreign(&'static str),
}

impl Kind {
    /// What begins like this.
    pub(super) fn of(beginning: &[u8]) -> Self {
        match beginning {
            [0x1f, 0x8b, ..] | [0x28, 0xb5, 0x2f, 0xfd, ..] | [0x50..=0x5f, 0x2a, 0x4d, 0x18, ..] => {
                Self::Compressed
            }
            [b'P', b'K', 3, 4, ..] | [b'P', b'K', 5, 6, ..] => Self::Zip,
            [b'P', b'A', b'R', b'1', ..] => Self::Parquet,
            [b'P', b'A', b'R', b'E', ..] => Self::Foreign("this Parquet file is encrypted: decrypt it first"),
            [b'A', b'R', b'R', b'O', b'W', b'1', ..] => Self::ArrowFile,
            [0xff, 0xff, 0xff, 0xff, ..] => Self::ArrowStream,
            [b'B', b'Z', b'h', ..] => Self::Foreign("this is compressed by bzip2: unpack it first"),
            [0xfd, b'7', b'z', b'X', ..] => Self::Foreign("this is compressed by xz: unpack it first"),
            [b'7', b'z', 0xbc, 0xaf, ..] => Self::Foreign("this is a 7z archive: unpack it first"),
            [0xff, 0xfe, ..] | [0xfe, 0xff, ..] => Self::Foreign("this is UTF-16 text: save it as UTF-8"),
            _ if beginning.get(257..262) == Some(b"ustar") => {
                Self::Foreign("this is a tar archive: unpack it first")
            }
            _ => Self::of_text(beginning.strip_prefix("\u{feff}".as_bytes()).unwrap_or(beginning)),
        }
    }

    /// Games or lines, by the first line that is neither blank nor a comment.
    fn of_text(text: &[u8]) -> Self {
        let lines = text.split(|&byte| byte == b'\n').map(<[u8]>::trim_ascii);
        let line = lines.into_iter().find(|line| !matches!(line, [] | [b'#', ..])).unwrap_or_default();
        match line {
            [b'[' | b'{' | b'(' | b';' | b'%' | b'*' | b'$', ..] => Self::Games,
            _ if line.starts_with(b"1-0") || line.starts_with(b"0-1") => Self::Games,
            _ if line.starts_with(b"1/2-1/2") || is_numbered_move(line) => Self::Games,
            _ => Self::Lines,
        }
    }
}

/// Whether digits and a period come first.
fn is_numbered_move(line: &[u8]) -> bool {
    let digits = line.iter().take_while(|byte| byte.is_ascii_digit()).count();
    digits > 0 && line.get(digits) == Some(&b'.')
}

#[cfg(test)]
mod tests {
    use super::Kind;

    #[test]
    fn magic_numbers_tell_the_format() {
        for (beginning, kind) in [
            (&b"\x1f\x8b\x08"[..], Kind::Compressed),
            (b"\x28\xb5\x2f\xfd\x00", Kind::Compressed),
            (b"\x52\x2a\x4d\x18", Kind::Compressed),
            (b"PK\x03\x04..", Kind::Zip),
            (b"PK\x05\x06", Kind::Zip),
            (b"PAR1\x15", Kind::Parquet),
            (b"ARROW1\0\0", Kind::ArrowFile),
            (b"\xff\xff\xff\xff\x10", Kind::ArrowStream),
        ] {
            assert_eq!(Kind::of(beginning), kind);
        }
        for beginning in [&b"BZh9"[..], b"\xfd7zXZ", b"7z\xbc\xaf", b"\xff\xfe8", b"\xfe\xff", b"PARE"] {
            assert!(matches!(Kind::of(beginning), Kind::Foreign(_)));
        }
        let tar = [b"name".as_slice(), &[0; 253], b"ustar"].concat();
        assert!(matches!(Kind::of(&tar), Kind::Foreign(_)));
    }

    #[test]
    fn the_first_line_that_says_something_tells_the_kind_of_text() {
        for games in [
            "[Event \"?\"]",
            "\u{feff}[Event",
            "\r\n\n  1. e4",
            "1.e4",
            "12... e5",
            "{a comment} 1. d4",
            "; one\n",
            "% escaped",
            "1-0",
            "0-1",
            "1/2-1/2",
            "*",
        ] {
            assert_eq!(Kind::of(games.as_bytes()), Kind::Games, "{games:?}");
        }
        for lines in [
            "",
            "\n\n",
            "# nothing",
            "8/8/8/8/8/8/8/8 w - -",
            "1k6/8/8/8/8/8/8/K7 w - -",
            "# [\n\n4k3/8 w",
            "\u{feff}rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "hello",
            "\0\0\0",
            "1",
            "PK",
            "PAR",
        ] {
            assert_eq!(Kind::of(lines.as_bytes()), Kind::Lines, "{lines:?}");
        }
    }
}
