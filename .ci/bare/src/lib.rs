//! The attacks of a rook, for a machine without an operating system.
#![no_std]

use setwise::{Bitboard, Square, attack};

/// What a rook attacks from the square with this index, the occupied squares being the bits of `occupied`.
#[unsafe(no_mangle)]
pub extern "C" fn rook_attacks(square: u8, occupied: u64) -> u64 {
    let square = Square::from_index(usize::from(square)).unwrap_or(Square::A1);
    attack::rook_attacks(square, Bitboard::from_bits(occupied)).bits()
}

#[panic_handler]
fn panic(_: &core::panic::PanicInfo<'_>) -> ! {
    loop {}
}
