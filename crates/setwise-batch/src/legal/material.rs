//! What men there are at all: what nobody has need not be looked for.
//!
//! An endgame of kings, rooks and pawns has neither knights nor diagonal sliders, and a good part of the rules is about them.

/// Whether there may be some men, known when the rules are compiled.
pub(super) trait Material {
    const KNIGHTS: bool;
    /// Bishops and queens.
    const DIAGONAL_SLIDERS: bool;
}

/// All men.
pub(super) struct AllMen;

impl Material for AllMen {
    const KNIGHTS: bool = true;
    const DIAGONAL_SLIDERS: bool = true;
}

/// Kings, rooks and pawns.
pub(super) struct RooksAndPawns;

impl Material for RooksAndPawns {
    const KNIGHTS: bool = false;
    const DIAGONAL_SLIDERS: bool = false;
}
