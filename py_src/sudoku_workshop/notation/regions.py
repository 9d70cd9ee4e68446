"""Functions that find the geometry that has the regions and diagonals of a puzzle in a text."""

from collections.abc import Iterable

from sudoku_workshop.grid.geometry import GEOMETRIES, Cell, Geometry, box_shapes, geometry, geometry_with_boxes
from sudoku_workshop.grid.layout import layout


def with_regions(n: int, regions: Iterable[Iterable[Cell]]) -> Geometry | None:
    """Return the geometry with n rows whose boxes are these regions, or None if there is no such geometry.

    For a geometry without boxes, the regions must be its rows.
    """
    wanted = {frozenset(region) for region in regions}
    grids = filter(None, map(geometry_with_boxes, box_shapes(n)))
    return next((grid for grid in grids if {frozenset(box.house.cells) for box in layout(grid).boxes} == wanted), None)


def with_diagonals(grid: Geometry) -> Geometry | None:
    """Return the geometry `grid` with both diagonals added, or None if there is no such geometry."""
    name = f"{grid.name}x"
    return geometry(name) if name in GEOMETRIES else None


def diagonals(n: int) -> tuple[frozenset[Cell], frozenset[Cell]]:
    """Return the cells of both diagonals. The diagonal from the upper left comes first."""
    return frozenset(range(0, n * n, n + 1)), frozenset(range(n - 1, n * n - 1, n - 1))
