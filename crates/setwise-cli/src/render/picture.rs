//! Boards for the eye: a8 in the upper left corner, coordinates at the edge, one board or several side by side.
//!
//! A picture says the same without colors: styles only repeat what the characters show. The styles are always
//! written, and dropped on the way out where they cannot be seen.

use anstyle::{AnsiColor, Style};
use setwise::{Bitboard, Square};
use std::fmt::Write;

/// What stands on a square of a picture.
#[derive(Clone, Copy)]
pub(crate) struct Cell {
    pub(crate) symbol: char,
    /// A mark behind the symbol; a blank for none.
    pub(crate) mark: char,
    pub(crate) style: Style,
}

/// A board, with a line above and a line below it where they are not empty.
pub(crate) struct Panel {
    title: String,
    footer: String,
    /// By square.
    cells: [Cell; 64],
}

/// The characters of a panel right of the ranks: eight cells of a symbol and a mark, and the gap to the next
/// panel.
const WIDTH: usize = 8 * 2 + 3;

impl Panel {
    pub(crate) fn new(cell: impl Fn(Square) -> Cell) -> Self {
        Self { title: String::new(), footer: String::new(), cells: Square::ALL.map(cell) }
    }

    /// The board of a set: `1` for a member, `.` for none.
    pub(crate) fn of_set(set: Bitboard) -> Self {
        const MEMBER: Style = AnsiColor::Yellow.on_default().bold();
        const OTHER: Style = Style::new().dimmed();
        Self::new(|square| match set.contains(square) {
            true => Cell { symbol: '1', mark: ' ', style: MEMBER },
            false => Cell { symbol: '.', mark: ' ', style: OTHER },
        })
    }

    /// The panel with a line above and a line below it.
    pub(crate) fn with_lines(self, title: impl Into<String>, footer: impl Into<String>) -> Self {
        Self { title: title.into(), footer: footer.into(), ..self }
    }

    /// A row of the board; blanks at its end only where another panel follows.
    fn write_row(&self, text: &mut String, row: usize, is_last: bool) {
        for column in 0..8 {
            let square = Square::ALL[8 * row + column].flip_vertical();
            if column == 0 {
                let _ = write!(text, "{}  ", square.rank().digit());
            }
            let Cell { symbol, mark, style } = self.cells[square.index()];
            let _ = write!(text, "{style}{symbol}");
            if mark != ' ' {
                text.push(mark);
            }
            let _ = write!(text, "{style:#}");
            if mark == ' ' && !(is_last && column == 7) {
                text.push(' ');
            }
        }
        text.push_str(if is_last { "\n" } else { &"   "[..WIDTH - 8 * 2] });
    }
}

/// Panels side by side.
pub(crate) fn write_panels(text: &mut String, panels: &[Panel]) {
    write_lines(text, panels.iter().map(|panel| &*panel.title));
    for row in 0..8 {
        for (index, panel) in panels.iter().enumerate() {
            panel.write_row(text, row, index + 1 == panels.len());
        }
    }
    write_lines(text, panels.iter().map(|_| "a b c d e f g h"));
    write_lines(text, panels.iter().map(|panel| &*panel.footer));
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

/// The names of the members, or a dash.
pub(crate) fn squares(set: Bitboard) -> String {
    if set.is_empty() {
        return "-".into();
    }
    set.squares().map(|square| square.to_string()).collect::<Vec<_>>().join(" ")
}
