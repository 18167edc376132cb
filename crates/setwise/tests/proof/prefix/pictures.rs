//! Pictures that can be executed: a text drawing read from the top down computes the prefixes.

use setwise::prefix::Network;
use std::ops::RangeInclusive;

/// Follows a drawing: each wire holds a stretch of inputs, and a line may join neighboring stretches only.
fn execute(drawing: &str, width: usize) -> Vec<RangeInclusive<usize>> {
    let mut lines = drawing.lines();
    let labels: Vec<usize> = lines.next().unwrap().match_indices('x').map(|(column, _)| column).collect();
    assert_eq!(labels.len(), width);
    let mut wires: Vec<_> = (0..width).map(|index| index..=index).collect();
    let mut read = vec![None; width];
    for line in lines.take_while(|line| !line.starts_with('q')) {
        let mut carried: Option<RangeInclusive<usize>> = None;
        for (column, mark) in line.char_indices() {
            let Some(wire) = labels.iter().rposition(|&label| label <= column) else { continue };
            match mark {
                'o' => read[wire] = Some(wires[wire].clone()),
                '\\' => carried = read[wire].take(),
                ' ' => carried = None,
                '#' => {
                    let left = carried.clone().expect("a gate has a line from the left");
                    assert_eq!(left.end() + 1, *wires[wire].start(), "{drawing}");
                    wires[wire] = *left.start()..=*wires[wire].end();
                }
                '|' | '_' => {}
                digit => assert!(digit.is_ascii_digit() && column > labels[width - 1], "{drawing}"),
            }
        }
        assert!(line.ends_with(|mark: char| !mark.is_whitespace()));
    }
    wires
}

#[test]
fn text_drawings_compute_the_prefixes() {
    for network in Network::ALL {
        for width in 1..=40 {
            let drawing = network.drawing(width).to_string();
            let right = (0..width).map(|index| 0..=index);
            assert!(execute(&drawing, width).into_iter().eq(right), "{network} {width}\n{drawing}");
            assert_eq!(drawing.matches('#').count(), network.operations(width), "{network} {width}");
        }
    }
}

#[test]
fn wide_labels_stay_apart() {
    let drawing = Network::Sklansky.drawing(120).to_string();
    assert!(drawing.starts_with("x1   x2   x3"));
    assert!(drawing.contains("x119 x120\n"));
    assert_eq!(execute(&drawing, 120)[119], 0..=119);
}

#[test]
fn small_drawings() {
    assert_eq!(Network::KoggeStone.drawing(0).to_string(), "\n\n");
    assert_eq!(Network::KoggeStone.drawing(1).to_string(), "x1\nq1\n");
    assert_eq!(Network::Serial.drawing(2).to_string(), "x1  x2\no   |   1\n|\\__#\nq1  q2\n");
}

#[test]
fn brent_kung_up_and_down_the_tree() {
    let picture = r"
x1  x2  x3  x4  x5  x6  x7  x8
o   |   o   |   o   |   o   |   1
|\__#   |\__#   |\__#   |\__#
|   o   |   |   |   o   |   |   2
|   |\__|___#   |   |\__|___#
|   |   |   o   |   |   |   |   3
|   |   |   |\__|___|___|___#
|   |   |   o   |   |   |   |   4
|   |   |   |\__|___#   |   |
|   o   |   o   |   o   |   |   5
|   |\__#   |\__#   |\__#   |
q1  q2  q3  q4  q5  q6  q7  q8
";
    assert_eq!(Network::BrentKung.drawing(8).to_string(), picture.trim_start());
}

/// The names of the elements of an XML text; `None` where they are not balanced.
fn elements(xml: &str) -> Option<Vec<&str>> {
    let mut open = Vec::new();
    let mut names = Vec::new();
    let mut rest = xml;
    while let Some(start) = rest.find('<') {
        let end = start + rest[start..].find('>')?;
        let tag = &rest[start + 1..end];
        rest = &rest[end + 1..];
        if let Some(name) = tag.strip_prefix('/') {
            (open.pop()? == name).then_some(())?;
        } else {
            let name = tag.split([' ', '/']).next()?;
            tag.matches('"').count().is_multiple_of(2).then_some(())?;
            names.push(name);
            if !tag.ends_with('/') {
                open.push(name);
            }
        }
    }
    open.is_empty().then_some(names)
}

#[test]
fn svg_drawings_are_well_formed_and_complete() {
    for network in Network::ALL {
        for width in 0..=40 {
            let svg = network.svg(width).to_string();
            let names = elements(&svg).expect("balanced elements");
            let count = |name| names.iter().filter(|&&other| other == name).count();
            let (depth, operations) = (network.depth(width), network.operations(width));
            assert_eq!(names[0], "svg");
            assert_eq!(count("svg"), 1);
            assert_eq!(count("circle"), 2 * operations, "{network} {width}");
            assert_eq!(count("line"), width + operations, "{network} {width}");
            assert_eq!(count("text"), 1 + 2 * width + depth, "{network} {width}");
        }
    }
}
