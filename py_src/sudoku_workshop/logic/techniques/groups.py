"""The groups of a geometry, for nets. A group is all candidates of one cell, or all candidates of one digit in a house.

The remaining candidates of a group are a small mask of the group's members, in Sudoku Explainer's order. All candidates
of a board are stored as one small mask for each group.
"""

from functools import lru_cache
from itertools import product
from typing import NamedTuple

from sudoku_workshop.grid.geometry import KEPT, Geometry
from sudoku_workshop.grid.houses import Cell, Kind
from sudoku_workshop.grid.layout import layout, ordered_peers
from sudoku_workshop.grid.masks import Grid, Mask, bits_of, mask_of
from sudoku_workshop.logic.step import Candidate

Number = int  # the number of a group


class Membership(NamedTuple):
    """The membership of a candidate in a group (the candidates of a cell, or of a digit in a house).

    It has the group's number, and the candidate's bit in masks of the group's members. `alone` has all members of the
    group by their bits, to find the candidate that is left alone.
    """

    group: Number
    bit: Mask
    alone: dict[Mask, Candidate]


class Unit(NamedTuple):
    """A house: its cells and, for each digit, the number of the group of the digit's candidates in this house."""

    cells: tuple[Cell, ...]
    digits: tuple[Number, ...]


class GroupTable(NamedTuple):
    """The groups by number. A group is all candidates of a cell, or all candidates of a digit in a house.

    Groups of cells come first, then, for each digit, those of boxes, rows, columns and other houses.
    """

    members: tuple[tuple[Candidate, ...], ...]
    grids: tuple[Grid, ...]  # the members of each group as a mask
    parts: tuple[tuple[Membership, ...], ...]  # per candidate, its groups: cell, box, row, column, other houses
    weak: tuple[tuple[Candidate, ...], ...]  # per candidate, those it rules out: in its cell, then its houses
    units: dict[Kind, tuple[Unit, ...]]  # the houses by kind: boxes, columns, rows, then others


@lru_cache(maxsize=KEPT)
def groups(geometry: Geometry) -> GroupTable:
    """Return the groups of a geometry (the candidates of each cell, and of each digit in each house).

    They are computed only once.
    """
    n, size, houses = geometry.n, geometry.cells, layout(geometry)
    members = [tuple(range(cell, n * size, size)) for cell in range(size)]
    for digit, region in product(range(n), houses.linked):
        members.append(tuple(digit * size + cell for cell in bits_of(region.cells)))
    parts: list[list[Membership]] = [[] for _ in range(n * size)]
    for number, found in enumerate(members):
        alone = {1 << i: candidate for i, candidate in enumerate(found)}
        for bit, candidate in alone.items():
            parts[candidate].append(Membership(number, bit, alone))
    weak = tuple(tuple(_weak(geometry, candidate)) for candidate in range(n * size))
    numbers = {region.number: range(size + place, len(members), len(houses.linked))
               for place, region in enumerate(houses.linked)}  # fmt: skip
    units = {
        kind: tuple(Unit(tuple(bits_of(region.cells)), tuple(numbers[region.number])) for region in regions)
        for kind, regions in houses.kinds.items()
    }
    return GroupTable(tuple(members), tuple(map(mask_of, members)), tuple(map(tuple, parts)), weak, units)


def _weak(geometry: Geometry, candidate: Candidate) -> list[Candidate]:
    digit, cell = divmod(candidate, geometry.cells)
    others = [other for other in range(cell, geometry.n * geometry.cells, geometry.cells) if other != candidate]
    return others + [digit * geometry.cells + peer for peer in ordered_peers(geometry)[cell]]
