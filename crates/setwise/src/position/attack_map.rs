//! The attack map of a position: what each side attacks, by role, and what follows for the kings.
//!
//! ```text
//! attacks      = pawns | knights | bishops | rooks | queens | king
//! king_escapes = neighbors of the king - own pieces - what the enemy attacks without the king on the board
//! uncatchable  = passed pawns - what the enemy king catches by the rule of the square
//! ```
//!
//! Sliders are looked up piece by piece, for a side has few of each role; pawns, knights and kings are
//! shifted as sets. The king's escapes are judged with the king off the board, for a slider that gives check
//! attacks the square behind it too; without a check the attacks are the same, and are not computed again.
//!
//! Cost: about 30 look-ups and 200 operations, less than a microsecond.

use super::{Board, Setup};
use crate::{
    Bitboard, Color, Role,
    attack::{bishop_attacks, queen_attacks, rook_attacks},
    king::{CheckLines, distant_check_lines, escapes, uncatchable},
    pattern::{kings_attacks, knights_attacks, pawns_attacks},
    pawn::passed,
};

/// What one side attacks.
///
/// Attacked squares may be occupied, by either side: an own piece on one is defended.
///
/// ```
/// use setwise::{position::{AttackMap, Setup}, Bitboard, Color, Rank, Role};
/// let white = AttackMap::of(&Setup::START)[Color::White];
/// assert_eq!(white.role(Role::Pawn), Bitboard::from_rank(Rank::Third));
/// assert!(white.king_escapes.is_empty());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SideMap {
    /// What any piece attacks.
    pub attacks: Bitboard,
    /// What the pieces of each role attack, by `Role as usize`.
    pub by_role: [Bitboard; 6],
    /// The own pieces that may not leave the line between the own king and an enemy slider: absolutely
    /// pinned. Empty where the side has not exactly one king.
    pub pinned: Bitboard,
    /// The neighbors of the king that are neither own pieces nor attacked by the enemy once the king has left
    /// its square. Empty where the side has not exactly one king.
    pub king_escapes: Bitboard,
    /// The lines on which the king would not escape a distant check; none where the side has not exactly one
    /// king.
    pub distant_check_lines: CheckLines,
    /// The own passed pawns that the enemy king does not catch, by the rule of the square. Where the enemy
    /// has not exactly one king, all passed pawns.
    pub uncatchable: Bitboard,
}

/// The attacks of both sides, and who gives check. Index it with a color for one side.
///
/// ```
/// use setwise::{position::{AttackMap, Setup}, Color, Square};
/// let setup: Setup = "4k3/8/8/8/7b/8/5P2/R3K2R w KQ - 0 1".parse()?;
/// let map = AttackMap::of(&setup);
/// assert_eq!(map[Color::White].pinned, Square::F2.bitboard());
/// assert!(map.checkers.is_empty());
/// # Ok::<(), setwise::position::FenError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AttackMap {
    sides: [SideMap; 2],
    /// The pieces that attack the king of the side to move; empty where it has not exactly one.
    pub checkers: Bitboard,
}

impl SideMap {
    /// What the pieces of a role attack.
    ///
    /// ```
    /// use setwise::{position::{AttackMap, Setup}, Color, Role};
    /// let black = AttackMap::of(&Setup::START)[Color::Black];
    /// assert_eq!(black.role(Role::Knight).count(), 6); // a6, c6, f6, h6, d7 and e7
    /// ```
    #[inline(always)]
    pub const fn role(&self, role: Role) -> Bitboard {
        self.by_role[role as usize]
    }
}

impl core::ops::Index<Color> for AttackMap {
    type Output = SideMap;

    #[inline(always)]
    fn index(&self, color: Color) -> &SideMap {
        self.side(color)
    }
}

/// The union of what each piece of a set attacks alone.
macro_rules! each {
    ($pieces:expr, $occupied:expr, $attacks:path) => {{
        let (mut rest, mut union) = ($pieces, Bitboard::EMPTY);
        while let Some(square) = rest.pop_first() {
            union = union.union($attacks(square, $occupied));
        }
        union
    }};
}

