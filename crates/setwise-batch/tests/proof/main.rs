//! Proofs of the batches: every kernel on every instruction set, at every length that matters.
//!
//! | module | what |
//! |---|---|
//! | [`cases`] | seeded boards and words, from empty to full, and columns of them |
//! | [`oracle`] | what each kernel should say of one board: the walk, and the testkit |
//! | [`kernel`] | what is asked of a kernel: lengths, laws, errors |
//! | [`kernels`] | the list of all kernels, through one macro |
//! | [`legal_moves`] | a million positions, their legal moves counted as the core does |
//! | [`trees`] | known trees of moves |
//! | [`plays`] | games that bytes choose, for fuzzing too |
//! | [`columns`] | boards in and out of columns, and one method against the other |

mod cases;
mod columns;
mod kernel;
mod kernels;
mod legal_moves;
mod oracle;
mod plays;
mod trees;
