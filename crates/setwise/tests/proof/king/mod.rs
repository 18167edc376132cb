//! The king: shield, distant checks, the rule of the square, and paths.

mod distant_check;
mod path;
mod shield;
mod square_rule;
