"""Sums that equal another one: groups of cells with the same sum, and arrows."""

from collections.abc import Iterable, Sequence
from typing import ClassVar

from sudoku_workshop.rules.equations import Equation
from sudoku_workshop.rules.error import RuleError
from sudoku_workshop.rules.frame import Cells, Frame
from sudoku_workshop.rules.rule import Rule

MOST_DIGITS = 3  # of the number in the circle of an arrow


class EqualSums(Rule):
    """The digits of each group of cells add up to the same sum."""

    kind = "equal-sums"
    fewest: ClassVar[int] = 1
    most: ClassVar[int | None] = None
    fewest_groups: ClassVar[int] = 2
    are_groups_alike: ClassVar[bool] = True
    joined: ClassVar[str] = " = "

    def sums(self, frame: Frame) -> Iterable[Equation]:
        """Return the equations of the smallest group with each other one."""
        first, *others = sorted(self.groups, key=len)
        return [equality(first, other) for other in others]


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

    def sums(self, frame: Frame) -> Iterable[Equation]:
        """Return the equation. The cells of the circle are the digits of a number."""
        circle, arrow = self.groups
        return (equality(circle, arrow, [10**place for place in range(len(circle))][::-1]),)


def equality(cells: Cells, others: Cells, factors: Sequence[int] = ()) -> Equation:
    """Return the equation that two groups of cells have the same sum, the first perhaps with factors."""
    mine = zip(cells, factors or [1] * len(cells), strict=True)
    return Equation.of([*mine, *((cell, -1) for cell in others)], 0)
