//! Attacks without vectors: board by board and piece by piece, as anyone would write it.
//!
//! ```text
//! pawns, knights       set-wise: some shifts, however many they are
//! kings, sliders       looked up one by one
//! ```
//!
//! On plain words slicing loses: it takes 590 operations for the sliders of eight boards, and a look-up about ten for one of
//! the four or five that a side has. The other kernels, which are not look-ups, are sliced on plain words too.
//!
//! Cost: about a nanosecond a slider.

use crate::{BatchError, driver::common_length};
use setwise::{
    Bitboard, Color, Role, Square,
    attack::{bishop_attacks, rook_attacks},
    pattern::{knights_attacks, pawns_attacks},
    table::king_attacks,
};

/// A union, and what each of some pieces attacks.
#[inline(always)]
fn join(union: Bitboard, pieces: Bitboard, attacks: impl Fn(Square) -> Bitboard) -> Bitboard {
    pieces.squares().fold(union, |union, square| union | attacks(square))
}

/// A union, and what sliders along ranks and files, and along diagonals, attack.
#[inline(always)]
fn join_sliders(union: Bitboard, orthogonal: Bitboard, diagonal: Bitboard, occupied: Bitboard) -> Bitboard {
    let union = join(union, orthogonal, |square| rook_attacks(square, occupied));
    join(union, diagonal, |square| bishop_attacks(square, occupied))
}

/// As [`sliders_attacks`](crate::sliders_attacks).
pub(crate) fn sliders_attacks(
    orthogonal: &[u64],
    diagonal: &[u64],
    occupied: &[u64],
    attacks: &mut [u64],
) -> Result<(), BatchError> {
    common_length(&[orthogonal, diagonal, occupied], &[&mut *attacks])?;
    for (((attacks, &orthogonal), &diagonal), &occupied) in
        attacks.iter_mut().zip(orthogonal).zip(diagonal).zip(occupied)
    {
        let [orthogonal, diagonal, occupied] = [orthogonal, diagonal, occupied].map(Bitboard::from_bits);
        *attacks = join_sliders(Bitboard::EMPTY, orthogonal, diagonal, occupied).bits();
    }
    Ok(())
}

/// The sets of one board.
struct Sets {
    colors: [Bitboard; 2],
    roles: [Bitboard; 6],
}

impl Sets {
    /// The board at an index of eight columns, those of colors and of roles.
    #[inline(always)]
    fn of(columns: &[&[u64]; 8], index: usize) -> Self {
        let [white, black, roles @ ..] = columns.map(|column| Bitboard::from_bits(column[index]));
        Self { colors: [white, black], roles }
    }

    #[inline(always)]
    fn occupied(&self) -> Bitboard {
        self.colors[0] | self.colors[1]
    }

    #[inline(always)]
    fn pieces(&self, color: Color, role: Role) -> Bitboard {
        self.colors[color as usize] & self.roles[role as usize]
    }

    /// What a side attacks with any piece.
    #[inline(always)]
    fn attacks(&self, color: Color) -> Bitboard {
        let (occupied, queens) = (self.occupied(), self.pieces(color, Role::Queen));
        let union = pawns_attacks(color, self.pieces(color, Role::Pawn))
            | knights_attacks(self.pieces(color, Role::Knight));
        let union = join(union, self.pieces(color, Role::King), king_attacks);
        let (rooks, bishops) = (self.pieces(color, Role::Rook), self.pieces(color, Role::Bishop));
        join_sliders(union, rooks | queens, bishops | queens, occupied)
    }

    /// What a side attacks, in union and by role.
    #[inline(always)]
    fn maps(&self, color: Color) -> [Bitboard; 7] {
        let (occupied, queens) = (self.occupied(), self.pieces(color, Role::Queen));
        let none = Bitboard::EMPTY;
        let along_lines = |square| rook_attacks(square, occupied);
        let along_diagonals = |square| bishop_attacks(square, occupied);
        let pawns = pawns_attacks(color, self.pieces(color, Role::Pawn));
        let knights = knights_attacks(self.pieces(color, Role::Knight));
        let bishops = join(none, self.pieces(color, Role::Bishop), along_diagonals);
        let rooks = join(none, self.pieces(color, Role::Rook), along_lines);
        let queens = join(join(none, queens, along_lines), queens, along_diagonals);
        let king = join(none, self.pieces(color, Role::King), king_attacks);
        [pawns | knights | bishops | rooks | queens | king, pawns, knights, bishops, rooks, queens, king]
    }
}

/// Makes the columns of some outputs from those of boards.
#[inline(always)]
fn each_board<const O: usize>(
    columns: [&[u64]; 8],
    outputs: [&mut [u64]; O],
    make: impl Fn(&Sets) -> [Bitboard; O],
) -> Result<(), BatchError> {
    let len = common_length(&columns, &outputs)?;
    let columns = columns.map(|column| &column[..len]);
    let mut outputs = outputs.map(|output| &mut output[..len]);
    for index in 0..len {
        for (output, made) in outputs.iter_mut().zip(make(&Sets::of(&columns, index))) {
            output[index] = made.bits();
        }
    }
    Ok(())
}

/// As [`attacks`](crate::attacks), of the columns of boards.
pub(crate) fn attacks(columns: [&[u64]; 8], outputs: [&mut [u64]; 2]) -> Result<(), BatchError> {
    each_board(columns, outputs, |sets| Color::ALL.map(|color| sets.attacks(color)))
}

/// As [`attack_maps`](crate::attack_maps), of the columns of boards: seven outputs a side.
pub(crate) fn attack_maps(columns: [&[u64]; 8], outputs: [&mut [u64]; 14]) -> Result<(), BatchError> {
    each_board(columns, outputs, |sets| {
        let ([a, b, c, d, e, f, g], [h, i, j, k, l, m, n]) =
            (sets.maps(Color::White), sets.maps(Color::Black));
        [a, b, c, d, e, f, g, h, i, j, k, l, m, n]
    })
}
