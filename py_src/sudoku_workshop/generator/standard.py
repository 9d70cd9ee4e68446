"""The two orders of techniques that IDs of version g2 depend on. They are used to compare a puzzle with a wish.

`sudoku_workshop.logic.techniques` may change its orders one day, but the puzzle of an ID must not change. The orders
are therefore repeated here by name, and are fixed for all IDs that begin with g2.

Puzzles still change if a finder finds other steps, or if the limits of the grades change. The tests with golden IDs
fail in that case, and the version must be raised.
"""

from functools import cache
from math import inf

from sudoku_workshop.logic import techniques
from sudoku_workshop.logic.techniques import Rung
from sudoku_workshop.logic.techniques.records import TECHNIQUES as RECORDS
from sudoku_workshop.logic.techniques.singles import find_singles_at_once
from sudoku_workshop.logic.techniques.technique import Finder

VERSION = "g2"
NEXT = "g3"  # makes the same puzzles, except that its geometries can have rules
HARD = "g4"  # searches for very hard puzzles in another way, see `climbing`

Span = tuple[float, float]  # the lowest and the highest ER

LADDER: dict[str, Span] = {  # the techniques of the ladder in order, with the lowest and highest rating of their steps
    "full-house": (1.0, 1.0),
    "hidden-single": (1.2, 1.5),
    "direct-pointing": (1.7, 1.7),
    "direct-claiming": (1.9, 1.9),
    "direct-hidden-pair": (2.0, 2.0),
    "naked-single": (2.3, 2.3),
    "direct-hidden-triple": (2.5, 2.5),
    "pointing": (2.6, 2.6),
    "claiming": (2.8, 2.8),
    "naked-pair": (3.0, 3.0),
    "x-wing": (3.2, 3.2),
    "hidden-pair": (3.4, 3.4),
    "naked-triple": (3.6, 3.6),
    "swordfish": (3.8, 3.8),
    "hidden-triple": (4.0, 4.0),
    "xy-wing": (4.2, 4.2),
    "xyz-wing": (4.4, 4.4),
    "uniqueness-test-1": (4.5, 4.5),
    "uniqueness-test-2": (4.5, 4.5),
    "uniqueness-test-3": (4.5, 4.9),
    "uniqueness-test-4": (4.5, 4.5),
    "uniqueness-test-5": (4.5, 4.5),
    "unique-loop-1": (4.6, 5.0),
    "unique-loop-2": (4.6, 5.0),
    "unique-loop-3": (4.6, 5.4),
    "unique-loop-4": (4.6, 5.0),
    "naked-quadruple": (5.0, 5.0),
    "jellyfish": (5.2, 5.2),
    "hidden-quadruple": (5.4, 5.4),
    "bug-1": (5.6, 5.6),
    "bug-2": (5.7, 5.7),
    "bug-3": (5.8, 6.2),
    "bug-4": (5.7, 5.7),
    "aligned-pair-exclusion": (6.2, 6.2),
    "x-cycle": (6.5, 7.0),
    "y-cycle": (6.5, 7.4),
    "xy-cycle": (7.0, 7.4),
    "forcing-x-chain": (6.6, 7.2),
    "forcing-chain": (7.0, 7.4),
    "aligned-triplet-exclusion": (7.5, 7.5),
    "nishio": (7.5, 8.2),
}

PERSON = (  # a person's techniques in the order of hints; the techniques after them are hardly ever needed
    "full-house", "hidden-single", "naked-single", "locked-pair", "locked-triple", "pointing", "claiming",
    "naked-pair", "naked-triple", "hidden-pair", "hidden-triple", "naked-quadruple", "hidden-quadruple",
    "x-wing", "swordfish", "jellyfish", "remote-pair", "bug-1",
    "skyscraper", "two-string-kite", "turbot-fish", "empty-rectangle", "dual-two-string-kite", "dual-empty-rectangle",
    "w-wing", "xy-wing", "xyz-wing",
    "uniqueness-test-1", "uniqueness-test-2", "uniqueness-test-3", "uniqueness-test-4", "uniqueness-test-5",
    "uniqueness-test-6", "hidden-rectangle", "avoidable-rectangle-1", "avoidable-rectangle-2",
    "simple-colors-trap", "simple-colors-wrap", "multi-colors-1", "multi-colors-2",
    "finned-x-wing", "sashimi-x-wing", "finned-swordfish", "sashimi-swordfish", "finned-jellyfish", "sashimi-jellyfish",
    "x-chain", "xy-chain", "continuous-nice-loop", "discontinuous-nice-loop", "aic",
)  # fmt: skip

