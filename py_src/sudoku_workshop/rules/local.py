"""The base of rules whose meaning depends on the digits of all their cells together, such as a sequence."""

from collections.abc import Iterable, Sequence
from functools import lru_cache, reduce
from operator import or_
from typing import ClassVar

from sudoku_workshop.rules.frame import Digits, Domains, Frame
from sudoku_workshop.rules.rule import Rule

Own = tuple[Digits, ...]  # for each cell of a rule, in the order of its cells, the candidates
CACHED = 1 << 14  # how many results for the candidates of cells are kept, for each kind


class LocalRule(Rule):
    """A rule that narrows only its own cells, and needs only these."""

    most: ClassVar[int | None] = None

    def among(self, own: Own, frame: Frame) -> Sequence[Digits] | None:
        """Return what is left of the candidates of the rule's cells, in their order, or None. None may be empty."""
        raise NotImplementedError

    def narrow(self, domains: Domains, frame: Frame) -> Domains | None:
        """Return the candidates that this rule leaves, or None if it cannot be satisfied."""
        found = self.among(tuple([domains[cell] for cell in self.cells]), frame)
        if found is None:
            return None
        left = list(domains)
        for cell, digits in zip(self.cells, found, strict=True):
            left[cell] &= digits
        return left if all(left) else None


def union(sets: Iterable[Digits]) -> Digits:
    """Return the digits that are in at least one of these sets."""
    return reduce(or_, sets, 0)


@lru_cache(maxsize=1 << 16)
def numbers_in(digits: Digits) -> tuple[int, ...]:
    """Return the digits of a set as numbers from 1."""
    return tuple(place + 1 for place in range(digits.bit_length()) if digits >> place & 1)
