//! A position that cannot be read: where it stands, why, and what stands there.
//!
//! Rejects are written as a file that can be read again: the place and the reason as a comment, then the line as it
//! stands. So a person mends the lines, and gives the file to the same command.
//!
//! ```text
//! # book.epd:17:3: piece placement: found 'x', expected a piece (one of PNBRQKpnbrqk), a digit from 1 to 8, or /
//! rnxqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -
//! ```

use std::{
    fmt,
    io::{self, Write},
    sync::Arc,
};

/// What could not be read as a position, or as a move of a game.
///
/// ```
/// use setwise_features::Reject;
/// let reject = Reject {
///     input: "book.epd".into(),
///     line: 17,
///     column: 3,
///     reason: "no piece".into(),
///     text: b"rnxqkbnr".to_vec(),
/// };
/// assert_eq!(reject.to_string(), "book.epd:17:3: no piece");
/// let mut file = Vec::new();
/// reject.write(&mut file)?;
/// assert_eq!(file, b"# book.epd:17:3: no piece\nrnxqkbnr\n");
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reject {
    /// The name of the input; of a file in an archive `ARCHIVE/FILE`.
    pub input: Arc<str>,
    /// The line of the decompressed text, or the row of the table, from 1.
    pub line: u64,
    /// The character of the line, from 1.
    pub column: u64,
    /// What is wrong, and what was expected.
    pub reason: String,
    /// The line as it stands, without its end; the beginning of one that is too long.
    pub text: Vec<u8>,
}

impl Reject {
    /// Writes two lines: place and reason as a comment, and the line as it stands.
    ///
    /// # Errors
    ///
    /// Those of the writer.
    pub fn write(&self, mut out: impl Write) -> io::Result<()> {
        // A name, or a value of a table, may hold anything; a break would make one reject two.
        let place = self.to_string().replace(['\n', '\r'], " ");
        let text: Vec<u8> =
            self.text.iter().map(|&byte| if matches!(byte, b'\n' | b'\r') { b' ' } else { byte }).collect();
        out.write_all(&[b"# ", place.as_bytes(), b"\n", &text, b"\n"].concat())
    }
}

impl fmt::Display for Reject {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}:{}: {}", self.input, self.line, self.column, self.reason)
    }
}

impl std::error::Error for Reject {}
