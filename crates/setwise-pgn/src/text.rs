//! Text of unknown encoding: UTF-8 where it is that, else Latin-1.
//!
//! The PGN standard says ISO 8859-1, and old files keep to it; new ones are UTF-8. Latin-1 text with a letter beyond
//! ASCII is almost never valid UTF-8 by accident, so the bytes tell which it is. In Latin-1 every byte is a character:
//! nothing is lost, and nothing is replaced.
//!
//! Cost: nothing until the text is asked for; then one check, and a copy only where it is not UTF-8.

use std::{borrow::Cow, fmt};

/// A piece of a file, as it stands there.
///
/// ```
/// use setwise_pgn::Text;
/// assert_eq!(Text::new("Réti".as_bytes()).to_str(), "Réti");
/// assert_eq!(Text::new(b"R\xe9ti").to_str(), "Réti");
/// assert!(Text::new(b"Event") == "Event");
/// assert_eq!(format!("{:?}", Text::new(b"a \"b\"")), r#""a \"b\"""#);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct Text<'a>(&'a [u8]);

impl<'a> Text<'a> {
    /// These bytes as text.
    ///
    /// ```
    /// use setwise_pgn::Text;
    /// assert_eq!(Text::new(b"e4").as_bytes(), b"e4");
    /// ```
    #[inline]
    pub const fn new(bytes: &'a [u8]) -> Self {
        Self(bytes)
    }

    /// The bytes.
    ///
    /// ```
    /// use setwise_pgn::Text;
    /// assert_eq!(Text::new(b"R\xe9ti").as_bytes(), b"R\xe9ti");
    /// ```
    #[inline]
    pub const fn as_bytes(self) -> &'a [u8] {
        self.0
    }

    /// The characters: UTF-8 if the bytes are that, else Latin-1.
    ///
    /// ```
    /// use setwise_pgn::Text;
    /// assert_eq!(Text::new(b"Gr\xfcnfeld").to_str(), "Grünfeld");
    /// ```
    pub fn to_str(self) -> Cow<'a, str> {
        match std::str::from_utf8(self.0) {
            Ok(text) => Cow::Borrowed(text),
            Err(_) => Cow::Owned(self.0.iter().map(|&byte| char::from(byte)).collect()),
        }
    }
}

impl PartialEq<str> for Text<'_> {
    fn eq(&self, other: &str) -> bool {
        self.0 == other.as_bytes()
    }
}

impl PartialEq<&str> for Text<'_> {
    fn eq(&self, other: &&str) -> bool {
        self == *other
    }
}

impl fmt::Display for Text<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.to_str(), f)
    }
}

/// The characters in quotes.
impl fmt::Debug for Text<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.to_str(), f)
    }
}
