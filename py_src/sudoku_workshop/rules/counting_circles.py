"""Counting circles: a digit in a circle is in exactly that many of the circles."""

from collections.abc import Iterable, Sequence
from typing import ClassVar

from sudoku_workshop.rules.circle_counts import circled, lines_of, single
from sudoku_workshop.rules.error import RuleError
from sudoku_workshop.rules.frame import Digits, Frame
from sudoku_workshop.rules.local import LocalRule, Own
from sudoku_workshop.rules.shapes import Shape, circle


class Counting(LocalRule):
    """A digit in one of the cells is in exactly that many of them."""

    kind = "counting"
    fewest: ClassVar[int] = 1

    def shapes(self, frame: Frame) -> Iterable[Shape]:
        """Return a circle in each cell."""
        return [circle(at, 0.4, None, "ink", 0.03) for at in self.points(frame)]

    def check(self, frame: Frame) -> None:
        """Raise RuleError if there are more cells than all digits together ask for."""
        if len(self.cells) > sum(frame.digits):
            raise RuleError("rule-too-long", self.kind, found=len(self.cells), most=sum(frame.digits))

    def among(self, own: Own, frame: Frame) -> Sequence[Digits] | None:
        """Return the digits of the sets that can be in the cells.

        A row or column has each digit only once, but not across overlapping grids.
        """
        lines = lines_of(self.cells, frame.n) if len(frame.corners) == 1 else single(len(self.cells))
        return circled(own, lines, frame.n)