/// What the pieces of each role attack, in the order of `Role::ALL`.
#[inline]
const fn attacks_by_role(board: &Board, color: Color) -> [Bitboard; 6] {
    let occupied = board.occupied();
    [
        pawns_attacks(color, board.pieces(color, Role::Pawn)),
        knights_attacks(board.pieces(color, Role::Knight)),
        each!(board.pieces(color, Role::Bishop), occupied, bishop_attacks),
        each!(board.pieces(color, Role::Rook), occupied, rook_attacks),
        each!(board.pieces(color, Role::Queen), occupied, queen_attacks),
        kings_attacks(board.pieces(color, Role::King)),
    ]
}

/// Where the king can go, and the lines on which it could not escape, if the enemy attacks `attacked`.
#[inline]
const fn king_escapes(board: &Board, color: Color, attacked: Bitboard) -> (Bitboard, CheckLines) {
    let Some(king) = board.king(color) else { return (Bitboard::EMPTY, CheckLines::NONE) };
    let danger = if attacked.contains(king) {
        board.attacked_by(color.opposite(), board.occupied().without(king))
    } else {
        attacked
    };
    let targets = escapes(king, board.color(color).union(danger));
    (targets, distant_check_lines(targets, king))
}

/// The passed pawns that the enemy king does not catch; all of them where there is not exactly one.
#[inline]
const fn uncatchable_pawns(setup: &Setup, color: Color) -> Bitboard {
    let (board, enemy) = (&setup.board, color.opposite());
    let runners = passed(color, board.pieces(color, Role::Pawn), board.pieces(enemy, Role::Pawn));
    match board.king(enemy) {
        Some(king) => uncatchable(color, runners, king, setup.side_to_move),
        None => runners,
    }
}

impl SideMap {
    /// The map of one side; `attacked` is what the enemy attacks.
    #[inline]
    const fn of(setup: &Setup, color: Color, by_role: [Bitboard; 6], attacked: Bitboard) -> Self {
        let (king_escapes, distant_check_lines) = king_escapes(&setup.board, color, attacked);
        Self {
            attacks: union(by_role),
            by_role,
            pinned: setup.board.pinned(color),
            king_escapes,
            distant_check_lines,
            uncatchable: uncatchable_pawns(setup, color),
        }
    }
}

const fn union([pawns, knights, bishops, rooks, queens, king]: [Bitboard; 6]) -> Bitboard {
    pawns.union(knights).union(bishops).union(rooks).union(queens).union(king)
}

impl AttackMap {
    /// The map of a position, legal or not.
    ///
    /// ```
    /// use setwise::{position::{AttackMap, Setup}, Square};
    /// let setup: Setup = "rnb1kbnr/pppp1ppp/8/4p3/5PPq/8/PPPPP2P/RNBQKBNR w KQkq - 1 3".parse()?;
    /// assert_eq!(AttackMap::of(&setup).checkers, Square::H4.bitboard());
    /// # Ok::<(), setwise::position::FenError>(())
    /// ```
    pub const fn of(setup: &Setup) -> Self {
        let (board, side) = (&setup.board, setup.side_to_move);
        let white = attacks_by_role(board, Color::White);
        let black = attacks_by_role(board, Color::Black);
        Self {
            sides: [
                SideMap::of(setup, Color::White, white, union(black)),
                SideMap::of(setup, Color::Black, black, union(white)),
            ],
            checkers: match board.king(side) {
                Some(king) => board.attackers(side.opposite(), king, board.occupied()),
                None => Bitboard::EMPTY,
            },
        }
    }

    /// One side of the map: what indexing with a color gives, for constants.
    ///
    /// ```
    /// use setwise::{position::{AttackMap, Setup}, Color};
    /// const MAP: AttackMap = AttackMap::of(&Setup::START);
    /// assert_eq!(MAP.side(Color::Black), &MAP[Color::Black]);
    /// ```
    #[inline(always)]
    pub const fn side(&self, color: Color) -> &SideMap {
        &self.sides[color as usize]
    }
}
