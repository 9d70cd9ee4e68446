"""Cells with an even digit, and cells with an odd digit."""

from collections.abc import Iterable
from typing import ClassVar

from sudoku_workshop.rules.cells import Cell
from sudoku_workshop.rules.frame import Digits, Frame
from sudoku_workshop.rules.rule import Rule, digits_where
from sudoku_workshop.rules.shapes import Shape, circle, square


class Even(Rule):
    """Each of these cells has an even digit."""

    kind = "even"
    fewest: ClassVar[int] = 1
    most: ClassVar[int | None] = None
    remainder: ClassVar[int] = 0

    @classmethod
    def merged(cls, rules: Iterable[Rule]) -> Iterable[Rule]:
        """Return one rule about the cells of all."""
        return [cls(tuple(sorted({cell for rule in rules for cell in rule.cells})))]

    def shapes(self, frame: Frame) -> Iterable[Shape]:
        """Return a square in each cell."""
        return [square(at, 0.36, "grey") for at in self.points(frame)]

    def only(self, frame: Frame) -> Iterable[tuple[Cell, Digits]]:
        """Return each cell with the even or odd digits."""
        digits = digits_where(lambda digit: digit % 2 == self.remainder, frame)
        return [(cell, digits) for cell in self.cells]


class Odd(Even):
    """Each of these cells has an odd digit."""

    kind = "odd"
    remainder: ClassVar[int] = 1

    def shapes(self, frame: Frame) -> Iterable[Shape]:
        """Return a circle in each cell."""
        return [circle(at, 0.38, "grey") for at in self.points(frame)]
