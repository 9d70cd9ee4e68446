"""The usual notation for cells, digits and houses, such as r5c58, 3/4/7 and c5b3, the same in every language."""

import re
from collections.abc import Iterable

from sudoku_workshop.grid.board import SYMBOLS, Digit
from sudoku_workshop.grid.geometry import Geometry
from sudoku_workshop.grid.houses import House
from sudoku_workshop.grid.masks import Mask, bits_of


def cell_names(cells: Mask, geometry: Geometry) -> list[str]:
    """Return the name of each of these cells, such as r2c5, r5c5, r5c8."""
    return [f"r{row + 1}c{column + 1}" for row, column in (divmod(cell, geometry.side) for cell in bits_of(cells))]


def cells_text(cells: Mask, geometry: Geometry) -> str:
    """Return a set of cells as text, such as r2c5,r5c58. Cells of a row, and rows with the same columns, are joined.

    In grids with more than 9 columns, cells are not joined: r2c10,r2c12.
    """
    pairs = [divmod(cell, geometry.side) for cell in bits_of(cells)]
    if geometry.side > 9:
        return ",".join(f"r{row + 1}c{column + 1}" for row, column in pairs)
    rows = _grouped(pairs)
    joined: dict[tuple[int, ...], list[int]] = {}
    for row, columns in rows.items():
        joined.setdefault(tuple(columns), []).append(row)
    return ",".join(f"r{_digits(rows)}c{_digits(columns)}" for columns, rows in joined.items())


def _grouped(pairs: Iterable[tuple[int, int]]) -> dict[int, list[int]]:
    groups: dict[int, list[int]] = {}
    for key, value in pairs:
        groups.setdefault(key, []).append(value)
    return groups


def _digits(numbers: Iterable[int]) -> str:
    return "".join(str(number + 1) for number in numbers)


def digits_text(digits: Mask, separator: str = "/") -> str:
    """Return a set of digits as text, such as 3/4/7. Bit 0 of `digits` is digit 1."""
    return separator.join(SYMBOLS[digit] for digit in bits_of(digits))


def digit_text(digit: Digit) -> str:
    """Return the character of a digit, such as F for 15."""
    return SYMBOLS[digit - 1]


def with_letters(notation: str, letters: str) -> str:
    """Return notation such as r2c5=3 or {34} with its digits replaced by `letters`. Names of cells stay as they are."""
    return re.sub(
        rf"r\d+c\d+|([{SYMBOLS}])", lambda found: letters[SYMBOLS.index(found[1])] if found[1] else found[0], notation
    )


def houses_text(houses: Iterable[House]) -> str:
    """Return houses as text, such as r28 or c5b3: the first letter of each kind, then the numbers of its houses."""
    groups: dict[str, list[str]] = {}
    for house in houses:
        groups.setdefault(house.kind[0], []).append(str(house.index + 1))
    return "".join(letter + ("" if max(map(len, found)) == 1 else ",").join(found) for letter, found in groups.items())


def candidates_text(candidates: Mask, geometry: Geometry, sign: str) -> str:
    """Return candidates as text, sorted by digit, as in the conclusion of a step: r2c8<>7, r4c15<>9.

    `sign` is <> or =.
    """
    size = geometry.cells
    plane = (1 << size) - 1
    found = ((digit, candidates >> digit * size & plane) for digit in range(geometry.n))
    return ", ".join(f"{cells_text(cells, geometry)}{sign}{SYMBOLS[digit]}" for digit, cells in found if cells)
