"""Sums: killer cages, cells or diagonals that add up to a total."""

from collections.abc import Iterable
from typing import ClassVar

from sudoku_workshop.rules.areas import Area
from sudoku_workshop.rules.clues import diagonal_clue
from sudoku_workshop.rules.equations import Equation
from sudoku_workshop.rules.frame import Frame
from sudoku_workshop.rules.outlines import cage
from sudoku_workshop.rules.rule import Rule
from sudoku_workshop.rules.shapes import Shape


class Sum(Rule):
    """The digits in the cells add up to `number`. Digits may repeat where the other rules allow it."""

    kind = "sum"
    fewest: ClassVar[int] = 1
    most: ClassVar[int | None] = None
    example: ClassVar[int | None] = 15

    def shapes(self, frame: Frame) -> Iterable[Shape]:
        """Return an outline without dashes, because digits may repeat, and the sum."""
        return cage(self.cells, frame.side, self.number, dashed=False)

    def sums(self, frame: Frame) -> Iterable[Equation]:
        """Return the sum of the cells."""
        return (Equation.of([(cell, 1) for cell in self.cells], self.number or 0),)

    def place(self, side: int) -> str:
        """Return the total and the cells as text."""
        return f"{self.number}: {super().place(side)}"


class Killer(Sum, Area):
    """The digits in the cage are all different and add up to `number`."""

    kind = "killer"

    def shapes(self, frame: Frame) -> Iterable[Shape]:
        """Return the cage with its sum."""
        return cage(self.cells, frame.side, self.number)


class LittleKiller(Sum):
    """The digits along the diagonal add up to `number`, the clue beside the grid. Digits may repeat."""

    kind = "little-killer"
    is_line: ClassVar[bool] = True

    def shapes(self, frame: Frame) -> Iterable[Shape]:
        """Return the number outside the grid, and an arrow along the diagonal."""
        return diagonal_clue(self, frame)
