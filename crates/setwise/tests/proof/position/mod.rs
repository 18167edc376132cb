//! Boards, position texts and attack maps.

mod attack_map;
mod attackers;
mod board;
mod epd;
mod fen;
