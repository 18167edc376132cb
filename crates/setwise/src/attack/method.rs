//! The list of all methods.
//!
//! A method is a module of `const` functions with the same names as in every other one. One line here gives it a
//! name, its table size and its source, and makes it part of the enumerations that tests, benches and the command
//! line go through. Where the variant is a constant, a call through the enumeration compiles to the direct call.

use crate::{
    Bitboard, Direction, Square,
    fill::{self, Steps},
    ray, table, walk,
};
use core::{fmt, str::FromStr};

const RAYS: usize = size_of_val(&ray::RAYS);
const PADDED_RAYS: usize = size_of_val(&ray::PADDED_RAYS);
/// The mask and the shift of every direction, for forms that look them up at run time.
const ROSE: usize = 8 * (size_of::<Bitboard>() + size_of::<i8>());

const KOGGE_STONE: &str = "Kogge-Stone algorithm (Steffan Westcott)";
const DUMB7: &str = "Dumb7Fill";
const CLASSICAL: &str = "Classical approach";
const OWN_FORM: &str = "own form of the Kogge-Stone algorithm";

/// One enumeration of methods: a line has the variant, its module, the name, the bytes of its tables, the source,
/// and the idea. `calls` lists the functions that every module has.
macro_rules! methods {
    (
        $(#[$doc:meta])*
        enum $kind:ident, default $default:ident, $example:literal {
            $($variant:ident = $($module:ident)::+, $name:literal, $tables:expr, $source:expr, $summary:literal;)*
        }
        calls $calls:tt
    ) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
        pub enum $kind {
            $(#[doc = $summary] $variant,)*
        }

        impl $kind {
            /// All methods of this kind, the walk first.
            ///
            /// ```
            #[doc = concat!("use setwise::attack::", stringify!($kind), ";")]
            #[doc = concat!("assert_eq!(", stringify!($kind), "::ALL[0], ", stringify!($kind), "::Walk);")]
            /// ```
            pub const ALL: [Self; [$($name),*].len()] = [$(Self::$variant),*];

            /// The recommended method, which the functions of [`attack`](crate::attack) call.
            ///
            /// ```
            #[doc = concat!("use setwise::attack::", stringify!($kind), ";")]
            #[doc = concat!("assert_eq!(", stringify!($kind), "::default(), ", stringify!($kind), "::DEFAULT);")]
            /// ```
            pub const DEFAULT: Self = Self::$default;

            /// The name, in lower case.
            ///
            /// ```
            #[doc = concat!("use setwise::attack::", stringify!($kind), ";")]
            #[doc = concat!("assert_eq!(", stringify!($kind), "::Walk.name(), \"walk\");")]
            /// ```
            pub const fn name(self) -> &'static str {
                match self { $(Self::$variant => $name,)* }
            }

            /// The bytes of all tables that the method reads.
            ///
            /// ```
            #[doc = concat!("use setwise::attack::", stringify!($kind), ";")]
            #[doc = concat!("assert_eq!(", stringify!($kind), "::Walk.table_bytes(), 0);")]
            /// ```
            pub const fn table_bytes(self) -> usize {
                match self { $(Self::$variant => $tables,)* }
            }

            /// Where the method comes from: a page of the Chess Programming Wiki, or its author.
            ///
            /// ```
            #[doc = concat!("use setwise::attack::", stringify!($kind), ";")]
            #[doc = concat!("assert!(", stringify!($kind), "::", $example, ".source().contains(\"Kogge-Stone\"));")]
            /// ```
            pub const fn source(self) -> &'static str {
                match self { $(Self::$variant => $source,)* }
            }

            /// The idea in a few words.
            ///
            /// ```
            #[doc = concat!("use setwise::attack::", stringify!($kind), ";")]
            #[doc = concat!("assert!(!", stringify!($kind), "::Walk.summary().is_empty());")]
            /// ```
            pub const fn summary(self) -> &'static str {
                match self { $(Self::$variant => $summary,)* }
            }

            /// Whether the method can be evaluated at compile time. All are: what was not could not stand in this
            /// list, for each arm of the calls below is a call inside a `const fn`.
            ///
            /// ```
            #[doc = concat!("use setwise::attack::", stringify!($kind), ";")]
            #[doc = concat!("assert!(", stringify!($kind), "::ALL.iter().all(|method| method.is_const()));")]
            /// ```
            pub const fn is_const(self) -> bool {
                true
            }
        }

        impl Default for $kind {
            fn default() -> Self {
                Self::DEFAULT
            }
        }

        impl fmt::Display for $kind {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(self.name())
            }
        }

        impl FromStr for $kind {
            type Err = ParseMethodError;

            fn from_str(name: &str) -> Result<Self, ParseMethodError> {
                Self::ALL.into_iter().find(|method| method.name() == name).ok_or(ParseMethodError)
            }
        }

        methods! { @calls $kind [$($variant = $($module)::+;)*] $calls }
    };
    (@calls $kind:ident $arms:tt { $($(#[$doc:meta])* fn $function:ident $arguments:tt -> $result:ty;)* }) => {
        $(methods! { @call $kind $arms [$(#[$doc])*] $function $arguments $result })*
    };
    (@call $kind:ident $arms:tt $docs:tt $function:ident ($($argument:ident: $type:ty),*) $result:ty) => {
        methods! { @method $kind $arms $docs $function ($($argument: $type),*) ($($argument),*) $result }
    };
    (
        @method $kind:ident [$($variant:ident = $($module:ident)::+;)*] [$(#[$doc:meta])*]
        $function:ident ($($parameter:ident: $type:ty),*) $arguments:tt $result:ty
    ) => {
        impl $kind {
            $(#[$doc])*
            #[inline(always)]
            pub const fn $function(self, $($parameter: $type),*) -> $result {
                match self { $(Self::$variant => $($module)::+::$function $arguments,)* }
            }
        }
    };
}

methods! {
    /// A method for the attacks of one slider.
    ///
    /// ```
    /// use setwise::{attack::SquareWise, Bitboard, Square};
    /// for method in SquareWise::ALL {
    ///     assert_eq!(method.rook_attacks(Square::A1, Square::A3.bitboard()).count(), 9, "{method}");
    /// }
    /// assert_eq!("magic".parse(), Ok(SquareWise::Magic));
    /// ```
    enum SquareWise, default Magic, "KoggeStone" {
        Walk = walk, "walk", 0, "the definition", "square by square";
        KoggeStone = fill::kogge_stone, "kogge_stone", 0, KOGGE_STONE, "eight fills of a single slider";
        Dumb7 = fill::dumb7, "dumb7", 0, DUMB7, "eight unrolled fills of a single slider";
        Classical = ray::classical::conditional, "classical", RAYS, CLASSICAL, "bit scans behind a branch";
        ClassicalBranchless = ray::classical::branchless, "classical_branchless", RAYS, CLASSICAL, "bit scans that always find an outer square";
        ClassicalGeneralized = ray::classical::generalized, "classical_generalized", RAYS + ROSE, CLASSICAL, "one reverse scan for both signs, branchless";
        ClassicalGeneralizedConditional = ray::classical::generalized::conditional, "classical_generalized_conditional", RAYS + ROSE, CLASSICAL, "one reverse scan for both signs, behind a branch";
        ClassicalZeroCount = ray::classical::zero_count, "classical_zero_count", PADDED_RAYS, CLASSICAL, "zero counts into rays padded with an empty one";
        ClassicalReset = ray::classical::reset, "classical_reset", ray::classical::reset::TABLE_BYTES, "Classical approach (Robert Hyatt)", "rays taken out of the whole piece's set";
        ClassicalOneRun = ray::classical::one_run, "classical_one_run", ray::classical::one_run::TABLE_BYTES, "Classical approach (Michael Sherwin)", "four scans over masks with stop bits";
        Hyperbola = ray::hyperbola, "hyperbola", ray::hyperbola::TABLE_BYTES, "Hyperbola Quintessence (Aleks Peshkov, Gerd Isenberg)", "the slider subtracted from its line, forth and back";
        Kindergarten = table::kindergarten, "kindergarten", table::kindergarten::TABLE_BYTES, "Kindergarten bitboards (Gerd Isenberg, Urban Koistinen)", "a multiplication gathers a line's blockers for a small table";
        Magic = table::magic, "magic", table::magic::TABLE_BYTES, "fixed-shift magic, numbers of our own", "a multiplication makes the index of a large table";
    }
    calls {
        /// The attacks of a rook by this method.
        ///
        /// ```
        /// use setwise::{attack::SquareWise, Bitboard, Square};
        /// assert_eq!(SquareWise::Dumb7.rook_attacks(Square::A1, Bitboard::EMPTY).count(), 14);
        /// ```
        fn rook_attacks(square: Square, occupied: Bitboard) -> Bitboard;
        /// The attacks of a bishop by this method.
        ///
        /// ```
        /// use setwise::{attack::SquareWise, Bitboard, Square};
        /// assert_eq!(SquareWise::Magic.bishop_attacks(Square::A1, Bitboard::EMPTY).count(), 7);
        /// ```
        fn bishop_attacks(square: Square, occupied: Bitboard) -> Bitboard;
        /// The attacks of a queen by this method.
        ///
        /// ```
        /// use setwise::{attack::SquareWise, Bitboard, Square};
        /// assert_eq!(SquareWise::Hyperbola.queen_attacks(Square::A1, Bitboard::EMPTY).count(), 21);
        /// ```
        fn queen_attacks(square: Square, occupied: Bitboard) -> Bitboard;
        /// The attacks of a slider along its rank by this method.
        ///
        /// ```
        /// use setwise::{attack::SquareWise, Bitboard, Square};
        /// assert_eq!(SquareWise::Magic.rank_attacks(Square::A1, Bitboard::EMPTY).count(), 7);
        /// ```
        fn rank_attacks(square: Square, occupied: Bitboard) -> Bitboard;
        /// The attacks of a slider along its file by this method.
        ///
        /// ```
        /// use setwise::{attack::SquareWise, Bitboard, Square};
        /// assert_eq!(SquareWise::Classical.file_attacks(Square::A1, Bitboard::FULL).count(), 1);
        /// ```
        fn file_attacks(square: Square, occupied: Bitboard) -> Bitboard;
        /// The attacks of a slider along its diagonal by this method.
        ///
        /// ```
        /// use setwise::{attack::SquareWise, Bitboard, Square};
        /// assert_eq!(SquareWise::KoggeStone.diagonal_attacks(Square::B1, Bitboard::EMPTY).count(), 6);
        /// ```
        fn diagonal_attacks(square: Square, occupied: Bitboard) -> Bitboard;
        /// The attacks of a slider along its anti-diagonal by this method.
        ///
        /// ```
        /// use setwise::{attack::SquareWise, Bitboard, Square};
        /// assert_eq!(SquareWise::KoggeStone.anti_diagonal_attacks(Square::B1, Bitboard::EMPTY).count(), 1);
        /// ```
        fn anti_diagonal_attacks(square: Square, occupied: Bitboard) -> Bitboard;
    }
}

methods! {
    /// A method for the attacks of a set of sliders.
    ///
    /// ```
    /// use setwise::{attack::SetWise, Bitboard, Direction};
    /// for method in SetWise::ALL {
    ///     let filled = method.fill(Direction::North, Bitboard::RANK_1);
    ///     assert_eq!(filled, Bitboard::FULL, "{method}");
    /// }
    /// assert_eq!("dumb7_loop".parse(), Ok(SetWise::Dumb7Loop));
    /// ```
    enum SetWise, default KoggeStoneShared, "KoggeStoneShared" {
        Walk = walk, "walk", 0, "the definition", "square by square";
        KoggeStone = fill::kogge_stone, "kogge_stone", 0, KOGGE_STONE, "three steps of doubling length";
        KoggeStoneShared = fill::kogge_stone::shared, "kogge_stone_shared", 0, OWN_FORM, "opposite directions share their propagators";
        KoggeStoneRotate = fill::kogge_stone::rotate, "kogge_stone_rotate", ROSE, KOGGE_STONE, "the direction at run time, by rotation";
        Dumb7 = fill::dumb7, "dumb7", 0, DUMB7, "seven single steps, unrolled";
        Dumb7Loop = fill::dumb7::looped, "dumb7_loop", 0, DUMB7, "seven single steps in a loop";
        Dumb7EarlyExit = fill::dumb7::early_exit, "dumb7_early_exit", 0, DUMB7, "single steps until the flood stands still";
        Dumb7Rotate = fill::dumb7::rotate, "dumb7_rotate", ROSE, DUMB7, "the direction at run time, by rotation, unrolled";
        Dumb7RotateLoop = fill::dumb7::rotate::looped, "dumb7_rotate_loop", ROSE, DUMB7, "the direction at run time, by rotation, until the flood stands still";
        Subtraction = fill::subtraction, "subtraction", 0, "Parallel prefix algorithms (fill by subtraction)", "a borrow runs to the blocker, on a turned board";
    }
    calls {
        /// The sliders and all squares ahead of them on the open board, by this method.
        ///
        /// ```
        /// use setwise::{attack::SetWise, Bitboard, Direction, Square};
        /// assert_eq!(SetWise::Dumb7.fill(Direction::East, Square::F1.bitboard()).count(), 3);
        /// ```
        fn fill(direction: Direction, sliders: Bitboard) -> Bitboard;
        /// The sliders and the empty squares that they reach, by this method.
        ///
        /// ```
        /// use setwise::{attack::SetWise, Direction, Square};
        /// let fill = SetWise::KoggeStone.occluded_fill(Direction::East, Square::F1.bitboard(), !Square::H1.bitboard());
        /// assert_eq!(fill.count(), 2);
        /// ```
        fn occluded_fill(direction: Direction, sliders: Bitboard, empty: Bitboard) -> Bitboard;
        /// The squares that the sliders attack in one direction, by this method.
        ///
        /// ```
        /// use setwise::{attack::SetWise, Direction, Square};
        /// let attacks = SetWise::Subtraction.attacks(Direction::East, Square::F1.bitboard(), !Square::G1.bitboard());
        /// assert_eq!(attacks, Square::G1.bitboard());
        /// ```
        fn attacks(direction: Direction, sliders: Bitboard, empty: Bitboard) -> Bitboard;
        /// The occluded fill by this method, step by step.
        ///
        /// ```
        /// use setwise::{attack::SetWise, Bitboard, Direction};
        /// assert_eq!(SetWise::KoggeStone.steps(Direction::East, Bitboard::FILE_A, Bitboard::FULL).count(), 3);
        /// ```
        fn steps(direction: Direction, sliders: Bitboard, empty: Bitboard) -> Steps;
        /// The attacks of a set of rooks by this method.
        ///
        /// ```
        /// use setwise::{attack::SetWise, Bitboard};
        /// assert_eq!(SetWise::Walk.rooks_attacks(Bitboard::RANK_1, Bitboard::RANK_1), !Bitboard::EMPTY);
        /// ```
        fn rooks_attacks(rooks: Bitboard, occupied: Bitboard) -> Bitboard;
        /// The attacks of a set of bishops by this method.
        ///
        /// ```
        /// use setwise::{attack::SetWise, Bitboard, Square};
        /// assert_eq!(SetWise::Dumb7Rotate.bishops_attacks(Square::A1.bitboard(), Bitboard::EMPTY).count(), 7);
        /// ```
        fn bishops_attacks(bishops: Bitboard, occupied: Bitboard) -> Bitboard;
        /// The attacks of a set of queens by this method.
        ///
        /// ```
        /// use setwise::{attack::SetWise, Bitboard, Square};
        /// assert_eq!(SetWise::Dumb7Loop.queens_attacks(Square::A1.bitboard(), Bitboard::EMPTY).count(), 21);
        /// ```
        fn queens_attacks(queens: Bitboard, occupied: Bitboard) -> Bitboard;
    }
}

/// The text names no method of the kind asked for.
///
/// ```
/// use setwise::attack::SetWise;
/// assert!("magic".parse::<SetWise>().unwrap_err().to_string().contains("no method"));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseMethodError;

impl fmt::Display for ParseMethodError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("there is no method of this name and kind")
    }
}

impl core::error::Error for ParseMethodError {}
