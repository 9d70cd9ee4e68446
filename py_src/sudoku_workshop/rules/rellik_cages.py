"""Rellik cages: neither a digit nor a sum of several digits is the number of the cage."""

from collections.abc import Iterable
from functools import lru_cache
from typing import ClassVar

from sudoku_workshop.rules.digit_sets import DigitSet
from sudoku_workshop.rules.error import RuleError
from sudoku_workshop.rules.frame import Digits, Frame
from sudoku_workshop.rules.outlines import cage
from sudoku_workshop.rules.outside import LARGEST
from sudoku_workshop.rules.shapes import Shape


class Rellik(DigitSet):
    """Different digits of which none, and no several together, add up to `number`."""

    kind = "rellik"
    fewest: ClassVar[int] = 1
    example: ClassVar[int | None] = 10
    is_numbered: ClassVar[bool] = True

    def shapes(self, frame: Frame) -> Iterable[Shape]:
        """Return a cage with the number that is excluded."""
        return cage(self.cells, frame.side, f"≠{self.number}")

    def check(self, frame: Frame) -> None:
        """Raise RuleError if the grid is too large to list the sets, or there is none."""
        if frame.n > LARGEST:
            raise RuleError("rule-size", self.kind, most=LARGEST)
        super().check(frame)

    def sets(self, n: int) -> tuple[Digits, ...]:
        """Return the sets of so many digits of which no part adds up to the number."""
        return without_sum(n, len(self.cells), self.number or 0)


@lru_cache(maxsize=1 << 8)
def without_sum(n: int, size: int, number: int) -> tuple[Digits, ...]:
    """Return the sets of `size` of n digits of which no part adds up to a number."""
    found = [(0, 1)]  # sets of the digits so far, each with the sums of its parts, as a mask
    for digit in range(1, n + 1):
        more = [(digits | 1 << digit - 1, sums | sums << digit) for digits, sums in found]
        found += [(digits, sums) for digits, sums in more if digits.bit_count() <= size and not sums >> number & 1]
    return tuple(digits for digits, _ in found if digits.bit_count() == size)
