//! The side to move as a type, so that one text of the rules is compiled once for each color.
//!
//! Pawns go up for white and down for black. With the color in a variable every shift asks which; with the color
//! in a type the compiler has two texts, each without the question. [`for_side`] chooses between them at the
//! door, and an opponent's type is known from there on.

use crate::Color;

/// A side, known at compile time.
pub(crate) trait Side {
    /// The color.
    const COLOR: Color;
    /// The other side.
    type Opponent: Side<Opponent = Self>;
}

/// White, as a type.
pub(crate) struct White;

/// Black, as a type.
pub(crate) struct Black;

impl Side for White {
    const COLOR: Color = Color::White;
    type Opponent = Black;
}

impl Side for Black {
    const COLOR: Color = Color::Black;
    type Opponent = White;
}

/// Evaluates an expression with the type `$Us` standing for the side that `$color` names.
macro_rules! for_side {
    ($color:expr, $Us:ident => $body:expr) => {
        match $color {
            $crate::Color::White => {
                type $Us = $crate::movegen::side::White;
                $body
            }
            $crate::Color::Black => {
                type $Us = $crate::movegen::side::Black;
                $body
            }
        }
    };
}

pub(crate) use for_side;
