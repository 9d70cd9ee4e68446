"""Equations that follow from sums and houses: the rule of 45.

The digits of some houses have a known sum. If sums cover these houses except for a few cells, the rest of the houses
has a known sum (innies). If sums reach beyond the houses with a few cells, these have a known sum (outies). If there
are both, their difference is known.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import combinations

from sudoku_workshop.grid.geometry import Geometry
from sudoku_workshop.grid.masks import Mask, bits_of, mask_of
from sudoku_workshop.rules.equations import Equation
from sudoku_workshop.rules.local import union

MOST = 5  # cells of an equation
MOST_LINES = 4  # neighbouring rows or columns

Cage = tuple[Mask, int]  # cells and their sum
Choice = Callable[[Mask, Mask], bool]


def implied(equations: Iterable[Equation], geometry: Geometry) -> Iterator[Equation]:
    """Yield equations with few cells that follow from these equations and the houses."""
    cages = [(mask_of(cells), total) for cells, factors, total in equations if {*factors} == {1}]
    cages.sort(key=lambda cage: cage[0].bit_count())
    seen = {mask for mask, _ in cages}
    for area, total in _areas(geometry) if cages else ():
        for choice in (_outside_is_smaller, _never, _always):
            inside, outside, rest = _balance(area, total, cages, choice)
            number = inside.bit_count() + outside.bit_count()
            key = inside | outside << geometry.cells if outside and inside else inside | outside
            if 0 < number <= MOST and key not in seen:
                seen.add(key)
                terms = [(cell, 1) for cell in bits_of(inside)] + [(cell, -1) for cell in bits_of(outside)]
                yield Equation.of(terms, rest) if inside else Equation.of([(cell, 1) for cell, _ in terms], -rest)


def _areas(geometry: Geometry) -> Iterator[tuple[Mask, int]]:
    """Yield sets of cells with their sum: houses, neighbouring rows or columns, and two boxes."""
    each = geometry.n * (geometry.n + 1) // 2
    by_kind: dict[str, list[Mask]] = {}
    for house in geometry.houses:
        by_kind.setdefault(house.kind, []).append(mask_of(house.cells))
    for kind, houses in by_kind.items():
        yield from ((house, each) for house in houses)
        if kind in ("row", "column"):
            for number in range(2, MOST_LINES + 1):
                for first in range(len(houses) - number + 1):
                    area = union(houses[first : first + number])
                    if area.bit_count() == number * geometry.n:  # rows of overlapping grids may share cells
                        yield area, number * each
        else:
            yield from ((one | other, 2 * each) for one, other in combinations(houses, 2) if not one & other)


def _balance(area: Mask, total: int, cages: Sequence[Cage], is_counted: Choice) -> tuple[Mask, Mask, int]:
    """Return the cells of the area that no cage covers, the cells of cages outside it, and how their sums differ.

    Of the cages that are partly inside, those are counted that the function chooses.
    """
    covered = 0
    for mask, number in cages:
        inside, outside = mask & area, mask & ~area
        if inside and not mask & covered and (not outside or is_counted(inside, outside)):
            covered |= mask
            total -= number
    return area & ~covered, covered & ~area, total


def _outside_is_smaller(inside: Mask, outside: Mask) -> bool:
    return outside.bit_count() < inside.bit_count()


def _never(_inside: Mask, _outside: Mask) -> bool:
    return False


def _always(_inside: Mask, _outside: Mask) -> bool:
    return True
