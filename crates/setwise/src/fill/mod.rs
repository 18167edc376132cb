//! Sliding attacks of whole sets of pieces, by filling along the empty squares.
//!
//! Every method has the same trio, with the direction first:
//!
//! | function | result |
//! |---|---|
//! | `fill(direction, sliders)` | the sliders and all squares ahead of them on the open board |
//! | `occluded_fill(direction, sliders, empty)` | the sliders and the empty squares they reach; blockers stop it |
//! | `attacks(direction, sliders, empty)` | one step more: without the sliders, with the blockers |
//!
//! and on top of it the set-wise `rooks_attacks(rooks, occupied)` and the like, and the attacks of a single slider.
//! A slider that stands on a square of `empty` lets others through; the methods agree on that too.
//!
//! | method | steps | how |
//! |---|---|---|
//! | [`kogge_stone`] | 3 | the fill doubles its length with each step |
//! | [`dumb7`] | 7 | the fill grows by a square with each step |
//! | [`subtraction`] | 1 | a borrow runs from the slider to the blocker |

pub mod dumb7;
pub mod kogge_stone;
pub mod subtraction;

pub use crate::steps::{Step, Steps};
