"""The base of clues outside the grid about the sum of a part of the row or column."""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from sudoku_workshop.rules.error import RuleError
from sudoku_workshop.rules.frame import Digits, Frame
from sudoku_workshop.rules.local import CACHED, Own, union
from sudoku_workshop.rules.outside import LARGEST, OutsideClue, check_line, places_of

Places = int  # a mask of places on the line


class Split(NamedTuple):
    """A way to split the line: digits at certain places, and the places of the digits of the sum and of the others."""

    fixed: tuple[tuple[int, Places], ...]  # digits, from 0, each with its place
    inside: Places
    outside: Places


class Case(NamedTuple):
    """A set of digits with the right sum, the set of the other digits, and the ways to split the line for them."""

    inside: tuple[int, ...]
    outside: tuple[int, ...]
    splits: tuple[Split, ...]


class SumOfPart(OutsideClue):
    """A clue about the sum of a part of the line."""

    @staticmethod
    def splits(n: int) -> Iterator[tuple[Split, int]]:
        """Yield every way to split the line, with the sum of the fixed digits that belong to the clue."""
        raise NotImplementedError

    def check(self, frame: Frame) -> None:
        """Raise RuleError unless the cells are a whole row or column, and a part of it can have this sum."""
        check_line(self, frame)
        if frame.n > LARGEST:
            raise RuleError("rule-size", self.kind, most=LARGEST)
        if not self.cases(frame.n):
            raise RuleError("rule-number", self.kind, found=self.number)

    def among(self, own: Own, frame: Frame) -> Sequence[Digits] | None:
        """Return the digits of the cases that fit."""
        return narrowed_to_cases(own, self.cases(frame.n))

    def cases(self, n: int) -> tuple[Case, ...]:
        """Return the sets of digits with which this clue has its number."""
        return cases(self.splits, n, self.number or 0)


@lru_cache(maxsize=1 << 8)
def cases(splits: Callable[[int], Iterator[tuple[Split, int]]], n: int, number: int) -> tuple[Case, ...]:
    """Return the sets of digits with which a clue has this number."""
    found: dict[tuple[tuple[int, ...], tuple[int, ...]], list[Split]] = {}
    for split, total in splits(n):
        rest = [digit for digit in range(n) if digit not in dict(split.fixed)]
        size = split.inside.bit_count()
        for inside in combinations(rest, size):
            if sum(inside) + size + total == number:
                others = tuple(digit for digit in rest if digit not in inside)
                found.setdefault((inside, others), []).append(split)
    return tuple(Case(*sets, tuple(splits)) for sets, splits in found.items())


@lru_cache(maxsize=CACHED)
def narrowed_to_cases(own: Own, cases: tuple[Case, ...]) -> Sequence[Digits]:
    """Return the digits of each cell in the cases that fit: every place can have a digit, every digit has a place."""
    n = len(own)
    places, left = places_of(own, n), [0] * n
    for case in cases:
        able_inside, able_outside = (union(places[digit] for digit in digits) for digits in case[:2])
        inside = outside = 0
        for split in case.splits:
            if (
                not split.inside & ~able_inside
                and not split.outside & ~able_outside
                and all(places[digit] & place for digit, place in split.fixed)
                and all(places[digit] & split.inside for digit in case.inside)
                and all(places[digit] & split.outside for digit in case.outside)
            ):
                inside |= split.inside
                outside |= split.outside
                for digit, place in split.fixed:
                    left[digit] |= place
        for digits, part in ((case.inside, inside), (case.outside, outside)):
            for digit in digits:
                left[digit] |= places[digit] & part
    return places_of(tuple(left), n)
