//! Moves as texts: SAN and UCI, read and written, and the faults of both.

mod san;
mod uci;

use fastrand::Rng;
use setwise::position::Position;
use setwise_testkit::games::{games, suite};

/// Positions out of games and of the suite of special ones.
fn positions(seed: u64) -> impl Iterator<Item = Position> {
    games(seed, 30).chain(suite(seed, 40).map(|(_, position)| position))
}

/// A text of letters that moves are made of, and of some that they are not.
fn noise(rng: &mut Rng) -> String {
    let letters: Vec<char> = "abcdefgh12345678KQRBNPOo0x-=+#!? é\u{1f600}\0".chars().collect();
    (0..rng.usize(..9)).map(|_| letters[rng.usize(..letters.len())]).collect()
}
