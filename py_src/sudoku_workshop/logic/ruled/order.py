"""The techniques for puzzles with rules, in the order in which hints and paths try them.

Those of classic puzzles that hold for every geometry come from `techniques`: they know only houses and cells that see
each other. The others work through the rules. The order is that of levels (see `record.py`); within a level, the
techniques that are easier to spot come first.
"""

from collections.abc import Iterator
from functools import partial

from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.ruled import (
    balance,
    cages,
    chains,
    clashes,
    conflicts,
    direct,
    equal_sets,
    exclusions,
    joined,
    nets,
    subsets,
    way_conflicts,
    ways,
)
from sudoku_workshop.logic.ruled.explained import with_reasons
from sudoku_workshop.logic.ruled.record import Ruled
from sudoku_workshop.logic.step import Step
from sudoku_workshop.logic.techniques import fish, locked, singles, wings
from sudoku_workshop.logic.techniques import subsets as classic
from sudoku_workshop.logic.techniques.technique import Finder


def _classic(slug: str, level: int, find: Finder) -> Ruled:
    """Return a technique of classic puzzles. Its steps have no rating, and name the rules behind their links."""

    def found(position: Position) -> Iterator[Step]:
        return (with_reasons(step, position) for step in find(position) if step.technique == slug)

    return Ruled(slug, level, found)


RECORDS = (
    _classic("full-house", 1, singles.find_full_house),
    _classic("hidden-single", 1, partial(singles.find_hidden_single, boxes=True)),
    _classic("naked-single", 1, singles.find_naked_single),
    _classic("hidden-single", 1, partial(singles.find_hidden_single, boxes=False)),
    *exclusions.PARTNERS,
    *cages.RECORDS,
    *balance.ONE_CELL,
    _classic("pointing", 2, partial(locked.find_locked, techniques=("pointing",))),
    _classic("claiming", 2, partial(locked.find_locked, techniques=("claiming",))),
    _classic("naked-pair", 2, partial(classic.find_naked, size=2)),
    *ways.FEW,
    *joined.RECORDS,
    _classic("hidden-pair", 3, partial(classic.find_hidden, size=2)),
    *exclusions.POINTING,
    *balance.SEVERAL_CELLS,
    _classic("naked-triple", 3, partial(classic.find_naked, size=3)),
    _classic("hidden-triple", 3, partial(classic.find_hidden, size=3)),
    _classic("x-wing", 3, partial(fish.find_fish, size=2)),
    *conflicts.RECORDS,
    *ways.RECORDS,
    *exclusions.CELLS,
    *clashes.RECORDS,
    *exclusions.NOW,
    *subsets.RECORDS,
    *equal_sets.RECORDS,
    _classic("naked-quadruple", 4, partial(classic.find_naked, size=4)),
    _classic("hidden-quadruple", 4, partial(classic.find_hidden, size=4)),
    _classic("xy-wing", 4, wings.find_xy_wing),
    _classic("xyz-wing", 4, partial(wings.find_xy_wing, with_z=True)),
    _classic("w-wing", 4, wings.find_w_wing),
    _classic("swordfish", 4, partial(fish.find_fish, size=3)),
    *way_conflicts.RECORDS,
    *chains.SHORT,
    *direct.SHORT_RECORDS,
    *chains.RECORDS,
    _classic("jellyfish", 5, partial(fish.find_fish, size=4)),
    *direct.RECORDS,
    *nets.RECORDS,
)
SEARCHING = "trial"  # asks the search for the solution, which may take long
LAST = ("rule-net", "nested-rule-net", SEARCHING)
BOUNDED = (*((each.slug, each.find) for each in RECORDS if each.slug != SEARCHING), (SEARCHING, nets.find_short_trials))
SLUGS = tuple(dict.fromkeys(slug for each in RECORDS for slug in (each.slug, *each.also)))  # easiest first
TEXTS = {slug: each.text for each in RECORDS for slug in (each.slug, *each.also)}
