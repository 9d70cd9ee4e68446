"""Lines of cells through a grid, and the places beside it from which clues see them.

Rows and columns are counted from 0, so -1 and n are beside a grid of n rows.
"""

from collections.abc import Iterable

from sudoku_workshop.rules.frame import Cells

Step = tuple[int, int]  # down and to the right
STRAIGHT: tuple[Step, ...] = ((0, 1), (0, -1), (1, 0), (-1, 0))


def line_from(n: int, row: int, column: int, down: int, right: int) -> Cells:
    """Return the cells from a cell in this direction to the border. There are none if the cell is not in the grid."""
    cells = []
    while 0 <= row < n and 0 <= column < n:
        cells.append(row * n + column)
        row, column = row + down, column + right
    return tuple(cells)


def line_seen(row: int, column: int, steps: Iterable[Step], n: int) -> Cells:
    """Return the line that is seen from a place beside the grid in the first of these directions that has one.

    The nearest cell comes first. There is none from a place in the grid.
    """
    if 0 <= row < n and 0 <= column < n:
        return ()
    lines = (line_from(n, row + down, column + right, down, right) for down, right in steps)
    return next(filter(None, lines), ())
