"""What a person has done wrong on the board of a puzzle that has one solution."""

from typing import NamedTuple

from sudoku_workshop.grid.board import Board
from sudoku_workshop.grid.geometry import Cell
from sudoku_workshop.grid.masks import bits_of


class Wrong(NamedTuple):
    """The cells whose entry is not the solution's digit, and the blank cells where that digit is crossed out."""

    entries: tuple[Cell, ...] = ()
    crossed: tuple[Cell, ...] = ()


def wrong_on(board: Board, solution: Board) -> Wrong:
    """Return what is wrong on a board, if this is the solution of its puzzle."""
    right, size = solution.values, board.geometry.cells
    return Wrong(
        tuple(cell for cell, value in enumerate(board.values) if value not in (0, right[cell])),
        tuple(sorted(candidate % size for candidate in bits_of(board.crossed & solution.grid))),
    )
