"""The names of cells in the JSON of f-puzzles, such as R1C1, and the places of clues beside the grid, such as R0C4.

R0C4 looks down column 4, and R4C10 of a 9x9 left along row 4.

    "littlekillersum": [{"cell": "R0C4", "direction": "DL", "cells": ["R1C3", "R2C2", "R3C1"], "value": "12"}]
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from sudoku_workshop.notation.variants.places import STRAIGHT, line_seen
from sudoku_workshop.rules.cells import Cell
from sudoku_workshop.rules.frame import Cells

Place = tuple[int, int]  # a row and a column; those of the grid are counted from 1
NAME = re.compile(r"[Rr]([0-9]{1,2})[Cc]([0-9]{1,2})")
STEPS = {"DR": (1, 1), "DL": (1, -1), "UR": (-1, 1), "UL": (-1, -1)}


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


def cells_in(names: Iterable[str], n: int) -> Cells:
    """Return the numbers of cells. Raises ValueError if there is no such cell."""
    return tuple(cell_of(name, n) for name in names)


def names_of(cells: Iterable[Cell], n: int) -> list[str]:
    """Return the names of cells."""
    return [_name_of(*divmod(cell, n)) for cell in cells]


def _name_of(row: int, column: int) -> str:
    return f"R{row + 1}C{column + 1}"


def line_seen_from(name: str, n: int) -> Cells:
    """Return the row or column that a cell beside the grid looks along. Raises ValueError for another cell."""
    row, column = place_of(name)
    found = line_seen(row - 1, column - 1, STRAIGHT, n)
    if not found:
        raise ValueError(f"{name} is not next to the grid")
    return found


def cell_before(line: Cells, n: int) -> str:
    """Return the cell beside the grid that looks along a row, a column or a diagonal."""
    (row, column), (next_row, next_column) = (divmod(cell, n) for cell in line[:2])
    return _name_of(2 * row - next_row, 2 * column - next_column)


def diagonal_in(entry: Mapping[str, Any], n: int) -> Cells:
    """Return the cells of a diagonal, which begins beside the grid or at its first cell.

    Raises KeyError or ValueError if the entry does not say where it is.
    """
    if cells := entry.get("cells"):
        return cells_in(cells, n)
    (row, column), (down, across) = place_of(entry["cell"]), STEPS[entry["direction"]]
    places = [(row - 1 + down * far, column - 1 + across * far) for far in range(n + 2)]
    return tuple(r * n + c for r, c in places if 0 <= r < n and 0 <= c < n)


def diagonal_entry(cells: Cells, n: int) -> Mapping[str, object]:
    """Return the entry of a whole diagonal."""
    direction, before = next(_directions(cells, n))
    return {"cell": before, "direction": direction, "cells": names_of(cells, n)}


def is_diagonal(cells: Cells, n: int) -> bool:
    """Return whether a line of cells is a whole diagonal of a grid of n rows, from one edge to another."""
    return any(_directions(cells, n))


def _directions(cells: Cells, n: int) -> Iterator[tuple[str, str]]:
    """Yield the directions in which these cells are a whole diagonal, and the cell beside the grid that sees it."""
    row, column = divmod(cells[0], n)
    for name, (down, across) in STEPS.items():
        before = row - down, column - across
        if cells == line_seen(*before, [(down, across)], n):
            yield name, _name_of(*before)


def are_at_corner(cells: Cells, n: int) -> bool:
    """Return whether these are the four cells around a corner of cells."""
    first = cells[0]
    return (first + 1) % n > 0 and cells == (first, first + 1, first + n, first + n + 1)
