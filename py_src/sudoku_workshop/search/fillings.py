"""Sums of few cells in long searches: all ways to fill the cells, each of them a bit.

A mask of fillings has a bit for each of them. For every cell and every set of digits, a table has the fillings in which
the cell has one of these digits. So a few ANDs find the fillings that are left. What follows is remembered for them.
The idea comes from Demeulenaere and others, Compact-Table: efficiently filtering table constraints with reversible
sparse bit-sets, 2016.
"""

from collections.abc import Iterator, Sequence, Set
from functools import lru_cache, reduce
from itertools import permutations
from operator import or_

from sudoku_workshop.grid.geometry import Geometry
from sudoku_workshop.grid.masks import Mask, bits_of
from sudoku_workshop.rules.cells import Cell
from sudoku_workshop.rules.equations import Digits, Equation
from sudoku_workshop.rules.frame import Cells
from sudoku_workshop.search.by_digits import ByDigits, Options
from sudoku_workshop.search.combinations import sets_of
from sudoku_workshop.search.questions import Losses
from sudoku_workshop.search.remaining import Remaining

KEPT = 1 << 11  # answers of one equation
MOST_CELLS, MOST_DIGITS = 5, 9  # of an equation whose fillings are few enough

Filling = tuple[int, ...]  # a digit for each cell, from 0
Apart = tuple[tuple[int, ...], ...]  # for each cell, the places of earlier cells that cannot have the same digit


class Fillings:
    """The ways to fill some cells: `having` has a table for each cell, by the digits that the cell may have."""

    def __init__(self, ways: Sequence[Filling], n: int) -> None:
        columns = [bytes(column) for column in zip(*ways, strict=True)]
        self.having = [ByDigits([_ones(column, digit) for digit in range(n)]) for column in columns]
        self._with = [(1 << digit, reduce(or_, (having[1 << digit] for having in self.having))) for digit in range(n)]
        self._options = [Options(having) for having in self.having]

    def left(self, found: Mask, domains: Sequence[Digits]) -> list[Digits]:
        """Return the digits that each cell has in some fillings. `domains` are the digits that it may have in them."""
        left = list[Digits]()
        for options, digits in zip(self._options, domains, strict=True):
            kept = 0
            for digit, fillings in options[digits]:
                if fillings & found:
                    kept |= digit
            left.append(kept)
        return left

    def common(self, found: Mask, digits: Digits) -> Digits:
        """Return which of these digits are in all of these fillings."""
        common = 0
        for digit, fillings in self._with:
            if digit & digits and not found & ~fillings:
                common |= digit
        return common


class AskedFillings:
    """An equation that the search asks by its fillings. What remains of a grid is remembered for the fillings left."""

    def __init__(self, cells: Cells, fillings: Fillings, geometry: Geometry) -> None:
        width, self._every = geometry.n + 1, (1 << geometry.n) - 1
        self._cells, self._fillings, self._losses = cells, fillings, Losses(cells, geometry)
        self._parts = tuple(zip((cell * width for cell in cells), fillings.having, strict=True))
        self._places = tuple(range(len(cells)))
        self.mask = sum(self._every << shift for shift, _ in self._parts)
        self._remembered: dict[Mask, Mask] = {0: 0}

    def answer(self, cells: Mask, remaining: Remaining) -> Mask:
        """Return the bits that remain of a packed grid, or 0. `cells` are the fields of its cells."""
        found, every = -1, self._every
        for shift, having in self._parts:
            found &= having[cells >> shift & every]
        answer = self._remembered.get(found)
        if answer is None:
            if len(self._remembered) >= KEPT:
                self._remembered = {0: 0}
            domains = [cells >> shift & every for shift, _ in self._parts]
            self._remembered[found] = answer = remaining.all & ~self._lost(found, domains, remaining)
        return answer

    def _lost(self, found: Mask, domains: Sequence[Digits], remaining: Remaining) -> Mask:
        """Return the bits of all candidates that are in none of these fillings, or that see all places of a digit.

        `domains` are the candidates of the cells. The answer is the same for all candidates with these fillings.
        """
        left, lost, several = self._fillings.left(found, domains), 0, 0
        for cell, digits in zip(self._cells, left, strict=True):
            lost |= remaining.of_cell(cell)[self._every ^ digits]
            if digits & digits - 1:
                several |= digits
        if common := self._fillings.common(found, several):
            lost |= remaining.bits_of(self._losses.of(left, left, [(self._places, common)]))
        return lost


def _ones(column: bytes, digit: int) -> Mask:
    """Return the places at which a column has a digit."""
    table = bytearray(b"0" * 256)
    table[digit] = ord("1")
    return int(column.translate(table), 2)


def fillings_of(equation: Equation, peers: Sequence[Set[Cell]], n: int) -> Fillings | None:
    """Return all ways to fill the cells of an equation, or None if they are too many, or if there are none."""
    cells = equation.cells
    if not 0 < len(cells) <= MOST_CELLS or n > MOST_DIGITS:
        return None
    apart = tuple(
        tuple(place for place, other in enumerate(cells[:at]) if other in peers[cell]) for at, cell in enumerate(cells)
    )
    return _fillings(equation.factors, apart, equation.total, n)


@lru_cache(maxsize=1 << 9)
def _fillings(factors: tuple[int, ...], apart: Apart, total: int, n: int) -> Fillings | None:
    is_cage = {*factors} == {1} and all(len(seen) == at for at, seen in enumerate(apart))
    ways = [*(_cage(len(apart), total, n) if is_cage else _others(factors, apart, total, n))]
    return Fillings(ways, n) if ways else None


def _cage(size: int, total: int, n: int) -> Iterator[Filling]:
    """Yield the ways to fill cells that all see each other."""
    for digits in sets_of(size, n).get(total, ()):
        yield from permutations(bits_of(digits))


def _others(factors: tuple[int, ...], apart: Apart, total: int, n: int) -> Iterator[Filling]:
    """Yield the ways to fill any cells, digit by digit. Sums from which the total cannot be reached are left out."""
    ways: list[tuple[Filling, int]] = [((), total)]
    for at, (factor, seen) in enumerate(zip(factors, apart, strict=True)):
        low = sum([min(other, other * n) for other in factors[at + 1 :]])
        high = sum([max(other, other * n) for other in factors[at + 1 :]])
        ways = [
            ((*way, digit), rest)
            for way, missing in ways
            for digit in range(n)
            if low <= (rest := missing - factor * (digit + 1)) <= high and digit not in [way[place] for place in seen]
        ]
    return (way for way, _ in ways)
