//! The position after a move, in four bytes.
//!
//! ```text
//! child = where to | where from << 8 | what moves << 16 | which parent << 24
//! ```
//!
//! A child is its parent, but for two squares. It is seen from the side of its mover, who goes north: the parent's mover is
//! the enemy, and his men come down the board. Castling is the king's move; the rook is known from the rights.

/// A child.
pub(super) type Child = u32;

/// What a move does to the sets of the child's enemy: those named get the square it goes to, and lose the one it comes from.
pub(super) mod kind {
    pub(crate) const PAWN: u32 = 1;
    pub(crate) const KNIGHT: u32 = 2;
    pub(crate) const DIAGONAL: u32 = 4;
    pub(crate) const ORTHOGONAL: u32 = 8;
    pub(crate) const KING: u32 = 16;
    /// It is the pawns that lose a square.
    pub(crate) const PROMOTES: u32 = 32;
    /// No pawn promotes to a pawn: it takes en passant.
    pub(crate) const TAKES_EN_PASSANT: u32 = PAWN | PROMOTES;
    /// The rook moves, too.
    pub(crate) const CASTLES_SHORT: u32 = 64;
    pub(crate) const CASTLES_LONG: u32 = 128;
}

/// A child without what moves to where.
#[inline(always)]
pub(super) const fn start(parent: u32, kind: u32, from: u32) -> Child {
    parent << 24 | kind << 16 | from << 8
}

#[inline(always)]
pub(super) const fn to(child: Child) -> u32 {
    child & 63
}

#[inline(always)]
pub(super) const fn from(child: Child) -> u32 {
    child >> 8 & 63
}

#[inline(always)]
pub(super) const fn kind_of(child: Child) -> u32 {
    child >> 16 & 0xff
}

#[inline(always)]
pub(super) const fn parent(child: Child) -> usize {
    (child >> 24) as usize
}

/// Set in a child whose enemy pawn has just passed a pawn of the mover, and may be taken en passant, pins aside. Where it
/// lies no square is read.
pub(super) const MAY_BE_TAKEN: Child = 0x40 << 8;

/// The sets of a board, seen from the side of its children's mover: `OWN` are his, the others the enemy's.
pub(super) const OWN_PAWNS: usize = 0;
pub(super) const OWN_KNIGHTS: usize = 1;
pub(super) const OWN_DIAGONAL: usize = 2;
pub(super) const OWN_ORTHOGONAL: usize = 3;
pub(super) const OWN_KING: usize = 4;
pub(super) const PAWNS: usize = 5;
pub(super) const KNIGHTS: usize = 6;
pub(super) const DIAGONAL: usize = 7;
pub(super) const ORTHOGONAL: usize = 8;
pub(super) const KING: usize = 9;
/// The sets of men.
pub(super) const MEN: usize = 10;
/// The rooks of both sides that may still castle.
pub(super) const CASTLING: usize = MEN;
pub(super) const SETS: usize = 11;

/// The sets of one board.
pub(super) type Sets = [u64; SETS];
