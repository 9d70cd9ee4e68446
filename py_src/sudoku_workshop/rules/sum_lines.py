"""Sum lines, such as ten lines: they can be cut into pieces that all have the same sum."""

from collections.abc import Sequence
from functools import lru_cache
from typing import ClassVar

from sudoku_workshop.rules.error import RuleError
from sudoku_workshop.rules.frame import Digits, Frame
from sudoku_workshop.rules.local import CACHED, LocalRule, Own, numbers_in
from sudoku_workshop.rules.shapes import Colour


class SumLine(LocalRule):
    """The line can be cut into pieces of successive cells whose digits add up to `number`, usually 10."""

    kind = "sum-line"
    colour: ClassVar[Colour | None] = "brown"
    is_line: ClassVar[bool] = True
    fewest: ClassVar[int] = 2
    standard: ClassVar[int | None] = 10

    def check(self, frame: Frame) -> None:
        """Raise RuleError unless a piece can have this sum."""
        if not 0 < (self.number or 0) <= frame.n * len(self.cells):
            raise RuleError("rule-number", self.kind, found=self.number)

    def among(self, own: Own, frame: Frame) -> Sequence[Digits] | None:
        """Return the digits that some way of cutting the line allows."""
        return cut_into_sums(own, self.number or 0)


@lru_cache(maxsize=CACHED)
def cut_into_sums(own: Own, number: int) -> Sequence[Digits] | None:
    """Return the digits of each cell for which the line can be cut into pieces with this sum.

    The sum since the last cut is a bit of a mask. Where a piece is complete, that sum is 0 again.
    """
    before, every = [1], (1 << number) - 1  # before each cell, the sums that the cells up to it allow
    for digits in own:
        sums, more = before[-1], 0
        for digit in numbers_in(digits):
            more |= sums << digit
        before.append(more & every | more >> number & 1)
    if not before[-1] & 1:
        return None
    left, after = [0] * len(own), 1  # `after` are the sums from which the rest of the line can be cut
    for place in reversed(range(len(own))):
        sums, goals = before[place], after & ~1 | (after & 1) << number
        after = 0
        for digit in numbers_in(own[place]):
            if found := goals >> digit & sums:
                left[place] |= 1 << digit - 1
                after |= found
    return left
