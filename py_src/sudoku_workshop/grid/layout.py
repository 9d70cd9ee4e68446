"""Layout: the houses of a geometry as masks, by kind, and which house of a kind a cell lies in."""

from collections.abc import Iterable
from functools import cache
from itertools import chain, combinations
from typing import NamedTuple

from sudoku_workshop.grid.geometry import USUAL, Cell, Geometry, House, Kind
from sudoku_workshop.grid.masks import Mask, bits_of, mask_of, masks


class Region(NamedTuple):
    """A house with its cells as a mask, with all their candidates as a grid mask, and its place in `Layout.all`."""

    house: House
    cells: Mask
    grid: Mask
    number: int


class Layout(NamedTuple):
    """The houses of a geometry by kind, and in the orders in which Sudoku Explainer goes through them.

    Every cell lies in one row, one column and one box; in houses of other kinds it need not lie at all.
    """

    kinds: dict[Kind, tuple[Region, ...]]  # box, column, row, then the others
    all: tuple[Region, ...]  # kind by kind: the order of subsets
    linked: tuple[Region, ...]  # boxes, rows, columns, then the others: the order of links
    row_of: tuple[int, ...]  # per cell, the index of its row; and so on
    column_of: tuple[int, ...]
    box_of: tuple[int, ...]
    peers: tuple[Mask, ...]
    houses_of: tuple[Mask, ...]  # per cell, the numbers of its houses as a mask
    shared: int  # the most cells that two houses have in common

    @property
    def rows(self) -> tuple[Region, ...]:
        """The rows, from above."""
        return self.kinds["row"]

    @property
    def columns(self) -> tuple[Region, ...]:
        """The columns, from the left."""
        return self.kinds["column"]

    @property
    def boxes(self) -> tuple[Region, ...]:
        """The boxes, row by row; the rows where there are none."""
        return self.kinds["box"] or self.rows

    def index_of(self, kind: Kind) -> tuple[int, ...]:
        """Per cell, the index of its house of one kind that every cell has. KeyError for another kind."""
        return {"row": self.row_of, "column": self.column_of, "box": self.box_of}[kind]


@cache
def layout(geometry: Geometry) -> Layout:
    """The layout of a geometry; made once."""
    m = masks(geometry)
    order = (*reversed(USUAL), *(kind for kind in geometry.kinds if kind not in USUAL))
    houses = [house for kind in order for house in geometry.houses if house.kind == kind]
    regions = tuple(
        Region(house, mask_of(house.cells), mask_of(house.cells) * m.cell, i) for i, house in enumerate(houses)
    )
    kinds = {kind: tuple(region for region in regions if region.house.kind == kind) for kind in order}
    boxes, columns, rows, *others = kinds.values()
    return Layout(
        kinds=kinds,
        all=regions,
        linked=(*boxes, *rows, *columns, *chain(*others)),
        row_of=_index_of(geometry, rows),
        column_of=_index_of(geometry, columns),
        box_of=_index_of(geometry, boxes or rows),
        peers=m.peers,
        houses_of=tuple(
            mask_of(region.number for region in regions if region.cells >> cell & 1) for cell in range(geometry.cells)
        ),
        shared=max((one.cells & other.cells).bit_count() for one, other in combinations(regions, 2)),
    )


def _index_of(geometry: Geometry, regions: tuple[Region, ...]) -> tuple[int, ...]:
    return tuple(
        next(i for i, region in enumerate(regions) if region.cells >> cell & 1) for cell in range(geometry.cells)
    )


@cache
def meeting(geometry: Geometry) -> tuple[tuple[Mask, ...], ...]:
    """Per cell the houses that meet there: its box, its row, its column, then others. Chains go through them so."""
    linked = layout(geometry).linked
    return tuple(tuple(region.cells for region in linked if region.cells >> cell & 1) for cell in range(geometry.cells))


@cache
def seen_by(geometry: Geometry) -> tuple[tuple[Cell, ...], ...]:
    """Per cell its peers: those in its box, then in its row, then in its column, then in its other houses."""
    return tuple(
        tuple(dict.fromkeys(peer for house in houses for peer in bits_of(house) if peer != cell))
        for cell, houses in enumerate(meeting(geometry))
    )


@cache
def place_in_sight(geometry: Geometry) -> tuple[tuple[int, ...], ...]:
    """Per cell and other cell, the other's place in `seen_by`; the cell itself comes first, what is not seen last."""
    seen = seen_by(geometry)
    order = ({cell: -1} | {peer: place for place, peer in enumerate(peers)} for cell, peers in enumerate(seen))
    return tuple(tuple(places.get(cell, geometry.cells) for cell in range(geometry.cells)) for places in order)


@cache
def rectangles(geometry: Geometry) -> tuple[tuple[Mask, tuple[Cell, Cell, Cell, Cell]], ...]:
    """All rectangles whose two digits could be exchanged, with their corners: upper left, upper right, lower left,
    lower right. Of the usual rules those in two boxes."""
    n, found = geometry.n, []
    for top, bottom in combinations(range(n), 2):
        for left, right in combinations(range(n), 2):
            cells = (top * n + left, top * n + right, bottom * n + left, bottom * n + right)
            if _may_swap(geometry, (cells[0], cells[3]), (cells[1], cells[2])):
                found.append((mask_of(cells), cells))
    return tuple(found)


def _may_swap(geometry: Geometry, ones: Iterable[Cell], others: Iterable[Cell]) -> bool:
    """Whether two digits, the one in `ones` and the other in `others`, can be exchanged and every house still holds
    each of them once. What assumes that a puzzle has one solution is sound only then."""
    one, other = _visited(geometry, ones), _visited(geometry, others)
    return one is not None and one == other


def _visited(geometry: Geometry, cells: Iterable[Cell]) -> Mask | None:
    """The numbers of these cells' houses; None where a house has two of the cells."""
    visited, houses_of = 0, layout(geometry).houses_of
    for cell in cells:
        if visited & houses_of[cell]:
            return None
        visited |= houses_of[cell]
    return visited
