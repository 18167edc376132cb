//! A position, a depth and a count in five words, from which all that matters for the count could be read back.
//!
//! Each square has four bits, one in each of four words:
//!
//! ```text
//! first three     0 nothing, 1 to 6 pawn to king, 7 a rook that may castle
//! fourth          black's pieces, and the square on which a pawn may take en passant: that one is empty
//! fifth word      the count, and in its lowest byte the depth and the side to move
//! ```
//!
//! Nothing else of a position has a say in the number of its moves. So two positions have equal words if and only if they
//! may share a count, and no two others are ever taken for each other, as they could be by a key alone.
//!
//! Cost: some twenty operations; 40 bytes.

use setwise::{Bitboard, Color, Role, position::Position};

/// The bits of the depth and of the side to move.
const LABEL_BITS: u32 = 8;

/// What is asked for: a position, and how deep it is to be counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Question {
    squares: [u64; 4],
    label: u8,
}

impl Question {
    /// The words of a position; none at depth 0, and where the depth is too great for its bits.
    #[inline]
    pub(super) fn new(position: &Position, depth: u32) -> Option<Self> {
        let depth = u8::try_from(depth).ok().filter(|depth| (1..1 << (LABEL_BITS - 1)).contains(depth))?;
        let board = position.board();
        let with_bit = |bit: usize| {
            let roles = Role::ALL.into_iter().filter(|&role| (role as usize + 1) >> bit & 1 == 1);
            roles.fold(Bitboard::EMPTY, |squares, role| squares | board.role(role))
        };
        let may_castle = position.castling().squares();
        let taken = match position.en_passant() {
            Some(square) if !position.setup().en_passant_capturers().is_empty() => square.bitboard(),
            _ => Bitboard::EMPTY,
        };
        let squares = [
            with_bit(0) | may_castle,
            with_bit(1) | may_castle,
            with_bit(2) | may_castle,
            board.color(Color::Black) | taken,
        ];
        let label = depth << 1 | position.side_to_move() as u8;
        Some(Self { squares: squares.map(Bitboard::bits), label })
    }
}

/// A question and its answer; empty by default.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Entry {
    squares: [u64; 4],
    answer: u64,
}

impl Entry {
    /// A count that is known; none if it is too great for its bits, which would take weeks.
    #[inline]
    pub(super) fn new(question: &Question, nodes: u64) -> Option<Self> {
        let is_small = nodes >> (u64::BITS - LABEL_BITS) == 0;
        let answer = nodes << LABEL_BITS | u64::from(question.label);
        is_small.then_some(Self { squares: question.squares, answer })
    }

    /// The answer, if it is one to this question.
    #[inline]
    pub(super) fn answer(&self, question: &Question) -> Option<u64> {
        let is_answer = self.squares == question.squares && self.answer as u8 == question.label;
        is_answer.then_some(self.nodes())
    }

    /// What is counted: the work that the entry spares.
    #[inline]
    pub(super) fn nodes(&self) -> u64 {
        self.answer >> LABEL_BITS
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashMap;

    fn question(fen: &str, depth: u32) -> Question {
        Question::new(&Position::from_fen(fen).expect(fen), depth).expect(fen)
    }

    #[test]
    fn all_that_moves_depend_on_is_told_apart() {
        // Side, rights one by one, the role and the color of a piece, its square, a capture en passant.
        let different = [
            "r3k2r/8/8/2Pp4/8/8/8/R3K2R w KQkq - 0 1",
            "r3k2r/8/8/2Pp4/8/8/8/R3K2R b KQkq - 0 1",
            "r3k2r/8/8/2Pp4/8/8/8/R3K2R w Qkq - 0 1",
            "r3k2r/8/8/2Pp4/8/8/8/R3K2R w Kkq - 0 1",
            "r3k2r/8/8/2Pp4/8/8/8/R3K2R w KQq - 0 1",
            "r3k2r/8/8/2Pp4/8/8/8/R3K2R w KQk - 0 1",
            "r3k2r/8/8/2Pp4/8/8/8/R3K2R w - - 0 1",
            "r3k2r/8/8/2Pp4/8/8/8/R3K2R w KQkq d6 0 1",
            "r3k2r/8/8/2Pn4/8/8/8/R3K2R w KQkq - 0 1",
            "r3k2r/8/8/2Pb4/8/8/8/R3K2R w KQkq - 0 1",
            "r3k2r/8/8/2Pr4/8/8/8/R3K2R w KQkq - 0 1",
            "r3k2r/8/8/2Pq4/8/8/8/R3K2R w KQkq - 0 1",
            "r3k2r/8/8/2PP4/8/8/8/R3K2R w KQkq - 0 1",
            "r3k2r/8/8/2P1p3/8/8/8/R3K2R w KQkq - 0 1",
            "r3k2r/8/8/2P5/8/8/8/R3K2R w KQkq - 0 1",
        ];
        for (index, fen) in different.iter().enumerate() {
            assert_ne!(question(fen, 3), question(fen, 4), "{fen}");
            for other in &different[..index] {
                assert_ne!(question(fen, 3), question(other, 3), "{fen}, {other}");
            }
        }
    }

    #[test]
    fn what_moves_do_not_depend_on_is_left_out() {
        // The counters, and an en passant square where no pawn may take: none is there, or its king would be exposed.
        for (fen, same) in [
            ("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "4k3/8/8/8/8/8/8/4K2R w K - 30 90"),
            ("4k3/8/8/3p4/8/8/8/4K3 w - d6 0 1", "4k3/8/8/3p4/8/8/8/4K3 w - - 0 1"),
            ("8/8/8/r2Pp2K/8/8/4k3/8 w - e6 0 1", "8/8/8/r2Pp2K/8/8/4k3/8 w - - 0 1"),
        ] {
            assert_eq!(question(fen, 2), question(same, 2));
        }
    }

    #[test]
    fn questions_are_as_many_as_keys() {
        // The key is another one's view of what makes positions the same.
        let mut questions = HashMap::new();
        let mut positions = vec![Position::START];
        for _ in 0..3 {
            let next = |position: &Position| {
                position.moves().map(|chosen| position.play_unchecked(chosen)).collect::<Vec<_>>()
            };
            positions = positions.iter().flat_map(next).collect();
            for position in &positions {
                let Question { squares, .. } = Question::new(position, 1).unwrap();
                let key = questions.entry((squares, position.side_to_move())).or_insert(position.key());
                assert_eq!(*key, position.key(), "{position}");
            }
        }
        let mut keys: Vec<u64> = questions.values().copied().collect();
        keys.sort();
        keys.dedup();
        assert_eq!((keys.len(), questions.len()), (20 + 400 + 5_362, 20 + 400 + 5_362));
    }

    #[test]
    fn answers_are_for_their_question_only() {
        let asked = Question::new(&Position::START, 3).unwrap();
        let entry = Entry::new(&asked, 8902).unwrap();
        assert_eq!(entry.answer(&asked), Some(8902));
        assert_eq!(entry.answer(&Question::new(&Position::START, 2).unwrap()), None);
        assert_eq!(Entry::default().answer(&asked), None);
        let most = (1 << 56) - 1;
        assert_eq!(Entry::new(&asked, most).and_then(|entry| entry.answer(&asked)), Some(most));
        assert!(Entry::new(&asked, most + 1).is_none());
    }

    #[test]
    fn depths_that_do_not_fit_are_not_kept() {
        for (depth, fits) in [(0, false), (1, true), (127, true), (128, false), (259, false)] {
            assert_eq!(Question::new(&Position::START, depth).is_some(), fits, "{depth}");
        }
    }
}
