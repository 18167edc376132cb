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
    /// Use these instructions and none beyond, as if the processor had no others; with few of them the core is the faster engine,
    /// and counts unless --engine says setwise.
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
        let set = self.instructions.unwrap_or_else(InstructionSet::best);
        let engine = match self.engine {
            Choice::Auto => Engine::best_on(set),
            Choice::Setwise => Engine::setwise(set),
            Choice::Core if self.instructions.is_some() => {
                bail!("--instructions: the core has no choice: take --engine setwise")
            }
            Choice::Core => return Ok(Engine::CORE),
        };
        engine.map_err(|error| {
            let available: Vec<&str> = InstructionSet::available().map(InstructionSet::name).collect();
            anyhow!("--instructions: {error}: take one of {}", available.join(", "))
        })
    }

    /// The memory for counts.
    pub(crate) fn table(&self) -> anyhow::Result<HashTable> {
        HashTable::new(self.hash).map_err(|error| anyhow!("--hash: {error}: take less"))
    }
}
