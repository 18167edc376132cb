//! Who counts: the core, a position at a time, or the set-wise kernel, many boards at once.
//!
//! ```text
//! core       perft of the core, a position at a time                   every processor
//! setwise    trees of moves, a block of boards at a time               on an instruction set
//! ```
//!
//! An [`Engine`] that exists can run here: whoever asks for instructions that the processor lacks gets an error, and no
//! count ever fails.

use setwise_batch::{BatchError, InstructionSet, Perft};
use std::fmt;

/// What counts the last plies, where nearly all of the time goes. The counts do not depend on it.
///
/// ```
/// use setwise::position::Position;
/// use setwise_perft::{Engine, Options, perft};
///
/// for engine in Engine::available() {
///     let options = Options::default().with_engine(engine);
///     assert_eq!(perft(&Position::START, 4, &options), 197_281, "{engine}");
/// }
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Engine(Option<InstructionSet>);

impl Engine {
    /// The core's perft: a position at a time, on every processor.
    ///
    /// ```
    /// assert_eq!(setwise_perft::Engine::CORE.to_string(), "core");
    /// ```
    pub const CORE: Self = Self(None);

    /// The set-wise kernel on an instruction set.
    ///
    /// ```
    /// use setwise_perft::{Engine, InstructionSet};
    /// let engine = Engine::setwise(InstructionSet::Portable)?;
    /// assert_eq!(engine.to_string(), "setwise, portable");
    /// # Ok::<(), setwise_perft::BatchError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// The processor, or this build, does not have the instructions.
    pub fn setwise(set: InstructionSet) -> Result<Self, BatchError> {
        Perft::new(set).map(|_| Self(Some(set)))
    }

    /// The fastest engine on this processor.
    ///
    /// ```
    /// use setwise_perft::Engine;
    /// assert!(Engine::available().any(|engine| engine == Engine::best()));
    /// ```
    pub fn best() -> Self {
        Self::best_on(InstructionSet::best()).unwrap_or(Self::CORE)
    }

    /// The fastest engine on a processor that has these instructions and none beyond: the core where they are few.
    ///
    /// ```
    /// use setwise_perft::{Engine, InstructionSet};
    /// assert_eq!(Engine::best_on(InstructionSet::Portable), Ok(Engine::CORE));
    /// ```
    ///
    /// # Errors
    ///
    /// The processor, or this build, does not have the instructions.
    pub fn best_on(set: InstructionSet) -> Result<Self, BatchError> {
        let setwise = Self::setwise(set)?;
        Ok(if beats_the_core(set) { setwise } else { Self::CORE })
    }

    /// The engines that this processor has: the core, then the kernel on each of its instruction sets.
    ///
    /// ```
    /// use setwise_perft::Engine;
    /// assert_eq!(Engine::available().next(), Some(Engine::CORE));
    /// ```
    pub fn available() -> impl Iterator<Item = Self> {
        let setwise = InstructionSet::ALL.into_iter().filter_map(|set| Self::setwise(set).ok());
        std::iter::once(Self::CORE).chain(setwise)
    }

    /// The instructions that the kernel runs on; none for the core.
    ///
    /// ```
    /// assert_eq!(setwise_perft::Engine::CORE.instruction_set(), None);
    /// ```
    pub const fn instruction_set(self) -> Option<InstructionSet> {
        self.0
    }

    /// The name, without the instruction set.
    ///
    /// ```
    /// assert_eq!(setwise_perft::Engine::CORE.name(), "core");
    /// ```
    pub const fn name(self) -> &'static str {
        match self.0 {
            None => "core",
            Some(_) => "setwise",
        }
    }
}

/// Whether the kernel on these instructions is faster than the core: it is where bytes can be looked up by a vector of numbers,
/// which SSE2 lacks and plain words lack.
const fn beats_the_core(set: InstructionSet) -> bool {
    match set {
        InstructionSet::Portable | InstructionSet::Sse2 => false,
        InstructionSet::Sse42 | InstructionSet::Avx2 | InstructionSet::Avx512 => true,
        InstructionSet::Neon | InstructionSet::Simd128 => true,
    }
}

impl Default for Engine {
    /// The [best](Engine::best) one.
    fn default() -> Self {
        Self::best()
    }
}

impl fmt::Display for Engine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())?;
        self.0.map_or(Ok(()), |set| write!(f, ", {}", set.name()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_engine_is_the_core_or_on_vectors_that_look_up() {
        for set in InstructionSet::available() {
            let expected = match set {
                InstructionSet::Portable | InstructionSet::Sse2 => None,
                set => Some(set),
            };
            assert_eq!(Engine::best_on(set).map(Engine::instruction_set), Ok(expected));
        }
        assert_eq!(Ok(Engine::best()), Engine::best_on(InstructionSet::best()));
        assert_eq!(Engine::default(), Engine::best());
    }

    #[test]
    fn what_the_processor_lacks_is_an_error() {
        for set in InstructionSet::ALL {
            let expected = match set.is_available() {
                true => Ok(Engine(Some(set))),
                false => Err(BatchError::Unavailable(set)),
            };
            assert_eq!(Engine::setwise(set), expected);
        }
    }
}
