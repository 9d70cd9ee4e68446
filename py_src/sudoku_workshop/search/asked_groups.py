"""Long sums in a search: groups of cells that see each other, each with a table of all ways to fill so many cells.

The ways are bits, in the order of their sums. A few ANDs find those that are left, and the sums that these have. If the
sums of a group do not all go with those of the others, only the ways with the other sums are left.
"""

from collections.abc import Sequence, Set
from functools import cached_property, lru_cache, reduce
from itertools import combinations, permutations
from math import perm
from operator import or_

from sudoku_workshop.grid.geometry import Geometry
from sudoku_workshop.grid.masks import Mask, bits_of
from sudoku_workshop.rules.cells import Cell
from sudoku_workshop.rules.equations import Digits, Equation, Sums, multiples, supported
from sudoku_workshop.rules.frame import Cells
from sudoku_workshop.search.asked_sets import SomeAndAll
from sudoku_workshop.search.by_digits import ByDigits
from sudoku_workshop.search.fillings import Fillings
from sudoku_workshop.search.questions import Seen
from sudoku_workshop.search.remaining import Remaining
from sudoku_workshop.search.sums import grouped

MOST_WAYS = 3400  # ways to fill a group, if not only their sets of digits are used
KEPT = 1 << 13  # sums that are remembered for one size

Left = tuple[Sequence[Digits], Digits]
_supported = lru_cache(1 << 14)(supported)


class Table:
    """The ways to fill cells that see each other: all of them, or their sets of digits if they are too many."""

    def __init__(self, size: int, n: int) -> None:
        self._n, self.is_exact = n, perm(n, size) <= MOST_WAYS
        ways = (permutations if self.is_exact else combinations)(range(n), size)
        self._ways = sorted(ways, key=sum)
        self.lowest = sum(self._ways[0]) + size
        self._by_sum = [0] * (sum(self._ways[-1]) + size - self.lowest + 1)
        for at, way in enumerate(self._ways):
            self._by_sum[sum(way) + size - self.lowest] |= 1 << at
        self.with_sums = ByDigits(self._by_sum)
        self._left: dict[Mask, Left] = {}

    @cached_property
    def _fillings(self) -> Fillings:
        return Fillings(self._ways[::-1], self._n)

    @cached_property
    def _with_digit(self) -> list[Mask]:
        return [sum(1 << at for at, way in enumerate(self._ways) if digit in way) for digit in range(self._n)]

    @cached_property
    def _some_and_all(self) -> SomeAndAll:
        return SomeAndAll(self._with_digit)

    @cached_property
    def having(self) -> list[ByDigits]:
        """For each cell, the ways in which it has one of some digits, or the sets with at least one of them."""
        return self._fillings.having if self.is_exact else [ByDigits(self._with_digit)] * len(self._ways[0])

    def sums(self, found: Mask) -> Sums:
        """Return the sums of these ways. Bit 0 is the sum 1."""
        return sum([1 << number for number, ways in enumerate(self._by_sum) if ways & found]) << self.lowest - 1

    def left(self, found: Mask, domains: Sequence[Digits]) -> Left:
        """Return the digits of each cell in these ways, and those that are in all of them."""
        if not self.is_exact:
            some, every = self._some_and_all[found]
            return [digits & some for digits in domains], every
        left = self._left.get(found)
        if left is None:
            if len(self._left) >= KEPT:
                self._left.clear()
            digits = self._fillings.left(found, domains)
            common = self._fillings.common(found, reduce(or_, digits)) if len(digits) > 1 else 0
            self._left[found] = left = digits, common
        return left


@lru_cache(maxsize=1 << 6)
def table_of(size: int, n: int) -> Table:
    """Return the ways to fill so many cells that see each other."""
    return Table(size, n)


class Reach(dict[Mask, tuple[Sums, int, int]]):
    """The sums that some ways have, each times a factor and less the lowest, with the lowest and the highest."""

    def __init__(self, table: Table, factor: int) -> None:
        super().__init__()
        self._table, self._factor = table, factor

    def __missing__(self, found: Mask) -> tuple[Sums, int, int]:
        """Return the sums of ways that have not been asked for before."""
        if len(self) >= KEPT:
            self.clear()
        sums, low = multiples(self._table.sums(found), self._factor)
        self[found] = sums, low, low + sums.bit_length() - 1
        return self[found]


