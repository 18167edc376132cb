//! Sets for the eye: a8 in the upper left corner, coordinates at the edge, one board or several side by side.
//!
//! A picture says the same without colors: styles only repeat what the characters show. The styles are always
//! written, and dropped on the way out where they cannot be seen.

use anstyle::{AnsiColor, Style};
use setwise::{Bitboard, Square};
use std::fmt::Write;

/// A set as a board, with a line above and a line below it where they are not empty.
pub(crate) struct Panel {
    set: Bitboard,
    title: String,
    footer: String,
}

/// The characters of a panel right of the ranks: eight cells, and the gap to the next panel.
const WIDTH: usize = 8 * 2 + 3;

const MEMBER: Style = AnsiColor::Yellow.on_default().bold();
const OTHER: Style = Style::new().dimmed();

impl Panel {
    pub(crate) fn new(set: Bitboard) -> Self {
        Self { set, title: String::new(), footer: String::new() }
    }

    /// A panel with its title above, and its word below.
    pub(crate) fn titled(title: &str, set: Bitboard) -> Self {
        Self { set, title: title.into(), footer: format!("{set:#018x}") }
    }
}

/// Panels side by side.
pub(crate) fn write_panels(text: &mut String, panels: &[Panel]) {
    write_lines(text, panels.iter().map(|panel| &*panel.title));
    for row in 0..8 {
        for (index, panel) in panels.iter().enumerate() {
            text.push_str(if index == 0 { "" } else { "    " });
            write_row(text, panel.set, row);
        }
        text.push('\n');
    }
    write_lines(text, panels.iter().map(|_| "a b c d e f g h"));
    write_lines(text, panels.iter().map(|panel| &*panel.footer));
}

/// A row of a board: `1` for a member, `.` for none.
fn write_row(text: &mut String, set: Bitboard, row: usize) {
    for column in 0..8 {
        let square = Square::ALL[8 * row + column].flip_vertical();
        if column == 0 {
            let _ = write!(text, "{} ", square.rank().digit());
        }
        let (style, symbol) = if set.contains(square) { (MEMBER, '1') } else { (OTHER, '.') };
        let _ = write!(text, " {style}{symbol}{style:#}");
    }
}

/// A line with a part for every panel, unless all parts are empty.
fn write_lines<'a>(text: &mut String, parts: impl Iterator<Item = &'a str>) {
    let line: String = parts.map(|part| format!("   {part:<WIDTH$}")).collect();
    if !line.trim_end().is_empty() {
        text.push_str(line.trim_end());
        text.push('\n');
    }
}

/// The word of a set, and how many members it has.
pub(crate) fn word(set: Bitboard) -> String {
    format!("{set:#018x}  {} square{}", set.count(), if set.is_single() { "" } else { "s" })
}
