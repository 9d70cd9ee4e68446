"""The board of candidates that are written as groups, one a cell: the digits that it may still hold.

A lone digit is a written value, unless the digit also occurs elsewhere in one of its houses: then it is a naked single
that nobody has written yet. Such text does not distinguish givens from placed digits: all values are taken as givens.
"""

from collections.abc import Sequence, Set
from functools import lru_cache

from sudoku_workshop.grid.board import SYMBOLS, Board, board_of
from sudoku_workshop.grid.geometry import Geometry
from sudoku_workshop.grid.masks import Mask, mask_of, masks


def board_of_groups(geometry: Geometry, groups: Sequence[str]) -> Board:
    """The board of these candidates, a group a cell."""
    stated = 0
    for cell, group in enumerate(groups):
        stated |= _held(frozenset(group), geometry.cells) << cell
    values = [_value(geometry, stated, cell, group) for cell, group in enumerate(groups)]
    return board_of(geometry, values, removed=masks(geometry).full & ~stated)


@lru_cache(1 << 10)
def _held(symbols: Set[str], size: int) -> Mask:
    """These as the candidates of cell 0."""
    return mask_of(SYMBOLS.index(symbol) * size for symbol in symbols)


def _value(geometry: Geometry, stated: Mask, cell: int, group: str) -> int:
    """The digit written in a cell; 0 for none."""
    if len(group) != 1:
        return 0
    digit = SYMBOLS.index(group)
    return 0 if stated >> digit * geometry.cells & masks(geometry).peers[cell] else digit + 1
