"""The record of each technique, by slug.

Ratings are those of the finders' modules. The orders in which techniques are tried are in `__init__.py`. Names and
sentences for people are in the catalogs, under the slug.
"""

from collections.abc import Callable, Iterator
from functools import partial
from typing import NamedTuple

from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.step import Step
from sudoku_workshop.logic.techniques import (
    bridges,
    bug,
    chains,
    coloring,
    empty_rectangle,
    exclusion,
    fish,
    forcing,
    locked,
    loops,
    multiple,
    nishio,
    rectangles,
    remote_pair,
    singles,
    subsets,
    templates,
    wings,
)
from sudoku_workshop.logic.techniques.als_chain import find_als_chain
from sudoku_workshop.logic.techniques.als_wings import find_als_xy_wing, find_als_xz
from sudoku_workshop.logic.techniques.avoidable import find_avoidable_rectangle
from sudoku_workshop.logic.techniques.death_blossom import find_death_blossom
from sudoku_workshop.logic.techniques.exclusion import find_aligned_exclusion
from sudoku_workshop.logic.techniques.forcing_net import find_forcing_net
from sudoku_workshop.logic.techniques.franken import FRANKEN, MUTANT, find_wide_fish
from sudoku_workshop.logic.techniques.franken import find_siamese_wide_fish as siamese
from sudoku_workshop.logic.techniques.grouped import find_grouped_chain
from sudoku_workshop.logic.techniques.kraken import find_kraken_fish
from sudoku_workshop.logic.techniques.loops import find_unique_loop
from sudoku_workshop.logic.techniques.rectangles import find_hidden_rectangle, find_uniqueness_test
from sudoku_workshop.logic.techniques.sue_de_coq import find_sue_de_coq

Finder = Callable[[Position], Iterator[Step]]


class Technique(NamedTuple):
    """A technique: its slug, the lowest rating of its steps, HoDoKu's code, the text of its steps, and its finder.

    `er` is None if Sudoku Explainer has no such step. `code` is empty if HoDoKu has no such technique. `text` is the
    template of what comes between the name and the result of a step. `step_text` fills it from the step's words.
    """

    slug: str
    er: float | None
    code: str
    text: str
    find: Finder
    unique: bool = False  # whether it assumes that the puzzle has exactly one solution
    last: bool = False  # whether it is tried only if nothing else has a step, because it would find hundreds


HOUSE = "{digit} in {house}"
CELLS = "{digits} in {cells}"
SUBSET = "{digits_list} in {cells}"
FISH = "{digit} {base} {cover}"
FINNED = "{digit} {base} {cover} f{fins}"
SIAMESE = "{digit} {base} {cover} f{fins} / {cover2} f{fins2}"
KRAKEN = FINNED + ": {starts}"
MET = "{digit} in {cells} (connected by {bridge})"
HINGED = "{digit} in {house} ({cells})"
COLOURED = "{digit} {cells} / {others}"
TWICE_COLOURED = "{digit} {cells} / {others}, {cells2} / {others2}"
EXCLUDED = "{cells} ({excluders})"
CHAINED = "{digits} {chain}"
ONE_DIGIT_CHAINED = "{digit} {chain}"
ONE_DIGIT = "{digit}"
FORCED = "{chain}"

