"""Renban lines: consecutive digits in any order."""

from typing import ClassVar

from sudoku_workshop.rules.digit_sets import DigitSet
from sudoku_workshop.rules.frame import Digits


class Renban(DigitSet):
    """The digits on the line are consecutive, in any order, and none is repeated."""

    kind = "renban"
    fewest: ClassVar[int] = 2

    def sets(self, n: int) -> tuple[Digits, ...]:
        """Return the runs of so many digits."""
        size = len(self.cells)
        return tuple(((1 << size) - 1) << start for start in range(n - size + 1))
