"""Whether two puzzles are the same but for the names of their digits and the way they are turned.

`canonical` gives such puzzles the same form, so a thousand of them are compared by looking them up. Only rotations and
reflections count: with rows or bands exchanged it is another puzzle here (`minlex` is the form that covers that, too).
"""

from collections.abc import Iterable, Sequence
from functools import cache

from sudoku_workshop.grid.board import Board, Digit
from sudoku_workshop.grid.geometry import Cell, Geometry

Form = tuple[Digit, ...]


def canonical(board: Board) -> Form:
    """The smallest of the forms that the givens have when they are turned, mirrored and renamed."""
    return min(_renamed(map(board.givens.__getitem__, turn)) for turn in turns(board.geometry))


def _renamed(digits: Iterable[Digit]) -> Form:
    """1 for the digit that comes first, 2 for the next new one; blanks stay."""
    names = {0: 0}
    return tuple([names.setdefault(digit, len(names)) for digit in digits])


@cache
def turns(geometry: Geometry) -> Sequence[tuple[Cell, ...]]:
    """The cells as each turned or mirrored grid is read that has the same houses: oblong boxes do not lie on a side."""
    n, houses = geometry.n, {frozenset(house.cells) for house in geometry.houses}
    rows = [tuple(range(start, start + n)) for start in range(0, n * n, n)]
    lying = [rows, list(zip(*rows, strict=True))]
    turned = ([row[::across] for row in grid[::down]] for grid in lying for down in (1, -1) for across in (1, -1))
    orders = (tuple(cell for row in grid for cell in row) for grid in turned)
    return [order for order in orders if {frozenset(order[cell] for cell in house) for house in houses} == houses]
