"""The record of a technique for puzzles with rules.

Names and sentences for people are in the catalogs, under the technique's slug, as for all techniques.
"""

from collections.abc import Iterator
from typing import NamedTuple

from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.step import Step
from sudoku_workshop.logic.techniques.technique import Finder

# Where the levels are on the scale of grades (`logic/rating.py`): 1 is easy, 2 medium, 3 hard, 4 expert and so on.
SCALE = {0: 1.2, 1: 1.5, 2: 2.5, 3: 4.4, 4: 6.6, 5: 7.4, 6: 8.4, 7: 9.4}


class Ruled(NamedTuple):
    """A technique for puzzles with rules: its slug, its level, and the function that finds its steps.

    The level, from 1 to 7, says how hard it is to find a step. It is the measure of our difficulty of such puzzles.
    Sudoku Explainer's ratings do not apply to them. `text` is the text of its steps for programs (see `step_text`).
    """

    slug: str
    level: int
    find: Finder
    text: str = ""
    also: tuple[str, ...] = ()  # slugs of other techniques that the finder finds, too

    def finds(self, slug: str) -> bool:
        """Return whether the finder may yield steps with this slug."""
        return slug in (self.slug, *self.also)

    def rated(self, position: Position) -> Iterator[Step]:
        """Yield the steps with the place of their level on the scale of grades, for the difficulty of a puzzle."""
        return (step._replace(er=SCALE[self.level]) for step in self.find(position))
