"""Cells and candidates by row, column and digit, all from 1: `Cell`, `Candidate`."""

from collections.abc import Iterable
from typing import NamedTuple

from sudoku_workshop.grid.geometry import Geometry
from sudoku_workshop.grid.masks import Grid, bits_of


class Cell(NamedTuple):
    """A cell, by its row and column, which count from 1.

    >>> import sudoku_workshop as sudoku
    >>> sudoku.hint("1... ..3. .4.. ...2").step.cells
    (Cell(row=1, column=2),)
    """

    row: int
    column: int


class Candidate(NamedTuple):
    """A digit in a cell. The row, the column and the digit count from 1.

    >>> import sudoku_workshop as sudoku
    >>> sudoku.hint("1... ..3. .4.. ...2").step.placements
    (Candidate(row=1, column=2, digit=3),)
    """

    row: int
    column: int
    digit: int


def cells_named(cells: Iterable[int], geometry: Geometry) -> tuple[Cell, ...]:
    """Return cells by their rows and columns, in the same order."""
    return tuple(Cell(cell // geometry.side + 1, cell % geometry.side + 1) for cell in cells)


def candidates_in(grid: Grid, geometry: Geometry) -> tuple[Candidate, ...]:
    """Return the candidates of a mask, row by row."""
    pairs = sorted(divmod(candidate, geometry.cells)[::-1] for candidate in bits_of(grid))
    return tuple(Candidate(cell // geometry.side + 1, cell % geometry.side + 1, digit + 1) for cell, digit in pairs)