franken, mutant = (partial(find_wide_fish, kind=kind) for kind in (FRANKEN, MUTANT))
RECORDS = (
    Technique("full-house", singles.FULL_HOUSE_ER, "0000", "", singles.find_full_house),
    Technique("hidden-single", singles.IN_BOX_ER, "0002", "", singles.find_hidden_single),
    Technique("naked-single", singles.NAKED_ER, "0003", "", singles.find_naked_single),
    Technique("pointing", locked.ER["pointing"], "0100", HOUSE, partial(locked.find_locked, techniques=("pointing",))),
    Technique("claiming", locked.ER["claiming"], "0101", HOUSE, partial(locked.find_locked, techniques=("claiming",))),
    Technique("direct-pointing", locked.ER["direct-pointing"], "", HOUSE, locked.find_direct_locked),
    Technique("direct-claiming", locked.ER["direct-claiming"], "", HOUSE, locked.find_direct_locked),
    Technique("locked-pair", None, "0110", SUBSET, partial(subsets.find_locked_subset, size=2)),
    Technique("locked-triple", None, "0111", SUBSET, partial(subsets.find_locked_subset, size=3)),
    Technique("naked-pair", subsets.NAKED_ER[2], "0200", SUBSET, partial(subsets.find_naked, size=2)),
    Technique("naked-triple", subsets.NAKED_ER[3], "0201", SUBSET, partial(subsets.find_naked, size=3)),
    Technique("naked-quadruple", subsets.NAKED_ER[4], "0202", SUBSET, partial(subsets.find_naked, size=4)),
    Technique("hidden-pair", subsets.HIDDEN_ER[2], "0210", SUBSET, partial(subsets.find_hidden, size=2)),
    Technique("hidden-triple", subsets.HIDDEN_ER[3], "0211", SUBSET, partial(subsets.find_hidden, size=3)),
    Technique("hidden-quadruple", subsets.HIDDEN_ER[4], "0212", SUBSET, partial(subsets.find_hidden, size=4)),
    Technique("direct-hidden-pair", subsets.DIRECT_ER[2], "", SUBSET, partial(subsets.find_direct_hidden, size=2)),
    Technique("direct-hidden-triple", subsets.DIRECT_ER[3], "", SUBSET, partial(subsets.find_direct_hidden, size=3)),
    Technique("x-wing", fish.ER[2], "0300", FISH, partial(fish.find_fish, size=2)),
    Technique("swordfish", fish.ER[3], "0301", FISH, partial(fish.find_fish, size=3)),
    Technique("jellyfish", fish.ER[4], "0302", FISH, partial(fish.find_fish, size=4)),
    Technique("finned-x-wing", None, "0310", FINNED, partial(fish.find_finned_fish, size=2)),
    Technique("finned-swordfish", None, "0311", FINNED, partial(fish.find_finned_fish, size=3)),
    Technique("finned-jellyfish", None, "0312", FINNED, partial(fish.find_finned_fish, size=4)),
    Technique("sashimi-x-wing", None, "0320", FINNED, partial(fish.find_finned_fish, size=2, sashimi=True)),
    Technique("sashimi-swordfish", None, "0321", FINNED, partial(fish.find_finned_fish, size=3, sashimi=True)),
    Technique("sashimi-jellyfish", None, "0322", FINNED, partial(fish.find_finned_fish, size=4, sashimi=True)),
    Technique("siamese-finned-swordfish", None, "03111", SIAMESE, partial(fish.find_siamese_fish, size=3)),
    Technique("siamese-finned-jellyfish", None, "03121", SIAMESE, partial(fish.find_siamese_fish, size=4)),
    Technique(
        "siamese-sashimi-swordfish", None, "03211", SIAMESE, partial(fish.find_siamese_fish, size=3, sashimi=True)
    ),
    Technique(
        "siamese-sashimi-jellyfish", None, "03221", SIAMESE, partial(fish.find_siamese_fish, size=4, sashimi=True)
    ),
    Technique("franken-swordfish", None, "0331", FISH, partial(franken, size=3)),
    Technique("franken-jellyfish", None, "0332", FISH, partial(franken, size=4)),
    Technique("finned-franken-x-wing", None, "0340", FINNED, partial(franken, size=2, finned=True)),
    Technique("finned-franken-swordfish", None, "0341", FINNED, partial(franken, size=3, finned=True)),
    Technique("finned-franken-jellyfish", None, "0342", FINNED, partial(franken, size=4, finned=True)),
    Technique("finned-mutant-swordfish", None, "0361", FINNED, partial(mutant, size=3, finned=True)),
    Technique("finned-mutant-jellyfish", None, "0362", FINNED, partial(mutant, size=4, finned=True)),
    Technique("siamese-finned-franken-swordfish", None, "03411", SIAMESE, partial(siamese, kind=FRANKEN, size=3)),
    Technique("siamese-finned-franken-jellyfish", None, "03421", SIAMESE, partial(siamese, kind=FRANKEN, size=4)),
    Technique("siamese-finned-mutant-jellyfish", None, "03621", SIAMESE, partial(siamese, kind=MUTANT, size=4)),
    Technique("kraken-fish-1", None, "0371", KRAKEN, partial(find_kraken_fish, kind=1)),
    Technique("kraken-fish-2", None, "0372", KRAKEN, partial(find_kraken_fish, kind=2)),
    Technique("skyscraper", None, "0400", MET, bridges.find_skyscraper),
    Technique("two-string-kite", None, "0401", MET, bridges.find_two_string_kite),
    Technique("dual-two-string-kite", None, "0404", MET, bridges.find_dual_two_string_kite),
    Technique("turbot-fish", None, "0403", MET, bridges.find_turbot_fish),
    Technique("empty-rectangle", None, "0402", HINGED, empty_rectangle.find_empty_rectangle),
    Technique("dual-empty-rectangle", None, "0405", HINGED, empty_rectangle.find_dual_empty_rectangle),
    Technique("xy-wing", wings.ER["xy-wing"], "0800", CELLS, wings.find_xy_wing),
    Technique("xyz-wing", wings.ER["xyz-wing"], "0801", CELLS, partial(wings.find_xy_wing, with_z=True)),
    Technique("w-wing", None, "0803", "{digits} in {cells} connected by {link} in {bridge}", wings.find_w_wing),
    Technique("uniqueness-test-1", rectangles.ER, "0600", CELLS, partial(find_uniqueness_test, kind=1), unique=True),
    Technique("uniqueness-test-2", rectangles.ER, "0601", CELLS, partial(find_uniqueness_test, kind=2), unique=True),
    Technique("uniqueness-test-3", rectangles.ER, "0602", CELLS, partial(find_uniqueness_test, kind=3), unique=True),
    Technique("uniqueness-test-4", rectangles.ER, "0603", CELLS, partial(find_uniqueness_test, kind=4), unique=True),
    Technique("uniqueness-test-5", rectangles.ER, "0604", CELLS, partial(find_uniqueness_test, kind=5), unique=True),
    Technique("uniqueness-test-6", None, "0605", CELLS, partial(find_uniqueness_test, kind=6), unique=True),
    Technique("hidden-rectangle", None, "0606", CELLS, find_hidden_rectangle, unique=True),
    Technique("avoidable-rectangle-1", None, "0607", CELLS, partial(find_avoidable_rectangle, kind=1), unique=True),
    Technique("avoidable-rectangle-2", None, "0608", CELLS, partial(find_avoidable_rectangle, kind=2), unique=True),
    *(
        Technique(slug, loops.BASE_ER[6], "", CELLS, partial(find_unique_loop, only=slug), unique=True)
        for slug in ("unique-loop-1", "unique-loop-2", "unique-loop-3", "unique-loop-4")
    ),
    Technique("bug-1", bug.ER[1], "0610", SUBSET, partial(bug.find_bug, kinds=(1,)), unique=True),
    Technique("bug-2", bug.ER[2], "", SUBSET, partial(bug.find_bug, kinds=(2,)), unique=True),
    Technique("bug-3", bug.ER[3], "", SUBSET, partial(bug.find_bug, kinds=(3,)), unique=True),
    Technique("bug-4", bug.ER[4], "", SUBSET, partial(bug.find_bug, kinds=(4,)), unique=True),
    Technique("simple-colors-trap", None, "0500", COLOURED, coloring.find_simple_colors),
    Technique("simple-colors-wrap", None, "0501", COLOURED, partial(coloring.find_simple_colors, wrap=True)),
    Technique("multi-colors-1", None, "0502", TWICE_COLOURED, partial(coloring.find_multi_colors, kind=1)),
    Technique("multi-colors-2", None, "0503", TWICE_COLOURED, partial(coloring.find_multi_colors, kind=2)),
    Technique("remote-pair", None, "0703", CHAINED, remote_pair.find_remote_pair),
    Technique("x-chain", None, "0701", CHAINED, chains.find_x_chain),
    Technique("xy-chain", None, "0702", CHAINED, chains.find_xy_chain),
    Technique("continuous-nice-loop", None, "0706", CHAINED, chains.find_continuous_nice_loop),
    Technique("discontinuous-nice-loop", None, "0707", CHAINED, chains.find_discontinuous_nice_loop),
    Technique("aic", None, "0708", CHAINED, chains.find_aic),
    *(
        Technique(f"grouped-{name}", None, code, CHAINED, partial(find_grouped_chain, name=name))
        for name, code in (("continuous-nice-loop", "0709"), ("discontinuous-nice-loop", "0710"), ("aic", "0711"))
    ),
    Technique("sue-de-coq", None, "1101", "{held} in {cells},{along},{within} ({line} {box})", find_sue_de_coq),
    Technique("als-xz", None, "0901", CHAINED, find_als_xz),
    Technique("doubly-linked-als-xz", None, "0901", CHAINED, partial(find_als_xz, doubly=True)),
    Technique("als-xy-wing", None, "0902", CHAINED, find_als_xy_wing),
    Technique("als-chain", None, "0903", CHAINED, find_als_chain),
    Technique("death-blossom", None, "0904", "{digits} {cells}: {petals}", find_death_blossom),
    Technique("template-set", None, "1201", ONE_DIGIT, templates.find_template),
    Technique("template-delete", None, "1202", ONE_DIGIT, partial(templates.find_template, delete=True)),
    Technique("aligned-pair-exclusion", exclusion.ER[2], "1000", EXCLUDED, partial(find_aligned_exclusion, size=2)),
    Technique("aligned-triplet-exclusion", exclusion.ER[3], "1001", EXCLUDED, partial(find_aligned_exclusion, size=3)),
    Technique("x-cycle", forcing.ER["x-cycle"], "", ONE_DIGIT_CHAINED, forcing.find_forcing_chain),
    Technique("y-cycle", forcing.ER["y-cycle"], "", FORCED, forcing.find_forcing_chain),
    Technique("xy-cycle", forcing.ER["xy-cycle"], "", FORCED, forcing.find_forcing_chain),
    Technique("forcing-x-chain", forcing.ER["forcing-x-chain"], "", ONE_DIGIT_CHAINED, forcing.find_forcing_chain),
    Technique("forcing-chain", forcing.ER["forcing-chain"], "", FORCED, forcing.find_forcing_chain),
    Technique("nishio", nishio.BASE, "", "{digit} in {cells} ({clash})", nishio.find_nishio),
    *(
        Technique(each.technique, each.base, "", "{starts}", partial(multiple.find_branches, family=each), last=True)
        for each in multiple.FAMILIES
    ),
    Technique("forcing-net", None, "", "{starts}", find_forcing_net, last=True),
)

TECHNIQUES = {each.slug: each for each in RECORDS}
