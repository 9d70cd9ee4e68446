"""The techniques, one module per family, and the orders in which they are tried.

A technique is a pure generator: it takes a position and yields steps. It yields only steps that change something, and
it applies none of them. Its other properties are in its record.

`LADDER` is the order of the rater in Sudoku Explainer 1.2.1.3. That rater takes the first step of the first rung that
has one. The rating of a rung is the lowest rating that its steps can have. `HINT_ORDER` is for people, easiest to spot
first. `HODOKU_ORDER` is the default order of HoDoKu.
"""

from functools import partial
from typing import NamedTuple

from sudoku_workshop.logic.techniques.bug import find_bug
from sudoku_workshop.logic.techniques.chains import find_chains
from sudoku_workshop.logic.techniques.fish import find_fish
from sudoku_workshop.logic.techniques.locked import find_locked
from sudoku_workshop.logic.techniques.loops import find_unique_loop
from sudoku_workshop.logic.techniques.multiple import FAMILIES
from sudoku_workshop.logic.techniques.records import TECHNIQUES, Finder
from sudoku_workshop.logic.techniques.singles import find_hidden_single
from sudoku_workshop.logic.techniques.subsets import find_hidden, find_naked


class Rung(NamedTuple):
    """One family of the ladder: the lowest rating of its steps, their slugs, and their finder."""

    er: float
    slugs: tuple[str, ...]
    find: Finder
    quickest: Finder  # a faster finder, complete only if no earlier rung has a step
    unique: bool = False  # whether it assumes that the puzzle has exactly one solution


def _rung(*slugs: str, find: Finder | None = None, quickest: Finder | None = None) -> Rung:
    """Return the rung of these techniques.

    `find` finds the steps of all of them. By default, it is the finder of the first technique. `quickest` is a faster
    finder, if there is one.
    """
    records = [TECHNIQUES[slug] for slug in slugs]
    lowest = min(record.er for record in records if record.er is not None)
    find = find or records[0].find
    return Rung(lowest, slugs, find, quickest or find, records[0].unique)


RECTANGLES = tuple(f"uniqueness-test-{kind}" for kind in range(1, 6))
LOOPS = tuple(f"unique-loop-{kind}" for kind in range(1, 5))
BUGS = tuple(f"bug-{kind}" for kind in range(1, 5))
CHAINS = ("x-cycle", "y-cycle", "xy-cycle", "forcing-x-chain", "forcing-chain")
BRANCHES = tuple(family.technique for family in FAMILIES)
LAST_RESORT = "forcing-net"  # the last technique of every order; not a rung of the ladder, because it has no rating

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

IN_BOX, IN_LINE = (
    TECHNIQUES["hidden-single"]._replace(find=partial(find_hidden_single, boxes=boxes)) for boxes in (True, False)
)
WIDE_FISH = (
    "finned-franken-x-wing", "franken-swordfish", "finned-franken-swordfish", "siamese-finned-franken-swordfish",
    "franken-jellyfish", "finned-franken-jellyfish", "siamese-finned-franken-jellyfish",
    "finned-mutant-swordfish", "finned-mutant-jellyfish", "siamese-finned-mutant-jellyfish",
)  # fmt: skip
KRAKENS = ("kraken-fish-1", "kraken-fish-2")
AFTER_SINGLES = (
    "locked-pair", "locked-triple", "pointing", "claiming",
    "naked-pair", "naked-triple", "hidden-pair", "hidden-triple", "x-wing", "remote-pair", "bug-1",
    "skyscraper", "two-string-kite", "turbot-fish", "empty-rectangle", "dual-two-string-kite", "dual-empty-rectangle",
    "w-wing", "xy-wing", "xyz-wing",
    "naked-quadruple", "hidden-quadruple", "swordfish", "jellyfish",
    *RECTANGLES, "uniqueness-test-6", "hidden-rectangle", "avoidable-rectangle-1", "avoidable-rectangle-2",
    "simple-colors-trap", "simple-colors-wrap", "multi-colors-1", "multi-colors-2",
    "finned-x-wing", "sashimi-x-wing", "finned-swordfish", "sashimi-swordfish", "finned-jellyfish", "sashimi-jellyfish",
    "x-chain", "aic", "sue-de-coq", "als-xz", "doubly-linked-als-xz", "als-xy-wing", "death-blossom",
    "siamese-finned-swordfish", "siamese-sashimi-swordfish", "siamese-finned-jellyfish", "siamese-sashimi-jellyfish",
    *LOOPS, *BUGS[1:], "aligned-pair-exclusion", "forcing-chain", "aligned-triplet-exclusion", "nishio",
    "grouped-aic", "grouped-continuous-nice-loop", "grouped-discontinuous-nice-loop", "als-chain",
    *WIDE_FISH, *KRAKENS, "template-set", "template-delete",
    *BRANCHES, LAST_RESORT,
)  # fmt: skip
TOGETHER = {"aic": find_chains}  # finders in the hint order that yield steps of several techniques
HINT_ORDER = (
    TECHNIQUES["full-house"],
    IN_BOX,
    TECHNIQUES["naked-single"],
    IN_LINE,
    *(TECHNIQUES[slug]._replace(find=TOGETHER.get(slug, TECHNIQUES[slug].find)) for slug in AFTER_SINGLES),
)
# The default order of HoDoKu 2.2, with the techniques that it does not have at the end.
HODOKU_ORDER = tuple(
    TECHNIQUES[slug]
    for slug in (
        "full-house", "naked-single", "hidden-single", "locked-pair", "locked-triple", "pointing", "claiming",
        "naked-pair", "naked-triple", "hidden-pair", "hidden-triple", "naked-quadruple", "hidden-quadruple",
        "x-wing", "swordfish", "jellyfish", "remote-pair", "bug-1",
        "skyscraper", "two-string-kite", "dual-two-string-kite", "turbot-fish", "empty-rectangle",
        "dual-empty-rectangle", "w-wing", "xy-wing", "xyz-wing",
        *RECTANGLES, "uniqueness-test-6", "hidden-rectangle", "avoidable-rectangle-1", "avoidable-rectangle-2",
        "finned-x-wing", "sashimi-x-wing", "finned-swordfish", "sashimi-swordfish",
        "finned-jellyfish", "sashimi-jellyfish", "sue-de-coq",
        "simple-colors-trap", "simple-colors-wrap", "multi-colors-1", "multi-colors-2",
        "x-chain", "xy-chain", "continuous-nice-loop", "discontinuous-nice-loop", "aic",
        "grouped-continuous-nice-loop", "grouped-discontinuous-nice-loop", "grouped-aic",
        "als-xz", "doubly-linked-als-xz", "als-xy-wing", "als-chain", "death-blossom",
        *WIDE_FISH, *KRAKENS, "template-set", "template-delete",
        "nishio", *BRANCHES, LAST_RESORT,
    )
)  # fmt: skip
