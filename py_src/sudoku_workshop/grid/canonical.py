"""A form that is the same for all rotations, reflections and renamings of the digits of a puzzle.

Two puzzles are compared by their forms, so duplicates among many puzzles are found by looking them up. Swapping rows or
bands gives another form here; `minlex` covers that, too.
"""

from collections.abc import Iterable, Sequence
from functools import cache

from sudoku_workshop.grid.board import Board, Digit
from sudoku_workshop.grid.geometry import Cell, Geometry

Form = tuple[Digit, ...]


def canonical(board: Board) -> Form:
    """Return the smallest form of the givens among all their rotations, reflections and renamings."""
    return min(_renamed(map(board.givens.__getitem__, turn)) for turn in turns(board.geometry))


def _renamed(digits: Iterable[Digit]) -> Form:
    """Return the digits numbered in the order in which they first appear: 1, 2 and so on. Blanks stay 0."""
    names = {0: 0}
    return tuple([names.setdefault(digit, len(names)) for digit in digits])


@cache
def turns(geometry: Geometry) -> Sequence[tuple[Cell, ...]]:
    """Return the order of the cells for each rotation or reflection that maps the houses to houses.

    With oblong boxes, this leaves out quarter turns.
    """
    n, houses = geometry.n, {frozenset(house.cells) for house in geometry.houses}
    rows = [tuple(range(start, start + n)) for start in range(0, n * n, n)]
    lying = [rows, list(zip(*rows, strict=True))]
    turned = ([row[::across] for row in grid[::down]] for grid in lying for down in (1, -1) for across in (1, -1))
    orders = (tuple(cell for row in grid for cell in row) for grid in turned)
    return [order for order in orders if {frozenset(order[cell] for cell in house) for house in houses} == houses]
