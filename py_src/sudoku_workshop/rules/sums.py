"""Sums: killer cages, and cells that add up to a total."""

from collections.abc import Iterable
from typing import ClassVar

from sudoku_workshop.rules.areas import Area
from sudoku_workshop.rules.equations import Equation
from sudoku_workshop.rules.rule import Frame, Rule


class Sum(Rule):
    """The digits in the cells add up to `number`. Digits may repeat where the other rules allow it."""

    kind = "sum"
    fewest: ClassVar[int] = 1
    most: ClassVar[int | None] = None
    example: ClassVar[int | None] = 15

    def sums(self, frame: Frame) -> Iterable[Equation]:
        """Return the sum of the cells."""
        return (Equation.of([(cell, 1) for cell in self.cells], self.number or 0),)


class Killer(Area):
    """The digits in the cage are all different and add up to `number`."""

    kind = "killer"
    fewest: ClassVar[int] = 1
    example: ClassVar[int | None] = 15

    def sums(self, frame: Frame) -> Iterable[Equation]:
        """Return the sum of the cells."""
        return (Equation.of([(cell, 1) for cell in self.cells], self.number or 0),)
