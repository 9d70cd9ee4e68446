"""Equations that follow from sums and houses: the rule of 45.

The digits of some houses have a known sum. If sums cover these houses except for a few cells, the rest of the houses
has a known sum (innies). If sums reach beyond the houses with a few cells, these have a known sum (outies). If there
are both, their difference is known.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from sudoku_workshop.grid.geometry import Geometry
from sudoku_workshop.grid.houses import House
from sudoku_workshop.grid.masks import Mask, bits_of, mask_of
from sudoku_workshop.rules.equations import Equation
from sudoku_workshop.rules.local import union

MOST = 5  # cells of an equation
MOST_LINES = 4  # neighbouring rows or columns

Cage = tuple[Mask, int, int]  # cells, their sum, and the number of the sum
Choice = Callable[[Mask, Mask], bool]


class Balance(NamedTuple):
    """An equation that follows from houses and sums: `counted` are the numbers of the sums that it uses."""

    equation: Equation
    houses: tuple[House, ...]
    counted: tuple[int, ...]


def implied(equations: Iterable[Equation], geometry: Geometry) -> Iterator[Equation]:
    """Yield equations with few cells that follow from these equations and the houses."""
    return (balance.equation for balance in balances(equations, geometry))


def balances(equations: Iterable[Equation], geometry: Geometry, most: int = MOST) -> Iterator[Balance]:
    """Yield equations with at most `most` cells that follow from these equations and the houses, and what proves them.

    The area of the houses is covered with cages as far as possible, in three ways (see `_balance`).
    """
    every = [*equations]
    cages = [(mask_of(cells), total, at) for at, (cells, factors, total) in enumerate(every) if {*factors} == {1}]
    cages.sort(key=lambda cage: cage[0].bit_count())
    seen = {mask for mask, *_ in cages}
    for houses, area, total in _areas(geometry) if cages else ():
        for choice in (_outside_is_smaller, _never, _always):
            inside, outside, rest, counted = _balance(area, total, cages, choice)
            number = inside.bit_count() + outside.bit_count()
            key = inside | outside << geometry.cells if outside and inside else inside | outside
            if 0 < number <= most and key not in seen:
                seen.add(key)
                terms = [(cell, 1) for cell in bits_of(inside)] + [(cell, -1) for cell in bits_of(outside)]
                found = Equation.of(terms, rest) if inside else Equation.of([(cell, 1) for cell, _ in terms], -rest)
                yield Balance(found, houses, counted)


def _areas(geometry: Geometry) -> Iterator[tuple[tuple[House, ...], Mask, int]]:
    """Yield houses with their cells and their sum: single houses, neighbouring rows or columns, and two boxes."""
    each = geometry.n * (geometry.n + 1) // 2
    by_kind: dict[str, list[House]] = {}
    for house in geometry.houses:
        by_kind.setdefault(house.kind, []).append(house)
    for kind, houses in by_kind.items():
        yield from (((house,), mask_of(house.cells), each) for house in houses)
        if kind in ("row", "column"):
            for number in range(2, MOST_LINES + 1):
                for first in range(len(houses) - number + 1):
                    some = tuple(houses[first : first + number])
                    area = union(mask_of(house.cells) for house in some)
                    if area.bit_count() == number * geometry.n:  # rows of overlapping grids may share cells
                        yield some, area, number * each
        else:
            for one, other in combinations(houses, 2):
                if not {*one.cells} & {*other.cells}:
                    yield (one, other), mask_of((*one.cells, *other.cells)), 2 * each


def _balance(
    area: Mask, total: int, cages: Sequence[Cage], is_counted: Choice
) -> tuple[Mask, Mask, int, tuple[int, ...]]:
    """Return the cells of the area that no cage covers, the cells of cages outside it, and how their sums differ.

    Of the cages that are partly inside, those are counted that the function chooses. Their numbers are returned, too.
    """
    covered, counted = 0, []
    for mask, number, at in cages:
        inside, outside = mask & area, mask & ~area
        if inside and not mask & covered and (not outside or is_counted(inside, outside)):
            covered |= mask
            total -= number
            counted.append(at)
    return area & ~covered, covered & ~area, total, tuple(counted)


def _outside_is_smaller(inside: Mask, outside: Mask) -> bool:
    return outside.bit_count() < inside.bit_count()


def _never(_inside: Mask, _outside: Mask) -> bool:
    return False


def _always(_inside: Mask, _outside: Mask) -> bool:
    return True
