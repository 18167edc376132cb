//! The operations of an EPD: what a line says about its position.
//!
//! ```text
//! bm Nf3 e4; id "first steps"; ;D1 20 ;D2 400
//! operations = { [opcode {operand}] ";" }
//! opcode     = letter {letter | digit | "_" | "-"}
//! operand    = '"' {any but '"'} '"'  |  {any but a blank, ';' and '"'}
//! ```
//!
//! Read as they are asked for, nothing is kept. The last semicolon may be missing, and semicolons may stand where no
//! operation is: so the perft suites of the field can be read too. What an operand means (a move, a number, a name)
//! depends on the opcode, and is for the caller to say.

use super::{FenError, FenFault, FenField};
use core::iter::FusedIterator;

/// The operations after a position text, one by one.
///
/// ```
/// use setwise::position::{Position, Setup};
/// let (setup, operations) = Setup::from_epd("4k3/8/8/8/8/8/4P3/4K3 w - - bm e4 e3; id \"first steps\";")?;
/// let position = Position::new(setup).unwrap();
/// for operation in operations {
///     let operation = operation?;
///     match operation.opcode {
///         "bm" => assert!(operation.operands().all(|san| position.parse_san(san).is_ok())),
///         _ => assert!(operation.operands().eq(["first steps"])),
///     }
/// }
/// # Ok::<(), setwise::position::FenError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Operations<'a> {
    line: &'a str,
    at: usize,
}

impl<'a> Operations<'a> {
    /// The operations of a line from a byte on.
    pub(super) const fn new(line: &'a str, at: usize) -> Self {
        Self { line, at }
    }

    /// What is still to be read, without the blanks around it.
    ///
    /// ```
    /// use setwise::position::Setup;
    /// let (_, operations) = Setup::from_epd("8/8/8/8/8/8/8/8 w - - hmvc 0; fmvn 1;\n")?;
    /// assert_eq!(operations.text(), "hmvc 0; fmvn 1;");
    /// # Ok::<(), setwise::position::FenError>(())
    /// ```
    pub fn text(&self) -> &'a str {
        self.line[self.at..].trim_ascii()
    }

    /// Ends the reading with an error at a byte.
    fn fail(&mut self, at: usize, fault: FenFault) -> Option<Result<Operation<'a>, FenError>> {
        self.at = self.line.len();
        Some(Err(FenError::at(self.line, at, FenField::Operations, fault)))
    }
}

impl<'a> Iterator for Operations<'a> {
    type Item = Result<Operation<'a>, FenError>;

    fn next(&mut self) -> Option<Self::Item> {
        let rest = &self.line[self.at..];
        let between = |next: char| next.is_ascii_whitespace() || next == ';';
        let start = self.at + rest.len() - rest.trim_start_matches(between).len();
        let rest = &self.line[start..];
        let first = rest.chars().next()?;
        if !first.is_ascii_alphabetic() {
            return self.fail(start, FenFault::Unexpected(first));
        }
        let is_opcode = |next: char| next.is_ascii_alphanumeric() || next == '_' || next == '-';
        let (opcode, after) = rest.split_at(rest.find(|next| !is_opcode(next)).unwrap_or(rest.len()));
        if let Some(found) = after.chars().next().filter(|&next| !between(next)) {
            return self.fail(start + opcode.len(), FenFault::NotEnded(found));
        }
        // A semicolon within quotes does not end the operation.
        let mut is_quoted = false;
        let end = after.find(|next: char| {
            is_quoted ^= next == '"';
            next == ';' && !is_quoted
        });
        let operands = &after[..end.unwrap_or(after.len())];
        if is_quoted {
            let quote = operands.rfind('"').unwrap_or_default();
            return self.fail(start + opcode.len() + quote, FenFault::Unclosed);
        }
        self.at = start + opcode.len() + operands.len();
        Some(Ok(Operation { opcode, operands: operands.trim_ascii() }))
    }
}

impl FusedIterator for Operations<'_> {}

/// An operation: what is said, and with which operands.
///
/// ```
/// use setwise::position::{Operation, Setup};
/// let (_, mut operations) = Setup::from_epd("8/8/8/8/8/8/8/8 w - - c0 \"a; b\" 7;")?;
/// let operation: Operation<'_> = operations.next().unwrap()?;
/// assert_eq!(operation.opcode, "c0");
/// assert!(operation.operands().eq(["a; b", "7"]));
/// # Ok::<(), setwise::position::FenError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Operation<'a> {
    /// The first word.
    pub opcode: &'a str,
    operands: &'a str,
}

impl<'a> Operation<'a> {
    /// The operands, one by one, without the quotes around them.
    ///
    /// ```
    /// use setwise::position::Setup;
    /// let (_, mut operations) = Setup::from_epd("8/8/8/8/8/8/8/8 w - - ;D1 20 ;D2 400")?;
    /// assert_eq!(operations.nth(1).unwrap()?.operands().next(), Some("400"));
    /// # Ok::<(), setwise::position::FenError>(())
    /// ```
    pub fn operands(&self) -> impl Iterator<Item = &'a str> + Clone + use<'a> {
        let mut rest = self.operands;
        core::iter::from_fn(move || {
            rest = rest.trim_ascii_start();
            let (operand, after) = match rest.strip_prefix('"') {
                Some(quoted) => quoted.split_once('"').unwrap_or((quoted, "")),
                None => {
                    let is_end = |next: char| next.is_ascii_whitespace() || next == '"';
                    rest.split_at(rest.find(is_end).unwrap_or(rest.len()))
                }
            };
            let is_over = rest.is_empty();
            rest = after;
            (!is_over).then_some(operand)
        })
    }
}