@lru_cache(maxsize=1 << 7)
def reach_of(size: int, factor: int, n: int) -> Reach:
    """Return the sums of ways to fill so many cells, each times a factor."""
    return Reach(table_of(size, n), factor)


class _Group:
    """Cells with the same factor that all see each other."""

    def __init__(self, cells: Cells, factor: int, geometry: Geometry) -> None:
        width, n = geometry.n + 1, geometry.n
        self.cells, self.factor, self.shifts = cells, factor, tuple(cell * width for cell in cells)
        self.table, self.reach, self.seen = (
            table_of(len(cells), n),
            reach_of(len(cells), factor, n),
            Seen(cells, geometry),
        )

    @cached_property
    def parts(self) -> tuple[tuple[int, ByDigits], ...]:
        return tuple(zip(self.shifts, self.table.having, strict=True))

    def without_others(self, found: Mask, cells: Mask, every: Digits) -> Mask:
        """Return the sets of digits that have no digit that is in none of the cells."""
        some = 0
        for shift in self.shifts:
            some |= cells >> shift
        return found ^ found & self.table.having[0][every & ~some]


class AskedGroups:
    """An equation whose cells are in groups."""

    def __init__(self, equation: Equation, peers: Sequence[Set[Cell]], geometry: Geometry) -> None:
        self._every, self._total = (1 << geometry.n) - 1, equation.total
        self._groups = [
            _Group(tuple(equation.cells[at] for at in group), equation.factors[group[0]], geometry)
            for group in grouped(equation, peers, geometry.n)
        ]
        self.mask = sum(self._every << shift for group in self._groups for shift in group.shifts)

    def answer(self, cells: Mask, remaining: Remaining) -> Mask:
        """Return the bits that remain of a packed grid, or 0. `cells` are the fields of its cells."""
        every, ways, reaches = self._every, list[Mask](), list[tuple[Sums, int, int]]()
        low = high = self._total
        widest = 0
        for group in self._groups:
            found = -1
            for shift, having in group.parts:
                found &= having[cells >> shift & every]
            if not group.table.is_exact:
                found = group.without_others(found, cells, every)
            if not found:
                return 0
            reach = group.reach[found]
            ways.append(found)
            reaches.append(reach)
            low -= reach[1]
            high -= reach[2]
            widest = max(widest, reach[2] - reach[1])
        if low < 0 or high > 0:  # how far the total is above the least sum, and above the greatest
            return 0
        if widest <= low and widest <= -high:
            return remaining.all
        lost, parts = 0, tuple([sums for sums, _, _ in reaches])
        for group, found, (sums, start, _), left in zip(
            self._groups, ways, reaches, _supported(parts, low), strict=True
        ):
            if not left:
                return 0
            if left != sums:
                lost |= self._lost(group, found, left, start, cells, remaining)
        return remaining.all ^ lost

    def _lost(self, group: _Group, found: Mask, sums: Sums, low: int, cells: Mask, remaining: Remaining) -> Mask:
        """Return the candidates that are lost because only some sums of a group go with the others."""
        table, every = group.table, self._every
        fits = _absolute(sums, group.factor, low) >> table.lowest
        domains = [cells >> shift & every for shift in group.shifts]
        left, common = table.left(found & table.with_sums[fits], domains)
        lost = 0
        for cell, digits, after in zip(group.cells, domains, left, strict=True):
            if digits != after:
                lost |= remaining.of_cell(cell)[digits & ~after]
        return lost | group.seen.of(left, common, remaining) if common else lost


@lru_cache(maxsize=1 << 14)
def _absolute(sums: Sums, factor: int, low: int) -> Sums:
    """Return the numbers that have these products with a factor. Bit 0 of the products is `low`."""
    return sum([1 << (low + bit) // factor for bit in bits_of(sums)])
