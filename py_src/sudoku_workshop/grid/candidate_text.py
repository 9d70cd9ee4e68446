"""Candidates as text, as in the conclusion of a step: r2c8<>7, r4c15<>9."""

import re
from collections.abc import Iterable

from sudoku_workshop.grid.digit_text import DIGITS, SYMBOLS
from sudoku_workshop.grid.geometry import Geometry
from sudoku_workshop.grid.masks import Mask, bits_of, mask_of
from sudoku_workshop.rules.cells import cells_of

PART = re.compile(r"([rc\d,]+)(?:<>|=)(\w)(?:, |$)")


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


def candidates_text(candidates: Mask, geometry: Geometry, sign: str) -> str:
    """Return candidates as text, sorted by digit, as in the conclusion of a step: r2c8<>7, r4c15<>9.

    `sign` is <> or =.
    """
    size = geometry.cells
    plane = (1 << size) - 1
    found = ((digit, candidates >> digit * size & plane) for digit in range(geometry.n))
    return ", ".join(f"{cells_text(cells, geometry)}{sign}{SYMBOLS[digit]}" for digit, cells in found if cells)


def candidates_of(text: str, geometry: Geometry) -> Mask:
    """Return the candidates in a text that `candidates_text` has written. Raises ValueError for any other text."""
    parts = PART.findall(text)
    if not isinstance(text, str) or PART.sub("", text) or any(not 0 < DIGITS.get(d, 0) <= geometry.n for _, d in parts):
        raise ValueError(f"{text!r:.60} does not list candidates, such as r1c2<>3")
    size = geometry.cells
    return mask_of(
        (DIGITS[digit] - 1) * size + cell for cells, digit in parts for cell in cells_of(cells, geometry.side)
    )
