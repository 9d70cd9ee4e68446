"""Conclusions: the result of a step as a few facts, each short enough for one sentence."""

from collections.abc import Iterator
from typing import NamedTuple

from sudoku_workshop.grid.geometry import Geometry
from sudoku_workshop.grid.masks import Grid, Mask, bits_of


class Conclusion(NamedTuple):
    """One fact: either all of the cells are the digit (`taken`), or none of the cells can be any of the digits.

    `digits` is a mask in which bit 0 is digit 1.
    """

    taken: bool
    cells: Mask
    digits: Mask


def conclusions(placements: Grid, eliminations: Grid, geometry: Geometry) -> list[Conclusion]:
    """Return the result of a step as a list of facts that is as short as possible.

    Eliminations are grouped by digit or by cell, whichever gives fewer facts. If the step places a digit, only the
    placements are returned.
    """
    if placements:
        return [Conclusion(True, cells, digits) for cells, digits in _by_digit(placements, geometry)]
    ways = (_joined(_by_cell(eliminations, geometry)), _joined(_by_digit(eliminations, geometry)))
    return [Conclusion(False, cells, digits) for cells, digits in min(ways, key=len)]


def _by_digit(candidates: Grid, geometry: Geometry) -> Iterator[tuple[Mask, Mask]]:
    """Yield a pair for each digit of these candidates: the cells that have it, and the digit."""
    plane = (1 << geometry.cells) - 1
    for digit in range(geometry.n):
        if cells := candidates >> digit * geometry.cells & plane:
            yield cells, 1 << digit


def _by_cell(candidates: Grid, geometry: Geometry) -> Iterator[tuple[Mask, Mask]]:
    """Yield a pair for each cell of these candidates: the cell, and its digits among the candidates."""
    of_cell: dict[int, Mask] = {}
    for candidate in bits_of(candidates):
        digit, cell = divmod(candidate, geometry.cells)
        of_cell[cell] = of_cell.get(cell, 0) | 1 << digit
    yield from ((1 << cell, digits) for cell, digits in sorted(of_cell.items()))


def _joined(pairs: Iterator[tuple[Mask, Mask]]) -> list[tuple[Mask, Mask]]:
    """Merge pairs of (cells, digits) that have the same cells, and then pairs that have the same digits."""
    found = list(pairs)
    for same in (0, 1):
        groups: dict[Mask, Mask] = {}
        for pair in found:
            groups[pair[same]] = groups.get(pair[same], 0) | pair[1 - same]
        found = [(key, other) if same == 0 else (other, key) for key, other in groups.items()]
    return found
