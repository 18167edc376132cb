//! Names of values: squares, directions, colors, constant sets, and the sets of a position.
//!
//! A wrong name is answered with the nearest right one, by the number of letters that a slip of the fingers would
//! have changed.

use super::value::Value;
use setwise::{Bitboard, Color, Direction, File, Rank, Role, Square};

/// What an expression can refer to: the pieces of a position, where one is given.
#[derive(Clone, Copy, Default)]
pub(crate) struct Scope {
    /// By color and role.
    pieces: Option<[[Bitboard; 6]; 2]>,
}

impl Scope {
    /// The scope with the sets of a position.
    pub(crate) fn with_pieces(pieces_of: impl Fn(Color, Role) -> Bitboard) -> Self {
        Self { pieces: Some(Color::ALL.map(|color| Role::ALL.map(|role| pieces_of(color, role)))) }
    }

    /// The squares of a side's pieces, where a position is given.
    pub(super) fn pieces_of(&self, color: Color) -> Option<Bitboard> {
        let roles = self.pieces?[color as usize];
        Some(roles.into_iter().fold(Bitboard::EMPTY, Bitboard::union))
    }

    /// What a name means. The error is the message without its place.
    pub(super) fn value(&self, name: &str) -> Result<Value, String> {
        if let Some(value) = constant(name) {
            return Ok(value);
        }
        match (POSITION_SETS.iter().find(|(set, _)| set == name), self.pieces) {
            (Some((_, select)), Some(pieces)) => Ok(Value::Set(select.of(&pieces))),
            (Some(_), None) => Err(format!("`{name}` is a set of a position: add --fen FEN")),
            (None, _) => Err(unknown("name", name, all())),
        }
    }
}

/// A set of a position.
#[derive(Clone, Copy)]
enum Select {
    Occupied,
    Empty,
    Role(Role),
    Piece(Color, Role),
}

impl Select {
    fn of(self, pieces: &[[Bitboard; 6]; 2]) -> Bitboard {
        let occupied = || pieces.as_flattened().iter().copied().fold(Bitboard::EMPTY, Bitboard::union);
        match self {
            Self::Occupied => occupied(),
            Self::Empty => !occupied(),
            Self::Role(role) => pieces[0][role as usize] | pieces[1][role as usize],
            Self::Piece(color, role) => pieces[color as usize][role as usize],
        }
    }
}

/// The names of the sets of a position, `white` and `black` aside, which are colors too.
static POSITION_SETS: std::sync::LazyLock<Vec<(String, Select)>> = std::sync::LazyLock::new(|| {
    let mut sets = vec![("occupied".into(), Select::Occupied), ("empty".into(), Select::Empty)];
    sets.extend(Role::ALL.map(|role| (format!("{}s", role.name()), Select::Role(role))));
    for color in Color::ALL {
        let piece = |role: Role| (format!("{}_{}s", color.name(), role.name()), Select::Piece(color, role));
        sets.extend(Role::ALL.map(piece));
    }
    sets
});

/// The value of a name that needs no position.
fn constant(name: &str) -> Option<Value> {
    if let Ok(square) = name.parse::<Square>() {
        return Some(Value::Set(square.bitboard()));
    }
    if let Ok(direction) = name.parse() {
        return Some(Value::Direction(direction));
    }
    if let Some(color) = Color::ALL.into_iter().find(|color| color.name() == name) {
        return Some(Value::Color(color));
    }
    let file = |file: &File| name.strip_prefix("file_").is_some_and(|rest| rest.chars().eq([file.letter()]));
    let rank = |rank: &Rank| name.strip_prefix("rank_").is_some_and(|rest| rest.chars().eq([rank.digit()]));
    Some(Value::Set(match name {
        "light" => Bitboard::LIGHT,
        "dark" => Bitboard::DARK,
        "empty_set" => Bitboard::EMPTY,
        "full_set" => Bitboard::FULL,
        _ => match (File::ALL.into_iter().find(file), Rank::ALL.into_iter().find(rank)) {
            (Some(file), _) => file.into(),
            (_, Some(rank)) => rank.into(),
            _ => return None,
        },
    }))
}

/// All names of values, for suggestions.
fn all() -> impl Iterator<Item = String> {
    let fixed = ["light", "dark", "empty_set", "full_set", "white", "black"].map(String::from);
    fixed
        .into_iter()
        .chain(Square::ALL.map(|square| square.to_string()))
        .chain(Direction::ALL.map(|direction| direction.to_string()))
        .chain(["nort", "noEa", "soEa", "sout", "soWe", "noWe"].map(String::from))
        .chain(File::ALL.map(|file| format!("file_{}", file.letter())))
        .chain(Rank::ALL.map(|rank| format!("rank_{}", rank.digit())))
        .chain(POSITION_SETS.iter().map(|(name, _)| name.clone()))
}

/// The message for a name that is none, with the nearest one that is.
pub(super) fn unknown(what: &str, name: &str, candidates: impl Iterator<Item = String>) -> String {
    let distance =
        |candidate: &String| strsim::damerau_levenshtein(&candidate.to_lowercase(), &name.to_lowercase());
    let near = candidates.min_by_key(distance).filter(|nearest| distance(nearest) <= (name.len() / 3).max(1));
    match near {
        Some(nearest) => format!("no {what} `{name}`: did you mean `{nearest}`?"),
        None => format!("no {what} `{name}`: `setwise calc --help` lists them all"),
    }
}
