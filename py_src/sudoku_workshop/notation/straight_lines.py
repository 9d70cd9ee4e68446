"""Straight lines of cells through a grid, along which clues outside the grid look."""

from sudoku_workshop.rules.frame import Cells


def line_from(n: int, row: int, column: int, down: int, right: int) -> Cells:
    """Return the cells from a cell in this direction to the border. There are none if the cell is not in the grid."""
    cells = []
    while 0 <= row < n and 0 <= column < n:
        cells.append(row * n + column)
        row, column = row + down, column + right
    return tuple(cells)
