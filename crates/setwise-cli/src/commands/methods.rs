//! `setwise methods`: what there is to choose from.

use crate::exit::Outcome;
use crate::output::Output;
use crate::render::json::Line;
use clap::{Args, ValueEnum};
use setwise::attack::{SetWise, SquareWise};

/// List every method: what it computes, its table size and its source.
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Arguments {
    /// How to list.
    #[arg(long, value_enum, default_value = "table")]
    format: Format,
}

const EXAMPLES: &str = "\
Examples:
  setwise methods
  setwise methods --format json";

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum Format {
    /// A line per method, in columns.
    Table,
    /// An object per line: name, kinds, table_bytes, source, const.
    Json,
}

/// A method by name. One of both kinds counts once, with the larger of its tables.
struct Method {
    name: &'static str,
    kinds: Vec<&'static str>,
    table_bytes: usize,
    source: &'static str,
    is_const: bool,
}

/// All methods, the square-wise ones first.
fn methods() -> Vec<Method> {
    let square_wise = SquareWise::ALL.into_iter().map(|method| Method {
        name: method.name(),
        kinds: vec!["square_wise"],
        table_bytes: method.table_bytes(),
        source: method.source(),
        is_const: method.is_const(),
    });
    let mut methods: Vec<Method> = square_wise.collect();
    for method in SetWise::ALL {
        match methods.iter_mut().find(|known| known.name == method.name()) {
            Some(known) => {
                known.kinds.push("set_wise");
                known.table_bytes = known.table_bytes.max(method.table_bytes());
                known.is_const &= method.is_const();
            }
            None => methods.push(Method {
                name: method.name(),
                kinds: vec!["set_wise"],
                table_bytes: method.table_bytes(),
                source: method.source(),
                is_const: method.is_const(),
            }),
        }
    }
    methods
}

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<Outcome> {
    let methods = methods();
    let mut output = Output::plain();
    if arguments.format == Format::Table {
        let width = methods.iter().map(|method| method.name.len()).max().unwrap_or(0);
        output.print(format!("{:width$}  square-wise  set-wise  table bytes  const  source\n", "name"))?;
        let tick = |kind: bool| if kind { "yes" } else { "-" };
        for method in &methods {
            output.print(format!(
                "{:width$}  {:11}  {:8}  {:>11}  {:5}  {}\n",
                method.name,
                tick(method.kinds.contains(&"square_wise")),
                tick(method.kinds.contains(&"set_wise")),
                method.table_bytes,
                tick(method.is_const),
                method.source,
            ))?;
        }
    } else {
        let mut line = Line::default();
        for method in &methods {
            line.clear();
            line.open();
            line.string("name", method.name);
            line.strings("kinds", method.kinds.iter());
            line.number("table_bytes", method.table_bytes as u64);
            line.string("source", method.source);
            line.truth("const", method.is_const);
            line.end();
            output.print(line.text())?;
        }
    }
    output.flush()?;
    Ok(Outcome::Done)
}
