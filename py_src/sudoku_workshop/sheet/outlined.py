"""Pages whose letters are shapes. Such a page needs no font, so no other program can replace one."""

import re
from collections.abc import Iterable, Iterator
from functools import cache

from sudoku_workshop.sheet.contours import path_of
from sudoku_workshop.sheet.drawing import Curves, Figure, Moved, Operation, Page, Stroke, Text
from sudoku_workshop.sheet.faces import files_of
from sudoku_workshop.sheet.font_files import font_file
from sudoku_workshop.sheet.limits import MissingFontsError
from sudoku_workshop.sheet.placing import PlacedRun, placed
from sudoku_workshop.sheet.truetype import UNITS, Fonts
from sudoku_workshop.sheet.typeset import FAT, Type

COMMANDS = re.compile(r"([MLQCZ])([^MLQCZ]*)")


class _Pen:
    """A writer of letters as shapes. It remembers the shape of each letter."""

    def __init__(self, type_: Type, fonts: Fonts) -> None:
        self.type, self.fonts, self.missing = type_, fonts, set[str]()
        self.shape = cache(self._shape)

    def drawn(self, operations: Iterable[Operation]) -> Iterator[Operation]:
        for operation in operations:
            match operation:
                case Figure() | Moved():
                    yield operation._replace(operations=tuple(self.drawn(operation.operations)))
                case Text(digit=True):
                    yield from self._letters(operation)
                case Text():
                    yield Figure(tuple(self._letters(operation)), operation.text)
                case _:
                    yield operation

    def _letters(self, text: Text) -> Iterator[Curves]:
        for part in placed(self.type, text):
            strokes = tuple(self._placed(part, text.baseline))
            if strokes:
                yield Curves(strokes, text.ink, part.size * FAT if part.run.fat else 0.0)

    def _placed(self, part: PlacedRun, baseline: float) -> Iterator[Stroke]:
        x, own = part.x, self.type.embedded.get(part.run.face)
        scale = part.size / (own.units if own else UNITS)
        for letter in part.run.text:
            for name, numbers in self.shape(part.run.face, letter):
                yield name, tuple(number * -scale + baseline if at % 2 else number * scale + x
                                  for at, number in enumerate(numbers))  # fmt: skip
            x += self.type.run_of(part.run, letter).width * part.size

    def _shape(self, face: str, letter: str) -> tuple[Stroke, ...]:
        """Return the shape of a letter in units of its font, or an empty one if no font has the letter."""
        if own := self.type.embedded.get(face):
            return tuple(_strokes(own.path(letter)))
        for name in files_of(face, letter):
            try:
                font = self.fonts(name)
            except KeyError:
                self.missing.add(name)
                break
            if letter in font:
                return tuple(_strokes(path_of(font.outlines, font.number(letter))))
        return ()


def outlined(page: Page, type_: Type, fonts: Fonts = font_file) -> Page:
    """Return the page with shapes instead of letters. A text that is not in a grid becomes a figure with its words.

    Raises MissingFontsError for fonts that are not loaded.
    """
    pen = _Pen(type_, fonts)
    made = tuple(pen.drawn(page.operations))
    if pen.missing:
        raise MissingFontsError(pen.missing)
    return page._replace(operations=made)


def _strokes(path: str) -> Iterator[Stroke]:
    """Yield the strokes of an SVG path. Its quadratic curves become cubic ones, the only ones in PDF and PostScript."""
    here = (0.0, 0.0)
    for name, written in COMMANDS.findall(path):
        numbers = tuple(map(float, written.split()))
        yield ("C", _cubic(here, numbers)) if name == "Q" else (name, numbers)
        here = (numbers[-2], numbers[-1]) if numbers else here


def _cubic(start: tuple[float, float], numbers: tuple[float, ...]) -> tuple[float, ...]:
    """Return the numbers of a cubic curve that is the same as a quadratic one."""
    x, y, u, v = numbers
    first = (start[0] + (x - start[0]) * 2 / 3, start[1] + (y - start[1]) * 2 / 3)
    return (*first, u + (x - u) * 2 / 3, v + (y - v) * 2 / 3, u, v)
