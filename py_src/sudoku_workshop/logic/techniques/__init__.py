"""The techniques, one module a family, and the two visible orders in which they are tried.

A technique is a pure generator: position in, steps out. It yields only steps that change something and applies nothing.
`LADDER` is the order of Sudoku Explainer 1.2.1.3's rater, where the first step of the first rung that has one is taken;
a rung's rating is the lowest that its steps can have. `HINT_ORDER` is a person's, easiest to see first, with the names
and the codes of HoDoKu's test library.
"""

from collections.abc import Callable, Iterator
from functools import partial
from typing import NamedTuple

from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.step import Step
from sudoku_workshop.logic.techniques.avoidable import find_avoidable_rectangle
from sudoku_workshop.logic.techniques.bridges import (
    find_dual_two_string_kite,
    find_skyscraper,
    find_turbot_fish,
    find_two_string_kite,
)
from sudoku_workshop.logic.techniques.bug import find_bug
from sudoku_workshop.logic.techniques.chains import (
    find_aic,
    find_continuous_nice_loop,
    find_discontinuous_nice_loop,
    find_x_chain,
    find_xy_chain,
)
from sudoku_workshop.logic.techniques.coloring import find_multi_colors, find_simple_colors
from sudoku_workshop.logic.techniques.empty_rectangle import find_dual_empty_rectangle, find_empty_rectangle
from sudoku_workshop.logic.techniques.exclusion import find_aligned_exclusion
from sudoku_workshop.logic.techniques.fish import find_finned_fish, find_fish
from sudoku_workshop.logic.techniques.forcing import find_forcing_chain
from sudoku_workshop.logic.techniques.locked import find_direct_locked, find_locked
from sudoku_workshop.logic.techniques.loops import find_unique_loop
from sudoku_workshop.logic.techniques.multiple import (
    NESTED,
    find_branches,
    find_dynamic,
    find_dynamic_plus,
    find_multiple,
)
from sudoku_workshop.logic.techniques.nishio import find_nishio
from sudoku_workshop.logic.techniques.rectangles import find_hidden_rectangle, find_uniqueness_test
from sudoku_workshop.logic.techniques.remote_pair import find_remote_pair
from sudoku_workshop.logic.techniques.singles import find_full_house, find_hidden_single, find_naked_single
from sudoku_workshop.logic.techniques.subsets import find_direct_hidden, find_hidden, find_locked_subset, find_naked
from sudoku_workshop.logic.techniques.wings import find_w_wing, find_xy_wing

Finder = Callable[[Position], Iterator[Step]]


class Rung(NamedTuple):
    """One family of the ladder: the lowest rating that its steps can have, their names, and how to find them."""

    er: float
    slugs: tuple[str, ...]
    find: Finder
    unique: bool = False  # whether it assumes that the puzzle has one solution
    left: Finder | None = None  # a quicker finder for when no earlier rung has found a step

    @property
    def quickest(self) -> Finder:
        """The finder for when no earlier rung has found a step."""
        return self.left or self.find


class Technique(NamedTuple):
    """One technique of a person's: its name, HoDoKu's code (if it has one), and how to find it."""

    slug: str
    code: str
    find: Finder
    unique: bool = False
    last: bool = False  # tried only where nothing before it has a step: it would find hundreds


RECTANGLES = tuple(f"uniqueness-test-{kind}" for kind in range(1, 6))
LOOPS = tuple(f"unique-loop-{kind}" for kind in range(1, 5))
BUGS = tuple(f"bug-{kind}" for kind in range(1, 5))
CHAINS = ("x-cycle", "y-cycle", "xy-cycle", "forcing-x-chain", "forcing-chain")

