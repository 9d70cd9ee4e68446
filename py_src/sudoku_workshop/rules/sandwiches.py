"""Sandwiches and x-sums, the clues outside the grid about the sum of a part of the row or column."""

from collections.abc import Iterator
from itertools import combinations

from sudoku_workshop.rules.split_lines import Split, SumOfPart


class Sandwich(SumOfPart):
    """The digits between the smallest and the largest digit of the row or column add up to `number`."""

    kind = "sandwich"

    @staticmethod
    def splits(n: int) -> Iterator[tuple[Split, int]]:
        """Yield all places of the smallest and the largest digit, in both orders."""
        for start, end in combinations(range(n), 2):
            ends = 1 << start, 1 << end
            inside = (ends[1] - 1) & -(ends[0] << 1)
            for low, high in (ends, ends[::-1]):
                yield Split(((0, low), (n - 1, high)), inside, (1 << n) - 1 ^ inside ^ low ^ high), 0


class XSum(SumOfPart):
    """The first X digits of the row or column, seen from the clue, add up to `number`. X is the first of them."""

    kind = "x-sum"

    @staticmethod
    def splits(n: int) -> Iterator[tuple[Split, int]]:
        """Yield the line after its first cell, cut after each number of cells."""
        for first in range(n):
            inside = (1 << first + 1) - 2
            yield Split(((first, 1),), inside, (1 << n) - 2 ^ inside), first + 1
