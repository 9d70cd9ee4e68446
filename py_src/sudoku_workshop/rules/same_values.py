"""Groups of cells that have the same digits, each as often."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import ClassVar

from sudoku_workshop.rules.cell_counts import able, fixed, within
from sudoku_workshop.rules.error import RuleError
from sudoku_workshop.rules.frame import Digits, Frame
from sudoku_workshop.rules.lettered import letter_of, lettered
from sudoku_workshop.rules.local import CACHED, LocalRule, Own
from sudoku_workshop.rules.shapes import Shape


class SameValues(LocalRule):
    """Groups of cells that have the same digits, each as often as in the other groups."""

    kind = "same-values"
    fewest: ClassVar[int] = 1
    fewest_groups: ClassVar[int] = 2
    are_groups_alike: ClassVar[bool] = True

    def shapes(self, frame: Frame) -> Iterable[Shape]:
        """Return each group, shaded and with the same letter."""
        letter = letter_of(self, frame)
        return [shape for group in self.groups for shape in lettered(group, frame.side, letter)]

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
