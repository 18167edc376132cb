"""Reads NAME.parquet and NAME.arrow with pyarrow and compares all of their values with NAME.csv and with the FENs."""

import csv
import sys

import pyarrow as arrow
import pyarrow.ipc
import pyarrow.parquet

PIECES = "PNBRQKpnbrqk"
ROLES = ["pawns", "knights", "bishops", "rooks", "queens", "kings"]
NUMBERS = {
    "distant_check_lines": arrow.uint8(),
    "mobility": arrow.uint16(),
    "legal_moves": arrow.uint16(),
    "ply": arrow.uint32(),
}


def square(index):
    return "abcdefgh"[index % 8] + str(index // 8 + 1)


def threat(pair):
    attacker, victim = PIECES[pair["attacker"]], PIECES[pair["victim"]]
    return f"{attacker}{square(pair['attacker_square'])}:{victim}{square(pair['victim_square'])}"


def as_text(name, value):
    """A value as the CSV has it."""
    if value is None:
        return ""
    if name == "threats":
        return " ".join(map(threat, value))
    is_set = not isinstance(value, str) and name != "game" and not any(name.endswith(number) for number in NUMBERS)
    return f"0x{value:016x}" if is_set else str(value)


def sets_of_fen(fen):
    """The sets of squares and the side to move, from the letters of the FEN."""
    sets = dict.fromkeys(["white", "black", *ROLES], 0)
    board, side_to_move = fen.split()[:2]
    for row, rank in zip(board.split("/"), range(7, -1, -1)):
        file = 0
        for letter in row:
            if letter.isdigit():
                file += int(letter)
                continue
            bit = 1 << 8 * rank + file
            sets["white" if letter.isupper() else "black"] |= bit
            sets[ROLES["pnbrqk".index(letter.lower())]] |= bit
            file += 1
    return sets | {"side_to_move": side_to_move}


def check(condition, message):
    if not condition:
        sys.exit(f"readers: {message}")


def check_schema(schema, names, path):
    check(schema.names == names, f"{path}: the columns are {schema.names}")
    metadata = schema.metadata
    check(metadata[b"setwise.squares"] == b"a1 = bit 0, b1 = bit 1, ..., h8 = bit 63", f"{path}: no mapping of squares")
    check(metadata[b"setwise.version"], f"{path}: no version")
    for field in schema:
        number = next((NUMBERS[number] for number in NUMBERS if field.name.endswith(number)), arrow.uint64())
        expected = arrow.string() if field.name in ("fen", "side_to_move") else number
        check(field.name == "threats" or field.type == expected, f"{path}: {field.name} is {field.type}")
        check(field.metadata[b"description"], f"{path}: {field.name} has no description")


def check_columns(table, rows, names, path):
    for index, name in enumerate(names):
        values = [as_text(name, value) for value in table.column(name).to_pylist()]
        expected = [row[index] for row in rows]
        if values != expected:
            row = next(row for row, pair in enumerate(zip(values, expected)) if pair[0] != pair[1])
            sys.exit(f"readers: {path}: {name} of row {row} is {values[row]}, in the CSV it is {expected[row]}")


def main(stem, names):
    with open(f"{stem}.csv", newline="", encoding="utf-8") as file:
        header, *rows = csv.reader(file)
    check(header == names, f"{stem}.csv: the columns are {header}")
    parquet = arrow.parquet.read_table(f"{stem}.parquet")
    with arrow.memory_map(f"{stem}.arrow") as source:
        tables = {"parquet": parquet, "arrow": arrow.ipc.open_file(source).read_all()}
    for extension, table in tables.items():
        path = f"{stem}.{extension}"
        check_schema(table.schema, names, path)
        check(table.num_rows == len(rows) > 0, f"{path}: {table.num_rows} rows, {len(rows)} in the CSV")
        check_columns(table, rows, names, path)
    for row in parquet.select([*sets_of_fen("8/8/8/8/8/8/8/8 w"), "fen"]).to_pylist():
        fen = row.pop("fen")
        check(row == sets_of_fen(fen), f"{stem}.parquet: the pieces of {fen} are {row}")
    groups = arrow.parquet.ParquetFile(f"{stem}.parquet").num_row_groups
    print(f"readers: {len(rows)} rows of {len(names)} columns are the same in Parquet ({groups} row groups), Arrow and CSV")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2].split(","))
