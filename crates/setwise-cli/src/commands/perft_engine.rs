//! What counts, for `setwise perft`: the engine, its instructions, and the memory for counts.

use anyhow::{anyhow, bail};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, ValueEnum};
use setwise_perft::{Engine, HashTable, InstructionSet};

/// The arguments, a part of those of the command.
#[derive(Args, Debug)]
pub(crate) struct EngineArguments {
    /// What counts.
    #[arg(long, value_enum, default_value = "auto")]
    engine: Choice,
    /// Let the set-wise engine run on these instructions; the best that the processor has where none are given.
    #[arg(long, value_name = "SET", value_parser = instruction_sets())]
    instructions: Option<InstructionSet>,
    /// Keep counts in this many MiB of memory, and count nothing again that is found there; 0 is none.
    #[arg(long, value_name = "MIB", default_value = "0")]
    hash: usize,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum Choice {
    /// The faster one on this processor.
    Auto,
    /// A position at a time.
    Core,
    /// Many boards at once.
    Setwise,
}

/// The instruction sets by name.
fn instruction_sets() -> impl TypedValueParser<Value = InstructionSet> {
    PossibleValuesParser::new(InstructionSet::ALL.map(InstructionSet::name)).try_map(|name| {
        InstructionSet::ALL.into_iter().find(|set| set.name() == name).ok_or("no such instructions")
    })
}

impl EngineArguments {
    /// The engine that is asked for, if the processor has it.
    pub(crate) fn engine(&self) -> anyhow::Result<Engine> {
        match (self.engine, self.instructions) {
            (Choice::Core, Some(_)) => bail!("--instructions: the core has no choice: take --engine setwise"),
            (_, Some(set)) => Engine::setwise(set).map_err(|error| {
                let available: Vec<&str> = InstructionSet::available().map(InstructionSet::name).collect();
                anyhow!("--instructions: {error}: take one of {}", available.join(", "))
            }),
            (Choice::Auto, None) => Ok(Engine::best()),
            (Choice::Core, None) => Ok(Engine::CORE),
            // The kernel on the best instructions comes last.
            (Choice::Setwise, None) => Ok(Engine::available().last().unwrap_or(Engine::CORE)),
        }
    }

    /// The memory for counts.
    pub(crate) fn table(&self) -> anyhow::Result<HashTable> {
        HashTable::new(self.hash).map_err(|error| anyhow!("--hash: {error}: take less"))
    }
}
