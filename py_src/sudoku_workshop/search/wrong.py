"""The mistakes that a person has made on the board of a puzzle with one solution."""

from typing import NamedTuple

from sudoku_workshop.grid.board import Board
from sudoku_workshop.grid.houses import Cell
from sudoku_workshop.grid.masks import bits_of


class Wrong(NamedTuple):
    """The cells in which a person has made a mistake.

    In `entries`, the entry is not the solution's digit. In `crossed`, a blank cell has the solution's digit crossed
    out.
    """

    entries: tuple[Cell, ...] = ()
    crossed: tuple[Cell, ...] = ()


def wrong_on(board: Board, solution: Board) -> Wrong:
    """Return the mistakes on a board. `solution` is the only solution of its puzzle."""
    right, size = solution.values, board.geometry.cells
    return Wrong(
        tuple(cell for cell, value in enumerate(board.values) if value not in (0, right[cell])),
        tuple(sorted(candidate % size for candidate in bits_of(board.crossed & solution.grid))),
    )
