"""The names of cells in the JSON of f-puzzles, such as R1C1. Cells next to the grid have names, too, such as R0C4."""

import re

from sudoku_workshop.rules.cells import Cell

Place = tuple[int, int]  # a row and a column; those of the grid are counted from 1
NAME = re.compile(r"[Rr]([0-9]{1,2})[Cc]([0-9]{1,2})")


def place_of(name: str) -> Place:
    """Return the row and the column of a cell. Raises ValueError if the text is not the name of a cell."""
    match = NAME.fullmatch(name)
    if not match:
        raise ValueError(f"{name} is not the name of a cell")
    return int(match[1]), int(match[2])


def cell_of(name: str, n: int) -> Cell:
    """Return the number of a cell in a grid of n rows. Raises ValueError if there is no such cell."""
    row, column = place_of(name)
    if not (0 < row <= n and 0 < column <= n):
        raise ValueError(f"{name} is not in the grid")
    return (row - 1) * n + column - 1


def name_of(row: int, column: int) -> str:
    """Return the name of the cell in a row and a column."""
    return f"R{row}C{column}"
