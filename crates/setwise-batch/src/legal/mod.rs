//! Legal moves of many boards at once, counted.
//!
//! A word holds one rank of many boards (see [`sliced`](crate::sliced)). On that form all rules of chess are a walk over eight
//! words, up and down, and none of them asks for a single man:
//!
//! ```text
//! movers   the boards, seen from the mover's side, who goes north             men, root
//! sight    danger, checkers, pins: where looks from both ends meet            sight, beams
//! rules    attacks & targets, added up square by square, and counted          rules, castling, sum
//! ```
//!
//! A tree of moves is counted ply by ply. A child is four bytes, and is made of its parent only when its moves are counted:
//!
//! ```text
//! child    where to, where from, what moves, which parent                     child
//! parents  64 boards, and how children are made of them                       packed and look_up, or whole (one by one)
//! lists    the moves of the parents, put down as children                     list, en_passant
//! tree     blocks of parents, blocks of children, down to the leaves          tree, perft
//! ```
//!
//! The rules are one text for every instruction set. `docs/perft.md` tells all of it with pictures.

mod beams;
mod castling;
mod child;
mod counts;
mod en_passant;
mod list;
mod look_up;
#[cfg(target_arch = "x86_64")]
mod look_up_avx512;
mod material;
mod men;
mod packed;
mod perft;
mod root;
mod rules;
mod sight;
mod sum;
mod tree;
mod whole;

pub use counts::legal_move_counts;
pub use perft::Perft;
