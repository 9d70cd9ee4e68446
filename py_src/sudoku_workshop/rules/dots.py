"""Kropki dots between neighbours: white for a difference, black for a ratio."""

from collections.abc import Iterable
from typing import ClassVar

from sudoku_workshop.rules.edge_marks import Mark, dot
from sudoku_workshop.rules.frame import Cells, Frame
from sudoku_workshop.rules.rule import Pair, Rule, partners
from sudoku_workshop.rules.shapes import Shape


class WhiteDot(Mark):
    """The digits beside a white dot have this difference, usually 1."""

    kind = "white"
    standard: ClassVar[int | None] = 1

    def shapes(self, frame: Frame) -> Iterable[Shape]:
        """Return the dot, with its number if it is not 1."""
        return dot(self, self.middle(frame), "white", "black")

    def pairs(self, frame: Frame) -> Iterable[Pair]:
        """Return the two cells."""
        return (self.pair(partners(lambda one, other: abs(one - other) == self.number, frame)),)


class BlackDot(Mark):
    """The larger digit beside a black dot is this many times the smaller one, usually twice."""

    kind = "black"
    standard: ClassVar[int | None] = 2

    def shapes(self, frame: Frame) -> Iterable[Shape]:
        """Return the dot, with its number if it is not 2."""
        return dot(self, self.middle(frame), "black", "white")

    def pairs(self, frame: Frame) -> Iterable[Pair]:
        """Return the two cells."""
        return (self.pair(partners(lambda one, other: are_in_ratio(one, other, self.number or 0), frame)),)


class AllBlackDots(Rule):
    """The rule that all black dots are given: neighbours without a dot have no ratio of a dot, or not the ratio 2."""

    kind = "all-black"

    def pairs(self, frame: Frame) -> Iterable[Pair]:
        """Return the pairs of neighbours without a dot."""
        ratios = {rule.number or 0 for rule in frame.rules if isinstance(rule, BlackDot)} or {2}
        allowed = partners(lambda one, other: not any(are_in_ratio(one, other, ratio) for ratio in ratios), frame)
        exempt = dotted(frame)
        return [Pair(*cells, allowed) for cells in frame.neighbours() if cells not in exempt]


def are_in_ratio(one: int, other: int, ratio: int) -> bool:
    """Return whether one digit is `ratio` times the other."""
    return max(one, other) == ratio * min(one, other)


def dotted(frame: Frame) -> frozenset[Cells]:
    """Return the pairs of cells that have a dot of either colour."""
    return frozenset(rule.cells for rule in frame.rules if isinstance(rule, (WhiteDot, BlackDot)))
