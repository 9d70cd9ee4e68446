"""The base of all rules along a line: their cells are in order, and cells that are near on the line are related."""

from collections.abc import Iterable
from dataclasses import replace
from itertools import combinations, pairwise
from typing import ClassVar, Self

from sudoku_workshop.rules.cells import Cell
from sudoku_workshop.rules.error import RuleError
from sudoku_workshop.rules.frame import Digit, Digits, Frame
from sudoku_workshop.rules.rule import Pair, Rule, digits_where, partners


class Line(Rule):
    """A rule about each two successive cells of a line."""

    is_line: ClassVar[bool] = True
    fewest: ClassVar[int] = 2
    most: ClassVar[int | None] = None
    has_direction: ClassVar[bool] = True  # whether the line means something else from its other end

    def canonical(self) -> Self:
        """Return the line from the end whose cell comes first, if its direction does not matter."""
        return self if self.has_direction else replace(self, cells=min(self.cells, self.cells[::-1]))

    def agree(self, one: Digit, other: Digit, frame: Frame) -> bool:
        """Return whether two related cells, in the order of the line, may have these digits."""
        raise NotImplementedError

    def related(self) -> Iterable[tuple[Cell, Cell]]:
        """Return the pairs of cells that are related."""
        return pairwise(self.cells)

    def only(self, frame: Frame) -> Iterable[tuple[Cell, Digits]]:
        """Return cells that the line relates to themselves, with the digits that allow this."""
        return [
            (one, digits_where(lambda digit: self.agree(digit, digit, frame), frame))
            for one, other in self.related()
            if one == other
        ]

    def pairs(self, frame: Frame) -> Iterable[Pair]:
        """Return the related cells."""
        allowed = partners(lambda one, other: self.agree(one, other, frame), frame)
        return [Pair(one, other, allowed) for one, other in self.related() if one != other]


class SteadyLine(Line):
    """A line that has only so many cells, and none of them twice."""

    def longest(self, frame: Frame) -> int:
        """Return the largest number of cells on such a line."""
        return frame.n

    def check(self, frame: Frame) -> None:
        """Raise RuleError if the line is too long or comes back to one of its cells."""
        if len({*self.cells}) < len(self.cells):
            raise RuleError("rule-twice", self.kind)
        if len(self.cells) > self.longest(frame):
            raise RuleError("rule-too-long", self.kind, found=len(self.cells), most=self.longest(frame))


class GroupLine(Line):
    """A line on which any `number` successive cells have digits of different groups."""

    has_direction: ClassVar[bool] = False

    def group(self, digit: Digit, frame: Frame) -> int:
        """Return the group of a digit."""
        raise NotImplementedError

    def agree(self, one: Digit, other: Digit, frame: Frame) -> bool:
        """Return whether the digits are in different groups."""
        return self.group(one, frame) != self.group(other, frame)

    def related(self) -> Iterable[tuple[Cell, Cell]]:
        """Return the pairs of cells that are fewer than `number` steps apart."""
        size = self.number or 0
        windows = [self.cells[start : start + size] for start in range(max(1, len(self.cells) - size + 1))]
        return dict.fromkeys(pair_ for window in windows for pair_ in combinations(window, 2))
