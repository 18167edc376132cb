//! The classical approach: cut a known ray behind its first blocker. *Page: Classical approach.*
//!
//! ```text
//! attacks = ray[direction][square] ^ ray[direction][first blocker]
//! ```
//!
//! The forms differ in how they find the first blocker, and in what they do where there is none:
//!
//! | form | first blocker | no blocker |
//! |---|---|---|
//! | [`conditional`] | bit scan, forward on positive rays, reverse on negative ones | a branch |
//! | [`branchless`] | the same | an outer square joins the blockers: its ray is empty |
//! | [`generalized`] | one reverse bit scan for both signs, with and without branch | as above |
//! | [`zero_count`] | the number of trailing or leading zeros | a 65th, empty ray |
//! | [`reset`] | bit scan; the ray is taken out of the whole piece's set | a branch |
//! | [`one_run`] | bit scan of four masked sets that hold an outer square | never |

pub mod branchless;
pub mod conditional;
pub mod generalized;
pub mod one_run;
pub mod reset;
pub mod zero_count;
