//! What can be wrong with a call: columns of unequal length, or instructions that the processor lacks.

use crate::InstructionSet;
use std::{error::Error, fmt};

/// Why nothing was computed. The outputs are as they were.
///
/// ```
/// use setwise_batch::{BatchError, InstructionSet, sliders_attacks};
/// let (two, mut one) = ([0, 0], [0]);
/// let error = sliders_attacks(InstructionSet::best(), &two, &two, &two, &mut one).unwrap_err();
/// assert_eq!(error, BatchError::Length { expected: 2, found: 1 });
/// assert_eq!(error.to_string(), "a column has 1 boards, another has 2");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BatchError {
    /// A column is shorter or longer than the first one.
    Length {
        /// The length of the first column.
        expected: usize,
        /// The length of this column.
        found: usize,
    },
    /// This processor, or this build, does not have the instructions.
    Unavailable(InstructionSet),
}

impl fmt::Display for BatchError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Length { expected, found } => {
                write!(f, "a column has {found} boards, another has {expected}")
            }
            Self::Unavailable(set) => write!(f, "this processor or build does not have {}", set.name()),
        }
    }
}

impl Error for BatchError {}
