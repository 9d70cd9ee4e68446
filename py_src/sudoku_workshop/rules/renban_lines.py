"""Renban lines: consecutive digits in any order."""

from collections.abc import Iterable
from dataclasses import replace
from typing import ClassVar, Self

from sudoku_workshop.rules.cells import Cell
from sudoku_workshop.rules.digit_sets import DigitSet
from sudoku_workshop.rules.frame import Cells, Digits
from sudoku_workshop.rules.shapes import Colour


class Renban(DigitSet):
    """The digits on the line are consecutive, in any order, and none is repeated."""

    kind = "renban"
    colour: ClassVar[Colour | None] = "purple"
    is_line: ClassVar[bool] = True
    fewest: ClassVar[int] = 2

    @classmethod
    def _in_order(cls, cells: Iterable[Cell]) -> Cells:
        """Return the cells in the order of the line, each once."""
        return super()._in_order(dict.fromkeys(cells))

    def canonical(self) -> Self:
        """Return the line from the end whose cell comes first, because its direction does not matter."""
        return replace(self, cells=min(self.cells, self.cells[::-1]))

    def sets(self, n: int) -> tuple[Digits, ...]:
        """Return the runs of so many digits."""
        size = len(self.cells)
        return tuple(((1 << size) - 1) << start for start in range(n - size + 1))
