//! The list of all kernels, each on every instruction set, through one macro.
//!
//! Nothing can be left out: an instruction set that the macro is not told of does not compile, and a public function that
//! takes an instruction set and is not in the list fails `every_kernel_is_proved`. What this machine lacks is named.

use crate::{
    cases::{Case, Columns, DIAGONAL, ESCAPES, OCCUPIED, ORTHOGONAL},
    kernel::Kernel,
    oracle,
};
use setwise::{Bitboard, Color, Direction, Role};
use setwise_batch::{BatchError, InstructionSet, SideMaps, kogge_stone};
use setwise_testkit::attack_oracle;
use std::sync::OnceLock;

/// Declares the kernels, and their proofs on every instruction set.
macro_rules! kernel_tests {
    (
        instruction_sets: $sets:tt
        $($name:ident { $($field:ident: $value:expr,)* })*
    ) => {
        $(
            mod $name {
                use super::*;

                pub(super) static KERNEL: Kernel =
                    Kernel { name: stringify!($name), oracle: OnceLock::new(), $($field: $value),* };

                kernel_tests!(@proofs $sets);
            }
        )*

        /// All kernels.
        pub(crate) static KERNELS: &[&Kernel] = &[$(&$name::KERNEL),*];

        kernel_tests!(@names $sets);
    };
    (@proofs { $($set_name:ident = $set:ident,)* }) => {$(
        #[cfg(test)]
        mod $set_name {
            use crate::{kernel::Kernel, kernels::{on_this_machine, tests::skipped}};
            use setwise_batch::InstructionSet::$set;

            fn prove(proof: fn(&Kernel)) {
                if on_this_machine($set) { proof(&super::KERNEL) } else { skipped($set) }
            }

            #[test]
            fn is_right_at_every_length() {
                prove(|kernel| {
                    let comparison = kernel.compare($set);
                    assert!(comparison.compared > 0 && comparison.wrong == 0, "{comparison:?}");
                });
            }

            #[test]
            fn obeys_order_and_splits() {
                prove(|kernel| kernel.obeys_order_and_splits($set));
            }

            #[test]
            fn turns_with_the_board() {
                prove(|kernel| kernel.turns_with_the_board($set));
            }

            #[test]
            fn refuses_what_it_cannot_answer() {
                prove(|kernel| kernel.refuses_unequal_lengths($set));
                if !on_this_machine($set) {
                    super::KERNEL.refuses_missing_instructions($set);
                }
            }
        }
    )*};
    (@names { $($set_name:ident = $set:ident,)* }) => {
        /// Whether the proofs on an instruction set can run.
        pub(crate) fn on_this_machine(set: InstructionSet) -> bool {
            match set {
                $(InstructionSet::$set => set.is_available(),)*
            }
        }
    };
}

/// Outputs as slices.
fn columns<const N: usize>(outputs: &mut [Vec<u64>]) -> [&mut [u64]; N] {
    let mut outputs = outputs.iter_mut();
    std::array::from_fn(|_| outputs.next().expect("as many outputs as columns").as_mut_slice())
}

/// Runs a kernel whose output is narrower than a word.
fn narrow<N: Copy + PartialEq + Into<u64>>(
    outputs: &mut [Vec<u64>],
    lower: fn(u64) -> N,
    run: impl FnOnce(&mut [N]) -> Result<(), BatchError>,
) -> Result<(), BatchError> {
    let before: Vec<N> = outputs[0].iter().map(|&word| lower(word)).collect();
    let mut column = before.clone();
    let done = run(&mut column);
    if done.is_ok() || column != before {
        outputs[0] = column.into_iter().map(Into::into).collect();
    }
    done
}

/// An output for each color.
fn of_each_color(attacks: fn(&Case, Color) -> Bitboard, case: &Case) -> Vec<u64> {
    Color::ALL.map(|color| attacks(case, color).bits()).to_vec()
}

/// Sets that turn, where parts are none or colors.
fn sets_turn(part: usize, sets: Vec<u64>) -> (usize, Vec<u64>) {
    (part ^ 1, sets.into_iter().map(u64::swap_bytes).collect())
}

/// The only part, with sets that turn.
fn one_part_turns(part: usize, sets: Vec<u64>) -> (usize, Vec<u64>) {
    (part, sets_turn(part, sets).1)
}

/// The first half of the sets is white's, the second one black's.
fn sides_turn(part: usize, mut sets: Vec<u64>) -> (usize, Vec<u64>) {
    let half = sets.len() / 2;
    sets.rotate_left(half);
    one_part_turns(part, sets)
}

