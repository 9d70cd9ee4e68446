"""Differences between the versions of IDs, so that old IDs bring the same puzzles back."""

from collections.abc import Callable, Collection, Sequence
from random import Random
from typing import NamedTuple

from sudoku_workshop.generator.variants.trimming import trimmed, trimmed_one_by_one
from sudoku_workshop.grid.board import Board
from sudoku_workshop.grid.digit_text import Digit


class Version(NamedTuple):
    """How puzzles are made whose IDs begin with a version.

    `tries` is how many grids are tried. `trimmed` leaves out rules. `divides` are the least sizes of cages that are
    divided, in turn. With `refines`, cages of one cell join others, and a puzzle that is too easy becomes harder on the
    same grid.
    """

    tries: int
    trimmed: Callable[[Board, Sequence[Digit], Collection[str], Random], Board]
    divides: tuple[int, ...]
    refines: bool


VERSIONS = {
    "v1": Version(20, trimmed_one_by_one, (3,), refines=False),
    "v2": Version(60, trimmed, (4, 3), refines=True),
}
