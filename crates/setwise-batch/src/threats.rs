//! Threat pairs: who attacks whom, for each board a list.
//!
//! ```text
//! attack piece on from, victim piece on to:  to is in attacks(piece, from, occupied) & occupied
//! ```
//!
//! These are the facts that the threat inputs of today's evaluation networks are indexed by (`FullThreats` of
//! Stockfish, in `src/nnue/features/full_threats.h`, and of engines after it): an attacker, where it stands, a victim
//! of **either** color, and where that stands. A defended own piece is as much of an input there as an attacked enemy.
//! Which pairs of roles an engine leaves out has changed from version to version (kings, queens that bishops and rooks
//! attack, one of the two directions where equal pieces attack each other), so all pairs are here, and leaving some out
//! is a filter of them.
//!
//! Pairs are of single boards and of unequal number: nothing that lanes side by side could share. So this is one
//! look-up a piece, by the core's tables, and a step for each pair: about 40 pairs, a quarter of a microsecond a board.

use crate::Boards;
use setwise::{
    Bitboard, Color, Piece, Role, Square,
    attack::{bishop_attacks, queen_attacks, rook_attacks},
    table::{king_attacks, knight_attacks, pawn_attacks},
};

/// A piece, where it stands, a piece that it attacks, and where that stands.
///
/// ```
/// use setwise::{Color, Piece, Role, Square};
/// use setwise_batch::Threat;
/// let threat = Threat {
///     attacker: Piece { color: Color::White, role: Role::Knight },
///     from: Square::F3,
///     victim: Piece { color: Color::Black, role: Role::Pawn },
///     to: Square::E5,
/// };
/// assert_eq!(threat.to_bytes(), [1, 21, 6, 36]);
/// assert_eq!(Threat::from_bytes([1, 21, 6, 36]), Some(threat));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Threat {
    /// The piece that attacks.
    pub attacker: Piece,
    /// Where it stands.
    pub from: Square,
    /// The piece that is attacked, of either color.
    pub victim: Piece,
    /// Where that one stands.
    pub to: Square,
}

impl Threat {
    /// Attacker, its square, victim, its square, a byte each. A piece is its role (0 pawn, knight, bishop, rook, queen,
    /// 5 king), and 6 more for black; a square is 0 for a1 to 63 for h8.
    ///
    /// ```
    /// use setwise::{Color, Piece, Role, Square};
    /// use setwise_batch::Threat;
    /// let king = Piece { color: Color::Black, role: Role::King };
    /// let threat = Threat { attacker: king, from: Square::A8, victim: king, to: Square::B8 };
    /// assert_eq!(threat.to_bytes(), [11, 56, 11, 57]);
    /// ```
    pub const fn to_bytes(self) -> [u8; 4] {
        [code(self.attacker), self.from.index() as u8, code(self.victim), self.to.index() as u8]
    }

    /// The threat that four bytes say; none where one of them is no piece or no square.
    ///
    /// ```
    /// use setwise_batch::Threat;
    /// assert_eq!(Threat::from_bytes([12, 0, 0, 8]), None);
    /// assert_eq!(Threat::from_bytes([3, 0, 6, 48]).unwrap().attacker.letter(), 'R');
    /// ```
    pub fn from_bytes([attacker, from, victim, to]: [u8; 4]) -> Option<Self> {
        Some(Self {
            attacker: piece(attacker)?,
            from: Square::from_index(from.into())?,
            victim: piece(victim)?,
            to: Square::from_index(to.into())?,
        })
    }
}

const fn code(piece: Piece) -> u8 {
    piece.role as u8 + 6 * piece.color as u8
}

fn piece(code: u8) -> Option<Piece> {
    let color = *Color::ALL.get(usize::from(code / 6))?;
    Some(Piece { color, role: Role::ALL[usize::from(code % 6)] })
}

/// The threats of many boards, one list after the other.
///
/// ```
/// use setwise::{Color, position::Board};
/// use setwise_batch::{Boards, threats};
/// let found = threats(&Boards::from_iter([(Board::EMPTY, Color::White), (Board::START, Color::White)]));
/// assert_eq!(found.offsets, [0, 0, 40]);
/// assert_eq!(found.pairs[0], [3, 0, 1, 1]); // the rook on a1 defends the knight on b1
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Threats {
    /// Where each list begins, and behind all of them where the last one ends: the offsets of a (large) Arrow list.
    pub offsets: Vec<i64>,
    /// The pairs ([`Threat::to_bytes`]).
    pub pairs: Vec<[u8; 4]>,
}

/// The threats of each board, in the order of the attackers' squares, those of one attacker in the order of the
/// victims'.
///
/// ```
/// use setwise::position::Setup;
/// use setwise_batch::{Boards, Threat, threats};
/// let setup: Setup = "4k3/8/8/8/7b/8/5P2/4K3 w - -".parse()?;
/// let found = threats(&Boards::from_iter([(setup.board, setup.side_to_move)]));
/// let named: Vec<_> = found.pairs.into_iter().filter_map(Threat::from_bytes).collect();
/// assert_eq!(named.len(), 2); // the king defends the pawn, the bishop attacks it
/// assert_eq!(named[1].attacker.letter(), 'b');
/// # Ok::<(), setwise::position::FenError>(())
/// ```
pub fn threats(boards: &Boards) -> Threats {
    let [white, black, roles @ ..] = boards.columns();
    let mut found = Threats { offsets: Vec::with_capacity(boards.len() + 1), pairs: Vec::new() };
    found.offsets.push(0);
    for (index, (&white, &black)) in white.iter().zip(black).enumerate() {
        add_board([white, black], roles.map(|role| role[index]), &mut found.pairs);
        found.offsets.push(found.pairs.len() as i64);
    }
    found
}

/// Adds the pairs of one board. The pieces are written on a board of codes first, for each is asked for several times.
fn add_board(colors: [u64; 2], roles: [u64; 6], pairs: &mut Vec<[u8; 4]>) {
    let mut codes = [0; 64];
    for color in Color::ALL {
        for role in Role::ALL {
            for square in Bitboard::from_bits(colors[color as usize] & roles[role as usize]).squares() {
                codes[square.index()] = code(Piece { color, role });
            }
        }
    }
    let occupied = Bitboard::from_bits(colors[0] | colors[1]);
    for from in occupied.squares() {
        let attacker = codes[from.index()];
        let victims = attacks(attacker, from, occupied) & occupied;
        pairs.extend(
            victims.squares().map(|to| [attacker, from.index() as u8, codes[to.index()], to.index() as u8]),
        );
    }
}

/// What the piece of a code attacks.
#[inline]
fn attacks(code: u8, from: Square, occupied: Bitboard) -> Bitboard {
    match Role::ALL[usize::from(code % 6)] {
        Role::Pawn => pawn_attacks(Color::ALL[usize::from(code / 6)], from),
        Role::Knight => knight_attacks(from),
        Role::Bishop => bishop_attacks(from, occupied),
        Role::Rook => rook_attacks(from, occupied),
        Role::Queen => queen_attacks(from, occupied),
        Role::King => king_attacks(from),
    }
}
