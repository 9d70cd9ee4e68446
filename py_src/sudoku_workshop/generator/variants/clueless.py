"""Killers without clues: cages are divided until there is one solution, and until the puzzle is easy enough.

Then cages of one cell, which are clues, join others as long as this stays so. If a puzzle is still too easy, cages of
more cells join others, too.
"""

from bisect import bisect_left
from collections.abc import Callable, Iterable, Sequence

from sudoku_workshop.generator.variants.cages import cage_rules, divided, joined
from sudoku_workshop.generator.variants.judging import grade_within, level_of
from sudoku_workshop.generator.variants.kind import Canvas
from sudoku_workshop.generator.variants.versions import Version
from sudoku_workshop.grid.board import Board, board_of
from sudoku_workshop.grid.geometry import Geometry
from sudoku_workshop.grid.geometry_rules import with_rules
from sudoku_workshop.rules.frame import Cells
from sudoku_workshop.rules.rule import Rule
from sudoku_workshop.search.bounded import solutions_within

MOST = 300  # the grids that one search examines
CHANGES = 30  # how many changes of cages are tried to make a puzzle harder
Cages = Sequence[Cells]


def is_unique(geometry: Geometry) -> bool:
    """Return whether the rules alone leave one solution, as far as a short search can tell."""
    return len(solutions_within(blank(geometry), 2, MOST) or ()) == 1


def blank(geometry: Geometry) -> Board:
    """Return the empty grid."""
    return board_of(geometry, [0] * geometry.cells)


def killer_rules(rules: Iterable[Rule]) -> tuple[list[Rule], list[Cells]]:
    """Return the rules that are not cages, and the cells of the cages."""
    found = [*rules]
    return [rule for rule in found if rule.kind != "killer"], [rule.cells for rule in found if rule.kind == "killer"]


def with_fitting_cages(
    canvas: Canvas, base: Geometry, rules: Sequence[Rule], level: int | None, version: Version
) -> Geometry | None:
    """Return the grid with cages that leave one solution and a puzzle of this level, or None if no cages do.

    As few of the cages as possible are divided. If no puzzle of this level is found, the answer is an easier one.
    """
    others, cages = killer_rules(rules)

    def geometry_of(state: Cages) -> Geometry:
        return with_rules(base, [*others, *cage_rules(canvas, state)])

    def found_level(state: Cages) -> int | None:
        """Return the level of a puzzle, 0 for any level, or None if it does not fit."""
        found = geometry_of(state)
        return level_of(grade_within(blank(found), level)) if level else (0 if is_unique(found) else None)

    states = [cages, *divided(canvas, cages, version.divides)]
    first = bisect_left(states, True, key=lambda state: is_unique(geometry_of(state)))
    state = first_true(states[first:], lambda state: found_level(state) is not None)
    if not state or not version.refines:
        return geometry_of(state) if state else None
    small = [cage for cage in state if len(cage) == 1]
    state = _changed(canvas, state, small, found_level, None)
    if level:
        state = _changed(canvas, state, canvas.random.sample(state, len(state)), found_level, level)
    return geometry_of(state)


def first_true(states: Sequence[Cages], fits: Callable[[Cages], bool]) -> Cages | None:
    """Return a state before which none fits, as far as is known. Those at the beginning take longest to examine."""
    low, high = 0, 1
    while high <= len(states) and not fits(states[high - 1]):
        low, high = high, 2 * high
    found = bisect_left(states, True, low, min(high, len(states)), key=fits)
    return states[found] if found < len(states) else None


def _changed(
    canvas: Canvas, state: Cages, small: Cages, level_of_: Callable[[Cages], int | None], wanted: int | None
) -> Cages:
    """Return cages after some of them have joined others, as long as the puzzle fits and is easier than is wanted."""
    reached, tried = level_of_(state) if wanted else None, 0
    for cage in small:
        for option in joined(canvas, state, cage) if cage in state else ():
            if tried >= CHANGES or (wanted and reached == wanted):
                return state
            tried += 1
            if (found := level_of_(option)) is not None:
                state, reached = option, found
                break
    return state
