//! The attack map of a position for the eye: the board with its pieces, a mark on every attacked square, and the
//! sets in words below.
//!
//! The mark stands behind the piece or the dot: `+` attacked by white, `-` by black, `*` by both. Colors repeat it.

use anstyle::{AnsiColor, Style};
use setwise::position::{AttackMap, Setup, SideMap};
use setwise::{Bitboard, Color, Piece, Rank, Role, Square};
use std::fmt::Write;

/// The mark of a square and its style, by who attacks it.
fn mark(map: &AttackMap, square: Square) -> (char, Style) {
    match Color::ALL.map(|color| map[color].attacks.contains(square)) {
        [false, false] => (' ', Style::new()),
        [true, false] => ('+', AnsiColor::Cyan.on_default()),
        [false, true] => ('-', AnsiColor::Red.on_default()),
        [true, true] => ('*', AnsiColor::Magenta.on_default()),
    }
}

/// The picture of a position and its attack map.
pub(crate) fn write(setup: &Setup, map: &AttackMap) -> String {
    let mut text = String::new();
    for rank in Rank::ALL.into_iter().rev() {
        text.push(rank.digit());
        text.push(' ');
        for square in Bitboard::from_rank(rank).squares() {
            let piece = setup.board.piece_at(square);
            let piece_style = if piece.is_some() { Style::new().bold() } else { Style::new().dimmed() };
            let letter = piece.map_or('.', Piece::letter);
            let (mark, style) = mark(map, square);
            let _ = write!(text, " {piece_style}{letter}{piece_style:#}{style}{mark}{style:#}");
        }
        text.truncate(text.trim_end_matches(' ').len());
        text.push('\n');
    }
    text.push_str("   a  b  c  d  e  f  g  h\n\nattacked by + white, - black, * both\n");
    write_sides(&mut text, map);
    let _ = writeln!(text, "\n{} to move, checkers: {}", setup.side_to_move.name(), squares(map.checkers));
    text
}

/// What there is to know about each side, a line for each set.
fn write_sides(text: &mut String, map: &AttackMap) {
    let _ = writeln!(text, "{:<20}  {:<28}  black", "", "white");
    let mut row = |name: &str, of: &dyn Fn(&SideMap) -> String| {
        let [white, black] = Color::ALL.map(|color| of(&map[color]));
        let _ = writeln!(text, "{name:<20}  {white:<28}  {black}");
    };
    let attacked = |set: Bitboard| format!("{set:#018x} {:>2} squares", set.count());
    row("attacks", &|side| attacked(side.attacks));
    for (role, name) in Role::ALL.into_iter().zip(["pawns", "knights", "bishops", "rooks", "queens", "king"])
    {
        row(name, &|side| attacked(side.role(role)));
    }
    row("pinned", &|side| squares(side.pinned));
    row("king escapes", &|side| squares(side.king_escapes));
    row("distant check lines", &|side| side.distant_check_lines.to_string());
    row("uncatchable pawns", &|side| squares(side.uncatchable));
}

/// The names of the members, or a dash.
fn squares(set: Bitboard) -> String {
    let names: Vec<_> = set.squares().map(|square| square.to_string()).collect();
    if names.is_empty() { "-".into() } else { names.join(" ") }
}
