#!/usr/bin/env python3
"""The default columns of `setwise features`, computed with loops over python-chess.

What people do today, as the measure of what there is to gain. python-chess is under the GPL: it is imported from
your own installation (`pip install chess`) and no part of setwise.

    python_chess.py FILE [--limit N]          the rate of one core, reading and computing
    python_chess.py FILE [--limit N] --csv    the columns as setwise features FILE --output - writes them

Measured on 2026-11-21, one core of an Intel Xeon of the Sapphire Rapids line at 2.1 GHz (virtual machine), Python 3.11.7,
python-chess 1.11.2: 6,100 positions/s over the first 20,000 lines of popularpos_lichess_v3.epd, 8,500 over those of
endgames.epd; 7,700 and 11,600 in the same run without the legal moves. The columns of both files, all 357,846 lines, are
equal to ours byte by byte.
"""

import argparse
import sys
import time

import chess

ROLES = [chess.PAWN, chess.KNIGHT, chess.BISHOP, chess.ROOK, chess.QUEEN, chess.KING]
SIDES = [(chess.WHITE, "white"), (chess.BLACK, "black")]


def names():
    """The default columns, in their order."""
    yield from ["fen", "white", "black", "pawns", "knights", "bishops", "rooks", "queens", "kings", "side_to_move"]
    for _, side in SIDES:
        yield f"{side}_attacks"
        for role in ROLES:
            yield f"{side}_{chess.piece_name(role)}_attacks"
    yield "checkers"
    for what in ["pinned", "king_escapes", "distant_check_lines", "uncatchable", "mobility"]:
        for _, side in SIDES:
            yield f"{side}_{what}"
    yield "legal_moves"


def attacks(board, color):
    """What each role attacks, and the number of squares that the pieces can reach."""
    by_role = []
    mobility = 0
    own = board.occupied_co[color]
    for role in ROLES:
        union = 0
        for square in chess.scan_forward(board.pieces_mask(role, color)):
            attacked = board.attacks_mask(square)
            union |= attacked
            mobility += (attacked & ~own).bit_count()
        by_role.append(union)
    return by_role, mobility


def pinned(board, color):
    """The pieces that may not leave the line to their king."""
    pieces = 0
    for square in chess.scan_forward(board.occupied_co[color] & ~board.kings):
        if board.is_pinned(color, square):
            pieces |= chess.BB_SQUARES[square]
    return pieces


def king_escapes(board, color, king):
    """The neighbors of the king that are neither own nor attacked without him."""
    without = board.occupied & ~chess.BB_SQUARES[king]
    escapes = 0
    for square in chess.scan_forward(chess.BB_KING_ATTACKS[king] & ~board.occupied_co[color]):
        if not board.attackers_mask(not color, square, without):
            escapes |= chess.BB_SQUARES[square]
    return escapes


def distant_check_lines(escapes, king):
    """The lines through the king that hold all his escapes."""
    lines = 0
    for bit, step in [(1, 1), (2, 8), (4, 9), (8, 7)]:
        on_line = 1 << king + step | 1 << king >> step
        if not escapes & ~on_line:
            lines |= bit
    return lines


def uncatchable(board, color, enemy_king):
    """The passed pawns that the enemy king does not catch, by the rule of the square."""
    enemies = list(chess.scan_forward(board.pieces_mask(chess.PAWN, not color)))

    def rank(square):
        return chess.square_rank(square) if color else 7 - chess.square_rank(square)

    pawns = 0
    for pawn in chess.scan_forward(board.pieces_mask(chess.PAWN, color)):
        file = chess.square_file(pawn)
        if any(abs(chess.square_file(enemy) - file) <= 1 and rank(enemy) > rank(pawn) for enemy in enemies):
            continue
        moves = min(7 - rank(pawn), 5) + (board.turn != color)
        if max(abs(chess.square_file(enemy_king) - file), 7 - rank(enemy_king)) > moves:
            pawns |= chess.BB_SQUARES[pawn]
    return pawns


def row(board, text):
    """The values of the columns of a position."""
    values = [text, board.occupied_co[chess.WHITE], board.occupied_co[chess.BLACK]]
    values += [board.pawns, board.knights, board.bishops, board.rooks, board.queens, board.kings]
    values.append("w" if board.turn else "b")
    mobility = []
    for color, _ in SIDES:
        by_role, count = attacks(board, color)
        union = 0
        for attacked in by_role:
            union |= attacked
        values += [union, *by_role]
        mobility.append(count)
    values.append(board.checkers_mask())
    values += [pinned(board, color) for color, _ in SIDES]
    kings = [board.king(color) for color, _ in SIDES]
    escapes = [king_escapes(board, color, king) for (color, _), king in zip(SIDES, kings)]
    values += escapes
    values += [distant_check_lines(*pair) for pair in zip(escapes, kings)]
    values += [uncatchable(board, color, board.king(not color)) for color, _ in SIDES]
    return [*values, *mobility, board.legal_moves.count()]


def cell(name, value):
    """A value as it stands in CSV."""
    if isinstance(value, str):
        return '"' + value.replace('"', '""') + '"' if any(letter in value for letter in ',"') else value
    is_number = name.endswith(("mobility", "lines", "moves"))
    return str(value) if is_number else f"0x{value:016x}"


def main():
    arguments = argparse.ArgumentParser(description="The default columns of setwise features, with python-chess.")
    arguments.add_argument("file", help="FEN or EPD lines")
    arguments.add_argument("--limit", type=int, default=20_000, help="positions to take")
    arguments.add_argument("--csv", action="store_true", help="write the columns instead of the rate")
    arguments = arguments.parse_args()
    with open(arguments.file, encoding="utf-8") as file:
        lines = [line.rstrip() for line, _ in zip(file, range(arguments.limit))]
    if arguments.csv:
        columns = list(names())
        print(",".join(columns))
    board = chess.Board()
    start = time.process_time()
    for line in lines:
        board.set_fen(" ".join(line.split()[:4]))
        values = row(board, line)
        if arguments.csv:
            print(",".join(map(cell, columns, values)))
    seconds = time.process_time() - start
    if not arguments.csv:
        version = f"python-chess {chess.__version__}, Python {sys.version.split()[0]}"
        print(f"{len(lines)} positions in {seconds:.2f} s of one core: {len(lines) / seconds:.0f} positions/s ({version})")


if __name__ == "__main__":
    main()
