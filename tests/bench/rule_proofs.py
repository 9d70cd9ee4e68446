"""Timed proofs by our search, from the text on. The page runs this module as it is, so it imports only the package."""

from collections.abc import Callable
from itertools import islice
from time import process_time
from typing import Any, NamedTuple

from sudoku_workshop import search
from sudoku_workshop.grid import geometry as geometries
from sudoku_workshop.grid import masks
from sudoku_workshop.grid.board import Board, board_of
from sudoku_workshop.grid.digit_grids import digits_of
from sudoku_workshop.grid.digit_text import text_of
from sudoku_workshop.search import field_layout, scores
from sudoku_workshop.search.fields import propagate

SEARCHES: tuple[Any, ...] = (search, scores)


class Proof(NamedTuple):
    """Up to 2 solutions (None: stopped), processor time in milliseconds, the grids, and the first solution."""

    found: int | None
    ms: float
    grids: int
    solution: str


class _Watch:
    """A counter of the grids of a search, which ends the search when its time is over."""

    def __init__(self, propagate: Callable[..., int], end: float) -> None:
        self.propagate, self.end, self.grids = propagate, end, 0

    def __call__(self, *asked: Any, **named: Any) -> int:
        self.grids += 1
        if process_time() > self.end:
            raise TimeoutError
        return self.propagate(*asked, **named)


def prove(text: str, seconds: float) -> Proof:
    """Search for two solutions of a text of `rule_lines.py`. The time includes all tables but those of a usual 9x9."""
    _forget()
    begun = process_time()
    watch = _Watch(propagate, begun + seconds)
    _use(watch)
    first = ""
    found: int | None = 0
    try:
        for board in islice(search.solutions(board_of_line(text)), 2):
            first, found = first or text_of(board.values), (found or 0) + 1
    except TimeoutError:
        found = None
    finally:
        _use(propagate)
    return Proof(found, 1000 * (process_time() - begun), watch.grids, first)


def _use(function: Callable[..., int]) -> None:
    """Let the searches call this function for each grid."""
    for module in SEARCHES:
        module.propagate = function


def board_of_line(text: str) -> Board:
    name, digits, excluded = text.split()
    grid = geometries.geometry(name)
    return board_of(grid, digits_of(grid, digits), excluded=int(excluded, 16))


def _forget() -> None:
    """Forget all geometries with rules and the tables of all geometries, then build those of a usual 9x9."""
    geometries._with_rules.cache_clear()
    masks.masks.cache_clear()
    field_layout.layout_of.cache_clear()
    search.count(board_of(geometries.geometry("9"), [0] * 81), 1)
