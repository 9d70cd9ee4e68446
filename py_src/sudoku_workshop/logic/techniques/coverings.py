"""Choices of houses whose candidates lie in other chosen houses, for the search for Franken, mutant and Kraken fish."""

from collections.abc import Collection, Iterator, Mapping
from functools import lru_cache, reduce
from itertools import combinations
from operator import and_, or_
from typing import NamedTuple

from sudoku_workshop.grid.geometry import KEPT, Geometry
from sudoku_workshop.grid.layout import Region, layout
from sudoku_workshop.grid.masks import Mask, bits_of, mask_of

Units = tuple[int, ...]  # houses, by their positions in `units_of`


class Coverings(NamedTuple):
    """A table of all choices of a fixed number of houses, to find the choices that contain certain cells.

    A set of choices is one integer, with a bit for each choice.
    """

    chosen: tuple[Units, ...]
    over: tuple[int, ...]  # per cell, the choices that cover it
    without: tuple[int, ...]  # per house, the choices without it


@lru_cache(maxsize=KEPT)
def units_of(geometry: Geometry) -> tuple[Region, ...]:
    """Return the rows, columns and boxes."""
    found = layout(geometry)
    return (*found.rows, *found.columns, *found.boxes)


def find_coverings(
    geometry: Geometry, bodies: Mapping[int, Mask], barred: Collection[int], size: int, covers: int
) -> Iterator[tuple[Units, Units]]:
    """Yield every choice of base houses together with cover houses that contain all cells to be covered.

    There are `size` base houses and `covers` cover houses. `bodies` has the possible base houses, each with its cells
    to be covered. No two base houses of a choice have such a cell in common. The `barred` houses are not used as cover
    houses.
    """
    known = _coverings(geometry, covers)
    useful = reduce(and_, [known.without[unit] for unit in barred], (1 << len(known.chosen)) - 1)
    inside = {
        unit: reduce(and_, [known.over[cell] for cell in bits_of(body)], useful & known.without[unit])
        for unit, body in bodies.items()
    }
    at_least = [useful, *[0] * size]
    for found in inside.values():
        for number in range(size, 0, -1):
            at_least[number] |= at_least[number - 1] & found
    for index in bits_of(at_least[size]):
        within = [unit for unit, found in inside.items() if found >> index & 1]
        yield from ((base, known.chosen[index]) for base in combinations(within, size) if _are_apart(bodies, base))


@lru_cache(maxsize=KEPT)
def _coverings(geometry: Geometry, covers: int) -> Coverings:
    """Return the table of all choices of `covers` houses. It is computed only once."""
    units = units_of(geometry)
    chosen = tuple(combinations(range(len(units)), covers))
    having = [mask_of(index for index, some in enumerate(chosen) if unit in some) for unit in range(len(units))]
    over = [
        reduce(or_, [having[i] for i, unit in enumerate(units) if unit.cells >> cell & 1])
        for cell in range(geometry.cells)
    ]
    every = (1 << len(chosen)) - 1
    return Coverings(chosen, tuple(over), tuple(every & ~some for some in having))


def _are_apart(bodies: Mapping[int, Mask], base: Units) -> bool:
    union = 0
    for unit in base:
        if union & bodies[unit]:
            return False
        union |= bodies[unit]
    return True
