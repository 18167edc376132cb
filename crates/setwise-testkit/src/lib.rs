//! What the proofs of `setwise` share: seeded inputs, oracles, and the one macro that every method goes through.
//!
//! Not published. An oracle here is written on coordinates or as a plain search, so that it shares no trick with
//! the code it judges.

pub mod attack_oracle;
pub mod bits;
pub mod faults;
pub mod games;
pub mod grid;
pub mod kernels;
pub mod lines;
pub mod material;
pub mod positions;
pub mod properties;
pub mod race;
pub mod random;
pub mod rules;

/// The examples of the project's README, as tests: here, for they need more than one crate.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;
