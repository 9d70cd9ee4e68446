"""Nabner lines: no two digits on the line are equal or consecutive."""

from collections.abc import Iterable
from itertools import combinations
from typing import ClassVar

from sudoku_workshop.rules.cells import Cell
from sudoku_workshop.rules.frame import Digit, Frame
from sudoku_workshop.rules.lines import SteadyLine
from sudoku_workshop.rules.shapes import Colour


class Nabner(SteadyLine):
    """Any two digits on the line differ by at least 2, wherever they are on it."""

    kind = "nabner"
    colour: ClassVar[Colour | None] = "yellow"
    has_direction: ClassVar[bool] = False

    def longest(self, frame: Frame) -> int:
        """Return how many digits differ by at least 2 from each other."""
        return (frame.n + 1) // 2

    def agree(self, one: Digit, other: Digit, frame: Frame) -> bool:
        """Return whether the digits differ by at least 2."""
        return abs(one - other) >= 2

    def related(self) -> Iterable[tuple[Cell, Cell]]:
        """Return all pairs of cells."""
        return combinations(self.cells, 2)
