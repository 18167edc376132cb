//! The king: shelter, escapes, races against pawns, and paths. *Page: King pattern.*
//!
//! | module | question |
//! |---|---|
//! | [`shield`](mod@shield) | which pawns stand before the king, and what is this shelter worth |
//! | [`distant_check`] | on which lines would a check from afar find no escape |
//! | [`square_rule`] | which passed pawns does the king catch |
//! | [`path`] | where can the king go along these squares, and in how many moves |
//!
//! What a king attacks is in [`pattern`](crate::pattern) and [`table`](crate::table).

pub mod distant_check;
pub mod path;
pub mod shield;
pub mod square_rule;

pub use distant_check::{CheckLines, distant_check_lines, escapes};
pub use path::{connected, distance, flood};
pub use shield::{shelter_score, shield, shield_index};
pub use square_rule::{catchable, uncatchable};
