//! The attack map of a position for the eye: the board with its pieces, a mark on every attacked square, and what
//! there is to know about each side below it.

use super::picture::{Cell, Panel, squares, write_panels};
use anstyle::{AnsiColor, Style};
use setwise::position::{AttackMap, Setup};
use setwise::{Color, Square};
use std::fmt::Write;

/// The mark and the style of a square that is attacked by white, by black, by both, or by nobody.
fn mark(map: &AttackMap, square: Square) -> (char, Style) {
    match Color::ALL.map(|color| map[color].attacks.contains(square)) {
        [true, false] => ('+', AnsiColor::Cyan.on_default()),
        [false, true] => ('-', AnsiColor::Magenta.on_default()),
        [true, true] => ('*', AnsiColor::Yellow.on_default()),
        [false, false] => (' ', Style::new().dimmed()),
    }
}

/// The picture and the lines below it.
pub(crate) fn write(setup: &Setup, map: &AttackMap) -> String {
    let board = Panel::new(|square| {
        let piece = setup.board.piece_at(square);
        let (mark, style) = mark(map, square);
        Cell {
            symbol: piece.map_or('.', |piece| piece.letter()),
            mark,
            style: if piece.is_some() { style.bold() } else { style },
        }
    });
    let mut text = String::new();
    write_panels(&mut text, &[board]);
    text.push_str("\nattacked by + white, - black, * both\n");
    let mut row = |name: &str, white: String, black: String| {
        let _ = writeln!(text, "{name:<20}  {white:<28}  {black}");
    };
    let [white, black] = Color::ALL.map(|color| map[color]);
    row("", "white".into(), "black".into());
    row("squares attacked", white.attacks.count().to_string(), black.attacks.count().to_string());
    row("pinned", squares(white.pinned), squares(black.pinned));
    row("king escapes", squares(white.king_escapes), squares(black.king_escapes));
    row("distant check lines", white.distant_check_lines.to_string(), black.distant_check_lines.to_string());
    row("uncatchable pawns", squares(white.uncatchable), squares(black.uncatchable));
    let _ = writeln!(text, "\n{} to move, checkers: {}", setup.side_to_move.name(), squares(map.checkers));
    text
}
