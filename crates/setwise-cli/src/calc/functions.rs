//! The table of all functions: names, what their arguments must be, and what they compute.
//!
//! An entry reads like a signature with a body; the macro makes the count and the kind of every argument checked.
//! The functions of the methods stand once, with the method as a value: `METHOD::name` picks it, the bare name
//! takes the recommended one.

use super::names::{Scope, unknown};
use super::value::{Answer, Argument, Part};
use crate::fault::Fault;
use setwise::attack::{SetWise, SquareWise};
use setwise::{Bitboard, Color, Direction, Square, king, pattern, pawn, prefix};
use std::ops::Range;

/// A function of the language; `M` is the method that computes it, `()` where there is one way only.
pub(super) struct Function<M: 'static> {
    name: &'static str,
    parameters: &'static [&'static str],
    call: fn(M, &[Part], &Scope) -> Result<Answer, Fault>,
}

impl<M> Function<M> {
    /// The function as one writes it.
    fn usage(&self) -> String {
        format!("{}({})", self.name, self.parameters.join(", "))
    }
}

/// Reads the next argument; their number has been checked.
fn next<T: Argument>(arguments: &mut std::slice::Iter<'_, Part>, scope: &Scope) -> Result<T, Fault> {
    arguments.next().expect("as many arguments as parameters").read(scope)
}

macro_rules! functions {
    ($table:ident: $method:ident of $methods:ty;
     $($name:ident($($parameter:ident: $kind:ty),*) = $answer:expr;)*) => {
        static $table: &[Function<$methods>] = &[$(Function {
            name: stringify!($name),
            parameters: &[$(stringify!($parameter)),*],
            call: |$method, arguments, scope| {
                let mut arguments = arguments.iter();
                $(let $parameter: $kind = next(&mut arguments, scope)?;)*
                Ok(Answer::from($answer))
            },
        }),*];
    };
}

functions! { SET_WISE: method of SetWise;
    fill(direction: Direction, b: Bitboard) = method.fill(direction, b);
    occluded_fill(direction: Direction, sliders: Bitboard, empty: Bitboard) =
        method.occluded_fill(direction, sliders, empty);
    attacks(direction: Direction, sliders: Bitboard, empty: Bitboard) = method.attacks(direction, sliders, empty);
    rooks_attacks(rooks: Bitboard, occupied: Bitboard) = method.rooks_attacks(rooks, occupied);
    bishops_attacks(bishops: Bitboard, occupied: Bitboard) = method.bishops_attacks(bishops, occupied);
    queens_attacks(queens: Bitboard, occupied: Bitboard) = method.queens_attacks(queens, occupied);
}

functions! { SQUARE_WISE: method of SquareWise;
    rook_attacks(square: Square, occupied: Bitboard) = method.rook_attacks(square, occupied);
    bishop_attacks(square: Square, occupied: Bitboard) = method.bishop_attacks(square, occupied);
    queen_attacks(square: Square, occupied: Bitboard) = method.queen_attacks(square, occupied);
    rank_attacks(square: Square, occupied: Bitboard) = method.rank_attacks(square, occupied);
    file_attacks(square: Square, occupied: Bitboard) = method.file_attacks(square, occupied);
    diagonal_attacks(square: Square, occupied: Bitboard) = method.diagonal_attacks(square, occupied);
    anti_diagonal_attacks(square: Square, occupied: Bitboard) = method.anti_diagonal_attacks(square, occupied);
}

functions! { PLAIN: _method of ();
    step(direction: Direction, b: Bitboard) = b.step(direction);
    king_attacks(kings: Bitboard) = pattern::kings_attacks(kings);
    knight_attacks(knights: Bitboard) = pattern::knights_attacks(knights);
    pawn_attacks(color: Color, pawns: Bitboard) = pattern::pawns_attacks(color, pawns);
    parity(x: u64) = Bitboard::from_bits(prefix::parity(x));
    parity_inverse(x: u64) = Bitboard::from_bits(prefix::parity_inverse(x));
    gray(x: u64) = Bitboard::from_bits(prefix::gray(x));
    gray_inverse(x: u64) = Bitboard::from_bits(prefix::gray_inverse(x));
    byte_add(a: u64, b: u64) = Bitboard::from_bits(prefix::byte_add(a, b));
    byte_sub(a: u64, b: u64) = Bitboard::from_bits(prefix::byte_sub(a, b));
    front_fill(color: Color, b: Bitboard) = pawn::front_fill(color, b);
    rear_fill(color: Color, b: Bitboard) = pawn::rear_fill(color, b);
    front_span(color: Color, b: Bitboard) = pawn::front_span(color, b);
    rear_span(color: Color, b: Bitboard) = pawn::rear_span(color, b);
    file_fill(b: Bitboard) = pawn::file_fill(b);
    passed(color: Color, own_pawns: Bitboard, enemy_pawns: Bitboard) = pawn::passed(color, own_pawns, enemy_pawns);
    distant_check_lines(targets: Bitboard, king: Square) = king::distant_check_lines(targets, king).bits();
    shield(color: Color, king: Square) = king::shield(color, king);
    shield_index(color: Color, king: Square, pawns: Bitboard) =
        king::shield_index(color, king, pawns) as u64;
    catchable(king_color: Color, side_to_move: Color, king: Square) =
        king::catchable(king_color, side_to_move, king);
    flood(from: Bitboard, path: Bitboard) = king::flood(from, path);
    connected(a: Bitboard, b: Bitboard, path: Bitboard) = king::connected(a, b, path);
    popcount(b: Bitboard) = b.count();
    flip_vertical(b: Bitboard) = b.flip_vertical();
    mirror_horizontal(b: Bitboard) = b.mirror_horizontal();
    rotate_180(b: Bitboard) = b.rotate_180();
    flip_diagonal(b: Bitboard) = b.flip_diagonal();
    flip_anti_diagonal(b: Bitboard) = b.flip_anti_diagonal();
    pext(b: u64, mask: u64) = Bitboard::from_bits(prefix::compress(b, mask));
    pdep(b: u64, mask: u64) = Bitboard::from_bits(prefix::expand(b, mask));
}