FORCING = {  # the rungs after LADDER with their lowest ratings, for ranges of ER; a wish cannot name these techniques
    "multiple-forcing-chain": 8.0,
    "dynamic-forcing-chain": 8.5,
    "dynamic-forcing-chain-plus": 9.0,
}
BEYOND = 9.5  # every ER range that a wish can have ends below this
CLIMBED = 8.0  # from this ER on, g2 stays near hard puzzles, because hardly any random puzzle is this hard
VERY_HARD = 7.5  # from this ER on, 9x9 puzzles are searched for as in g4

ONE_WISH = {  # techniques that count as the same: they remove the same candidates, and which is found first is chance
    "xy-chain": "aic",
    "continuous-nice-loop": "aic",
    "discontinuous-nice-loop": "aic",
}

ALONE: dict[str, Span] = {  # techniques only in PERSON, each with the ER range of the puzzles whose hardest step it is
    "locked-pair": (1.7, 3.0),
    "locked-triple": (1.7, 3.6),
    "remote-pair": (4.2, 7.0),
    "skyscraper": (4.2, 6.6),
    "two-string-kite": (4.2, 6.6),
    "turbot-fish": (4.2, 6.6),
    "empty-rectangle": (4.2, 7.4),
    "dual-two-string-kite": (4.2, 7.4),
    "dual-empty-rectangle": (4.2, 7.4),
    "w-wing": (4.2, 7.4),
    "uniqueness-test-6": (4.5, 7.4),
    "hidden-rectangle": (4.5, 7.4),
    "avoidable-rectangle-1": (4.5, 7.4),
    "avoidable-rectangle-2": (4.5, 7.4),
    "simple-colors-trap": (4.5, 7.4),
    "simple-colors-wrap": (4.5, 7.4),
    "multi-colors-1": (4.5, 7.4),
    "multi-colors-2": (4.5, 7.4),
    "finned-x-wing": (4.5, 7.4),
    "sashimi-x-wing": (4.5, inf),
    "finned-swordfish": (4.5, inf),
    "sashimi-swordfish": (4.5, inf),
    "finned-jellyfish": (4.5, inf),
    "sashimi-jellyfish": (4.5, inf),
    "x-chain": (4.5, 7.4),
    "aic": (4.5, inf),
}

SPANS = {name: span for name, span in (LADDER | ALONE).items() if name != "full-house"}  # it is never the hardest step
TECHNIQUES = tuple(SPANS)
RARE = frozenset((  # too rare to wait for, as measured by `tests/bench/technique_table.py`
    "direct-claiming", "swordfish", "hidden-triple",
    "uniqueness-test-2", "uniqueness-test-3", "uniqueness-test-4", "uniqueness-test-5",
    "unique-loop-1", "unique-loop-2", "unique-loop-3", "unique-loop-4",
    "naked-quadruple", "jellyfish", "hidden-quadruple", "bug-2", "bug-3", "bug-4",
    "aligned-pair-exclusion", "x-cycle", "aligned-triplet-exclusion", "nishio",
    "dual-two-string-kite", "dual-empty-rectangle", "avoidable-rectangle-1", "avoidable-rectangle-2",
    "simple-colors-trap", "simple-colors-wrap", "multi-colors-2", "finned-x-wing",
    "sashimi-x-wing", "sashimi-swordfish", "finned-jellyfish", "sashimi-jellyfish", "x-chain",
))  # fmt: skip


@cache
def ladder(most: float) -> tuple[Finder, ...]:
    """Return the functions that find the steps of all techniques whose steps can be rated `most` or lower.

    They are in the order of the ratings, which must be kept: a function may miss a step if an earlier one has a step.
    """
    return tuple(rung.quickest for rung in _climbed(most))


@cache
def rungs(most: float) -> tuple[Rung, ...]:
    """Return the rungs of `ladder`, except that one step places all singles of one type together.

    The ER is the same, because singles come before anything harder, in whatever order they are placed.
    """
    full_house, hidden_single, *harder = _climbed(most)
    singles = full_house.slugs + hidden_single.slugs
    return Rung(full_house.er, singles, find_singles_at_once, find_singles_at_once), *harder


def _climbed(most: float) -> tuple[Rung, ...]:
    named = {slug: rung for rung in techniques.LADDER for slug in rung.slugs}
    lowest = {slug: span[0] for slug, span in LADDER.items()} | FORCING
    return tuple({named[slug].quickest: named[slug] for slug, er in lowest.items() if er <= most}.values())


@cache
def person(technique: str) -> tuple[Finder, ...]:
    """Return the functions that find steps, in the order in which a person would try them.

    The last one is the function for this technique.
    """
    known = PERSON[: PERSON.index(technique) + 1]
    return tuple(RECORDS[slug].find for slug in known)
