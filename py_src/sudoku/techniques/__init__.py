"""The techniques, one module a family, and the two visible orders in which they are tried.

A technique is a pure generator: position in, steps out. It yields only steps that change something and applies nothing.
`LADDER` is the order of Sudoku Explainer 1.2.1.3's rater, where the first step of the first rung that has one is taken;
a rung's rating is the lowest that its steps can have. `HINT_ORDER` is a person's, easiest to see first, with the names
and the codes of HoDoKu's test library.
"""

from collections.abc import Callable, Iterator
from functools import partial
from typing import NamedTuple

from sudoku.position import Position
from sudoku.step import Step
from sudoku.techniques.avoidable import find_avoidable_rectangle
from sudoku.techniques.bug import find_bug
from sudoku.techniques.exclusion import find_aligned_exclusion
from sudoku.techniques.fish import find_finned_fish, find_fish
from sudoku.techniques.forcing import find_forcing_chain
from sudoku.techniques.locked import find_direct_locked, find_locked
from sudoku.techniques.loops import find_unique_loop
from sudoku.techniques.rectangles import find_hidden_rectangle, find_uniqueness_test
from sudoku.techniques.single_digit import (
    find_dual_empty_rectangle,
    find_dual_two_string_kite,
    find_empty_rectangle,
    find_skyscraper,
    find_turbot_fish,
    find_two_string_kite,
)
from sudoku.techniques.singles import find_full_house, find_hidden_single, find_naked_single
from sudoku.techniques.subsets import find_direct_hidden, find_hidden, find_locked_subset, find_naked
from sudoku.techniques.wings import find_w_wing, find_xy_wing

Finder = Callable[[Position], Iterator[Step]]


class Rung(NamedTuple):
    """One family of the ladder: the lowest rating that its steps can have, and how to find them."""

    er: float
    find: Finder
    unique: bool = False  # whether it counts on the puzzle having one solution


class Technique(NamedTuple):
    """One technique of a person's: its slug, HoDoKu's code, and how to find it."""

    slug: str
    code: str
    find: Finder
    unique: bool = False


LADDER = (
    Rung(1.0, find_full_house),
    Rung(1.2, find_hidden_single),
    Rung(1.7, find_direct_locked),
    Rung(2.0, partial(find_direct_hidden, size=2)),
    Rung(2.3, find_naked_single),
    Rung(2.5, partial(find_direct_hidden, size=3)),
    Rung(2.6, find_locked),
    Rung(3.0, partial(find_naked, size=2)),
    Rung(3.2, partial(find_fish, size=2)),
    Rung(3.4, partial(find_hidden, size=2)),
    Rung(3.6, partial(find_naked, size=3)),
    Rung(3.8, partial(find_fish, size=3)),
    Rung(4.0, partial(find_hidden, size=3)),
    Rung(4.2, find_xy_wing),
    Rung(4.4, partial(find_xy_wing, with_z=True)),
    Rung(4.5, find_unique_loop, unique=True),
    Rung(5.0, partial(find_naked, size=4)),
    Rung(5.2, partial(find_fish, size=4)),
    Rung(5.4, partial(find_hidden, size=4)),
    Rung(5.6, find_bug, unique=True),
    Rung(6.2, partial(find_aligned_exclusion, size=2)),
    Rung(6.5, find_forcing_chain),
    Rung(7.5, partial(find_aligned_exclusion, size=3)),
)

BEYOND = 6.5  # what no rung can do is rated this, or more

HINT_ORDER = (
    Technique("full-house", "0000", find_full_house),
    Technique("hidden-single", "0002", partial(find_hidden_single, kinds=("box",))),
    Technique("naked-single", "0003", find_naked_single),
    Technique("hidden-single", "0002", partial(find_hidden_single, kinds=("row", "column"))),
    Technique("locked-pair", "0110", partial(find_locked_subset, size=2)),
    Technique("locked-triple", "0111", partial(find_locked_subset, size=3)),
    Technique("pointing", "0100", partial(find_locked, techniques=("pointing",))),
    Technique("claiming", "0101", partial(find_locked, techniques=("claiming",))),
    Technique("naked-pair", "0200", partial(find_naked, size=2)),
    Technique("naked-triple", "0201", partial(find_naked, size=3)),
    Technique("hidden-pair", "0210", partial(find_hidden, size=2)),
    Technique("hidden-triple", "0211", partial(find_hidden, size=3)),
    Technique("naked-quadruple", "0202", partial(find_naked, size=4)),
    Technique("hidden-quadruple", "0212", partial(find_hidden, size=4)),
    Technique("x-wing", "0300", partial(find_fish, size=2)),
    Technique("swordfish", "0301", partial(find_fish, size=3)),
    Technique("jellyfish", "0302", partial(find_fish, size=4)),
    Technique("bug-1", "0610", partial(find_bug, kinds=(1,)), unique=True),
    Technique("skyscraper", "0400", find_skyscraper),
    Technique("two-string-kite", "0401", find_two_string_kite),
    Technique("turbot-fish", "0403", find_turbot_fish),
    Technique("empty-rectangle", "0402", find_empty_rectangle),
    Technique("dual-two-string-kite", "0404", find_dual_two_string_kite),
    Technique("dual-empty-rectangle", "0405", find_dual_empty_rectangle),
    Technique("w-wing", "0803", find_w_wing),
    Technique("xy-wing", "0800", find_xy_wing),
    Technique("xyz-wing", "0801", partial(find_xy_wing, with_z=True)),
    Technique("uniqueness-test-1", "0600", partial(find_uniqueness_test, kind=1), unique=True),
    Technique("uniqueness-test-2", "0601", partial(find_uniqueness_test, kind=2), unique=True),
    Technique("uniqueness-test-3", "0602", partial(find_uniqueness_test, kind=3), unique=True),
    Technique("uniqueness-test-4", "0603", partial(find_uniqueness_test, kind=4), unique=True),
    Technique("uniqueness-test-5", "0604", partial(find_uniqueness_test, kind=5), unique=True),
    Technique("uniqueness-test-6", "0605", partial(find_uniqueness_test, kind=6), unique=True),
    Technique("hidden-rectangle", "0606", find_hidden_rectangle, unique=True),
    Technique("avoidable-rectangle-1", "0607", partial(find_avoidable_rectangle, kind=1), unique=True),
    Technique("avoidable-rectangle-2", "0608", partial(find_avoidable_rectangle, kind=2), unique=True),
    Technique("finned-x-wing", "0310", partial(find_finned_fish, size=2)),
    Technique("sashimi-x-wing", "0320", partial(find_finned_fish, size=2, sashimi=True)),
    Technique("finned-swordfish", "0311", partial(find_finned_fish, size=3)),
    Technique("sashimi-swordfish", "0321", partial(find_finned_fish, size=3, sashimi=True)),
    Technique("finned-jellyfish", "0312", partial(find_finned_fish, size=4)),
    Technique("sashimi-jellyfish", "0322", partial(find_finned_fish, size=4, sashimi=True)),
)
