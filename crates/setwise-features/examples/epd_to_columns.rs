//! Positions of a file of FEN or EPD lines, as columns: the crate without the command line.
//!
//! ```text
//! cargo run --release --package setwise-features --example epd_to_columns -- samples/famous.epd famous.parquet
//! cargo run --release --package setwise-features --example epd_to_columns -- samples/famous.epd - fen,threats
//! ```

use setwise::position::Setup;
use setwise_batch::InstructionSet;
use setwise_features::{Column, GROUP_ROWS, Output, Positions, record_batch, schema};
use std::{env, error::Error, fs};

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [input, target, columns @ ..] = arguments.as_slice() else {
        return Err("usage: epd_to_columns INPUT OUTPUT [COLUMN,...]".into());
    };
    let columns = match columns {
        [list, ..] => list.split(',').map(str::parse).collect::<Result<_, _>>()?,
        [] => Column::defaults(false),
    };
    let text = fs::read_to_string(input)?;
    let lines: Vec<&str> =
        text.lines().filter(|line| !line.trim().is_empty() && !line.starts_with('#')).collect();
    let mut output = Output::create(target, schema(&columns))?;
    for group in lines.chunks(GROUP_ROWS) {
        let mut positions = Positions::default();
        for line in group {
            let (setup, _) = Setup::from_epd(line)?;
            positions.push(line, &setup);
        }
        output.write(&record_batch(&columns, &positions, InstructionSet::best())?)?;
    }
    Ok(output.finish()?)
}
