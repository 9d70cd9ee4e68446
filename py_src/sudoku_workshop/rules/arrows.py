"""Arrows: the digits along an arrow add up to the digit or the number in its circle."""

from collections.abc import Iterable
from itertools import pairwise
from math import dist
from typing import ClassVar

from sudoku_workshop.rules.equal_sums import equality
from sudoku_workshop.rules.equations import Equation
from sudoku_workshop.rules.error import RuleError
from sudoku_workshop.rules.frame import Frame
from sudoku_workshop.rules.outlines import cage, centre
from sudoku_workshop.rules.rule import Rule
from sudoku_workshop.rules.shapes import Shape, arrow, between, circle, pill

CIRCLE = 0.41  # the radius of the circle
MOST_DIGITS = 3  # of the number in the circle of an arrow


class Arrow(Rule):
    """The digits along the arrow add up to the digit in its circle, or to the number in a circle of several cells.

    The cells of the circle come first, and then those of the arrow.
    """

    kind = "arrow"
    is_line: ClassVar[bool] = True
    fewest: ClassVar[int] = 1
    most: ClassVar[int | None] = None
    fewest_groups: ClassVar[int] = 2
    joined: ClassVar[str] = " = "

    def check(self, frame: Frame) -> None:
        """Raise RuleError unless there are a circle and an arrow, or if the circle has too many cells."""
        if len(self.groups) > 2:  # a circle and an arrow
            raise RuleError("rule-text", self.kind, found=len(self.groups))
        if len(self.groups[0]) > MOST_DIGITS:
            raise RuleError("rule-too-long", self.kind, found=len(self.groups[0]), most=MOST_DIGITS)

    def shapes(self, frame: Frame) -> Iterable[Shape]:
        """Return the circle, or the pill of a number with several digits, and the arrow."""
        circle_, shaft = ([centre(cell, frame.side) for cell in cells] for cells in self.groups)
        nearest = min(circle_, key=lambda point: dist(point, shaft[0]))
        tail = between(nearest, shaft[0], CIRCLE)
        is_straight = len({(u - x, v - y) for (x, y), (u, v) in pairwise(circle_)}) <= 1
        if len(circle_) == 1:
            yield circle(circle_[0], CIRCLE, None, "soft")
        elif is_straight:
            yield pill(circle_[0], circle_[-1], CIRCLE, "soft")
        else:
            yield from cage(self.groups[0], frame.side, dashed=False)
        if dist(nearest, shaft[-1]) > CIRCLE:
            yield from arrow((tail, *shaft), "soft")

    def sums(self, frame: Frame) -> Iterable[Equation]:
        """Return the equation. The cells of the circle are the digits of a number."""
        circle, arrow = self.groups
        return (equality(circle, arrow, [10**place for place in range(len(circle))][::-1]),)
