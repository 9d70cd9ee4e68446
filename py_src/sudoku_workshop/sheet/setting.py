"""The data that every part of the layout needs: options, words, fonts, and the sizes that follow from the paper."""

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from sudoku_workshop.grid.geometry import Geometry
from sudoku_workshop.sheet import dots
from sudoku_workshop.sheet.arrange import Space
from sudoku_workshop.sheet.drawing import BLACK, Ink, Operation
from sudoku_workshop.sheet.grid import ACCENT, DIGIT_SIZE, NOTE_LARGE, NOTE_READ, Frame, frame_in
from sudoku_workshop.sheet.options import Options, Puzzle, Say, Shown
from sudoku_workshop.sheet.styles import STYLES, Style
from sudoku_workshop.sheet.typeset import Type

NORMAL = 210.0  # the shorter side of the paper that the font sizes are made for, in millimetres
TITLE, SUBTITLE, HEADING, LINE, FOOTER, SMALL = 7.0, 4.2, 4.8, 3.8, 3.0, 2.5  # font sizes, in millimetres
POINT = 25.4 / 72  # a point, in millimetres
LEGIBLE, LABEL = 6 * POINT, 0.65  # the least font size of labels, and the largest as a share of the digits' size
LARGE_PRINT, LARGER = 18 * POINT, 1.5  # in large print: the least font size, and the factor by which larger sizes grow
LEADING = 1.3  # the distance from one line of text to the next, in font sizes


Leaf = Callable[[], list[Operation]]  # a function that draws a page without its foot


class Chapter(NamedTuple):
    """Puzzles that are numbered together: a section, or one pupil's handout from a class set."""

    heading: str
    puzzles: tuple[Puzzle, ...]
    name_line: bool
    first: bool = False  # whether its first page has the title, because the document or a handout begins there
    at: int = 0  # the number of puzzles before this chapter in the document
    number: int = 1  # the number of its first puzzle
    note: str = ""  # a text that is printed below the heading
    shown: Sequence[Shown] = ()  # the pictures of a lesson, which has no puzzles
    shared: tuple[str, ...] = ()  # the sentences that state rules of all its puzzles, which are below the note
    handout: str = ""  # how a handout's heading begins: with its number
    opened: bool = False  # whether a page of its own has the heading and the note
    layout: Mapping[str, Any] = {}  # the options that differ in this chapter

    @property
    def words(self) -> str:
        """Return the note and the shared rules, which are below the heading of the first page."""
        return "\n".join(filter(None, ("" if self.shown or self.opened else self.note, *self.shared)))

    @property
    def title(self) -> str:
        """Return the heading of the first page with puzzles, which is empty if an opener has it."""
        return "" if self.opened else self.heading

    @property
    def exercises(self) -> bool:
        """Whether the pupil has to find a step in each puzzle, rather than the solution."""
        return any(puzzle.position for puzzle in self.puzzles)

    @property
    def is_solved(self) -> bool:
        """Whether the chapter's solutions are printed. Exercises have answers instead of solutions."""
        return bool(self.puzzles) and not self.exercises

    @property
    def numbered(self) -> list[tuple[int, Puzzle]]:
        return list(enumerate(self.puzzles, self.number))


class Setting(NamedTuple):
    """The options, words and fonts of one document."""

    options: Options
    say: Say
    type: Type
    solved_on: dict[int, int]  # the page of each solution, by the puzzle's index in the document; `plan` fills it in

    def of(self, chapter: Chapter) -> "Setting":
        """Return the setting with the options of a chapter."""
        return self._replace(options=replace(self.options, **chapter.layout)) if chapter.layout else self

    @property
    def space(self) -> Space:
        """The part of a page within its margins."""
        (width, height), margin, gutter = self.options.page, self.options.margins, self.options.gutter
        return Space(margin + gutter / 2, margin, width - 2 * margin - gutter, height - 2 * margin)

    def frame(self, geometry: Geometry, x: float, y: float, side: float) -> Frame:
        """Return the place of the largest grid in this square, in the document's style."""
        frame = frame_in(geometry, x, y, side, self.style)
        return frame._replace(note=NOTE_LARGE) if self.options.large else frame

    def frame_to_read(self, geometry: Geometry, x: float, y: float, side: float) -> Frame:
        """Return the same place for a grid whose candidates are printed to be read, so they are larger."""
        frame = self.frame(geometry, x, y, side)
        return frame._replace(note=max(frame.note, NOTE_READ))

    @property
    def style(self) -> Style:
        return STYLES[self.options.style]

    def size(self, normal: float) -> float:
        """Return a font size or a distance, scaled for this paper from its `normal` value.

        It becomes a little smaller on small pages, and larger in large print.
        """
        if self.options.large:
            return max(normal * LARGER, LARGE_PRINT)
        share = min(max(min(self.options.page) / NORMAL, 0.6), 1.15)
        return normal * math.pow(share, 0.7)

    def above(self, normal: float) -> float:
        """Return the height that a line of text above a grid needs: `normal`, scaled for this paper.

        In braille, it is the height of a line of braille instead.
        """
        return dots.LINE if self.options.tactile else self.size(normal)

    def label(self, normal: float, geometry: Geometry, side: float) -> float:
        """Return the font size of words around a grid: `normal`, but clearly smaller than the grid's digits.

        In small grids, they are not smaller than they can be read.
        """
        digit = self.frame(geometry, 0, 0, side).cell * DIGIT_SIZE
        return max(min(self.size(normal), digit * LABEL), LARGE_PRINT if self.options.large else LEGIBLE)

    @property
    def accent(self) -> Ink:
        return ACCENT if self.options.coloured else BLACK
