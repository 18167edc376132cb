//! Boards, position texts, attack maps and faults of positions.

mod attack_map;
mod attackers;
mod board;
mod epd;
mod fen;
mod validate;
