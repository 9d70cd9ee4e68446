"""The list of all techniques, and the orders in which hints and HoDoKu try them.

The record of a technique is in the technique's module, and has its places in the orders. `HINT_ORDER` is for people:
easiest to spot first. `HODOKU_ORDER` is the default order of HoDoKu 2.2, with the techniques that it does not have at
the end.
"""

from collections.abc import Iterator
from functools import partial
from typing import get_args

from sudoku_workshop.logic.techniques import (
    als_chain,
    als_wings,
    avoidable,
    bent,
    bridges,
    bug,
    bug_lite,
    chains,
    coloring,
    deadly,
    death_blossom,
    empty_rectangle,
    exclusion,
    exocet,
    fireworks,
    fish,
    forcing,
    forcing_net,
    franken,
    grouped,
    kraken,
    late,
    locked,
    loops,
    medusa,
    multiple,
    nishio,
    oddagons,
    rectangles,
    remote_pair,
    sectors,
    singles,
    subsets,
    sue_de_coq,
    symmetry,
    templates,
    tridagon,
    wings,
)
from sudoku_workshop.logic.techniques.technique import Group, Technique

MODULES = (
    singles,
    locked,
    subsets,
    fish,
    franken,
    kraken,
    bridges,
    empty_rectangle,
    wings,
    bent,
    rectangles,
    avoidable,
    loops,
    bug,
    bug_lite,
    deadly,
    symmetry,
    coloring,
    medusa,
    remote_pair,
    chains,
    grouped,
    sue_de_coq,
    als_wings,
    als_chain,
    death_blossom,
    fireworks,
    oddagons,
    tridagon,
    exocet,
    sectors,
    templates,
    exclusion,
    forcing,
    nishio,
    multiple,
    late,
    forcing_net,
)
RECORDS: tuple[Technique, ...] = tuple(record for module in MODULES for record in module.RECORDS)
TECHNIQUES = {each.slug: each for each in RECORDS}
GROUPS = {group: [each.slug for each in RECORDS if each.group == group] for group in get_args(Group)}

RECTANGLES = tuple(f"uniqueness-test-{kind}" for kind in range(1, 6))
LOOPS = tuple(f"unique-loop-{kind}" for kind in range(1, 5))
BUGS = tuple(f"bug-{kind}" for kind in range(1, 5))
BRANCHES = tuple(family.technique for family in multiple.FAMILIES)
LAST_RESORT = "forcing-net"  # the last technique of every order; it has no rating, so it is not a rung of the ladder
WITHIN_LINE = 40  # the place among the hints of hidden singles in rows and columns: after naked singles
TOGETHER = {"aic": chains.find_chains}  # finders in the hint order that yield steps of several techniques


def _hints() -> Iterator[Technique]:
    """Yield the techniques of the hint order, in no order. Hidden singles have two places: in a box, and in a line."""
    for each in RECORDS:
        if each.slug == "hidden-single":
            yield each._replace(find=partial(singles.find_hidden_single, boxes=True))
            yield each._replace(find=partial(singles.find_hidden_single, boxes=False), hint=WITHIN_LINE)
        elif each.hint is not None:
            yield each._replace(find=TOGETHER.get(each.slug, each.find))


HINT_ORDER = tuple(sorted(_hints(), key=lambda each: each.hint or 0))
HODOKU_ORDER = tuple(sorted((each for each in RECORDS if each.hodoku is not None), key=lambda each: each.hodoku or 0))
