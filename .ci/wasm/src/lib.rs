//! The proofs of the batch kernels, to be called from outside: every kernel on every instruction set that the module has, then
//! legal moves of many positions, and trees of them.

#[path = "../../../crates/setwise-batch/tests/proof/cases.rs"]
mod cases;
#[path = "../../../crates/setwise-batch/tests/proof/kernel.rs"]
mod kernel;
#[path = "../../../crates/setwise-batch/tests/proof/kernels.rs"]
mod kernels;
#[path = "../../../crates/setwise-batch/tests/proof/legal_moves.rs"]
mod legal_moves;
#[path = "../../../crates/setwise-batch/tests/proof/oracle.rs"]
mod oracle;
#[path = "../../../crates/setwise-batch/tests/proof/trees.rs"]
mod trees;

use kernel::Comparison;
use kernels::{KERNELS, on_this_machine};
use setwise_batch::InstructionSet;

/// The number of kernels.
#[unsafe(no_mangle)]
pub extern "C" fn kernels() -> usize {
    KERNELS.len()
}

/// Where the name of a kernel begins.
#[unsafe(no_mangle)]
pub extern "C" fn name(kernel: usize) -> *const u8 {
    KERNELS[kernel].name.as_ptr()
}

/// The length of the name of a kernel.
#[unsafe(no_mangle)]
pub extern "C" fn name_length(kernel: usize) -> usize {
    KERNELS[kernel].name.len()
}

/// The number of instruction sets of the module.
#[unsafe(no_mangle)]
pub extern "C" fn instruction_sets() -> usize {
    InstructionSet::available().count()
}

/// Proves a kernel on an instruction set: the number of words that were compared with the oracle in the upper 32 bits, and
/// of those that were wrong in the lower ones. Ends in a trap where a law does not hold.
#[unsafe(no_mangle)]
pub extern "C" fn prove(kernel: usize, set: usize) -> u64 {
    let kernel = KERNELS[kernel];
    let Some(set) = InstructionSet::available().nth(set) else { return 0 };
    kernel.obeys_order_and_splits(set);
    kernel.turns_with_the_board(set);
    kernel.refuses_unequal_lengths(set);
    let missing = InstructionSet::ALL.into_iter().filter(|&set| !on_this_machine(set));
    missing.for_each(|set| kernel.refuses_missing_instructions(set));
    packed(kernel.compare(set))
}

/// Counts the legal moves of many positions on every instruction set, and answers as [`prove`].
#[unsafe(no_mangle)]
pub extern "C" fn prove_legal_moves(positions: usize) -> u64 {
    packed(legal_moves::compare(positions))
}

/// Counts trees of moves on every instruction set, and answers as [`prove`].
#[unsafe(no_mangle)]
pub extern "C" fn prove_trees() -> u64 {
    packed(trees::compare())
}

fn packed(comparison: Comparison) -> u64 {
    (comparison.compared as u64) << 32 | comparison.wrong as u64
}
