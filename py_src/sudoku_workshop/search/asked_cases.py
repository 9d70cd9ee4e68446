"""Sandwiches and x-sums in a search: all ways to split the line and its digits, each of them a bit.

A way says for each cell which digits it may have, and so for each digit in which cells it may be. It fits if every cell
can have a digit, and every digit has a cell.
"""

from collections.abc import Sequence
from functools import cached_property, lru_cache, partial
from itertools import product

from sudoku_workshop.grid.geometry import Geometry
from sudoku_workshop.grid.masks import Mask
from sudoku_workshop.rules.frame import Digits
from sudoku_workshop.rules.split_lines import Case, SumOfPart
from sudoku_workshop.search.by_digits import ByDigits, Options
from sudoku_workshop.search.fillings import AskedFillings, Fillings
from sudoku_workshop.search.remaining import Remaining


class Splits(Fillings):
    """The ways to split a line: `having` has a table for each cell, `placing` one for each digit, by its places."""

    def __init__(self, cases: Sequence[Case], n: int) -> None:
        fits = [[0] * n for _ in range(n)]  # for each place and digit, the ways in which it may be there
        ways = [(case, split) for case in cases for split in case.splits]
        for at, (case, split) in enumerate(ways):
            for digit, place in split.fixed:
                fits[place.bit_length() - 1][digit] |= 1 << at
            for place, digit in product(range(n), (*case.inside, *case.outside)):
                if (split.inside if digit in case.inside else split.outside) >> place & 1:
                    fits[place][digit] |= 1 << at
        self.having = [ByDigits(digits) for digits in fits]
        self.placing = [ByDigits(places) for places in zip(*fits, strict=True)]
        self._options = [Options(having) for having in self.having]

    def left(self, found: Mask, domains: Sequence[Digits]) -> list[Digits]:
        """Return the digits that some ways have for each cell, whichever digits the cells may have now."""
        every = (1 << len(domains)) - 1
        return super().left(found, [every] * len(domains))

    def common(self, _found: Mask, _digits: Digits) -> Digits:
        """Return no digits. All ways have all digits, which the line's house says as well."""
        return 0


@lru_cache(maxsize=1 << 7)
def splits_of(cases: tuple[Case, ...], n: int) -> Splits:
    """Return the ways to split a line."""
    return Splits(cases, n)


@lru_cache(maxsize=1 << 4)
def _spread(n: int) -> tuple[int, ...]:
    """Return, for each set of digits, a field of n bits for each digit, whose lowest bit is set for digits of it."""
    return tuple(sum(1 << digit * n for digit in range(n) if digits >> digit & 1) for digits in range(1 << n))


class AskedCases(AskedFillings):
    """A sandwich or an x-sum that the search asks."""

    _fillings: Splits

    def __init__(self, rule: SumOfPart, geometry: Geometry) -> None:
        super().__init__(rule.cells, partial(splits_of, rule.cases(geometry.n), geometry.n), geometry)
        self._spread = _spread(geometry.n)

    @cached_property
    def _placing(self) -> tuple[tuple[int, ByDigits], ...]:
        size = len(self._shifts)
        return tuple(zip(range(0, size * size, size), self._fillings.placing, strict=True))

    def answer(self, cells: Mask, remaining: Remaining) -> Mask:
        """Return the bits that remain of a packed grid, or 0. `cells` are the fields of its cells."""
        found, every, spread, places = -1, self._every, self._spread, 0
        for at, (shift, having) in enumerate(self._parts):
            digits = cells >> shift & every
            found &= having[digits]
            places |= spread[digits] << at
        for shift, placing in self._placing:
            found &= placing[places >> shift & every]
        return self._remaining(found, cells, remaining)
