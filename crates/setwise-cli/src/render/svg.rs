//! The attack map of a position as a drawing.
//!
//! A triangle in the lower left corner of a square says that white attacks it, one in the upper right corner that
//! black does: place and color say the same. The pieces are plain shapes of our own, so the drawing needs no font
//! for them. A ring marks the checkers.

use setwise::position::{AttackMap, Setup};
use setwise::{Bitboard, Color, File, Rank, Role, Square};
use std::fmt::{self, Write};

/// The side of a square; the shapes of the pieces are drawn in a box of this size.
const SIDE: usize = 45;
/// The space for the coordinates.
const MARGIN: usize = 24;
/// The side of the board.
const BOARD: usize = 8 * SIDE;
/// The space for the legend.
const LEGEND: usize = 40;

const STYLE: &str = "\
text { font: 13px sans-serif; fill: #444; text-anchor: middle }
.legend { text-anchor: start }
.light { fill: #f4ecd8 } .dark { fill: #d3bd97 }
.by-white { fill: #2f7fb8 } .by-black { fill: #c8434f }
.piece { stroke: #222; stroke-width: 1.5; stroke-linejoin: round }
.white { fill: #fff } .black { fill: #3a3a3a }
.checker { fill: none; stroke: #c8434f; stroke-width: 2 }";

/// The triangles of a square that is attacked by white, and by black.
const CORNERS: [&str; 2] = ["M0 45V28L17 45Z", "M45 0V17L28 0Z"];

/// The shape of a piece, without the foot that all share.
const fn shape(role: Role) -> &'static str {
    match role {
        Role::Pawn => "M19 22A7 7 0 1 1 26 22L29 34H16Z",
        Role::Knight => "M14 34C14 26 18 23 21 20L14 24L10 21L16 12L20 9V5L24 9C32 11 34 21 32 34Z",
        Role::Bishop => {
            "M22.5 11C29.5 17 30.5 24 26.5 29L28.5 34H16.5L18.5 29C14.5 24 15.5 17 22.5 11Z\
             M22.5 5A3 3 0 1 1 22.4 5Z"
        }
        Role::Rook => "M12 9H17V13H20V9H25V13H28V9H33V18L29 22V34H16V22L12 18Z",
        Role::Queen => "M9 13L15 21L17 9L22.5 20L28 9L30 21L36 13L32 34H13Z",
        Role::King => {
            "M22.5 16C30.5 11 36.5 19 28.5 27L29.5 34H15.5L16.5 27C8.5 19 14.5 11 22.5 16Z\
             M21 4H24V7H27V10H24V14H21V10H18V7H21Z"
        }
    }
}

/// The foot of every piece.
const FOOT: &str = "M11 34H34V39H11Z";

/// The upper left corner of a square.
fn corner(square: Square) -> (usize, usize) {
    (MARGIN + SIDE * square.file() as usize, MARGIN + SIDE * (7 - square.rank() as usize))
}

/// The drawing of a position and its attack map.
pub(crate) fn board(setup: &Setup, map: &AttackMap) -> String {
    let mut svg = String::new();
    write_document(&mut svg, setup, map).expect("text into memory cannot fail");
    svg
}

fn write_document(svg: &mut String, setup: &Setup, map: &AttackMap) -> fmt::Result {
    let (width, height) = (BOARD + 2 * MARGIN, BOARD + 2 * MARGIN + LEGEND);
    let size = format!(r#"viewBox="0 0 {width} {height}" width="{width}" height="{height}""#);
    writeln!(svg, r#"<svg xmlns="http://www.w3.org/2000/svg" {size} role="img">"#)?;
    writeln!(svg, "<title>Attack map of {setup}</title>")?;
    writeln!(svg, "<style>\n{STYLE}\n</style>")?;
    writeln!(svg, "<defs>")?;
    for role in Role::ALL {
        writeln!(svg, r#"<path id="{}" d="{}{FOOT}"/>"#, role.name(), shape(role))?;
    }
    for (color, triangle) in Color::ALL.into_iter().zip(CORNERS) {
        let name = color.name();
        writeln!(svg, r#"<path id="by-{name}" class="by-{name}" d="{triangle}"/>"#)?;
    }
    writeln!(svg, "</defs>")?;
    writeln!(svg, r##"<rect width="{width}" height="{height}" fill="#fff"/>"##)?;
    for square in Square::ALL {
        write_square(svg, setup, map, square)?;
    }
    write_coordinates(svg)?;
    write_legend(svg)?;
    writeln!(svg, "</svg>")
}

fn write_square(svg: &mut String, setup: &Setup, map: &AttackMap, square: Square) -> fmt::Result {
    let (x, y) = corner(square);
    let shade = if Bitboard::LIGHT.contains(square) { "light" } else { "dark" };
    writeln!(svg, r#"<g id="{square}" transform="translate({x} {y})">"#)?;
    writeln!(svg, r#"<rect class="{shade}" width="{SIDE}" height="{SIDE}"/>"#)?;
    for color in Color::ALL {
        if map[color].attacks.contains(square) {
            writeln!(svg, r##"<use href="#by-{}"/>"##, color.name())?;
        }
    }
    if map.checkers.contains(square) {
        writeln!(svg, r#"<circle class="checker" cx="22.5" cy="22.5" r="20.5"/>"#)?;
    }
    if let Some(piece) = setup.board.piece_at(square) {
        writeln!(svg, r##"<use href="#{}" class="piece {}"/>"##, piece.role.name(), piece.color.name())?;
    }
    writeln!(svg, "</g>")
}

/// The letters of the files below, the digits of the ranks at the left.
fn write_coordinates(svg: &mut String) -> fmt::Result {
    for (index, file) in File::ALL.into_iter().enumerate() {
        let (x, y) = (MARGIN + SIDE * index + SIDE / 2, MARGIN + BOARD + 16);
        writeln!(svg, r#"<text x="{x}" y="{y}">{}</text>"#, file.letter())?;
    }
    for (index, rank) in Rank::ALL.into_iter().rev().enumerate() {
        let (x, y) = (MARGIN / 2, MARGIN + SIDE * index + SIDE / 2 + 5);
        writeln!(svg, r#"<text x="{x}" y="{y}">{}</text>"#, rank.digit())?;
    }
    Ok(())
}

/// A small square for each side's mark and for both.
fn write_legend(svg: &mut String) -> fmt::Result {
    let entries: [(&str, &[Color]); 3] =
        [("white", &[Color::White]), ("black", &[Color::Black]), ("both", &Color::ALL)];
    let y = BOARD + 2 * MARGIN + 4;
    writeln!(svg, r#"<text class="legend" x="{MARGIN}" y="{}">attacked by</text>"#, y + 16)?;
    for (index, (words, colors)) in entries.into_iter().enumerate() {
        let x = MARGIN + SIDE * (2 + 2 * index) + SIDE / 2;
        writeln!(svg, r#"<g transform="translate({x} {y}) scale(.5)">"#)?;
        writeln!(svg, r#"<rect class="light" width="{SIDE}" height="{SIDE}"/>"#)?;
        for color in colors {
            writeln!(svg, r##"<use href="#by-{}"/>"##, color.name())?;
        }
        writeln!(svg, "</g>")?;
        writeln!(svg, r#"<text class="legend" x="{}" y="{}">{words}</text>"#, x + 28, y + 16)?;
    }
    Ok(())
}
