//! Attack generation for chess bitboards.
//!
//! `setwise` computes what chess pieces attack with bit-parallel words: all the fills, ray look-ups and prefix
//! networks that the field knows, each proved equal to a plain walk over the board. Everything is `const`, needs
//! no standard library, no dependency, no initialization and no `unsafe`.
//!
//! ```
//! use setwise::{Direction, Square, attack, fill::kogge_stone};
//!
//! // One slider: look its attacks up.
//! let occupied = Square::E6.bitboard() | Square::G4.bitboard();
//! let rook = attack::rook_attacks(Square::E4, occupied);
//!
//! // Many sliders: fill all their rays at once. For a set of one, both agree.
//! assert_eq!(rook, attack::rooks_attacks(Square::E4.bitboard(), occupied));
//!
//! // One direction of it.
//! let north = kogge_stone::attacks(Direction::North, Square::E4.bitboard(), !occupied);
//! assert_eq!(north, Square::E5.bitboard() | Square::E6.bitboard());
//! ```
//!
//! # Rooms, from the ground up
//!
//! | module | what |
//! |---|---|
//! | [`prefix`] | words in, words out: prefix networks, parity, Gray code, byte-wise arithmetic, compress and expand |
//! | `types` (re-exported here) | [`Bitboard`], [`Square`], [`Direction`], [`Color`], [`Role`], the [`bitboard!`] picture |
//! | [`walk`] | the definition of every attack, square by square: the oracle, and the builder of every table |
//! | [`pattern`] | one step, set-wise: king, knight, pawn |
//! | [`fill`] | sliding attacks of whole sets: Kogge-Stone, Dumb7Fill, subtraction |
//! | [`ray`] | sliding attacks of one piece by ray tables and line arithmetic |
//! | [`table`] | look-ups: leapers, fixed-shift magic |
//! | [`attack`] | the list of all methods, the recommended ones, x-rays |
//! | [`king`] | shield, distant checks, the rule of the square, paths |
//! | [`pawn`] | spans, passed pawns |
//! | [`position`] | boards, FEN and EPD, the attack map of a position, strict positions |
//! | [`movegen`] | legal moves, SAN and UCI, exchanges, repetition |
//! | [`perft`](mod@perft) | the yardstick of move generators |
#![no_std]

mod unions;

pub mod attack;
pub mod fill;
pub mod king;
pub mod movegen;
pub mod pattern;
pub mod pawn;
pub mod perft;
pub mod position;
pub mod prefix;
pub mod ray;
mod steps;
pub mod table;
mod types;

pub mod walk;

pub use types::*;
