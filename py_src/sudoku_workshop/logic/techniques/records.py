"""All techniques, and the orders in which hints and HoDoKu try them.

The record of a technique is in the technique's module. `HINT_ORDER` is for people: easiest to spot first.
`HODOKU_ORDER` is the default order of HoDoKu.
"""

from functools import partial
from typing import get_args

from sudoku_workshop.logic.techniques import (
    als_chain,
    als_wings,
    avoidable,
    bridges,
    bug,
    chains,
    coloring,
    death_blossom,
    empty_rectangle,
    exclusion,
    fish,
    forcing,
    forcing_net,
    franken,
    grouped,
    kraken,
    locked,
    loops,
    multiple,
    nishio,
    rectangles,
    remote_pair,
    singles,
    subsets,
    sue_de_coq,
    templates,
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
    rectangles,
    avoidable,
    loops,
    bug,
    coloring,
    remote_pair,
    chains,
    grouped,
    sue_de_coq,
    als_wings,
    als_chain,
    death_blossom,
    templates,
    exclusion,
    forcing,
    nishio,
    multiple,
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
IN_BOX, IN_LINE = (
    TECHNIQUES["hidden-single"]._replace(find=partial(singles.find_hidden_single, boxes=boxes))
    for boxes in (True, False)
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
TOGETHER = {"aic": chains.find_chains}  # finders in the hint order that yield steps of several techniques
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
