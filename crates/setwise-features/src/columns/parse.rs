//! Columns by name, and what to say where no column has the name.

use super::Column;
use std::{error::Error, fmt, str::FromStr};

/// No column has this name. The message names the nearest one, or all of them.
///
/// ```
/// use setwise_features::Column;
/// let error = "white_attack".parse::<Column>().unwrap_err();
/// assert_eq!(error.to_string(), "no column is called `white_attack`; did you mean `white_attacks`?");
/// let error = "rating".parse::<Column>().unwrap_err();
/// assert!(error.to_string().starts_with("no column is called `rating`; there are fen, white, black, pawns,"));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownColumn(pub String);

/// The most letters that may be wrong in a name that is still recognized.
const CLOSE: usize = 3;

impl UnknownColumn {
    /// The column whose name is nearest, if one is near.
    ///
    /// ```
    /// use setwise_features::{Column, UnknownColumn};
    /// assert_eq!(UnknownColumn("fens".into()).nearest(), Some(Column::Fen));
    /// ```
    pub fn nearest(&self) -> Option<Column> {
        let distances = Column::ALL.map(|column| (distance(&self.0, column.name()), column));
        let (least, nearest) = distances.into_iter().min_by_key(|&(distance, _)| distance)?;
        (least <= CLOSE && least < self.0.chars().count()).then_some(nearest)
    }
}

/// How many letters must be added, left out or replaced to make one text the other.
fn distance(a: &str, b: &str) -> usize {
    let mut row: Vec<usize> = (0..=b.chars().count()).collect();
    for (i, a) in a.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, b) in b.chars().enumerate() {
            let replaced = diagonal + usize::from(a != b);
            diagonal = row[j + 1];
            row[j + 1] = replaced.min(diagonal + 1).min(row[j] + 1);
        }
    }
    row[row.len() - 1]
}

impl fmt::Display for UnknownColumn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no column is called `{}`; ", self.0)?;
        match self.nearest() {
            Some(column) => write!(f, "did you mean `{column}`?"),
            None => write!(f, "there are {}", Column::ALL.map(Column::name).join(", ")),
        }
    }
}

impl Error for UnknownColumn {}

impl FromStr for Column {
    type Err = UnknownColumn;

    fn from_str(name: &str) -> Result<Self, UnknownColumn> {
        Self::ALL.into_iter().find(|column| column.name() == name).ok_or_else(|| UnknownColumn(name.into()))
    }
}
