"""Rules in a search whose cells have the digits of one of certain sets: a mask of sets has a bit for each of them."""

from collections.abc import Sequence
from functools import lru_cache, reduce
from operator import or_
from typing import NamedTuple

from sudoku_workshop.grid.geometry import Geometry
from sudoku_workshop.grid.masks import Mask
from sudoku_workshop.rules.equations import Digits
from sudoku_workshop.rules.frame import Cells
from sudoku_workshop.search.by_digits import ByDigits
from sudoku_workshop.search.combinations import some_and_all
from sudoku_workshop.search.questions import Seen
from sudoku_workshop.search.remaining import Remaining


class SetTables(NamedTuple):
    """Sets of digits: `having` has the sets with at least one of some digits, `digits` what is in some and in all."""

    having: ByDigits
    every: Mask
    digits: "SomeAndAll"


class SomeAndAll(dict[Mask, tuple[Digits, Digits]]):
    """For masks of sets, the digits that are in at least one of the sets, and those that are in all of them."""

    def __init__(self, with_digit: Sequence[Mask]) -> None:
        super().__init__()
        self._with_digit = with_digit

    def __missing__(self, found: Mask) -> tuple[Digits, Digits]:
        """Return the digits for sets that have not been asked for before."""
        self[found] = some_and_all(self._with_digit, found)
        return self[found]


@lru_cache(maxsize=1 << 9)
def set_tables(sets: tuple[Digits, ...], n: int) -> SetTables:
    """Return the tables of sets of digits."""
    with_digit = [sum(1 << at for at, digits in enumerate(sets) if digits >> digit & 1) for digit in range(n)]
    return SetTables(ByDigits(with_digit), (1 << len(sets)) - 1, SomeAndAll(with_digit))


class AskedSets:
    """A rule whose cells have all digits of one of these sets, in any order."""

    def __init__(self, cells: Cells, sets: tuple[Digits, ...], geometry: Geometry) -> None:
        width, self._every = geometry.n + 1, (1 << geometry.n) - 1
        self._cells, self._tables, self._seen = cells, set_tables(sets, geometry.n), Seen(cells, geometry)
        self._shifts = tuple(cell * width for cell in cells)
        self.mask = sum(self._every << shift for shift in self._shifts)

    def answer(self, cells: Mask, remaining: Remaining) -> Mask:
        """Return the bits that remain of a packed grid, or 0. `cells` are the fields of its cells."""
        every = self._every
        domains = [cells >> shift & every for shift in self._shifts]
        having, found, some_and_all = self._tables
        once = twice = placed = 0
        for digits in domains:
            found &= having[digits]
            twice |= once & digits
            once |= digits
            if not digits & digits - 1:
                placed |= digits
        found ^= found & having[every & ~once]
        if not found:
            return 0
        some, common = some_and_all[found]
        common &= ~placed  # placing a digit has removed it elsewhere
        if not common and not once & ~some:
            return remaining.all
        lost = self._lost(domains, some, common, common & ~twice, remaining)
        return 0 if lost is None else remaining.all ^ lost

    def _lost(
        self, domains: Sequence[Digits], some: Digits, common: Digits, alone: Digits, remaining: Remaining
    ) -> Mask | None:
        """Return the bits of the candidates that the sets exclude, or None for a contradiction.

        `some` are the digits of all sets, and `common` those that the cells must have. A cell that alone can have one
        of these (`alone`) has no other digit.
        """
        left, lost = [alone & digits or some & digits for digits in domains], 0
        for cell, before, after in zip(self._cells, domains, left, strict=True):
            if before != after:
                if not after or (after & alone and after & after - 1):
                    return None
                lost |= remaining.of_cell(cell)[before & ~after]
        if common & ~reduce(or_, left):
            return None
        return lost | self._seen.of(left, common & ~alone, remaining)