kernel_tests! {
    instruction_sets: {
        portable = Portable,
        sse2 = Sse2,
        sse4_2 = Sse42,
        avx2 = Avx2,
        avx512 = Avx512,
        neon = Neon,
        simd128 = Simd128,
    }
    sliders_attacks {
        parts: 1,
        takes_boards: false,
        takes_words: &[ORTHOGONAL, DIAGONAL, OCCUPIED],
        outputs: 1,
        run: |set, _, Columns { words: [rooks, bishops, occupied, _], .. }, outputs| {
            setwise_batch::sliders_attacks(set, rooks, bishops, occupied, &mut outputs[0])
        },
        expected: |_, case| vec![oracle::sliders_attacks(case).bits()],
        flip: one_part_turns,
    }
    kogge_stone_sliders_attacks {
        parts: 1,
        takes_boards: false,
        takes_words: &[ORTHOGONAL, DIAGONAL, OCCUPIED],
        outputs: 1,
        run: |set, _, Columns { words: [rooks, bishops, occupied, _], .. }, outputs| {
            kogge_stone::sliders_attacks(set, rooks, bishops, occupied, &mut outputs[0])
        },
        expected: |_, case| vec![oracle::sliders_attacks(case).bits()],
        flip: one_part_turns,
    }
    orthogonal_direction_attacks {
        parts: 4,
        takes_boards: false,
        takes_words: &[ORTHOGONAL, OCCUPIED],
        outputs: 1,
        run: |set, part, Columns { words: [sliders, _, occupied, _], .. }, outputs| {
            setwise_batch::direction_attacks(set, Direction::ORTHOGONAL[part], sliders, occupied, &mut outputs[0])
        },
        expected: |part, case| vec![oracle::direction_attacks(case, Direction::ORTHOGONAL[part]).bits()],
        flip: |part, sets| (upside_down(&Direction::ORTHOGONAL, part), one_part_turns(part, sets).1),
    }
    diagonal_direction_attacks {
        parts: 4,
        takes_boards: false,
        takes_words: &[DIAGONAL, OCCUPIED],
        outputs: 1,
        run: |set, part, Columns { words: [_, sliders, occupied, _], .. }, outputs| {
            setwise_batch::direction_attacks(set, Direction::DIAGONAL[part], sliders, occupied, &mut outputs[0])
        },
        expected: |part, case| vec![oracle::direction_attacks(case, Direction::DIAGONAL[part]).bits()],
        flip: |part, sets| (upside_down(&Direction::DIAGONAL, part), one_part_turns(part, sets).1),
    }
    attacks {
        parts: 1,
        takes_boards: true,
        takes_words: &[],
        outputs: 2,
        run: |set, _, Columns { boards, .. }, outputs| {
            let [white, black] = columns(outputs);
            setwise_batch::attacks(set, boards, white, black)
        },
        expected: |_, case| of_each_color(oracle::attacks, case),
        flip: sides_turn,
    }
    attack_maps {
        parts: 1,
        takes_boards: true,
        takes_words: &[],
        outputs: 14,
        run: |set, _, Columns { boards, .. }, outputs| {
            let (white, black) = outputs.split_at_mut(7);
            setwise_batch::attack_maps(set, boards, side_maps(white), side_maps(black))
        },
        expected: |_, case| {
            let of_side = |color| {
                let by_role = Role::ALL.map(|role| oracle::role_attacks(case, color, role));
                [oracle::attacks(case, color)].into_iter().chain(by_role)
            };
            Color::ALL.into_iter().flat_map(of_side).map(Bitboard::bits).collect()
        },
        flip: sides_turn,
    }
    checkers {
        parts: 1,
        takes_boards: true,
        takes_words: &[],
        outputs: 1,
        run: |set, _, Columns { boards, .. }, outputs| setwise_batch::checkers(set, boards, &mut outputs[0]),
        expected: |_, case| vec![oracle::checkers(case).bits()],
        flip: one_part_turns,
    }
    pinned {
        parts: 1,
        takes_boards: true,
        takes_words: &[],
        outputs: 2,
        run: |set, _, Columns { boards, .. }, outputs| {
            let [white, black] = columns(outputs);
            setwise_batch::pinned(set, boards, white, black)
        },
        expected: |_, case| of_each_color(|case, color| attack_oracle::pinned(&case.board, color), case),
        flip: sides_turn,
    }
    king_danger {
        parts: 1,
        takes_boards: true,
        takes_words: &[],
        outputs: 2,
        run: |set, _, Columns { boards, .. }, outputs| {
            let [white, black] = columns(outputs);
            setwise_batch::king_danger(set, boards, white, black)
        },
        expected: |_, case| of_each_color(oracle::king_danger, case),
        flip: sides_turn,
    }
    king_escapes {
        parts: 1,
        takes_boards: true,
        takes_words: &[],
        outputs: 2,
        run: |set, _, Columns { boards, .. }, outputs| {
            let [white, black] = columns(outputs);
            setwise_batch::king_escapes(set, boards, white, black)
        },
        expected: |_, case| of_each_color(|case, color| attack_oracle::king_escapes(&case.board, color), case),
        flip: sides_turn,
    }
    distant_check_lines {
        parts: 2,
        takes_boards: true,
        takes_words: &[ESCAPES],
        outputs: 1,
        run: |set, part, Columns { boards, words }, outputs| {
            narrow(outputs, |word| word as u8, |lines| {
                setwise_batch::distant_check_lines(set, boards, Color::ALL[part], &words[ESCAPES], lines)
            })
        },
        expected: |part, case| vec![oracle::distant_check_lines(case, Color::ALL[part])],
        flip: |part, lines| {
            // The rank and the file stay, the diagonals change places.
            (part ^ 1, lines.into_iter().map(|lines| lines & 3 | (lines & 4) << 1 | (lines & 8) >> 1).collect())
        },
    }
    uncatchable {
        parts: 2,
        takes_boards: true,
        takes_words: &[],
        outputs: 1,
        run: |set, part, Columns { boards, .. }, outputs| {
            setwise_batch::uncatchable(set, boards, Color::ALL[part], &mut outputs[0])
        },
        expected: |part, case| vec![oracle::uncatchable(case, Color::ALL[part]).bits()],
        flip: sets_turn,
    }
    mobility {
        parts: 2,
        takes_boards: true,
        takes_words: &[],
        outputs: 1,
        run: |set, part, Columns { boards, .. }, outputs| {
            narrow(outputs, |word| word as u16, |counts| {
                setwise_batch::mobility(set, boards, Color::ALL[part], counts)
            })
        },
        expected: |part, case| vec![oracle::mobility(case, Color::ALL[part])],
        flip: |part, counts| (part ^ 1, counts),
    }
    legal_move_counts {
        parts: 1,
        takes_boards: true,
        takes_words: &[],
        outputs: 1,
        run: |set, _, Columns { boards, .. }, outputs| {
            narrow(outputs, |word| word as u16, |counts| setwise_batch::legal_move_counts(set, boards, counts))
        },
        expected: |_, case| vec![oracle::legal_moves(case)],
        flip: |part, counts| (part, counts),
    }
}

