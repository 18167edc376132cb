//! A board as an SVG picture: pieces as glyphs, and every square marked per side.
//!
//! The upper left half of a square is tinted where white attacks it, the lower right half where black does; a square
//! of both colors is contested. A ring marks the checkers.

use setwise::position::{AttackMap, Setup};
use setwise::{Bitboard, Color, File, Piece, Rank, Role, Square};
use std::fmt::Write;

/// The side of a square, and the margin for coordinates.
const SIDE: usize = 60;
const MARGIN: usize = 26;
const BOARD: usize = 8 * SIDE;

/// The corner of a square in the picture.
fn corner(square: Square) -> (usize, usize) {
    (MARGIN + square.file() as usize * SIDE, MARGIN + (7 - square.rank() as usize) * SIDE)
}

/// The glyph of a piece: the filled one of the role, for both sides; the colors tell them apart.
fn glyph(piece: Piece) -> char {
    match piece.role {
        Role::Pawn => '\u{265f}',
        Role::Knight => '\u{265e}',
        Role::Bishop => '\u{265d}',
        Role::Rook => '\u{265c}',
        Role::Queen => '\u{265b}',
        Role::King => '\u{265a}',
    }
}

/// The whole picture.
pub(crate) fn board(setup: &Setup, map: &AttackMap) -> String {
    let (width, height) = (BOARD + 2 * MARGIN, BOARD + 3 * MARGIN);
    let mut svg = format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" role="img">
<title>Attack map of {setup}</title>
<style>
  text {{ font-family: sans-serif; font-size: 13px; fill: #444; text-anchor: middle }}
  .piece {{ font-family: "DejaVu Sans", "Segoe UI Symbol", "Noto Sans Symbols 2", sans-serif; font-size: 42px; stroke: #222 }}
  .white {{ fill: #fff; stroke-width: 1.4 }}
  .black {{ fill: #222; stroke-width: 0 }}
  .by-white {{ fill: #2f80c2; fill-opacity: 0.5 }}
  .by-black {{ fill: #c2452f; fill-opacity: 0.5 }}
  .checker {{ fill: none; stroke: #d11; stroke-width: 3 }}
</style>
<rect width="{width}" height="{height}" fill="#fff"/>
"##
    );
    for square in Square::ALL {
        let (x, y) = corner(square);
        let color = if Bitboard::LIGHT.contains(square) { "#f1e9da" } else { "#cbbfa8" };
        let _ = writeln!(svg, r#"<rect x="{x}" y="{y}" width="{SIDE}" height="{SIDE}" fill="{color}"/>"#);
        if map[Color::White].attacks.contains(square) {
            let _ = writeln!(svg, r#"<path class="by-white" d="M{x} {y}h{SIDE}l-{SIDE} {SIDE}z"/>"#);
        }
        if map[Color::Black].attacks.contains(square) {
            let (x, y) = (x + SIDE, y + SIDE);
            let _ = writeln!(svg, r#"<path class="by-black" d="M{x} {y}h-{SIDE}l{SIDE} -{SIDE}z"/>"#);
        }
        let (center, baseline) = (x + SIDE / 2, y + SIDE / 2 + 15);
        if map.checkers.contains(square) {
            let (y, radius) = (y + SIDE / 2, SIDE / 2 - 3);
            let _ = writeln!(svg, r#"<circle class="checker" cx="{center}" cy="{y}" r="{radius}"/>"#);
        }
        if let Some(piece) = setup.board.piece_at(square) {
            let (side, glyph) = (piece.color.name(), glyph(piece));
            // The text style keeps phones from drawing the pawn as a colored picture.
            let _ = writeln!(
                svg,
                "<text class=\"piece {side}\" x=\"{center}\" y=\"{baseline}\">{glyph}\u{fe0e}</text>"
            );
        }
    }
    for file in File::ALL {
        let (x, y) = (MARGIN + file as usize * SIDE + SIDE / 2, MARGIN + BOARD + 17);
        let _ = writeln!(svg, r#"<text x="{x}" y="{y}">{}</text>"#, file.letter());
    }
    for rank in Rank::ALL {
        let (x, y) = (MARGIN / 2, MARGIN + (7 - rank as usize) * SIDE + SIDE / 2 + 5);
        let _ = writeln!(svg, r#"<text x="{x}" y="{y}">{}</text>"#, rank.digit());
    }
    write_legend(&mut svg);
    svg.push_str("</svg>\n");
    svg
}

/// What the halves of a square mean.
fn write_legend(svg: &mut String) {
    const SAMPLE: usize = 16;
    let y = BOARD + 2 * MARGIN + 3;
    for (class, label, x) in
        [("by-white", "attacked by white", MARGIN), ("by-black", "attacked by black", MARGIN + BOARD / 2)]
    {
        let (text_x, text_y) = (x + SAMPLE + 65, y + 13);
        let _ =
            writeln!(svg, r#"<rect class="{class}" x="{x}" y="{y}" width="{SAMPLE}" height="{SAMPLE}"/>"#);
        let _ = writeln!(svg, r#"<text x="{text_x}" y="{text_y}">{label}</text>"#);
    }
}
