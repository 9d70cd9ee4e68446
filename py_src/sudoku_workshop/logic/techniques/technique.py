"""The type of a technique's record. Each technique's module ends with its records.

The ratings in the records come from the modules of the finders. Names and sentences for people are in the catalogs,
under the technique's slug.
"""

from collections.abc import Callable, Iterator
from typing import Literal, NamedTuple

from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.step import Step

Finder = Callable[[Position], Iterator[Step]]
# The groups in the list of lessons, by the pattern to look for, simplest first.
Group = Literal[
    "singles", "intersections", "subsets", "fish", "wings", "uniqueness", "colours", "chains", "sets", "exotic", "last"
]


class Technique(NamedTuple):
    """A technique: its slug, its group, the lowest rating of its steps, HoDoKu's code, a text, and its finder.

    `er` is None if Sudoku Explainer has no such steps. `code` is empty if HoDoKu has no such technique. The text has
    placeholders for the words of a step. The whole explanation of a step also has a name and a result (see
    `step_text`).

    `hint` and `hodoku` are its places in the orders of `records`. The lowest number is tried first, and the gaps are
    for further techniques. A place is None if the order leaves the technique out.
    """

    slug: str
    group: Group
    er: float | None
    code: str
    text: str
    find: Finder
    hint: int | None = None  # among the hints for people: easiest to spot first
    hodoku: int | None = None  # in HoDoKu's default order, or after it if HoDoKu does not have the technique
    last: bool = False  # whether it is tried only if no other technique has a step, because it would find hundreds

    @property
    def unique(self) -> bool:
        """Return whether the technique assumes that the puzzle has exactly one solution."""
        return self.group == "uniqueness"


# Texts that several techniques use.
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
