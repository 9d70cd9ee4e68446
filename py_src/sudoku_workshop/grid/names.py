"""The usual notation for cells, digits and houses, such as r5c58, 3/4/7 and c5b3, the same in every language."""

import re
from collections.abc import Iterable

from sudoku_workshop.grid.candidate_text import candidates_text as candidates_text
from sudoku_workshop.grid.candidate_text import cells_text as cells_text
from sudoku_workshop.grid.digit_text import SYMBOLS, Digit
from sudoku_workshop.grid.geometry import Geometry
from sudoku_workshop.grid.houses import House
from sudoku_workshop.grid.masks import Mask, bits_of


def cell_names(cells: Mask, geometry: Geometry) -> list[str]:
    """Return the name of each of these cells, such as r2c5, r5c5, r5c8."""
    return [f"r{row + 1}c{column + 1}" for row, column in (divmod(cell, geometry.side) for cell in bits_of(cells))]


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
