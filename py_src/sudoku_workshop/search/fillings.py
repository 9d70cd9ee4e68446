"""Rules of few cells in a search: all ways to fill the cells, each of them a bit.

A mask of fillings has a bit for each of them. For every cell and every set of digits, a table has the fillings in which
the cell has one of these digits. So a few ANDs find the fillings that are left. What follows is remembered for them.
The idea comes from Demeulenaere and others, Compact-Table: efficiently filtering table constraints with reversible
sparse bit-sets, 2016.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence, Set
from functools import cached_property, lru_cache, reduce
from itertools import permutations
from operator import or_

from sudoku_workshop.grid.geometry import Geometry
from sudoku_workshop.grid.masks import Mask, bits_of
from sudoku_workshop.rules.cells import Cell
from sudoku_workshop.rules.equations import Digits, Equation
from sudoku_workshop.rules.frame import Cells
from sudoku_workshop.search.by_digits import ByDigits, Options
from sudoku_workshop.search.questions import Seen
from sudoku_workshop.search.remaining import Remaining

KEPT = 1 << 11  # answers of one rule
MOST_CELLS, MOST_DIGITS = 4, 9  # of an equation whose fillings are few enough
MOST = 60  # fillings of cells with different digits

Filling = tuple[int, ...]  # a digit for each cell, from 0
Apart = tuple[tuple[int, ...], ...]  # for each cell, the places of earlier cells that cannot have the same digit


class Fillings:
    """The ways to fill some cells: `having` has a table for each cell, by the digits that the cell may have."""

    def __init__(self, ways: Sequence[Filling], n: int) -> None:
        columns = [bytes(column) for column in zip(*ways, strict=True)]
        self.having = [ByDigits([_ones(column, digit) for digit in range(n)]) for column in columns]
        self._options = [Options(having) for having in self.having]
        self._n = n

    @cached_property
    def _with(self) -> list[tuple[Digits, Mask]]:
        """For each digit, the fillings that have it in any cell."""
        return [(1 << digit, reduce(or_, (having[1 << digit] for having in self.having))) for digit in range(self._n)]

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
            if digit & digits and found & fillings == found:
                common |= digit
        return common


class AskedFillings:
    """A rule that the search asks by its fillings. What remains of a grid is remembered for the fillings left."""

    def __init__(self, cells: Cells, make: Callable[[], Fillings], geometry: Geometry) -> None:
        width, self._every = geometry.n + 1, (1 << geometry.n) - 1
        self._cells, self._make, self._seen = cells, make, Seen(cells, geometry)
        self._shifts = tuple(cell * width for cell in cells)
        self.mask = sum(self._every << shift for shift in self._shifts)
        self._remembered: dict[Mask, Mask] = {0: 0}

    @cached_property
    def _fillings(self) -> Fillings:
        return self._make()

    @cached_property
    def _parts(self) -> tuple[tuple[int, ByDigits], ...]:
        return tuple(zip(self._shifts, self._fillings.having, strict=True))

    def answer(self, cells: Mask, remaining: Remaining) -> Mask:
        """Return the bits that remain of a packed grid, or 0. `cells` are the fields of its cells."""
        found, every = -1, self._every
        for shift, having in self._parts:
            found &= having[cells >> shift & every]
        return self._remaining(found, cells, remaining)

    def _remaining(self, found: Mask, cells: Mask, remaining: Remaining) -> Mask:
        """Return the bits that remain if only these fillings are left."""
        answer, every = self._remembered.get(found), self._every
        if answer is None:
            if len(self._remembered) >= KEPT:
                self._remembered = {0: 0}
            domains = [cells >> shift & every for shift in self._shifts]
            self._remembered[found] = answer = remaining.all ^ self._lost(found, domains, remaining)
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
            lost |= self._seen.of(left, common, remaining)
        return lost


def _ones(column: bytes, digit: int) -> Mask:
    """Return the places at which a column has a digit."""
    table = bytearray(b"0" * 256)
    table[digit] = ord("1")
    return int(column.translate(table), 2)


def has_few(equation: Equation, n: int) -> bool:
    """Return whether the fillings of an equation are few enough, whichever cells see each other."""
    return 0 < len(equation.cells) <= MOST_CELLS and n <= MOST_DIGITS


def fillings_of(equation: Equation, peers: Sequence[Set[Cell]], n: int) -> Fillings:
    """Return all ways to fill the cells of an equation."""
    cells = equation.cells
    apart = tuple(
        tuple(place for place, other in enumerate(cells[:at]) if other in peers[cell]) for at, cell in enumerate(cells)
    )
    return _fillings(equation.factors, apart, equation.total, n)


@lru_cache(maxsize=1 << 9)
def _fillings(factors: tuple[int, ...], apart: Apart, total: int, n: int) -> Fillings:
    return _made([*_summing(factors, apart, total, n)], len(apart), n)


@lru_cache(maxsize=1 << 9)
def fillings_with(sets: tuple[Digits, ...], size: int, n: int) -> Fillings:
    """Return all ways to fill cells with the digits of one of these sets."""
    return _made([way for digits in sets for way in permutations(bits_of(digits))], size, n)


def _made(ways: Sequence[Filling], size: int, n: int) -> Fillings:
    """Return fillings. If there are none, no digit fits in any cell."""
    made = Fillings(ways or [(0,) * size], n)
    if not ways:
        made.having = [ByDigits([0] * n) for _ in range(size)]
    return made


def _summing(factors: Sequence[int], apart: Apart, total: int, n: int) -> Iterator[Filling]:
    """Yield the ways to fill any cells, digit by digit. The digit of the last cell follows from the others."""
    ways: Iterable[tuple[Filling, int]] = [((), total)]
    for at, (factor, seen) in enumerate(zip(factors[:-1], apart, strict=False)):
        low = sum([min(other, other * n) for other in factors[at + 1 :]])
        high = sum([max(other, other * n) for other in factors[at + 1 :]])
        ways = [
            ((*way, digit), rest)
            for way, missing in ways
            for digit in range(n)
            if low <= (rest := missing - factor * (digit + 1)) <= high and digit not in [way[place] for place in seen]
        ]
    for way, rest in ways:
        digit, over = divmod(rest, factors[-1])
        if not over and 0 < digit <= n and digit - 1 not in [way[place] for place in apart[-1]]:
            yield (*way, digit - 1)