/// A function, and the method that is to compute it.
pub(super) enum Callee {
    Plain(&'static Function<()>),
    SquareWise(&'static Function<SquareWise>, SquareWise),
    SetWise(&'static Function<SetWise>, SetWise),
}

impl Callee {
    fn usage(&self) -> String {
        match self {
            Self::Plain(function) => function.usage(),
            Self::SquareWise(function, _) => function.usage(),
            Self::SetWise(function, _) => function.usage(),
        }
    }

    fn parameters(&self) -> &'static [&'static str] {
        match self {
            Self::Plain(function) => function.parameters,
            Self::SquareWise(function, _) => function.parameters,
            Self::SetWise(function, _) => function.parameters,
        }
    }

    /// The answer; `close` is the place of the closing parenthesis, where a missing argument belongs.
    pub(super) fn call(
        &self,
        arguments: &[Part],
        close: Range<usize>,
        scope: &Scope,
    ) -> Result<Answer, Fault> {
        let parameters = self.parameters();
        if let Some(missing) = parameters.get(arguments.len()) {
            return Err(Fault::new(close, format!("`{missing}` is missing: write {}", self.usage())));
        }
        if let Some(superfluous) = arguments.get(parameters.len()) {
            let message = format!("one argument too many: write {}", self.usage());
            return Err(Fault::new(superfluous.place.clone(), message));
        }
        match *self {
            Self::Plain(function) => (function.call)((), arguments, scope),
            Self::SquareWise(function, method) => (function.call)(method, arguments, scope),
            Self::SetWise(function, method) => (function.call)(method, arguments, scope),
        }
    }
}

/// The entry with a name.
fn entry<M>(table: &'static [Function<M>], name: &str) -> Option<&'static Function<M>> {
    table.iter().find(|function| function.name == name)
}

/// The names of a table.
fn names<M>(table: &'static [Function<M>]) -> impl Iterator<Item = String> {
    table.iter().map(|function| function.name.into())
}

/// The function that a bare name means.
fn bare(name: &str) -> Option<Callee> {
    let plain = entry(PLAIN, name).map(Callee::Plain);
    let square_wise =
        || entry(SQUARE_WISE, name).map(|entry| Callee::SquareWise(entry, SquareWise::default()));
    let set_wise = || entry(SET_WISE, name).map(|entry| Callee::SetWise(entry, SetWise::default()));
    plain.or_else(square_wise).or_else(set_wise)
}

/// How to write the function with a bare name, if there is one.
pub(super) fn usage(name: &str) -> Option<String> {
    bare(name).map(|callee| callee.usage())
}

/// The function that `name` or `METHOD::name` means. The place in the fault counts from the name's beginning.
pub(super) fn find(name: &str) -> Result<Callee, Fault> {
    let Some((method, function)) = name.rsplit_once("::") else {
        let all = || names(PLAIN).chain(names(SQUARE_WISE)).chain(names(SET_WISE));
        return bare(name).ok_or_else(|| Fault::new(0..name.len(), unknown("function", name, all())));
    };
    let (square_wise, set_wise) = (method.parse::<SquareWise>().ok(), method.parse::<SetWise>().ok());
    if square_wise.is_none() && set_wise.is_none() {
        let square_wise = SquareWise::ALL.iter().map(|method| method.name().into());
        let all = square_wise.chain(SetWise::ALL.iter().map(|method| method.name().into()));
        return Err(Fault::new(0..method.len(), unknown("method", method, all)));
    }
    let square_wise_callee =
        square_wise.and_then(|method| Some(Callee::SquareWise(entry(SQUARE_WISE, function)?, method)));
    let set_wise_callee =
        set_wise.and_then(|method| Some(Callee::SetWise(entry(SET_WISE, function)?, method)));
    square_wise_callee.or(set_wise_callee).ok_or_else(|| {
        let square_wise = square_wise.into_iter().flat_map(|_| names(SQUARE_WISE));
        let set_wise = set_wise.into_iter().flat_map(|_| names(SET_WISE));
        let what = format!("function of {method}");
        Fault::new(method.len() + 2..name.len(), unknown(&what, function, square_wise.chain(set_wise)))
    })
}

/// All functions as one writes them, a line each, for the help.
pub(crate) fn list() -> String {
    let section = |title: &str, usages: &mut dyn Iterator<Item = String>| {
        let lines: String = usages.map(|usage| format!("  {usage}\n")).collect();
        format!("{title}\n{lines}")
    };
    [
        section("Functions:", &mut PLAIN.iter().map(Function::usage)),
        section(
            "Functions of every square-wise method, as METHOD::name too:",
            &mut SQUARE_WISE.iter().map(Function::usage),
        ),
        section(
            "Functions of every set-wise method, as METHOD::name too:",
            &mut SET_WISE.iter().map(Function::usage),
        ),
    ]
    .join("\n")
}
