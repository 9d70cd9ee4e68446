"""The state of a 9x9 puzzle in other programs: for each cell a given, an entry, or candidates.

The format of a program's links is in the program's own module.
"""

from collections.abc import Iterable, Sequence, Set
from functools import lru_cache
from typing import NamedTuple

from sudoku_workshop.grid.board import Board, board_of, candidates
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.grid.masks import Mask, mask_of

GEOMETRY = geometry("9")
DIGITS = range(1, GEOMETRY.n + 1)


class CellState(NamedTuple):
    """The content of a cell: a given, an entry, or its candidates (`open`). If `open` is empty, they are not listed."""

    given: int = 0
    entry: int = 0
    open: Sequence[int] = ()


def board_from(cells: Sequence[CellState]) -> Board:
    """Return the board with these cells. If a blank cell lists its candidates, all other candidates are crossed out."""
    removed = 0
    for number, cell in enumerate(cells):
        if cell.open:
            removed |= _missing(frozenset(cell.open)) << number
    givens = [cell.given for cell in cells]
    return board_of(GEOMETRY, givens, [cell.given or cell.entry for cell in cells], removed)


@lru_cache(1 << 9)
def _missing(digits: Set[int]) -> Mask:
    """Return the digits from 1 to 9 that are not in `digits`, as a mask of candidates of cell 0."""
    return mask_of((digit - 1) * GEOMETRY.cells for digit in DIGITS if digit not in digits)


def cells_of(board: Board) -> Iterable[CellState]:
    """Yield the cells of a 9x9 board."""
    for cell, (given, value) in enumerate(zip(board.givens, board.values, strict=True)):
        yield CellState(given, 0 if given else value, () if value else candidates(board, cell))


def mask(digits: Iterable[int], first: int = 0) -> int:
    """Return these digits as a mask in which digit 1 is bit `first`."""
    return sum(1 << digit - 1 + first for digit in digits)


def digits_in(found: int, first: int = 0) -> list[int]:
    """Return the digits of a mask in which digit 1 is bit `first`."""
    return [digit for digit in DIGITS if found >> digit - 1 + first & 1]
