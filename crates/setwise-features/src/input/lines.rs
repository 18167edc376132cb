//! Lines, cut into chunks of whole ones.
//!
//! ```text
//! buffer   [ whole lines | the line that is being read | room ]
//! ```
//!
//! A chunk is cut when it has its number of positions (lines that are neither blank nor comments) or its number of bytes.
//! Of a line that is too long only the first bytes are kept, one too many, by which it is known later. Cost: one search
//! for the end of each line, and a copy of less than one block per chunk.

use super::error::{Emit, Halt, InputError};
use crate::chunk::{Chunk, Content, LINE, ROWS, TEXT};
use memchr::memchr;
use std::{
    io::{self, ErrorKind, Read},
    sync::Arc,
};

/// How much is read at once.
const BLOCK: usize = 1 << 16;

/// Cuts an input of lines.
pub(super) fn read(input: &Arc<str>, mut stream: impl Read, emit: &mut Emit<'_>) -> Result<(), Halt> {
    let mut cutter = Cutter { text: Vec::new(), done: 0, lines: 0, positions: 0, first: 1 };
    skip_mark(&mut stream, &mut cutter.text).map_err(|error| InputError::new(input, error))?;
    let mut searched = 0;
    loop {
        match memchr(b'\n', &cutter.text[searched..]) {
            Some(at) => {
                searched += at + 1;
                cutter.end_line(searched);
                if cutter.is_full() {
                    emit(cutter.cut(input))?;
                    searched = 0;
                }
            }
            None => {
                let limit = cutter.done + LINE + 1;
                cutter.text.truncate(cutter.text.len().min(limit));
                searched = cutter.text.len();
                let read = match searched == limit {
                    true => skip_line(&mut stream, &mut cutter.text),
                    false => read_block(&mut stream, &mut cutter.text),
                };
                if read.map_err(|error| Halt::Input(cutter.fail(input, error)))? == 0 {
                    break;
                }
            }
        }
    }
    if cutter.text.len() > cutter.done {
        cutter.end_line(cutter.text.len());
    }
    if cutter.lines > 0 { emit(cutter.cut(input)) } else { Ok(()) }
}

/// Lines on their way to a chunk.
struct Cutter {
    text: Vec<u8>,
    /// Where the whole lines end.
    done: usize,
    /// How many they are, and how many of them hold something.
    lines: u64,
    positions: usize,
    /// The number of the first one.
    first: u64,
}

impl Cutter {
    fn end_line(&mut self, end: usize) {
        self.positions += usize::from(holds_something(&self.text[self.done..end]));
        self.lines += 1;
        self.done = end;
    }

    fn is_full(&self) -> bool {
        self.positions == ROWS || self.done >= TEXT
    }

    /// The whole lines as a chunk.
    fn cut(&mut self, input: &Arc<str>) -> Chunk {
        let mut rest = Vec::with_capacity(self.text.capacity());
        rest.extend_from_slice(&self.text[self.done..]);
        self.text.truncate(self.done);
        let text = std::mem::replace(&mut self.text, rest);
        let first = self.first;
        self.first += self.lines;
        (self.done, self.lines, self.positions) = (0, 0, 0);
        Chunk { input: Arc::clone(input), content: Content::Lines { first, text } }
    }

    fn fail(&self, input: &Arc<str>, error: io::Error) -> InputError {
        InputError { line: Some(self.first + self.lines), ..InputError::new(input, error) }
    }
}

/// Whether a line is neither blank nor a comment.
#[inline(always)]
pub(crate) fn holds_something(line: &[u8]) -> bool {
    match line {
        [b'!'..=b'~', ..] => line[0] != b'#',
        _ => !matches!(line.trim_ascii_start(), [] | [b'#', ..]),
    }
}

/// Reads more; 0 at the end.
fn read_block(stream: &mut impl Read, text: &mut Vec<u8>) -> io::Result<usize> {
    stream.take(BLOCK as u64).read_to_end(text)
}

