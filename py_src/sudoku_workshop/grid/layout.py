"""Layout: the houses of a geometry as masks, by kind, and which house of a kind a cell lies in."""

from functools import cache
from itertools import combinations
from typing import NamedTuple

from sudoku_workshop.grid.geometry import Cell, Geometry, House, Kind
from sudoku_workshop.grid.masks import Mask, bits_of, mask_of, masks


class Region(NamedTuple):
    """A house with its cells as a mask, with all their candidates as a grid mask, and its place in `Layout.all`."""

    house: House
    cells: Mask
    grid: Mask
    number: int


class Layout(NamedTuple):
    """The houses of a geometry by kind, and in the order in which Sudoku Explainer's subsets go through them."""

    rows: tuple[Region, ...]
    columns: tuple[Region, ...]
    boxes: tuple[Region, ...]
    all: tuple[Region, ...]  # boxes, columns, rows
    row_of: tuple[int, ...]  # per cell, the index of its row; and so on
    column_of: tuple[int, ...]
    box_of: tuple[int, ...]
    peers: tuple[Mask, ...]
    houses_of: tuple[Mask, ...]  # per cell, the numbers of its three houses as a mask

    def of_kind(self, kind: Kind) -> tuple[Region, ...]:
        """The houses of one kind, in order."""
        return {"row": self.rows, "column": self.columns, "box": self.boxes}[kind]

    def index_of(self, kind: Kind) -> tuple[int, ...]:
        """Per cell, the index of its house of one kind."""
        return {"row": self.row_of, "column": self.column_of, "box": self.box_of}[kind]


@cache
def layout(geometry: Geometry) -> Layout:
    """The layout of a geometry; made once."""
    m = masks(geometry)
    houses = sorted(geometry.houses, key=lambda house: house.kind)  # box, column, row: by the alphabet, as it happens
    regions = tuple(
        Region(house, cells, cells * m.cell, number)
        for number, (house, cells) in enumerate((house, mask_of(house.cells)) for house in houses)
    )
    boxes, columns, rows = (
        tuple(region for region in regions if region.house.kind == kind) for kind in ("box", "column", "row")
    )
    of = [_index_of(geometry, found) for found in (rows, columns, boxes)]
    houses_of = tuple(
        mask_of(region.number for region in regions if region.cells >> cell & 1) for cell in range(geometry.cells)
    )
    return Layout(rows, columns, boxes, regions, of[0], of[1], of[2], m.peers, houses_of)


def _index_of(geometry: Geometry, regions: tuple[Region, ...]) -> tuple[int, ...]:
    return tuple(
        next(i for i, region in enumerate(regions) if region.cells >> cell & 1) for cell in range(geometry.cells)
    )


@cache
def crossing(geometry: Geometry) -> tuple[tuple[Mask, Mask, Mask], ...]:
    """Per cell the three houses that meet there: its box, its row, its column. Chains go through them in this order."""
    found = layout(geometry)
    return tuple(
        (found.boxes[box].cells, found.rows[row].cells, found.columns[column].cells)
        for box, row, column in zip(found.box_of, found.row_of, found.column_of, strict=True)
    )


@cache
def seen_by(geometry: Geometry) -> tuple[tuple[Cell, ...], ...]:
    """Per cell its peers: those in its box, then in its row, then in its column."""
    return tuple(
        tuple(dict.fromkeys(peer for house in houses for peer in bits_of(house) if peer != cell))
        for cell, houses in enumerate(crossing(geometry))
    )


@cache
def place_in_sight(geometry: Geometry) -> tuple[tuple[int, ...], ...]:
    """Per cell and other cell, the other's place in `seen_by`; the cell itself comes first, what is not seen last."""
    seen = seen_by(geometry)
    order = ({cell: -1} | {peer: place for place, peer in enumerate(peers)} for cell, peers in enumerate(seen))
    return tuple(tuple(places.get(cell, geometry.cells) for cell in range(geometry.cells)) for places in order)


@cache
def rectangles(geometry: Geometry) -> tuple[tuple[Mask, tuple[Cell, Cell, Cell, Cell]], ...]:
    """All rectangles in two boxes, with their corners: upper left, upper right, lower left, lower right."""
    n, box = geometry.n, layout(geometry).box_of
    found = []
    for top, bottom in combinations(range(n), 2):
        for left, right in combinations(range(n), 2):
            cells = (top * n + left, top * n + right, bottom * n + left, bottom * n + right)
            if len({box[cell] for cell in cells}) == 2:
                found.append((mask_of(cells), cells))
    return tuple(found)
