//! One rank of 64 boards in 64 bytes: a ray up all boards is a walk over eight of these rows, shown on three of the boards.
//!
//! ```text
//! cargo run --release --package setwise-batch --example one_rank
//! ```

use setwise::{Color, Direction, Role, position::Position};
use setwise_batch::{Boards, InstructionSet, direction_attacks, legal_move_counts};

/// A rank of all boards, a byte each; its lowest bit is the square on the file a.
type Row = [u8; 64];

/// How many boards are shown.
const SHOWN: usize = 3;

/// Turns boards on their side: byte `r` of board `b` becomes byte `b` of row `r`.
fn slice(sets: &[u64]) -> [Row; 8] {
    let mut rows = [[0; 64]; 8];
    for (board, set) in sets.iter().enumerate() {
        for (row, byte) in rows.iter_mut().zip(set.to_le_bytes()) {
            row[board] = byte;
        }
    }
    rows
}

/// What rooks attack to the north, on all boards: a flood that goes up row by row, and ends before the first man.
fn north(rooks: &[Row; 8], occupied: &[Row; 8]) -> [Row; 8] {
    let mut attacks = [[0; 64]; 8];
    let mut flood = [0; 64];
    for rank in 0..8 {
        attacks[rank] = flood;
        // This line is one instruction where a register has 64 bytes.
        flood =
            std::array::from_fn(|board| rooks[rank][board] | (attacks[rank][board] & !occupied[rank][board]));
    }
    attacks
}

/// The first bytes of a row as squares.
fn picture(row: &Row) -> String {
    let squares = |byte: &u8| (0..8).map(|file| if byte >> file & 1 == 1 { "1 " } else { ". " }).collect();
    row[..SHOWN].iter().map(squares).collect::<Vec<String>>().join("| ").trim_end().to_owned()
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let game = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
    let start = Position::from_fen(game)?;
    let after = |position: Position| position.moves().map(move |chosen| position.play_unchecked(chosen));
    let boards: Boards = after(start).flat_map(after).step_by(31).take(64).collect();

    let rooks = boards.role(Role::Rook);
    let (white, black) = (boards.color(Color::White), boards.color(Color::Black));
    let occupied: Vec<u64> = white.iter().zip(black).map(|(white, black)| white | black).collect();
    let (rook_rows, man_rows) = (slice(rooks), slice(&occupied));
    let attack_rows = north(&rook_rows, &man_rows);
    for (title, rows) in
        [("men", man_rows), ("rooks", rook_rows), ("what they attack to the north", attack_rows)]
    {
        println!("{title}: {SHOWN} of 64 boards, a row each rank");
        for rank in (0..8).rev() {
            println!("  {}  {}", rank + 1, picture(&rows[rank]));
        }
    }

    // The crate agrees, which does it in the registers of the processor.
    let best = InstructionSet::best();
    let mut attacks = vec![0; 64];
    direction_attacks(best, Direction::North, rooks, &occupied, &mut attacks)?;
    assert_eq!(slice(&attacks), attack_rows);

    let mut counts = [0; 64];
    legal_move_counts(best, &boards, &mut counts)?;
    println!("legal moves of the 64 boards, on {}: {counts:?}", best.name());
    Ok(())
}
