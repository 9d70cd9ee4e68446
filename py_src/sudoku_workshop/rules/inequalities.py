"""Comparisons: greater-than signs, and cells that are smaller or larger than all their neighbours."""

from collections.abc import Iterable
from operator import gt
from typing import ClassVar

from sudoku_workshop.rules.dots import Mark
from sudoku_workshop.rules.frame import Frame
from sudoku_workshop.rules.rule import Pair, Rule, partners


class Greater(Mark):
    """The first of two neighbours has the larger digit."""

    kind = "greater"
    compares: ClassVar[bool] = True
    is_line: ClassVar[bool] = True

    def pairs(self, frame: Frame) -> Iterable[Pair]:
        """Return the two cells."""
        return (self.pair(partners(gt, frame)),)


class Minimum(Rule):
    """A cell has a smaller digit than each neighbour that is not marked in the same way."""

    kind = "minimum"
    fewest: ClassVar[int] = 1
    most: ClassVar[int | None] = 1
    sign: ClassVar[int] = 1

    def pairs(self, frame: Frame) -> Iterable[Pair]:
        """Return the cell with each of these neighbours."""
        alike = {cell for rule in frame.rules if rule.kind == self.kind for cell in rule.cells}
        (cell,) = self.cells
        around = [other for cells in frame.neighbours() if cell in cells for other in cells if other not in alike]
        allowed = partners(lambda one, around: one * self.sign < around * self.sign, frame)
        return [Pair(cell, other, allowed) for other in around]


class Maximum(Minimum):
    """A cell has a larger digit than each neighbour that is not marked in the same way."""

    kind = "maximum"
    sign: ClassVar[int] = -1
