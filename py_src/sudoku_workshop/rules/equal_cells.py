"""Rules about equal digits: palindromes and clones."""

from collections.abc import Iterable
from dataclasses import replace
from typing import ClassVar, Self

from sudoku_workshop.rules.cells import Cell
from sudoku_workshop.rules.error import RuleError
from sudoku_workshop.rules.frame import Digit, Frame
from sudoku_workshop.rules.lettered import letter_of, lettered
from sudoku_workshop.rules.lines import Line
from sudoku_workshop.rules.shapes import Colour, Shape


class Palindrome(Line):
    """The digits of the line read the same from both ends."""

    kind = "palindrome"
    colour: ClassVar[Colour | None] = "grey"
    has_direction: ClassVar[bool] = False

    def agree(self, one: Digit, other: Digit, frame: Frame) -> bool:
        """Return whether the digits are equal."""
        return one == other

    def related(self) -> Iterable[tuple[Cell, Cell]]:
        """Return the pairs of cells that are equally far from the ends."""
        half = len(self.cells) // 2
        return zip(self.cells[:half], self.cells[: -half - 1 : -1], strict=True)


class Clone(Palindrome):
    """Two shapes of cells with equal digits. The cells of the first shape come first, then those of the second."""

    kind = "clone"
    compares: ClassVar[bool] = True

    def shapes(self, frame: Frame) -> Iterable[Shape]:
        """Return both shapes, shaded and with the same letter."""
        half, letter = len(self.cells) // 2, letter_of(self, frame)
        parts = (self.cells[:half], self.cells[half:])
        return [shape for part in parts for shape in lettered(part, frame.side, letter)]

    def canonical(self) -> Self:
        """Return the rule with the shape first whose first cell comes first."""
        half = len(self.cells) // 2
        return replace(self, cells=min(self.cells, self.cells[half:] + self.cells[:half]))

    def check(self, frame: Frame) -> None:
        """Raise RuleError unless both shapes have as many cells."""
        if len(self.cells) % 2:
            raise RuleError("rule-halves", self.kind, found=len(self.cells))

    def related(self) -> Iterable[tuple[Cell, Cell]]:
        """Return each cell with its clone."""
        half = len(self.cells) // 2
        return zip(self.cells[:half], self.cells[half:], strict=True)
