//! Prints prefix networks: what they cost, and how they look.
//!
//! ```text
//! cargo run --example prefix_network                    all networks for eight inputs
//! cargo run --example prefix_network -- 16 brent_kung   one network for sixteen
//! cargo run --example prefix_network -- 16 sklansky --svg sklansky.svg
//! ```

use setwise::prefix::Network;
use std::io::{self, ErrorKind, Write};
use std::{fs, process::ExitCode};

const USAGE: &str = "usage: prefix_network [WIDTH] [NETWORK] [--svg FILE]";
const LARGEST_WIDTH: usize = 1024;

/// What the command line asks for.
struct Call {
    width: usize,
    network: Option<Network>,
    svg: Option<String>,
}

fn parse(arguments: impl Iterator<Item = String>) -> Result<Call, String> {
    let mut call = Call { width: 8, network: None, svg: None };
    let mut arguments = arguments;
    while let Some(argument) = arguments.next() {
        if argument == "--svg" {
            call.svg = Some(arguments.next().ok_or("--svg needs the name of a file")?);
        } else if argument.starts_with(|first: char| first.is_ascii_digit()) {
            let width = argument.parse().ok().filter(|width| (1..=LARGEST_WIDTH).contains(width));
            call.width = width.ok_or(format!("{argument}: a width is a number from 1 to {LARGEST_WIDTH}"))?;
        } else {
            call.network = Some(argument.parse().map_err(|error| format!("{argument}: {error}"))?);
        }
    }
    if call.svg.is_some() && call.network.is_none() {
        return Err("--svg draws one network: name it".to_string());
    }
    Ok(call)
}

fn print(width: usize, networks: &[Network]) -> io::Result<()> {
    let mut out = io::stdout().lock();
    for (index, network) in networks.iter().enumerate() {
        let (depth, operations) = (network.depth(width), network.operations(width));
        let fan_out = network.max_fan_out(width);
        let gap = if index == 0 { "" } else { "\n" };
        writeln!(out, "{gap}{network}: depth {depth}, operations {operations}, fan-out {fan_out}\n")?;
        write!(out, "{}", network.drawing(width))?;
    }
    Ok(())
}

fn main() -> ExitCode {
    let call = match parse(std::env::args().skip(1)) {
        Ok(call) => call,
        Err(message) => {
            eprintln!("{message}\n{USAGE}");
            return ExitCode::from(2);
        }
    };
    if let (Some(file), Some(network)) = (&call.svg, call.network)
        && let Err(error) = fs::write(file, network.svg(call.width).to_string())
    {
        eprintln!("{file}: {error}");
        return ExitCode::from(2);
    }
    let chosen = call.network.map(|network| [network]);
    let networks = chosen.as_ref().map_or(&Network::ALL[..], |one| &one[..]);
    match print(call.width, networks) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => {
            eprintln!("standard output: {error}");
            ExitCode::FAILURE
        }
        _ => ExitCode::SUCCESS,
    }
}
