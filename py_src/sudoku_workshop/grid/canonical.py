"""A form of a puzzle that stays the same when the puzzle is rotated or reflected, or its digits are renamed.

Puzzles with the same form count as duplicates, so duplicates among many puzzles are found by looking up their forms. If
rows or bands are swapped, this form changes, but the form in `minlex` does not.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from sudoku_workshop.grid.board import Board
from sudoku_workshop.grid.digit_text import Digit
from sudoku_workshop.grid.geometry import KEPT, Geometry
from sudoku_workshop.grid.houses import Cell

Form = tuple[Digit, ...]


def canonical(board: Board) -> Form:
    """Return the smallest tuple that the givens become by rotation, reflection and renaming of digits.

    If the rules of the puzzle do not treat all digits and cells alike, this is the givens themselves.
    """
    if not board.geometry.treats_digits_alike or board.geometry.meaning.apart:
        return board.givens
    return min(_renamed(map(board.givens.__getitem__, turn)) for turn in turns(board.geometry))


def _renamed(digits: Iterable[Digit]) -> Form:
    """Return the digits numbered in the order in which they first appear: 1, 2 and so on. Blanks stay 0."""
    names = {0: 0}
    return tuple([names.setdefault(digit, len(names)) for digit in digits])


@lru_cache(maxsize=KEPT)
def turns(geometry: Geometry) -> Sequence[tuple[Cell, ...]]:
    """Return the order of the cells after each rotation or reflection that maps houses to houses.

    If the boxes are oblong, quarter turns are left out. The grids of overlapping grids are mapped to each other, too.
    """
    n, houses = geometry.side, {frozenset(house.cells) for house in geometry.houses}
    rows = [tuple(range(start, start + n)) for start in range(0, n * n, n)]
    lying = [rows, list(zip(*rows, strict=True))]
    turned = ([row[::across] for row in grid[::down]] for grid in lying for down in (1, -1) for across in (1, -1))
    orders = (tuple(cell for row in grid for cell in row) for grid in turned)
    return [order for order in orders if {frozenset(order[cell] for cell in house) for house in houses} == houses]
