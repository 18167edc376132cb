//! Prefix networks as scalable pictures, for pages and papers.
//!
//! Wires run down from `x1`, `x2`, ... to `q1`, `q2`, ...; a level is a band in which lines run from the wires that
//! are read (small dots) to the gates (discs). Colors follow the reader's scheme, light or dark.

use super::{Gate, Network};
use core::fmt;

/// The picture of a network in SVG; made by [`Network::svg`], written by `Display`.
///
/// ```
/// use setwise::prefix::Network;
/// let picture = Network::KoggeStone.svg(8).to_string();
/// assert!(picture.starts_with("<svg ") && picture.ends_with("</svg>\n"));
/// assert_eq!(picture.matches("class=\"gate\"").count(), Network::KoggeStone.operations(8));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Svg {
    network: Network,
    width: usize,
}

impl Network {
    /// The picture of the network of `width` wires in SVG.
    ///
    /// ```
    /// use setwise::prefix::Network;
    /// assert!(Network::BrentKung.svg(16).to_string().contains("Brent-Kung, 16 inputs: depth 7, 26 operations"));
    /// ```
    pub const fn svg(self, width: usize) -> Svg {
        Svg { network: self, width }
    }
}

/// Colors, and how each part is drawn.
const STYLE: &str = "  <style>
    text { fill: #1f2328; font: 13px ui-sans-serif, system-ui, sans-serif; text-anchor: middle; }
    .title { font-weight: 600; text-anchor: start; }
    .level { text-anchor: end; }
    .paper { fill: #ffffff; }
    .wire { stroke: #9aa4b0; stroke-width: 1.5; }
    .line { stroke: #0969da; stroke-width: 1.5; }
    .source, .gate { fill: #0969da; }
    @media (prefers-color-scheme: dark) {
      text { fill: #e6edf3; }
      .paper { fill: #0d1117; }
      .wire { stroke: #5a6472; }
      .line { stroke: #58a6ff; }
      .source, .gate { fill: #58a6ff; }
    }
  </style>
";

impl Svg {
    /// The distance between wires.
    const PITCH: usize = 40;
    /// The height of a level.
    const BAND: usize = 56;
    /// Room at the left, for the numbers of the levels, and at the right.
    const MARGIN: usize = 44;
    /// The height at which the first level begins, below the title and the labels.
    const TOP: usize = 76;
    /// The room for the title, however few the wires.
    const LEAST_WIDTH: usize = 420;

    /// Where a wire runs.
    const fn x(wire: usize) -> usize {
        Self::MARGIN + wire * Self::PITCH
    }

    /// Where a level begins.
    const fn y(level: usize) -> usize {
        Self::TOP + level * Self::BAND
    }

    fn wires(self, f: &mut fmt::Formatter<'_>, bottom: usize) -> fmt::Result {
        for wire in 0..self.width {
            let (x, number) = (Self::x(wire), wire + 1);
            let (top, above, below) = (Self::TOP - 16, Self::TOP - 24, bottom + 18);
            writeln!(f, "  <line class=\"wire\" x1=\"{x}\" y1=\"{top}\" x2=\"{x}\" y2=\"{bottom}\"/>")?;
            writeln!(f, "  <text x=\"{x}\" y=\"{above}\">x{number}</text>")?;
            writeln!(f, "  <text x=\"{x}\" y=\"{below}\">q{number}</text>")?;
        }
        Ok(())
    }

    fn levels(self, f: &mut fmt::Formatter<'_>, depth: usize) -> fmt::Result {
        for level in 0..depth {
            let (x, y) = (Self::MARGIN - 20, Self::y(level + 1) + 5);
            writeln!(f, "  <text class=\"level\" x=\"{x}\" y=\"{y}\">{}</text>", level + 1)?;
        }
        Ok(())
    }

    fn gates(self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for Gate { level, from, to } in self.network.gates(self.width) {
            let (x1, y1, x2, y2) = (Self::x(from), Self::y(level) + 12, Self::x(to), Self::y(level + 1));
            writeln!(f, "  <line class=\"line\" x1=\"{x1}\" y1=\"{y1}\" x2=\"{x2}\" y2=\"{y2}\"/>")?;
            writeln!(f, "  <circle class=\"source\" cx=\"{x1}\" cy=\"{y1}\" r=\"2.5\"/>")?;
            writeln!(f, "  <circle class=\"gate\" cx=\"{x2}\" cy=\"{y2}\" r=\"6\"/>")?;
        }
        Ok(())
    }
}

impl fmt::Display for Svg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { network, width } = *self;
        let depth = network.depth(width);
        let bottom = Self::y(depth) + 20;
        let right = (Self::x(width.saturating_sub(1)) + Self::MARGIN).max(Self::LEAST_WIDTH);
        let (height, left) = (bottom + 36, Self::MARGIN - 6);
        writeln!(
            f,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" width=\"{right}\" height=\"{height}\" \
             viewBox=\"0 0 {right} {height}\">"
        )?;
        let counts = format_args!("depth {depth}, {} operations", network.operations(width));
        let title = format_args!("{}, {width} inputs: {counts}", network.title());
        writeln!(
            f,
            "  <title>{title}</title>\n{STYLE}  <rect class=\"paper\" width=\"100%\" height=\"100%\"/>"
        )?;
        writeln!(f, "  <text class=\"title\" x=\"{left}\" y=\"28\">{title}</text>")?;
        self.wires(f, bottom)?;
        self.levels(f, depth)?;
        self.gates(f)?;
        f.write_str("</svg>\n")
    }
}
