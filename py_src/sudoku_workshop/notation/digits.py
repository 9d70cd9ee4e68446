"""The digits of a grid of typed numbers.

They depend on whether 0 is a digit or a blank, and on the size of the grid.
"""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from sudoku_workshop.grid.board import SYMBOLS
from sudoku_workshop.notation.cells import BAD, MARK
from sudoku_workshop.notation.error import NotationError
from sudoku_workshop.notation.source import Offset, Source


class TypedGrid(NamedTuple):
    """A grid of n*n typed numbers, with their offsets in the text. The numbers have not been checked.

    `layout` is the name of the geometry if they are overlapping grids.
    """

    n: int
    values: Sequence[int]
    at: Sequence[Offset]
    layout: str = ""


def is_zero_based(grid: TypedGrid) -> bool:
    """Return whether 0 is a digit, as in a grid with the digits 0 to F.

    This is so only in grids with more than 9 rows in which 0 occurs and n does not occur. In addition, blanks must have
    another mark, or the grid must be full.
    """
    n = grid.n
    if n < 10 or 0 not in grid.values or n in grid.values:
        return False
    return MARK in grid.values or Counter(grid.values) == dict.fromkeys(range(n), n)


def digits_of(source: Source, grid: TypedGrid) -> tuple[int, ...]:
    """Return the digits of a grid, 0 for a blank. Raises NotationError for any other symbol."""
    first = int(is_zero_based(grid))
    top = grid.n - first
    if min(grid.values) == BAD or max(grid.values) > top:
        raise bad_cell(source, grid, top)
    return tuple([value + first if value + first > 0 else 0 for value in grid.values])


def bad_cell(source: Source, grid: TypedGrid, top: int) -> NotationError:
    """Return the error for the first cell with a character that is not allowed, or with a number larger than `top`."""
    at, value = next((at, value) for at, value in zip(grid.at, grid.values, strict=True) if not BAD < value <= top)
    if value == BAD or not source.plain[at].isdigit():
        return source.error("bad-character", at, last=SYMBOLS[grid.n - 1])
    return source.error("bad-number", at, number=value, expected=grid.n)


def zero_based_note(source: Source, grid: TypedGrid) -> NotationError:
    """Return the warning that 0 was read as a digit in this grid."""
    return source.error("zero-based", grid.at[0], last=SYMBOLS[grid.n - 2], expected=grid.n)
