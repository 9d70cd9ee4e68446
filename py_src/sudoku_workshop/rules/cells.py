"""Cells of a grid: neighbours, and lists of cells as text, such as `r1c12,r2c2`.

A text keeps the order of the cells, which matters along a line. Neighbouring cells of the list in one row or one column
are joined: `r1c12` is r1c1, r1c2, and `r32c1` is r3c1, r2c1. In grids with more than 9 columns, no cells are joined.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import product

Cell = int
Corner = tuple[int, int]  # the row and column of the upper left cell of a grid

PART = re.compile(r"r(\d+)c(\d+)")
MOST_JOINED = 9  # the largest number of columns for which cells are joined


def side_of(n: int, corners: Iterable[Corner]) -> int:
    """Return the number of rows and columns of the smallest square that contains grids of n rows at these corners."""
    return n + max(map(max, corners))


def cells_text(cells: Sequence[Cell], n: int) -> str:
    """Return a list of cells as text, in this order."""
    return ",".join(f"r{_numbers(rows)}c{_numbers(columns)}" for rows, columns in _runs(cells, n))


def _runs(cells: Iterable[Cell], n: int) -> list[tuple[list[int], list[int]]]:
    """Return the rows and columns of each part of the text. At least one of the two lists has only one number."""
    runs: list[tuple[list[int], list[int]]] = []
    for row, column in (divmod(cell, n) for cell in cells):
        rows, columns = runs[-1] if runs and n <= MOST_JOINED else ([], [])
        if rows == [row]:
            columns.append(column)
        elif columns == [column]:
            rows.append(row)
        else:
            runs.append(([row], [column]))
    return runs


def _numbers(numbers: Iterable[int]) -> str:
    return "".join(str(number + 1) for number in numbers)


def cells_of(text: str, n: int) -> tuple[Cell, ...]:
    """Return the cells of a text, in its order. Raises ValueError if a part is not the name of cells of this grid."""
    return tuple(cell for part in text.split(",") for cell in _cells_of_part(part, n))


def _cells_of_part(part: str, n: int) -> Iterator[Cell]:
    match = PART.fullmatch(part)
    if not match:
        raise ValueError(f"{part!r} is not the name of a cell, such as r1c2")
    joined = n <= MOST_JOINED
    rows, columns = (list(map(int, found)) if joined else [int(found)] for found in match.groups())
    if min(len(rows), len(columns)) > n:
        raise ValueError("no part of a text joins more rows and columns than the grid has")
    for row, column in product(rows, columns):
        if not (0 < row <= n and 0 < column <= n):
            raise ValueError(f"r{row}c{column} is not in the grid: rows and columns are 1 to {n}")
        yield (row - 1) * n + column - 1


def leaps(n: int, steps: Iterable[tuple[int, int]]) -> Iterator[tuple[Cell, Cell]]:
    """Yield each pair of cells that differ by one of these steps, given as (rows, columns)."""
    for cell in range(n * n):
        row, column = divmod(cell, n)
        for down, across in steps:
            if 0 <= row + down < n and 0 <= column + across < n:
                yield cell, (row + down) * n + column + across


def are_neighbours(one: Cell, other: Cell, n: int) -> bool:
    """Return whether two cells share a side."""
    (row, column), (other_row, other_column) = divmod(one, n), divmod(other, n)
    return abs(row - other_row) + abs(column - other_column) == 1
