"""What every part of the layout needs: the options, the words, the fonts, and the sizes that follow from the paper."""

import math
from collections.abc import Callable
from typing import NamedTuple

from sudoku_workshop.sheet.arrange import Space
from sudoku_workshop.sheet.drawing import BLACK, Ink, Operation
from sudoku_workshop.sheet.grid import ACCENT
from sudoku_workshop.sheet.options import Options, Puzzle, Say
from sudoku_workshop.sheet.typeset import Type

NORMAL = 210.0  # the shorter side of the paper that the sizes of type are meant for
TITLE, SUBTITLE, HEADING, LINE, FOOTER, SMALL = 7.0, 4.2, 4.8, 3.8, 3.0, 2.5  # font sizes on it
LEADING = 1.3  # from one line of text to the next, of the font size


Leaf = Callable[[], list[Operation]]  # draws a page, all but its foot


class Chapter(NamedTuple):
    """What is numbered from 1: a section, or a pupil's handout of a class set."""

    heading: str
    puzzles: tuple[Puzzle, ...]
    name_line: bool


class Setting(NamedTuple):
    """The options, words and fonts of one document."""

    options: Options
    say: Say
    type: Type

    @property
    def space(self) -> Space:
        """The page within its margins."""
        (width, height), margin = self.options.page, self.options.margins
        return Space(margin, margin, width - 2 * margin, height - 2 * margin)

    def size(self, normal: float) -> float:
        """A font size or a distance, as it is on this paper: a little smaller on small pages."""
        share = min(max(min(self.options.page) / NORMAL, 0.6), 1.15)
        return normal * math.pow(share, 0.7)

    @property
    def accent(self) -> Ink:
        return ACCENT if self.options.coloured else BLACK
