//! Chess attacks of many boards at once: columns of sets in, columns of sets out, at the speed of vectors.
//!
//! ```
//! use setwise::{Color, position::Board};
//! use setwise_batch::{Boards, InstructionSet, attacks};
//!
//! let boards: Boards = (0..1000).map(|_| (Board::START, Color::White)).collect();
//! let (mut white, mut black) = (vec![0; 1000], vec![0; 1000]);
//! attacks(InstructionSet::best(), &boards, &mut white, &mut black)?;
//! assert_eq!((white[999], black[999]), (0xff_ff7e, 0x7eff_ff00_0000_0000));
//! # Ok::<(), setwise_batch::BatchError>(())
//! ```
//!
//! # How
//!
//! Eight boards are turned on their side, so that one word holds the first rank of all of them, the next one the second,
//! and so on. A ray up the board is then a walk over eight words, without a shift, and a vector of eight words
//! does it for 64 boards at a time. Every kernel is written once, for plain words and for vectors of every width; which
//! of them runs is chosen at run time, or by the caller ([`InstructionSet`]). Where there are no vectors, attacks of sliders and
//! of sides are looked up piece by piece, which is faster there. There is no `unsafe`.
//!
//! | function | from a board's sets to |
//! |---|---|
//! | [`sliders_attacks`], [`direction_attacks`] | attacks of sliders, all directions or one |
//! | [`attacks`], [`attack_maps`] | attacks of both sides, in union or by role |
//! | [`checkers`], [`pinned`] | pieces that give check, pieces that are pinned |
//! | [`king_danger`], [`king_escapes`], [`distant_check_lines`] | what the kings have to fear |
//! | [`mobility`] | squares that the pieces can reach, counted |
//! | [`legal_move_counts`] | legal moves, counted; [`Perft`] counts trees of them |
//! | [`uncatchable`] | passed pawns that run free |
//! | [`threats`] | pairs of attacker and victim, a list for each board |
//! | [`legal_move_counts`] | legal moves, counted |
//! | [`Perft`] | trees of legal moves, counted |
//!
//! A set of squares is a `u64`, a1 the lowest bit and h8 the highest. All lengths of columns are right, and cost the same
//! per board from a block (8 to 64 boards) on.

mod along_ranks;
mod attack_maps;
#[cfg(target_arch = "x86_64")]
mod avx512;
mod bits;
mod boards;
mod by_pieces;
mod driver;
mod error;
mod files;
mod instruction_set;
mod kings;
pub mod kogge_stone;
mod legal;
mod machine;
mod mobility;
mod pawns;
mod pins;
mod rays;
mod sides;
mod sliced;
mod sliders;
mod threats;

pub use attack_maps::{SideMaps, attack_maps, attacks};
pub use boards::Boards;
pub use error::BatchError;
pub use instruction_set::InstructionSet;
pub use kings::{checkers, distant_check_lines, king_danger, king_escapes};
pub use kogge_stone::direction_attacks;
pub use legal::{Perft, legal_move_counts};
pub use mobility::mobility;
pub use pawns::uncatchable;
pub use pins::pinned;
pub use sliders::sliders_attacks;
pub use threats::{Threat, Threats, threats};
