//! Every method, through the same proofs.

mod errata;
mod lines;
mod peer;

mod square_wise {
    setwise_testkit::kernel_tests! {
        square_wise:
        walk = Walk,
        kogge_stone = KoggeStone,
        dumb7 = Dumb7,
        classical = Classical,
        classical_branchless = ClassicalBranchless,
        classical_generalized = ClassicalGeneralized,
        classical_generalized_conditional = ClassicalGeneralizedConditional,
        classical_zero_count = ClassicalZeroCount,
        classical_reset = ClassicalReset,
        classical_one_run = ClassicalOneRun,
        hyperbola = Hyperbola,
        kindergarten = Kindergarten,
        magic = Magic,
    }
}

mod set_wise {
    setwise_testkit::kernel_tests! {
        set_wise:
        walk = Walk,
        kogge_stone = KoggeStone,
        kogge_stone_shared = KoggeStoneShared,
        kogge_stone_rotate = KoggeStoneRotate,
        dumb7 = Dumb7,
        dumb7_loop = Dumb7Loop,
        dumb7_early_exit = Dumb7EarlyExit,
        dumb7_rotate = Dumb7Rotate,
        dumb7_rotate_loop = Dumb7RotateLoop,
        subtraction = Subtraction,
    }
}
