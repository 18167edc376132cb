//! Attack features of whole databases of chess positions: positions in, columns out.
//!
//! ```
//! use setwise::position::Setup;
//! use setwise_batch::InstructionSet;
//! use setwise_features::{Column, Output, Positions, record_batch, schema};
//!
//! let columns = ["fen", "checkers", "white_mobility"].map(|name| name.parse::<Column>().unwrap());
//! let fen = "4k3/8/8/8/7b/8/8/4K3 w - -";
//! let mut positions = Positions::default();
//! positions.push(fen, &fen.parse::<Setup>()?);
//!
//! let target = std::env::temp_dir().join(format!("setwise-{}.csv", std::process::id()));
//! let mut output = Output::create(&target, schema(&columns))?;
//! output.write(&record_batch(&columns, &positions, InstructionSet::best())?)?;
//! output.finish()?;
//!
//! let text = "fen,checkers,white_mobility\n4k3/8/8/8/7b/8/8/4K3 w - -,0x0000000080000000,5\n";
//! assert_eq!(std::fs::read_to_string(&target)?, text);
//! # std::fs::remove_file(target)?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod chunk;
mod columns;
mod extract;
mod input;
mod output;
mod parse;
mod pipeline;
mod positions;
mod reject;

pub use columns::{Column, DESCRIPTION, PIECES, SQUARES, UnknownColumn, VERSION, record_batch, schema};
pub use extract::{ExtractError, Options, Progress, extract};
pub use input::{Input, InputError};
pub use output::{Format, GROUP_ROWS, Output, OutputError};
pub use parse::OnError;
pub use positions::Positions;
pub use reject::Reject;
