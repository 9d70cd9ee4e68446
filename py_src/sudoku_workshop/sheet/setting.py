"""What every part of the layout needs: the options, the words, the fonts, and the sizes that follow from the paper."""

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple

from sudoku_workshop.grid.geometry import Geometry
from sudoku_workshop.sheet import dots
from sudoku_workshop.sheet.arrange import Space
from sudoku_workshop.sheet.drawing import BLACK, Ink, Operation
from sudoku_workshop.sheet.grid import ACCENT, NOTE_LARGE, Frame, frame_in
from sudoku_workshop.sheet.options import Options, Puzzle, Say, Shown
from sudoku_workshop.sheet.styles import STYLES, Style
from sudoku_workshop.sheet.typeset import Type

NORMAL = 210.0  # the shorter side of the paper that the sizes of type are meant for
TITLE, SUBTITLE, HEADING, LINE, FOOTER, SMALL = 7.0, 4.2, 4.8, 3.8, 3.0, 2.5  # font sizes on it
POINT = 25.4 / 72  # in millimetres
LARGE_PRINT, LARGER = 18 * POINT, 1.5  # the least size of type in large print, and what larger sizes grow by
LEADING = 1.3  # from one line of text to the next, of the font size


Leaf = Callable[[], list[Operation]]  # draws a page, all but its foot


class Chapter(NamedTuple):
    """What is numbered from 1: a section, or a pupil's handout of a class set."""

    heading: str
    puzzles: tuple[Puzzle, ...]
    name_line: bool
    first: bool = False  # whether its first page has the title: the document begins there, or a pupil's sheets do
    at: int = 0  # how many puzzles stand before it in the document
    number: int = 1  # of its first puzzle
    note: str = ""  # below its heading
    shown: Sequence[Shown] = ()  # of a lesson, which has no puzzles
    handout: str = ""  # the beginning of a handout's heading, with its number

    @property
    def exercises(self) -> bool:
        """Whether a step is to be found in each, and not the solution."""
        return any(puzzle.position for puzzle in self.puzzles)

    @property
    def is_solved(self) -> bool:
        """Whether it has solutions: exercises have answers in their place."""
        return bool(self.puzzles) and not self.exercises

    @property
    def numbered(self) -> list[tuple[int, Puzzle]]:
        return list(enumerate(self.puzzles, self.number))


class Setting(NamedTuple):
    """The options, words and fonts of one document."""

    options: Options
    say: Say
    type: Type
    solved_on: dict[int, int]  # the page of a solution, by its puzzle's place in the document; told by the plan

    @property
    def space(self) -> Space:
        """The page within its margins."""
        (width, height), margin, gutter = self.options.page, self.options.margins, self.options.gutter
        return Space(margin + gutter / 2, margin, width - 2 * margin - gutter, height - 2 * margin)

    def frame(self, geometry: Geometry, x: float, y: float, side: float) -> Frame:
        """The largest grid in a square, in the document's style."""
        frame = frame_in(geometry, x, y, side, self.style)
        return frame._replace(note=NOTE_LARGE) if self.options.large else frame

    @property
    def style(self) -> Style:
        return STYLES[self.options.style]

    def size(self, normal: float) -> float:
        """A font size or a distance, as it is on this paper: a little smaller on small pages, in large print larger."""
        if self.options.large:
            return max(normal * LARGER, LARGE_PRINT)
        share = min(max(min(self.options.page) / NORMAL, 0.6), 1.15)
        return normal * math.pow(share, 0.7)

    def above(self, normal: float) -> float:
        """The height of the line above a grid: for fingers a line of braille."""
        return dots.LINE if self.options.tactile else self.size(normal)

    @property
    def accent(self) -> Ink:
        return ACCENT if self.options.coloured else BLACK
