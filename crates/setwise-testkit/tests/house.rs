//! The rules of the house, read from the sources: layers, sizes, examples, and where direction numbers live.

use std::{
    fs,
    path::{Path, PathBuf},
};

/// The rooms of the core from the ground up; a room may use those before it, and its own parts.
const LAYERS: [&str; 15] = [
    "prefix", "types", "steps", "unions", "walk", "pattern", "fill", "ray", "table", "attack", "king",
    "pawn", "position", "movegen", "perft",
];

/// What `use crate::Name` without a room means.
const TYPES: &str = "types";

fn crates() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap().to_owned()
}

/// All Rust files below a folder, with their text.
fn sources(folder: &Path) -> Vec<(PathBuf, String)> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files.extend(sources(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push((path.clone(), fs::read_to_string(&path).unwrap()));
        }
    }
    files
}

/// The rooms that a text names after `crate::`, braces and nested groups included.
fn rooms_used(text: &str) -> Vec<String> {
    let code: String =
        text.lines().filter(|line| !line.trim_start().starts_with("//")).collect::<Vec<_>>().join(" ");
    let mut rooms = Vec::new();
    for (at, _) in code.match_indices("crate::") {
        // `$crate::` in a macro is the same crate.
        let rest = &code[at + "crate::".len()..];
        if let Some(group) = rest.strip_prefix('{') {
            let mut depth = 1;
            let mut name = String::new();
            for letter in group.chars() {
                match letter {
                    '{' => depth += 1,
                    '}' => depth -= 1,
                    ',' if depth == 1 => rooms.push(std::mem::take(&mut name)),
                    _ if depth == 1 => name.push(letter),
                    _ => {}
                }
                if depth == 0 {
                    rooms.push(name);
                    break;
                }
            }
        } else {
            rooms
                .push(rest.chars().take_while(|letter| letter.is_alphanumeric() || *letter == '_').collect());
        }
    }
    rooms
        .iter()
        .map(|room| room.trim().split("::").next().unwrap().to_owned())
        .filter(|room| !room.is_empty())
        .collect()
}

#[test]
fn imports_point_to_lower_layers_only() {
    let source = crates().join("setwise/src");
    let layer = |room: &str| LAYERS.iter().position(|&layer| layer == room);
    let mut checked = 0;
    for (path, text) in sources(&source) {
        let inside = path.strip_prefix(&source).unwrap();
        let room = inside.iter().next().unwrap().to_str().unwrap().trim_end_matches(".rs");
        if room == "lib" {
            continue;
        }
        let own = layer(room).unwrap_or_else(|| panic!("{} is in no layer", path.display()));
        for used in rooms_used(&text) {
            let used_layer = layer(&used).unwrap_or_else(|| layer(TYPES).unwrap());
            assert!(used_layer <= own, "{}: {room} uses {used}, which stands above it", path.display());
            checked += 1;
        }
    }
    assert!(checked > 100, "only {checked} imports were found: the reader of imports is broken");
}

#[test]
fn a_file_is_one_idea() {
    for (path, text) in sources(&crates()) {
        let lines = text.lines().count();
        assert!(lines <= 600, "{} has {lines} lines, 600 are the most", path.display());
        assert!(text.starts_with("//!"), "{} does not open with its idea", path.display());
    }
}

#[test]
fn every_public_item_of_the_core_has_an_example() {
    let mut items = 0;
    for (path, text) in sources(&crates().join("setwise/src")) {
        let mut docs = String::new();
        for (number, line) in text.lines().enumerate() {
            let line = line.trim();
            if line.starts_with("///") || line.starts_with("#[") || line.starts_with("$(#[") {
                docs.push_str(line);
                continue;
            }
            let public = [
                "pub fn",
                "pub const",
                "pub struct",
                "pub enum",
                "pub trait",
                "pub type",
                "pub static",
                "macro_rules!",
            ]
            .iter()
            .any(|start| line.starts_with(start));
            let hidden = docs.contains("doc(hidden)") || !docs.contains("///");
            if public && !(line.starts_with("macro_rules!") && hidden || docs.contains("$(#[$doc])*")) {
                let place = format!("{}:{}", path.display(), number + 1);
                let exported = !line.starts_with("macro_rules!") || docs.contains("macro_export");
                assert!(!exported || docs.contains("```"), "{place}: no example: {line}");
                items += 1;
            }
            docs.clear();
        }
    }
    assert!(items > 200, "only {items} items were found: the reader of items is broken");
}

#[test]
fn every_test_named_in_the_errata_exists() {
    let errata = fs::read_to_string(crates().parent().unwrap().join("docs/ERRATA.md")).unwrap();
    let proofs = sources(&crates().join("setwise/tests/proof"));
    let kernels = sources(&crates().join("setwise-testkit/src"));
    let code: String = proofs.into_iter().chain(kernels).map(|(_, text)| text).collect();
    let names = errata.split('`').skip(1).step_by(2).filter(|name| name.matches("::").count() >= 2);
    let mut checked = 0;
    for name in names {
        let function = name.rsplit("::").next().unwrap();
        // A test is a function, or a piece that the macro makes one of.
        let written = code.contains(&format!("fn {function}("))
            || code.contains(&format!("{function} = {function}_attacks"));
        assert!(written, "docs/ERRATA.md names {name}, which is no test");
        checked += 1;
    }
    assert!(checked > 10, "only {checked} names were found: the reader of the errata is broken");
}

#[test]
fn direction_numbers_live_in_one_file() {
    for (path, text) in sources(&crates().join("setwise/src")) {
        if path.ends_with("types/direction.rs") {
            continue;
        }
        for (number, line) in
            text.lines().enumerate().filter(|(_, line)| !line.trim_start().starts_with("//"))
        {
            for forbidden in ["<< 7", "<< 9", ">> 7", ">> 9", "7f7f", "fefe"] {
                let place = format!("{}:{}", path.display(), number + 1);
                assert!(!line.contains(forbidden), "{place}: {forbidden} belongs to types/direction.rs");
            }
        }
    }
}
