"""Comparisons: greater-than signs, and cells that are smaller or larger than all their neighbours."""

from collections.abc import Iterable
from functools import lru_cache
from operator import gt
from typing import ClassVar

from sudoku_workshop.rules.edge_marks import Mark, chevron
from sudoku_workshop.rules.frame import Frame
from sudoku_workshop.rules.outlines import shaded
from sudoku_workshop.rules.rule import Pair, Partners, Rule, partners
from sudoku_workshop.rules.shapes import Shape, circle


class Greater(Mark):
    """The first of two neighbours has the larger digit."""

    kind = "greater"
    compares: ClassVar[bool] = True
    is_line: ClassVar[bool] = True

    def shapes(self, frame: Frame) -> Iterable[Shape]:
        """Return a sign that points to the smaller digit."""
        greater, smaller = self.points(frame)
        yield circle(self.middle(frame), 0.14, "blank")._replace(over=True)
        yield chevron(self.middle(frame), greater, smaller)

    def pairs(self, frame: Frame) -> Iterable[Pair]:
        """Return the two cells."""
        return (self.pair(_smaller(frame.n)),)


@lru_cache(maxsize=64)
def _smaller(n: int) -> Partners:
    """Return the smaller digits of each digit. A grid may have a hundred signs, so they are not counted for each."""
    return partners(gt, Frame(n))


class Minimum(Rule):
    """A cell has a smaller digit than each neighbour that is not marked in the same way."""

    kind = "minimum"
    fewest: ClassVar[int] = 1
    most: ClassVar[int | None] = 1
    sign: ClassVar[int] = 1

    def shapes(self, frame: Frame) -> Iterable[Shape]:
        """Return the shaded cell, and a sign at each of its sides that points to the smaller digit."""
        yield from shaded(self.cells, frame.side, "grey")
        ((x, y),) = self.points(frame)
        for across, down in ((0, -1), (1, 0), (0, 1), (-1, 0)):
            ends = [(x, y), (x + across, y + down)][:: -self.sign]
            yield chevron((x + across * 0.4, y + down * 0.4), *ends)

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
