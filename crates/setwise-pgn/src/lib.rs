//! Chess games from PGN, as fast as they can be read, and replayed by the moves of `setwise`.
//!
//! ```
//! use setwise_pgn::Reader;
//!
//! let file = b"[White \"Legall\"]\n\n1. e4 e5 2. Nf3 d6 3. Bc4 Bg4 4. Nc3 g6 5. Nxe5 Bxd1 6. Bxf7+ Ke7 7. Nd5# 1-0";
//! let mut reader = Reader::new(&file[..]);
//! while let Some(game) = reader.next_game() {
//!     let game = game?;
//!     assert!(game.tag("White").unwrap() == "Legall");
//!     let (_, mate) = game.main_line()?.last().unwrap()?;
//!     assert!(mate.is_checkmate());
//! }
//! # Ok::<(), setwise_pgn::ReadError>(())
//! ```
//!
//! # Layers, from the bytes up; each works on demand, and costs nothing if it is not asked for
//!
//! | layer | what |
//! |---|---|
//! | [`Source`] | bytes, out of plain, gzip and Zstandard inputs, told apart by content |
//! | [`Reader`] | games, lent one by one out of a buffer |
//! | [`Game`] | its place, its [`Tags`], its [`Movetext`], nothing copied |
//! | [`MainLine`], [`Walk`] | moves and positions, without and with variations |
//!
//! # When games are broken
//!
//! The reader finds where a game ends whatever stands inside. What is wrong in it, a [`Fault`], is said with the
//! [`Place`] by the layer that needs the broken part: a game with an illegal move still has its tags. Only an input
//! that fails ends the reading.
//!
//! Text that is not UTF-8 is read as Latin-1 ([`Text`]).

mod error;
mod game;
mod main_line;
mod movetext;
mod outcome;
mod reader;
mod ruler;
mod source;
mod split;
mod start;
mod tags;
mod text;
mod walk;
mod word;

pub use error::{Fault, PgnError, Place, ReadError};
pub use game::Game;
pub use main_line::MainLine;
pub use movetext::{Item, Movetext};
pub use outcome::Outcome;
pub use reader::Reader;
pub use source::Source;
pub use tags::{Tag, TagValue, Tags};
pub use text::Text;
pub use walk::{Step, Walk};