/// Passes over the rest of a line, and puts its end and what comes behind into the text; 0 at the end.
fn skip_line(stream: &mut impl Read, text: &mut Vec<u8>) -> io::Result<usize> {
    let mut block = [0; 1 << 12];
    loop {
        let read = match stream.read(&mut block) {
            Err(error) if error.kind() == ErrorKind::Interrupted => continue,
            read => read?,
        };
        let block = &block[..read.min(block.len())];
        if block.is_empty() {
            return Ok(0);
        }
        if let Some(end) = memchr(b'\n', block) {
            text.extend_from_slice(&block[end..]);
            return Ok(block.len() - end);
        }
    }
}

/// Reads the first bytes of a stream, but not the mark that some programs put there.
fn skip_mark(stream: &mut impl Read, text: &mut Vec<u8>) -> io::Result<()> {
    const MARK: &[u8] = "\u{feff}".as_bytes();
    stream.take(MARK.len() as u64).read_to_end(text)?;
    if text == MARK {
        text.clear();
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The chunks of a text: the number of the first line, and the lines.
    fn chunks(text: &[u8]) -> Vec<(u64, Vec<u8>)> {
        let mut chunks = Vec::new();
        read(&"x".into(), text, &mut |chunk| {
            let Content::Lines { first, text } = chunk.content else { panic!("no lines") };
            chunks.push((first, text));
            Ok(())
        })
        .unwrap();
        chunks
    }

    #[test]
    fn chunks_are_the_text() {
        for text in [&b""[..], b"\n", b"a", b"a\n", b"a\nb", b"\n\na\r\n\n#\n"] {
            let chunks = chunks(text);
            assert_eq!(chunks.concat_text(), text);
            assert_eq!(chunks.len(), usize::from(!text.is_empty()));
        }
        assert_eq!(chunks("\u{feff}a\n".as_bytes()), [(1, b"a\n".to_vec())]);
    }

    #[test]
    fn a_chunk_is_cut_at_its_number_of_positions() {
        let text = "# a comment\n8/8/8/8/8/8/8/8 w - -\n\n".repeat(2 * ROWS + 1);
        let chunks = chunks(text.as_bytes());
        let firsts: Vec<u64> = chunks.iter().map(|chunk| chunk.0).collect();
        assert_eq!(firsts, [1, 3 * ROWS as u64, 6 * ROWS as u64]);
        assert_eq!(chunks.concat_text(), text.as_bytes());
        let positions =
            |text: &[u8]| text.split(|&byte| byte == b'\n').filter(|line| holds_something(line)).count();
        assert_eq!(positions(&chunks[0].1), ROWS);
    }

    #[test]
    fn a_chunk_is_cut_at_its_number_of_bytes() {
        let text = "#".repeat(99).repeat(10_000) + "\n";
        let text = ["# ".repeat(500), "\n".into()].concat().repeat(5000) + &text;
        let chunks = chunks(text.as_bytes());
        assert!(chunks.len() >= 4 && chunks.iter().all(|chunk| chunk.1.len() <= TEXT + LINE + 1));
    }

    #[test]
    fn of_a_line_that_is_too_long_the_beginning_is_kept() {
        let long = vec![b'x'; 3 * TEXT];
        for after in [&b""[..], b"\n", b"\nb\n"] {
            for before in [&b""[..], b"a\n"] {
                let chunks = chunks(&[before, &long, after].concat());
                assert_eq!(chunks, [(1, [before, &long[..=LINE], after].concat())]);
            }
        }
        let fits = [vec![b'x'; LINE], b"\nb".to_vec()].concat();
        assert_eq!(chunks(&fits), [(1, fits)]);
    }

    trait ConcatText {
        fn concat_text(&self) -> Vec<u8>;
    }

    impl ConcatText for Vec<(u64, Vec<u8>)> {
        fn concat_text(&self) -> Vec<u8> {
            self.iter().flat_map(|chunk| chunk.1.clone()).collect()
        }
    }
}
