"""The names that people use for techniques, in addition to the names in IDs."""

import re
from itertools import pairwise

from sudoku_workshop.generator.standard import ONE_WISH, RARE, SPANS, TECHNIQUES

NEAR = 3  # the number of names that are suggested instead of an unknown one
HARDEST = sorted((name for name in TECHNIQUES if name not in RARE), key=lambda name: SPANS[name])[-NEAR:]
OTHERS = {  # names in other programs and books, without spaces or punctuation
    "2stringkite": "two-string-kite",
    "boxlinereduction": "claiming",
    "bug": "bug-1",
    "bug+1": "bug-1",
    "bugtype1": "bug-1",
    "hiddenuniquerectangle": "hidden-rectangle",
    "lockedcandidatesclaiming": "claiming",
    "lockedcandidatespointing": "pointing",
    "lockedcandidatestype1": "pointing",
    "lockedcandidatestype2": "claiming",
    "nakedquad": "naked-quadruple",
    "hiddenquad": "hidden-quadruple",
    "pointingpair": "pointing",
    "pointingtriple": "pointing",
    "soledigit": "naked-single",
    "turbot": "turbot-fish",
    "uniquerectangle": "uniqueness-test-1",
    **{f"uniquerectangle{kind}": f"uniqueness-test-{kind}" for kind in range(1, 7)},
    **{f"uniquerectangletype{kind}": f"uniqueness-test-{kind}" for kind in range(1, 7)},
    **{f"ur{kind}": f"uniqueness-test-{kind}" for kind in range(1, 7)},
    **{f"uniquelooptype{kind}": f"unique-loop-{kind}" for kind in range(1, 5)},
    **{f"bugtype{kind}": f"bug-{kind}" for kind in range(2, 5)},
}


def _plain(name: str) -> str:
    """Return a name in lower case, without spaces or punctuation, and in the singular."""
    return re.sub(r"[^a-z0-9+]|s$", "", name.lower())


KNOWN = {_plain(name): name for name in (*ONE_WISH, *TECHNIQUES)} | OTHERS


def technique_named(name: str) -> str:
    """Return how IDs write the technique that a person calls `name`. An unknown name is returned unchanged."""
    return KNOWN.get(_plain(name), name)


def nearest(name: str) -> list[str]:
    """Return the techniques whose names are most similar to this one, measured by Dice's coefficient of letter pairs.

    `difflib` is not used, because the page's Python does not have it.
    """
    pairs = set(pairwise(_plain(name)))

    def likeness(known: str) -> float:
        others = set(pairwise(known))
        return len(pairs & others) / (len(pairs) + len(others) or 1)

    found = dict.fromkeys(KNOWN[each] for each in sorted(KNOWN, key=likeness, reverse=True))
    return [each for each in found if each in TECHNIQUES][:NEAR]
