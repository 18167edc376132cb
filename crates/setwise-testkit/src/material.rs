//! Whether material can mate at all: by looking at every placement for a mate.
//!
//! White mates, black is mated. A mate has a checker, so one of white's men is put where it attacks the king, and
//! all others on every square; what comes out must be a position, and a checkmate. In a game material also changes:
//! men are taken and pawns promote. So white can mate if it can with the men of now or with any that may follow.

use setwise::{
    Bitboard, Color, Piece, Rank, Role, Square,
    position::{Position, Setup},
    walk,
};
use std::collections::HashMap;

/// A piece beside the king; a bishop never leaves its half of the squares.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Man {
    /// A pawn.
    Pawn,
    /// A knight.
    Knight,
    /// A bishop on light squares.
    LightBishop,
    /// A bishop on dark squares.
    DarkBishop,
    /// A rook.
    Rook,
    /// A queen.
    Queen,
}

impl Man {
    /// All men.
    pub const ALL: [Self; 6] =
        [Self::Pawn, Self::Knight, Self::LightBishop, Self::DarkBishop, Self::Rook, Self::Queen];

    /// The role.
    pub fn role(self) -> Role {
        match self {
            Self::Pawn => Role::Pawn,
            Self::Knight => Role::Knight,
            Self::LightBishop | Self::DarkBishop => Role::Bishop,
            Self::Rook => Role::Rook,
            Self::Queen => Role::Queen,
        }
    }

    /// Where it may stand.
    pub fn squares(self) -> Bitboard {
        let is_inner = |square: &Square| !matches!(square.rank(), Rank::First | Rank::Eighth);
        match self {
            Self::Pawn => Square::ALL.into_iter().filter(is_inner).collect(),
            Self::LightBishop => Bitboard::LIGHT,
            Self::DarkBishop => Bitboard::DARK,
            _ => Bitboard::FULL,
        }
    }

    /// From where, as a white man, it attacks a square of the empty board.
    fn attackers(self, target: Square) -> Bitboard {
        let squares = match self.role() {
            Role::Pawn => walk::pawn_attacks(Color::Black, target),
            Role::Knight => walk::knight_attacks(target),
            Role::Bishop => walk::bishop_attacks(target, Bitboard::EMPTY),
            Role::Rook => walk::rook_attacks(target, Bitboard::EMPTY),
            _ => walk::queen_attacks(target, Bitboard::EMPTY),
        };
        squares & self.squares()
    }
}

/// White's men and black's.
type Material = (Vec<Man>, Vec<Man>);

/// The mates that have been looked for.
#[derive(Default)]
pub struct Mates {
    known: HashMap<Material, bool>,
}

impl Mates {
    /// Whether white can mate with these men against those, with black's help.
    pub fn can_mate(&mut self, white: &[Man], black: &[Man]) -> bool {
        let mut material = (white.to_vec(), black.to_vec());
        material.0.sort();
        material.1.sort();
        if let Some(&known) = self.known.get(&material) {
            return known;
        }
        let can = has_mate(&material.0, &material.1)
            || followers(&material).iter().any(|(white, black)| self.can_mate(white, black));
        self.known.insert(material, can);
        can
    }
}

/// The material after one capture or promotion.
fn followers((white, black): &Material) -> Vec<Material> {
    let of_white = changes(white).into_iter().map(|white| (white, black.clone()));
    of_white.chain(changes(black).into_iter().map(|black| (white.clone(), black))).collect()
}

/// One man less, or another for a pawn.
fn changes(men: &[Man]) -> Vec<Vec<Man>> {
    let without = |index| [&men[..index], &men[index + 1..]].concat();
    let mut changed: Vec<Vec<Man>> = (0..men.len()).map(without).collect();
    for index in (0..men.len()).filter(|&index| men[index] == Man::Pawn) {
        changed.extend(Man::ALL[1..].iter().map(|&man| [&without(index)[..], &[man]].concat()));
    }
    changed
}

/// Whether there is a mate with exactly these men.
fn has_mate(white: &[Man], black: &[Man]) -> bool {
    let mut men: Vec<(Piece, Bitboard)> =
        vec![(Piece { color: Color::White, role: Role::King }, Bitboard::FULL)];
    let with_color = |color| move |man: &Man| (Piece { color, role: man.role() }, man.squares());
    men.extend(black.iter().map(with_color(Color::Black)));
    let king = Piece { color: Color::Black, role: Role::King };
    Square::ALL.into_iter().any(|king_square| {
        let setup = Setup::EMPTY.with_side_to_move(Color::Black).with_piece(king_square, king);
        (0..white.len()).any(|index| {
            let checker = Piece { color: Color::White, role: white[index].role() };
            let mut men = men.clone();
            let others = white.iter().enumerate().filter(|&(other, _)| other != index);
            men.extend(others.map(|(_, man)| with_color(Color::White)(man)));
            let mut squares = white[index].attackers(king_square).squares();
            squares.any(|square| is_mate_somewhere(&setup.with_piece(square, checker), &men))
        })
    })
}

/// Whether the men, put on some of their squares, make a mate.
fn is_mate_somewhere(setup: &Setup, men: &[(Piece, Bitboard)]) -> bool {
    let Some((&(piece, squares), others)) = men.split_first() else {
        return Position::new(*setup).is_ok_and(|position| position.is_checkmate());
    };
    let free = squares - setup.board.occupied();
    free.squares().any(|square| is_mate_somewhere(&setup.with_piece(square, piece), others))
}
