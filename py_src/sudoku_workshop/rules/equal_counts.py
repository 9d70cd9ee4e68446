"""Rules that compare how often digits are in some cells: groups with the same digits, and counting circles."""

from collections.abc import Sequence
from functools import lru_cache
from typing import ClassVar

from sudoku_workshop.rules.cell_counts import able, fixed, within
from sudoku_workshop.rules.error import RuleError
from sudoku_workshop.rules.local import CACHED, LocalRule, Own
from sudoku_workshop.rules.rule import Digits, Frame


class SameValues(LocalRule):
    """All groups of cells have the same digits, each as often as in the other groups."""

    kind = "same-values"
    fewest: ClassVar[int] = 1
    fewest_groups: ClassVar[int] = 2

    def check(self, frame: Frame) -> None:
        """Raise RuleError unless all groups have the same number of cells."""
        if len({*map(len, self.groups)}) > 1:
            raise RuleError("rule-halves", self.kind)

    def among(self, own: Own, frame: Frame) -> Sequence[Digits] | None:
        """Return the digits that every group can have as often."""
        size = len(self.groups[0])
        return same_counts(tuple(own[at : at + size] for at in range(0, len(own), size)), frame.n)


@lru_cache(maxsize=CACHED)
def same_counts(groups: Sequence[Own], n: int) -> Sequence[Digits] | None:
    """Return the digits of each cell, group by group, with which all groups can have each digit as often."""
    fewest = tuple(max(fixed(group, place) for group in groups) for place in range(n))
    most = tuple(min(able(group, place) for group in groups) for place in range(n))
    left = [within(group, fewest, most) for group in groups]
    return None if None in left else [digits for group in left for digits in group or ()]


class Counting(LocalRule):
    """A digit in one of the cells is in exactly that many of them."""

    kind = "counting"
    fewest: ClassVar[int] = 1

    def check(self, frame: Frame) -> None:
        """Raise RuleError if there are more cells than all digits together ask for."""
        if len(self.cells) > sum(frame.digits):
            raise RuleError("rule-too-long", self.kind, found=len(self.cells), most=sum(frame.digits))

    def among(self, own: Own, frame: Frame) -> Sequence[Digits] | None:
        """Return the digits of the sets that can be in the cells."""
        return counted(own, frame.n)


@lru_cache(maxsize=CACHED)
def counted(own: Own, n: int) -> Sequence[Digits] | None:
    """Return the digits of each cell in the sets that can be in the cells, each digit as often as it says.

    The digits of such a set add up to the number of cells. A mask has the sums of some digits, from bit 0.
    """
    used = [able(own, place) > place for place in range(n)]  # whether there are enough cells for the digit
    unused = [not fixed(own, place) for place in range(n)]
    sums = [1]  # before each digit, the sums of the digits before it
    for place in range(n):
        sums.append((sums[-1] << place + 1) * used[place] | sums[-1] * unused[place])
    fewest, most, goals = [0] * n, [0] * n, 1 << len(own)  # `goals` are the sums before a digit that fit those after it
    for place in reversed(range(n)):
        is_in = used[place] and (sums[place] << place + 1) & goals
        is_out = unused[place] and sums[place] & goals
        most[place] = place + 1 if is_in else 0
        fewest[place] = 0 if is_out else place + 1
        goals = (goals >> place + 1) * used[place] | goals * unused[place]
    return within(own, tuple(fewest), tuple(most))
