"""Patterns of clues: the cells that have clues, in the form in which wishes and IDs contain them.

A pattern is the letter p and the cells row by row as hexadecimal digits, in which a 1 is a clue. The last digit is
filled up with zeros. The letter also stands for the search that finds the digits (`arranging`). If that search changes,
patterns need another letter, so that older IDs do not mean other puzzles.
"""

import re
from collections.abc import Iterable
from itertools import combinations

from sudoku_workshop.grid.geometry import Geometry, geometry
from sudoku_workshop.grid.houses import Cell

LETTER = "p"
CODE = re.compile(LETTER + r"[0-9a-f]+")
BLANK = ".0_-"  # signs for a cell without a clue, in rows that a person writes; any other sign is a clue
LARGEST = 9  # the most rows of a grid with a pattern
READY_ROWS = {  # patterns for grids with 9 rows, by the names that people choose
    "heart": ".11...11. 1111.1111 11..1..11 11.....11 11.....11 .11...11. ..11.11.. ...111... ....1....",
    "diamond": "....1.... ...111... ..11.11.. .11...11. 11.....11 .11...11. ..11.11.. ...111... ....1....",
    "cross": "11.....11 .11...11. ..11.11.. ...111... ....1.... ...111... ..11.11.. .11...11. 11.....11",
    "target": "..11111.. .11...11. 11.....11 1...1...1 1..111..1 1...1...1 11.....11 .11...11. ..11111..",
    "smile": "..11111.. .1.....1. 1..1.1..1 1..1.1..1 1.......1 1.1...1.1 1..111..1 .1.....1. ..11111..",
    "tree": "....1.... ...111... ..11.11.. ...111... ..1.1.1.. .11.1.11. ..1.1.1.. .1..1..1. 1111.1111",
    "arrow": "....1.... ...111... ..1.1.1.. .1..1..1. 1...1...1 ....1.... 1.1.1.1.1 .1.1.1.1. 1.1.1.1.1",
    "spiral": "111111111 ........1 1111111.1 1.....1.1 1.111.1.1 1.1...1.1 1.11111.1 1.......1 111111111",
    "checks": "1.1.1.1.1 .1.1.1.1. 1.1.1.1.1 .1.1.1.1. 1.1.1.1.1 .1.1.1.1. 1.1.1.1.1 .1.1.1.1. 1.1.1.1.1",
}


def is_pattern(clues: str) -> bool:
    """Return whether this part of a wish is a pattern, and not a number of clues."""
    return CODE.fullmatch(clues) is not None


def pattern_of(cells: Iterable[Cell], number: int) -> str:
    """Return the pattern with clues in these cells, for a grid with this number of cells.

    >>> pattern_of([0, 3, 15], 16)
    'p9001'
    """
    bits = ["0"] * (number + -number % 4)
    for cell in cells:
        bits[cell] = "1"
    return f"{LETTER}{int(''.join(bits), 2):0{len(bits) // 4}x}"


def cells_of(pattern: str, number: int) -> tuple[Cell, ...]:
    """Return the cells with clues. Raises ValueError if the pattern is not for a grid with this number of cells.

    >>> cells_of("p9001", 16)
    (0, 3, 15)
    """
    digits = pattern.removeprefix(LETTER)
    bits = f"{int(digits, 16):0{len(digits) * 4}b}"
    if len(digits) != -(-number // 4) or "1" in bits[number:]:
        raise ValueError(f"{pattern} is not for {number} cells")
    return tuple(cell for cell, bit in enumerate(bits) if bit == "1")


def pattern_from(text: str, size: str) -> str:
    """Return the pattern that a person wrote: its name, its code, or its rows, in which . or 0 is a blank.

    Raises ValueError if the text is not a pattern for a grid of this size.

    >>> pattern_from("1..1 .... .... ...1", "4")
    'p9001'
    """
    grid = geometry(size)
    name = text.strip().lower()
    if name in READY_ROWS and grid.side == LARGEST:
        return pattern_from(READY_ROWS[name], size)
    signs = "".join(text.split())
    if len(signs) == grid.cells:
        return pattern_of((cell for cell, sign in enumerate(signs) if sign not in BLANK), grid.cells)
    if is_pattern(name):
        return name
    raise ValueError(f"{text!r} is not a pattern")


def exchangeable_lines(grid: Geometry, cells: Iterable[Cell]) -> tuple[str, int, int] | None:
    """Return two rows or columns without clues that could be exchanged, so that there is never just one solution.

    They are the word "row" or "column" and two numbers, beginning with 1. Return None if there are no such lines.
    """
    if grid.kinds_of_rules or grid.is_overlapping:
        return None
    houses, clues = {frozenset(house.cells) for house in grid.houses}, set(cells)
    for kind in ("row", "column"):
        lines = [house.cells for house in grid.houses if house.kind == kind]
        empty = [number for number, line in enumerate(lines) if clues.isdisjoint(line)]
        for one, other in combinations(empty, 2):
            there = dict(zip((*lines[one], *lines[other]), (*lines[other], *lines[one]), strict=True))
            if {frozenset(there.get(cell, cell) for cell in house) for house in houses} == houses:
                return kind, one + 1, other + 1
    return None


READY = {name: pattern_from(rows, str(LARGEST)) for name, rows in READY_ROWS.items()}
