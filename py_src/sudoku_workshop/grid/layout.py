"""The layout of a geometry: its houses as masks, by kind, and the houses of each cell."""

from collections.abc import Iterable
from functools import lru_cache
from itertools import chain, combinations
from typing import NamedTuple

from sudoku_workshop.grid.geometry import KEPT, Geometry
from sudoku_workshop.grid.houses import USUAL, Cell, House, Kind
from sudoku_workshop.grid.masks import Mask, bits_of, mask_of, masks

NONE = -1  # the index of the house of a cell that is in no grid


class Region(NamedTuple):
    """A house, its cells as a mask, all candidates of these cells as a grid mask, and its index in `Layout.all`."""

    house: House
    cells: Mask
    grid: Mask
    number: int


class Layout(NamedTuple):
    """The houses of a geometry, by kind and in the two orders in which Sudoku Explainer searches them.

    Every cell is in one row, one column and one box. Not every cell is in a house of another kind.
    """

    kinds: dict[Kind, tuple[Region, ...]]  # in the order box, column, row, then other kinds
    all: tuple[Region, ...]  # in the order of `kinds`, for subsets
    linked: tuple[Region, ...]  # in the order boxes, rows, columns, then other houses, for links
    row_of: tuple[int, ...]  # per cell, the index of its row; `column_of` and `box_of` are similar
    column_of: tuple[int, ...]
    box_of: tuple[int, ...]
    peers: tuple[Mask, ...]
    houses_of: tuple[Mask, ...]  # per cell, the numbers of its houses as a mask
    shared: int  # the most cells that two houses have in common

    @property
    def rows(self) -> tuple[Region, ...]:
        """Return the rows from the top."""
        return self.kinds["row"]

    @property
    def columns(self) -> tuple[Region, ...]:
        """Return the columns from the left."""
        return self.kinds["column"]

    @property
    def boxes(self) -> tuple[Region, ...]:
        """Return the boxes row by row, or the rows if the grid has no boxes."""
        return self.kinds["box"] or self.rows

    def index_of(self, kind: Kind) -> tuple[int, ...]:
        """Return, for each cell, the index of its house of this kind.

        Raises KeyError unless the kind is row, column or box.
        """
        return {"row": self.row_of, "column": self.column_of, "box": self.box_of}[kind]


@lru_cache(maxsize=KEPT)
def layout(geometry: Geometry) -> Layout:
    """Return the layout of a geometry. Each layout is computed only once."""
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
        next((i for i, region in enumerate(regions) if region.cells >> cell & 1), NONE)
        for cell in range(geometry.cells)
    )


@lru_cache(maxsize=KEPT)
def houses_at(geometry: Geometry) -> tuple[tuple[Mask, ...], ...]:
    """Return, for each cell, its houses in the order that chains use: box, row, column, then others."""
    linked = layout(geometry).linked
    return tuple(tuple(region.cells for region in linked if region.cells >> cell & 1) for cell in range(geometry.cells))


@lru_cache(maxsize=KEPT)
def ordered_peers(geometry: Geometry) -> tuple[tuple[Cell, ...], ...]:
    """Return, for each cell, its peers: those in its box come first, then row, then column, then other houses."""
    return tuple(
        tuple(dict.fromkeys(peer for house in houses for peer in bits_of(house) if peer != cell))
        for cell, houses in enumerate(houses_at(geometry))
    )


@lru_cache(maxsize=KEPT)
def peer_ranks(geometry: Geometry) -> tuple[tuple[int, ...], ...]:
    """Return, for each pair of cells, the index of the second cell in `ordered_peers` of the first cell.

    The index is -1 if both are the same cell. It is the number of cells in the grid if they do not see each other.
    """
    ordered = ordered_peers(geometry)
    order = ({cell: -1} | {peer: place for place, peer in enumerate(peers)} for cell, peers in enumerate(ordered))
    return tuple(tuple(places.get(cell, geometry.cells) for cell in range(geometry.cells)) for places in order)


@lru_cache(maxsize=KEPT)
def rectangles(geometry: Geometry) -> tuple[tuple[Mask, tuple[Cell, Cell, Cell, Cell]], ...]:
    """Return every rectangle in which two digits could change places, each as a mask and its four corner cells.

    The corners are in the order upper left, upper right, lower left, lower right. With the usual rules, these
    rectangles are the ones that lie in exactly two boxes.
    """
    n, found = geometry.n, []
    for top, bottom in combinations(range(n), 2):
        for left, right in combinations(range(n), 2):
            cells = (top * n + left, top * n + right, bottom * n + left, bottom * n + right)
            if _may_swap(geometry, (cells[0], cells[3]), (cells[1], cells[2])):
                found.append((mask_of(cells), cells))
    return tuple(found)


def _may_swap(geometry: Geometry, ones: Iterable[Cell], others: Iterable[Cell]) -> bool:
    """Return whether two digits can change places if one is in all cells `ones` and the other in all cells `others`.

    They can if every house still has each of the two digits once afterwards. Uniqueness techniques are valid only for
    such cells.
    """
    one, other = _visited(geometry, ones), _visited(geometry, others)
    return one is not None and one == other


def _visited(geometry: Geometry, cells: Iterable[Cell]) -> Mask | None:
    """Return the houses that contain these cells, as a mask of the houses' numbers.

    Return None if a house contains two of the cells.
    """
    visited, houses_of = 0, layout(geometry).houses_of
    for cell in cells:
        if visited & houses_of[cell]:
            return None
        visited |= houses_of[cell]
    return visited
