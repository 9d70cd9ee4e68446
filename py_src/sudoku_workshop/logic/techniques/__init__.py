"""The techniques, one module per family, and the ladder: the order in which the rating tries them.

A technique is a pure generator: it takes a position and yields steps. It yields only steps that change something, and
it applies none of them. Its other properties are in its record. Other orders, for hints and as in HoDoKu, are in
`records`.

`LADDER` is the order of Sudoku Explainer 1.2.1.3. It consists of rungs, and the rating takes the first step of the
first rung that has one. The rating of a rung is the lowest rating that its steps can have.
"""

from functools import partial
from typing import NamedTuple

from sudoku_workshop.logic.techniques.bug import find_bug
from sudoku_workshop.logic.techniques.fish import find_fish
from sudoku_workshop.logic.techniques.locked import find_locked
from sudoku_workshop.logic.techniques.loops import find_unique_loop
from sudoku_workshop.logic.techniques.records import BRANCHES, BUGS, LOOPS, RECTANGLES, TECHNIQUES
from sudoku_workshop.logic.techniques.subsets import find_hidden, find_naked
from sudoku_workshop.logic.techniques.technique import Finder


class Rung(NamedTuple):
    """A group of techniques that the rating tries together (a rung of the ladder).

    It has the lowest rating of the techniques' steps, their slugs, and the function that finds their steps (`find`).
    """

    er: float
    slugs: tuple[str, ...]
    find: Finder
    quickest: Finder  # a faster finder, which may miss steps if an earlier rung has one
    unique: bool = False  # whether it assumes that the puzzle has exactly one solution


def _rung(*slugs: str, find: Finder | None = None, quickest: Finder | None = None) -> Rung:
    """Return the rung of these techniques: a group that the rating tries together.

    `find` finds the steps of all of them. By default, it is the finder of the first technique. `quickest` is a faster
    finder, if there is one.
    """
    records = [TECHNIQUES[slug] for slug in slugs]
    lowest = min(record.er for record in records if record.er is not None)
    find = find or records[0].find
    return Rung(lowest, slugs, find, quickest or find, records[0].unique)


CHAINS = ("x-cycle", "y-cycle", "xy-cycle", "forcing-x-chain", "forcing-chain")
# `quickest` skips houses with few blank cells: there, the other blank cells form a smaller subset, which an earlier
# rung finds. The same is true of fish.
LADDER = (
    _rung("full-house"),
    _rung("hidden-single"),
    _rung("direct-pointing", "direct-claiming"),
    _rung("direct-hidden-pair"),
    _rung("naked-single"),
    _rung("direct-hidden-triple"),
    _rung("pointing", "claiming", find=find_locked),
    _rung("naked-pair"),
    _rung("x-wing"),
    _rung("hidden-pair"),
    _rung("naked-triple", quickest=partial(find_naked, size=3, blanks=6)),
    _rung("swordfish", quickest=partial(find_fish, size=3, lines=6)),
    _rung("hidden-triple"),
    _rung("xy-wing"),
    _rung("xyz-wing"),
    _rung(*RECTANGLES, *LOOPS, find=find_unique_loop),
    _rung("naked-quadruple", quickest=partial(find_naked, size=4, blanks=8)),
    _rung("jellyfish", quickest=partial(find_fish, size=4, lines=8)),
    _rung("hidden-quadruple", quickest=partial(find_hidden, size=4, blanks=9)),
    _rung(*BUGS, find=find_bug),
    _rung("aligned-pair-exclusion"),
    _rung(*CHAINS),
    _rung("aligned-triplet-exclusion"),
    _rung("nishio"),
    *map(_rung, BRANCHES),
)

BEYOND = 11.0  # the lowest rating of a puzzle that no rung can solve
