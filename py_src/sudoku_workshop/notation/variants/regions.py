"""Functions that find the geometry that has the regions of a puzzle in a text, and the regions of a geometry."""

from collections.abc import Iterable, Mapping, Sequence

from sudoku_workshop.grid.geometry import Geometry, geometry
from sudoku_workshop.grid.geometry_rules import box_shapes, geometry_with_boxes, with_rules
from sudoku_workshop.grid.houses import Cell
from sudoku_workshop.grid.layout import layout
from sudoku_workshop.rules.jigsaw import NONE, Regions

Name = object  # of a region; None for a cell that is in no region


def with_regions(n: int, names: Sequence[Name]) -> Geometry | None:
    """Return the geometry with n rows and these regions, or None if there are none. `names` has one for each cell.

    If the regions are the boxes of a geometry, the result is that geometry. Raises RuleError if a region is too large.
    """
    wanted = {frozenset(region) for region in cells_by_name(names).values()}
    if not wanted:
        return None
    grids = filter(None, map(geometry_with_boxes, box_shapes(n)))
    boxed = next((grid for grid in grids if {frozenset(box.house.cells) for box in layout(grid).boxes} == wanted), None)
    base = geometry(str(n))
    signs = (NONE if name is None else f"region {name}" for name in names)
    return boxed or with_rules(base, [Regions.by_sign(signs, base.frame)])


def cells_by_name(names: Iterable[Name]) -> Mapping[Name, Sequence[Cell]]:
    """Return the cells of each region, in order."""
    cells: dict[Name, list[Cell]] = {}
    for cell, name in enumerate(names):
        if name is not None:
            cells.setdefault(name, []).append(cell)
    return cells


def region_numbers(grid: Geometry) -> Sequence[int | None]:
    """Return the number of the region of each cell: of its jigsaw region, if any, or else of its box or row.

    Numbers are given in the order in which regions first appear.
    """
    jigsaw = next((rule.signs for rule in grid.rules if isinstance(rule, Regions)), "")
    if not jigsaw:
        return layout(geometry(grid.base)).box_of
    numbers: dict[str, int] = {}
    return [None if sign == NONE else numbers.setdefault(sign, len(numbers)) for sign in jigsaw]


def usual_regions(n: int) -> Sequence[int]:
    """Return the number of the usual box of each cell, or of its row if the grid has no boxes."""
    return layout(geometry(str(n))).box_of
