"""The base of rules whose cells have different digits that form one of certain sets."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from sudoku_workshop.rules.error import RuleError
from sudoku_workshop.rules.frame import Cells, Digits, Frame
from sudoku_workshop.rules.local import CACHED, LocalRule, Own, union


class DigitSet(LocalRule):
    """Cells with different digits that form a set of a certain sort."""

    def sets(self, n: int) -> tuple[Digits, ...]:
        """Return the sets that the digits may form."""
        raise NotImplementedError

    def check(self, frame: Frame) -> None:
        """Raise RuleError if there are more cells than digits, or no such set."""
        if len(self.cells) > frame.n:
            raise RuleError("rule-too-long", self.kind, found=len(self.cells), most=frame.n)
        if not self.sets(frame.n):
            raise RuleError("rule-never", self.kind)

    def apart(self, frame: Frame) -> Iterable[Cells]:
        """Return the cells."""
        return (self.cells,)

    def among(self, own: Own, frame: Frame) -> Sequence[Digits] | None:
        """Return the digits of the sets that fit."""
        return narrowed_to_sets(own, self.sets(frame.n))


@lru_cache(maxsize=CACHED)
def narrowed_to_sets(own: Own, sets: tuple[Digits, ...]) -> Sequence[Digits]:
    """Return the digits of each cell in the sets that fit: each cell can have a digit of it, each digit has a cell."""
    left, every = [0] * len(own), union(own)
    fixed = union(digits for digits in own if digits.bit_count() == 1)
    for digits in sets:
        if not digits & ~every and not fixed & ~digits:
            inside = [digits & candidates for candidates in own]
            if all(inside) and union(inside) == digits:
                left = [before | more for before, more in zip(left, inside, strict=True)]
    return left
