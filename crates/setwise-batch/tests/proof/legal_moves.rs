//! Legal moves counted of very many positions at once, against the core, which counts them one position at a time.
//!
//! Four of five positions are of random games (usual ones, Chess960, another array for each side), with the castling rights
//! and the en passant squares that the games have given them; the others are random, and of all densities.

use crate::kernel::Comparison;
use setwise::{File, movegen::Move, position::Position};
use setwise_batch::{Boards, InstructionSet, legal_move_counts};
use setwise_testkit::{games::games, positions::setups};

/// How many positions there are in which the side to move may do what is easily counted wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Seen {
    /// Take en passant.
    en_passant: usize,
    /// Castle from e to a corner.
    castling: usize,
    /// Castle from or to another square, as only Chess960 has it.
    castling_960: usize,
    /// Promote.
    promotion: usize,
    /// Leave a check.
    check: usize,
    /// Not move at all.
    no_move: usize,
}

impl Seen {
    /// Looks at one more position.
    fn add(&mut self, position: &Position) {
        let own = position.board().color(position.side_to_move());
        let castles = |chosen: &Move| own.contains(chosen.to);
        let is_usual = |castling: Move| {
            castling.from.file() == File::E && matches!(castling.to.file(), File::A | File::H)
        };
        let moves = position.move_list();
        let castlings = || moves.iter().copied().filter(castles);
        self.en_passant += usize::from(!position.setup().en_passant_capturers().is_empty());
        self.castling += usize::from(castlings().any(is_usual));
        self.castling_960 += usize::from(castlings().any(|castling| !is_usual(castling)));
        self.promotion += usize::from(moves.iter().any(|chosen| chosen.promotion.is_some()));
        self.check += usize::from(position.is_check());
        self.no_move += usize::from(moves.is_empty());
    }

    /// Whether all of it is to be seen in one position of a thousand.
    fn suffices(&self, positions: usize) -> bool {
        let Self { en_passant, castling, castling_960, promotion, check, no_move } = *self;
        let all = [en_passant, castling, castling_960, promotion, check, no_move];
        all.into_iter().all(|number| number * 1000 > positions)
    }
}

/// So many positions, the same for every run.
fn positions(count: usize) -> impl Iterator<Item = Position> {
    let random = setups(31).filter_map(|setup| Position::new(setup).ok());
    games(31, usize::MAX).take(count - count / 5).chain(random.take(count / 5))
}

/// The positions that are counted in one call: no multiple of a block.
const AT_ONCE: usize = 10_001;

/// Counts the moves of so many positions on all instruction sets of this machine. All kinds of moves must be among them.
pub(crate) fn compare(count: usize) -> Comparison {
    let (mut comparison, mut seen) = (Comparison::default(), Seen::default());
    let mut positions = positions(count).peekable();
    while positions.peek().is_some() {
        let (mut boards, mut expected) = (Boards::with_capacity(AT_ONCE), Vec::new());
        for position in positions.by_ref().take(AT_ONCE) {
            boards.push_position(&position);
            expected.push(position.count_moves() as u16);
            seen.add(&position);
        }
        for set in InstructionSet::available() {
            let mut counts = vec![u16::MAX; boards.len()];
            assert_eq!(legal_move_counts(set, &boards, &mut counts), Ok(()), "{}", set.name());
            comparison.compared += counts.len();
            comparison.wrong +=
                counts.iter().zip(&expected).filter(|(count, expected)| count != expected).count();
        }
    }
    assert!(seen.suffices(count), "{seen:?}");
    comparison
}

#[cfg(test)]
mod tests {
    use super::compare;
    use setwise_batch::InstructionSet;

    /// The positions of the proof; fewer where every instruction may be emulated.
    const POSITIONS: usize = if cfg!(target_arch = "x86_64") { 1_000_000 } else { 50_000 };

    #[test]
    fn a_million_positions_have_as_many_moves_as_the_core_finds() {
        let comparison = compare(POSITIONS);
        assert_eq!(comparison.compared, POSITIONS * InstructionSet::available().count());
        assert_eq!(comparison.wrong, 0, "of {}", comparison.compared);
    }
}
