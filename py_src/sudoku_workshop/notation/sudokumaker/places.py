"""Places in SudokuMaker's grids: cells, edges, corners and cells outside the grid, each as a number.

Cells are numbered row by row. An edge is on the left of a cell or, one row of numbers later, below it. A corner is the
upper left one of a cell, with one more in each row. The cells outside are those of a grid with a border around it.
"""

from collections.abc import Iterable, Sequence

from sudoku_workshop.notation.variants import places
from sudoku_workshop.notation.variants.places import STRAIGHT, Step
from sudoku_workshop.rules.cells import Cell
from sudoku_workshop.rules.frame import Cells

RISING, FALLING = 1, -1  # the diagonals of little killers: up to the right, and down to the right


def cells_in(numbers: Iterable[object], n: int) -> Cells:
    """Return these cells. Raises ValueError for anything that is not a cell."""
    return tuple(_number(number, n * n) for number in numbers)


def _number(number: object, limit: int) -> int:
    if type(number) is not int or not 0 <= number < limit:
        raise ValueError(f"{number} is not a place")
    return number


def beside_edge(edge: object, n: int) -> Cells:
    """Return the two cells beside an edge. Raises ValueError for an edge on the border."""
    row, column = divmod(_number(edge, 2 * n * n), n)
    row, is_below = divmod(row, 2)
    cells = _cells([(row, column), (row + 1, column) if is_below else (row, column - 1)], n)
    if len(cells) < 2:
        raise ValueError(f"{edge} is on the border")
    return cells


def around_corner(corner: object, n: int) -> Cells:
    """Return the cells around a corner, of which there are four unless it is on the border."""
    row, column = divmod(_number(corner, (n + 1) ** 2), n + 1)
    return _cells([(row - up, column - left) for up in (1, 0) for left in (1, 0)], n)


def _cells(around: Sequence[Step], n: int) -> Cells:
    inside: list[Cell] = [row * n + column for row, column in around if 0 <= row < n and 0 <= column < n]
    return tuple(sorted(inside))


def line_seen(outside: object, n: int) -> Cells:
    """Return the row or column that a cell outside the grid is next to, nearest cell first. Raises ValueError."""
    return _seen(outside, STRAIGHT, n)


def diagonal_seen(outside: object, diagonal: object, n: int) -> Cells:
    """Return the diagonal that a cell outside the grid looks along, nearest cell first. Raises ValueError."""
    if diagonal not in (RISING, FALLING):
        raise ValueError(f"{diagonal} is not a diagonal")
    return _seen(outside, [(1, 1), (-1, -1)] if diagonal == FALLING else [(1, -1), (-1, 1)], n)


def _seen(outside: object, steps: Sequence[Step], n: int) -> Cells:
    row, column = divmod(_number(outside, (n + 2) ** 2), n + 2)
    found = places.line_seen(row - 1, column - 1, steps, n)
    if not found:
        raise ValueError("no cell of the grid is seen from there")
    return found
