//! A fault in a text: what is wrong, and where.
//!
//! A text from the command line is shown again with a caret under the place; a line of a file is named as
//! `FILE:LINE:COLUMN`, the form that editors and other tools jump to. Columns count characters from 1.

use std::ops::Range;

/// The most characters of a text that are shown around a place: a line on most screens.
const WINDOW: usize = 96;

/// What is wrong with a text, and the bytes of it that are to blame.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Fault {
    /// The bytes to blame; an empty range for something that is missing there.
    pub(crate) place: Range<usize>,
    /// What is wrong, and what to do next.
    pub(crate) message: String,
}

impl Fault {
    pub(crate) fn new(place: Range<usize>, message: impl Into<String>) -> Self {
        Self { place, message: message.into() }
    }

    /// One line: file, line, column, message.
    pub(crate) fn in_line(&self, file: &str, line: u64, text: &str) -> String {
        let column = characters(text, self.place.start) + 1;
        format!("{file}:{line}:{column}: {}", self.message)
    }

    /// The message, the text, and carets under the place. Of a long text only the neighborhood is shown.
    pub(crate) fn under_text(&self, text: &str) -> String {
        let (start, end) = (characters(text, self.place.start), characters(text, self.place.end));
        let length = text.chars().count();
        let mut first = 0;
        if length > WINDOW {
            first = start.saturating_sub(WINDOW / 2).min(length - WINDOW);
        }
        let last = length.min(first + WINDOW);
        let shown = text.chars().skip(first).take(last - first);
        // A tab or a line break would move the text away from its caret.
        let shown: String = shown.map(|letter| if letter.is_control() { ' ' } else { letter }).collect();
        let (before, after) = (if first > 0 { "..." } else { "" }, if last < length { "..." } else { "" });
        let margin = " ".repeat(before.len() + start - first);
        let carets = "^".repeat(end.min(last).saturating_sub(start).max(1));
        format!("{}\n  {before}{shown}{after}\n  {margin}{carets}", self.message)
    }
}

/// The number of characters in the first `bytes` bytes.
fn characters(text: &str, bytes: usize) -> usize {
    text.char_indices().take_while(|&(index, _)| index < bytes).count()
}
