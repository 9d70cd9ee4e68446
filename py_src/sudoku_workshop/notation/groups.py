"""Boards that are written as groups of digits, one group for each cell. A group is the candidates of its cell.

If a group has one digit, the cell contains that digit, unless a peer of the cell also has it as a candidate. In that
case the cell is a naked single that has not been filled in yet. Such text does not distinguish givens from entries, so
all digits are givens. If every other cell has all digits, nothing has been removed yet, and the single digits are the
givens.
"""

from collections.abc import Sequence, Set
from functools import lru_cache

from sudoku_workshop.grid.board import Board, board_of
from sudoku_workshop.grid.digit_text import SYMBOLS
from sudoku_workshop.grid.geometry import Geometry
from sudoku_workshop.grid.masks import Mask, mask_of, masks


def board_of_groups(geometry: Geometry, groups: Sequence[str]) -> Board:
    """Return the board with the candidates in `groups`. There is a group for each cell, a text of the cell's digits."""
    everything = SYMBOLS[: geometry.n]
    if all(len(group) == 1 or (len(group) == geometry.n and set(group) == set(everything)) for group in groups):
        return board_of(geometry, [SYMBOLS.index(group) + 1 if len(group) == 1 else 0 for group in groups])
    stated = 0
    for cell, group in enumerate(groups):
        stated |= _as_candidates(frozenset(group), geometry.cells) << cell
    values = [_value(geometry, stated, cell, group) for cell, group in enumerate(groups)]
    return board_of(geometry, values, removed=masks(geometry).full & ~stated)


@lru_cache(1 << 10)
def _as_candidates(symbols: Set[str], size: int) -> Mask:
    """Return some digits as candidates of the first cell (cell 0), as a mask.

    Shift the mask by a cell's number to get the same candidates for that cell.
    """
    return mask_of(SYMBOLS.index(symbol) * size for symbol in symbols)


def _value(geometry: Geometry, stated: Mask, cell: int, group: str) -> int:
    """Return the digit that a cell contains, or 0 if it is blank. `group` is the text of the cell's candidates.

    A single candidate is the cell's digit, unless a cell that it sees has the same candidate. `stated` is the mask of
    all candidates of the board.
    """
    if len(group) != 1:
        return 0
    digit = SYMBOLS.index(group)
    return 0 if stated >> digit * geometry.cells & masks(geometry).peers[cell] else digit + 1
