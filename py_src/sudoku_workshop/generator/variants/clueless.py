"""Killers without clues: cages are divided until there is one solution, and until the puzzle is easy enough."""

from bisect import bisect_left
from collections.abc import Callable, Sequence

from sudoku_workshop.generator.variants.cages import cage_rules, divided
from sudoku_workshop.generator.variants.kind import Canvas
from sudoku_workshop.grid.board import Board, board_of
from sudoku_workshop.grid.geometry import Geometry
from sudoku_workshop.grid.geometry_rules import with_rules
from sudoku_workshop.rules.frame import Cells
from sudoku_workshop.rules.rule import Rule
from sudoku_workshop.search.bounded import solutions_within

MOST = 300  # the grids that one search examines


def is_unique(geometry: Geometry) -> bool:
    """Return whether the rules alone leave one solution, as far as a short search can tell."""
    return len(solutions_within(board_of(geometry, [0] * geometry.cells), 2, MOST) or ()) == 1


def with_smaller_cages(
    canvas: Canvas, base: Geometry, rules: Sequence[Rule], is_easy: Callable[[Board], bool]
) -> Geometry | None:
    """Return the grid with cages that leave one solution and an easy puzzle, or None if no cages do.

    As few of the cages as possible are divided.
    """
    others = [rule for rule in rules if rule.kind != "killer"]
    cages = [rule.cells for rule in rules if rule.kind == "killer"]
    states = [cages, *divided(canvas, cages)]

    def geometry_of(state: Sequence[Cells]) -> Geometry:
        return with_rules(base, [*others, *cage_rules(canvas, state)])

    first = bisect_left(states, True, key=lambda state: is_unique(geometry_of(state)))
    found = states[first:]
    low, high = 0, 1
    while high <= len(found) and not is_easy(_blank(geometry_of(found[high - 1]))):
        low, high = high, 2 * high
    easy = bisect_left(found, True, low, min(high, len(found)), key=lambda state: is_easy(_blank(geometry_of(state))))
    return geometry_of(found[easy]) if easy < len(found) else None


def _blank(geometry: Geometry) -> Board:
    return board_of(geometry, [0] * geometry.cells)
