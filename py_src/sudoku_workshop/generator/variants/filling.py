"""Full grids that obey rules about the whole grid.

A grid is filled at random, with a search that gives up after a few steps and starts again. Where rules leave few grids,
as anti-knight and nonconsecutive do, this is much faster than restarting at every contradiction.
"""

from random import Random

from sudoku_workshop.grid.digit_text import Digit
from sudoku_workshop.grid.geometry import Geometry
from sudoku_workshop.search.branching import candidates_of, fewest
from sudoku_workshop.search.field_layout import FieldLayout, Fields, bits_down, layout_of
from sudoku_workshop.search.fields import is_solved, place, propagate, values_of

STEPS = 2  # for each cell, the grids that one search examines
STARTS = 60  # the searches, before the rules are said to leave no grid


def filled(geometry: Geometry, random: Random) -> tuple[Digit, ...] | None:
    """Return the digits of a random full grid, or None if none was found."""
    layout = layout_of(geometry)
    found = next(filter(None, (_searched(layout, random) for _ in range(STARTS))), None)
    return values_of(found, layout) if found else None


def _searched(layout: FieldLayout, random: Random) -> Fields:
    """Return a full grid, or 0 if a short search finds none."""
    stack = [layout.full]
    for _ in range(STEPS * len(layout.geometry.used)):
        if not stack:
            return 0
        fields = propagate(stack.pop(), layout)
        if fields and is_solved(fields, layout):
            return fields
        if fields:
            few = [*bits_down(fewest(fields, layout))]
            bits = candidates_of(fields, random.choice(few), layout)
            random.shuffle(bits)
            stack += [place(fields, bit, layout) for bit in bits]
    return 0
