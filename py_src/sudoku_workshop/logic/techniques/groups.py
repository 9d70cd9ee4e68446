"""The groups of a geometry, as nets count them: a cell's digits, or a digit's places in a house.

What a group has left is a small mask of its members, in the order in which Sudoku Explainer goes through them. Which
candidates of a grid are left is so one small mask for each group.
"""

from functools import cache
from itertools import product
from typing import NamedTuple

from sudoku_workshop.grid.geometry import Cell, Geometry, Kind
from sudoku_workshop.grid.layout import layout, seen_by
from sudoku_workshop.grid.masks import Grid, Mask, bits_of, mask_of
from sudoku_workshop.logic.step import Candidate

Number = int  # of a group


class Membership(NamedTuple):
    """A candidate's part in one of its groups: the group's number, the candidate's bit, and who has which bit."""

    group: Number
    bit: Mask
    alone: dict[Mask, Candidate]


class Unit(NamedTuple):
    """A house: its cells in order, which are their groups' numbers too, and the groups of its places by digit."""

    cells: tuple[Cell, ...]
    digits: tuple[Number, ...]


class GroupTable(NamedTuple):
    """All groups by number: first the cells, then by digit the boxes, the rows, the columns and the other houses."""

    members: tuple[tuple[Candidate, ...], ...]
    grids: tuple[Grid, ...]  # the same as masks
    parts: tuple[tuple[Membership, ...], ...]  # per candidate, its cell, box, row, column and other houses
    weak: tuple[tuple[Candidate, ...], ...]  # per candidate what it rules out: in its cell, then in its houses
    units: dict[Kind, tuple[Unit, ...]]  # the houses by kind: boxes, columns, rows, then others


@cache
def groups(geometry: Geometry) -> GroupTable:
    """The groups of a geometry; made once."""
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
    return others + [digit * geometry.cells + peer for peer in seen_by(geometry)[cell]]
