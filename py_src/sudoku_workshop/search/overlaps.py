"""Overlapping houses: what two houses have outside their common cells is the same set of digits.

The usual rows, columns and boxes need no such rules, because locked candidates are found in all of them at once (see
`confine`). Regions, windows, diagonals and other houses do. Several neighbouring rows or columns and as many regions
have the same digits outside their common cells, too: this is the law of leftovers.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations

from sudoku_workshop.grid.geometry import Geometry
from sudoku_workshop.grid.masks import Mask, mask_of
from sudoku_workshop.rules.equations import Digits
from sudoku_workshop.rules.frame import Cells
from sudoku_workshop.rules.local import union

FEWEST = 2  # common cells: with one, nothing follows that the houses do not say themselves
MOST = 6  # cells of several houses outside the common ones
USUAL = {"row", "column", "box"}

Parts = tuple[Cells, Cells]


class Overlap:
    """Two parts with the same digits: so many cells of the first, then the cells of the second."""

    def __init__(self, parts: Parts) -> None:
        self._size = len(parts[0])
        self._masks: tuple[Mask, Mask] = (mask_of(parts[0]), mask_of(parts[1]))

    def removed(self, domains: tuple[Digits, ...]) -> list[tuple[Mask, Digits]]:
        """Return the cells of each part with the digits that the other part cannot have."""
        mine, theirs = union(domains[: self._size]), union(domains[self._size :])
        both = ((self._masks[0], mine & ~theirs), (self._masks[1], theirs & ~mine))
        return [(cells, digits) for cells, digits in both if digits]


def overlaps(geometry: Geometry) -> Iterator[Parts]:
    """Yield pairs of parts with the same digits. Not all houses of a pair are usual ones."""
    found = dict.fromkeys((*_of_two(geometry), *_leftovers(geometry)))
    return (parts for parts in found if all(parts))


def _of_two(geometry: Geometry) -> Iterator[Parts]:
    for one, other in combinations(geometry.houses, 2):
        if not {one.kind, other.kind} <= USUAL and len({*one.cells} & {*other.cells}) >= FEWEST:
            yield _apart(one.cells, other.cells)


def _leftovers(geometry: Geometry) -> Iterator[Parts]:
    """Yield the leftovers of neighbouring rows or columns, beside the regions that have most of their cells in them."""
    regions = [house.cells for house in geometry.houses if house.kind == "region"]
    for kind in ("row", "column") if regions and not geometry.is_overlapping else ():
        lines = [house.cells for house in geometry.houses if house.kind == kind]
        for first, last in combinations(range(geometry.n + 1), 2):
            area = _joined(lines[first:last])
            inside = [cells for cells in regions if 2 * len(area.intersection(cells)) > len(cells)]
            if 1 < len(inside) == last - first:
                parts = _apart(tuple(area), tuple(_joined(inside)))
                if len(parts[0]) <= MOST:
                    yield parts


def _joined(sets: Iterable[Cells]) -> set[int]:
    return {cell for cells in sets for cell in cells}


def _apart(one: Sequence[int], other: Sequence[int]) -> Parts:
    """Return what each of two lists of cells has outside the other, in the order of the cells."""
    return tuple(sorted({*one} - {*other})), tuple(sorted({*other} - {*one}))