# In a house with few blank cells the complement of a subset is a smaller one, found by an earlier rung; fish likewise.
LADDER = (
    Rung(1.0, ("full-house",), find_full_house),
    Rung(1.2, ("hidden-single",), find_hidden_single),
    Rung(1.7, ("direct-pointing", "direct-claiming"), find_direct_locked),
    Rung(2.0, ("direct-hidden-pair",), partial(find_direct_hidden, size=2)),
    Rung(2.3, ("naked-single",), find_naked_single),
    Rung(2.5, ("direct-hidden-triple",), partial(find_direct_hidden, size=3)),
    Rung(2.6, ("pointing", "claiming"), find_locked),
    Rung(3.0, ("naked-pair",), partial(find_naked, size=2)),
    Rung(3.2, ("x-wing",), partial(find_fish, size=2)),
    Rung(3.4, ("hidden-pair",), partial(find_hidden, size=2)),
    Rung(3.6, ("naked-triple",), partial(find_naked, size=3), left=partial(find_naked, size=3, blanks=6)),
    Rung(3.8, ("swordfish",), partial(find_fish, size=3), left=partial(find_fish, size=3, lines=6)),
    Rung(4.0, ("hidden-triple",), partial(find_hidden, size=3)),
    Rung(4.2, ("xy-wing",), find_xy_wing),
    Rung(4.4, ("xyz-wing",), partial(find_xy_wing, with_z=True)),
    Rung(4.5, (*RECTANGLES, *LOOPS), find_unique_loop, unique=True),
    Rung(5.0, ("naked-quadruple",), partial(find_naked, size=4), left=partial(find_naked, size=4, blanks=8)),
    Rung(5.2, ("jellyfish",), partial(find_fish, size=4), left=partial(find_fish, size=4, lines=8)),
    Rung(5.4, ("hidden-quadruple",), partial(find_hidden, size=4), left=partial(find_hidden, size=4, blanks=9)),
    Rung(5.6, BUGS, find_bug, unique=True),
    Rung(6.2, ("aligned-pair-exclusion",), partial(find_aligned_exclusion, size=2)),
    Rung(6.5, CHAINS, find_forcing_chain),
    Rung(7.5, ("aligned-triplet-exclusion",), partial(find_aligned_exclusion, size=3)),
    Rung(7.5, ("nishio",), find_nishio),
    Rung(8.0, ("multiple-forcing-chain",), find_multiple),
    Rung(8.5, ("dynamic-forcing-chain",), find_dynamic),
    Rung(9.0, ("dynamic-forcing-chain-plus",), find_dynamic_plus),
    *(Rung(family.base, (family.technique,), partial(find_branches, family=family)) for family in NESTED),
)

BEYOND = 11.0  # the least rating of what no rung can solve

HINT_ORDER = (
    Technique("full-house", "0000", find_full_house),
    Technique("hidden-single", "0002", partial(find_hidden_single, boxes=True)),
    Technique("naked-single", "0003", find_naked_single),
    Technique("hidden-single", "0002", partial(find_hidden_single, boxes=False)),
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
    Technique("remote-pair", "0703", find_remote_pair),
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
    Technique("simple-colors-trap", "0500", find_simple_colors),
    Technique("simple-colors-wrap", "0501", partial(find_simple_colors, wrap=True)),
    Technique("multi-colors-1", "0502", partial(find_multi_colors, kind=1)),
    Technique("multi-colors-2", "0503", partial(find_multi_colors, kind=2)),
    Technique("finned-x-wing", "0310", partial(find_finned_fish, size=2)),
    Technique("sashimi-x-wing", "0320", partial(find_finned_fish, size=2, sashimi=True)),
    Technique("finned-swordfish", "0311", partial(find_finned_fish, size=3)),
    Technique("sashimi-swordfish", "0321", partial(find_finned_fish, size=3, sashimi=True)),
    Technique("finned-jellyfish", "0312", partial(find_finned_fish, size=4)),
    Technique("sashimi-jellyfish", "0322", partial(find_finned_fish, size=4, sashimi=True)),
    Technique("x-chain", "0701", find_x_chain),
    Technique("xy-chain", "0702", find_xy_chain),
    Technique("continuous-nice-loop", "0706", find_continuous_nice_loop),
    Technique("discontinuous-nice-loop", "0707", find_discontinuous_nice_loop),
    Technique("aic", "0708", find_aic),
    *(Technique(slug, "", partial(find_unique_loop, only=slug), unique=True) for slug in LOOPS),
    *(Technique(slug, "", partial(find_bug, kinds=(kind,)), unique=True) for kind, slug in enumerate(BUGS[1:], 2)),
    Technique("aligned-pair-exclusion", "1000", partial(find_aligned_exclusion, size=2)),
    Technique("forcing-chain", "", find_forcing_chain),
    Technique("aligned-triplet-exclusion", "1001", partial(find_aligned_exclusion, size=3)),
    Technique("nishio", "", find_nishio),
    Technique("multiple-forcing-chain", "", find_multiple, last=True),
    Technique("dynamic-forcing-chain", "", find_dynamic, last=True),
    Technique("dynamic-forcing-chain-plus", "", find_dynamic_plus, last=True),
    *(Technique(family.technique, "", partial(find_branches, family=family), last=True) for family in NESTED),
)