/// The number of a direction with north and south exchanged.
fn upside_down(directions: &[Direction; 4], part: usize) -> usize {
    let (east, north) = directions[part].offsets();
    directions.iter().position(|direction| direction.offsets() == (east, -north)).expect("a direction")
}

/// Seven outputs as the map of a side.
fn side_maps(outputs: &mut [Vec<u64>]) -> SideMaps<&mut [u64]> {
    let [attacks, pawns, knights, bishops, rooks, queens, king] = columns(outputs);
    SideMaps { attacks, pawns, knights, bishops, rooks, queens, king }
}

#[cfg(test)]
mod tests {
    use super::KERNELS;
    use setwise_batch::InstructionSet;
    use std::{
        fs,
        io::{Write, stdout},
        path::Path,
        sync::Once,
    };

    /// Says once, past the harness that keeps what passing tests print, that proofs on an instruction set are skipped.
    pub(super) fn skipped(set: InstructionSet) {
        static SAID: [Once; InstructionSet::ALL.len()] = [const { Once::new() }; InstructionSet::ALL.len()];
        SAID[set as usize].call_once(|| {
            let _ = writeln!(stdout(), "skipped: the kernels on {}, which this machine lacks", set.name());
        });
    }

    /// The names of the public functions of a text that take an instruction set first.
    fn kernels_in(text: &str) -> Vec<String> {
        let functions = text.split("\npub fn ").skip(1).filter_map(|rest| rest.split_once('('));
        functions
            .filter(|(_, rest)| rest.trim_start().starts_with("set: InstructionSet"))
            .map(|(name, _)| name.to_owned())
            .collect()
    }

    #[test]
    fn every_kernel_is_proved() {
        let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
        let mut public: Vec<String> = [source.join("legal"), source]
            .iter()
            .flat_map(|folder| fs::read_dir(folder).expect("the sources"))
            .map(|file| file.expect("a file").path())
            .filter(|path| path.is_file())
            .flat_map(|path| kernels_in(&fs::read_to_string(path).expect("a text")))
            .collect();
        public.sort();
        let mut proved: Vec<&str> = KERNELS
            .iter()
            .map(|kernel| kernel.name.trim_start_matches("kogge_stone_").trim_start_matches("orthogonal_"))
            .filter(|name| !name.starts_with("diagonal_"))
            .collect();
        proved.sort_unstable();
        assert_eq!(public, proved);
    }
}
