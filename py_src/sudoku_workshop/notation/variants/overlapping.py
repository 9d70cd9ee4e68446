"""Texts of overlapping grids, such as a samurai: 21 rows of 21 cells, or only the cells that are in a grid.

    92.43........38...7.2      a cell that is in no grid is written like a blank cell
    ....5.46........9.5.8

The digits show the layout: it is the first that has all of them in its grids.
"""

from collections.abc import Sequence
from functools import cache
from itertools import accumulate, chain

from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.notation.cells import MARK, CellRow
from sudoku_workshop.notation.digits import TypedGrid

SHOWN = ("samurai", "sohei", "windmill")  # the layouts of this size that a text can show
SIDE = geometry(SHOWN[0]).side  # no single grid has this number of rows


def overlapping(rows: Sequence[CellRow]) -> list[TypedGrid]:
    """Return the overlapping grids in these rows, one below another, or an empty list if the rows show none."""
    parts = [rows[start : start + SIDE] for start in range(0, len(rows), SIDE)]
    found = [_layout(part) for part in parts]
    return [grid for grid in found if grid] if all(found) else []


def _layout(rows: Sequence[CellRow]) -> TypedGrid | None:
    if len(rows) not in (1, SIDE):
        return None
    widths = [len(row.values) for row in rows]
    values = [*chain(*(row.values for row in rows))]
    at = [*chain(*(row.at for row in rows))]
    if len(values) == SIDE**2 and (len(rows) == 1 or {*widths} == {SIDE}):
        name = layout_shown(values)
        return TypedGrid(geometry(name).n, values, at, name) if name else None
    fitting = (name for name in SHOWN if widths in ([sum(used_in_rows(name))], used_in_rows(name)))
    return next((_widened(values, at, name) for name in fitting), None)


def layout_shown(values: Sequence[int]) -> str:
    """Return the name of the first layout that has all these digits in its grids, or an empty text."""
    written = {cell for cell, value in enumerate(values) if value not in (MARK, 0)}
    return next((name for name in SHOWN if written <= geometry(name).used), "")


@cache
def used_in_rows(name: str) -> list[int]:
    """Return the number of cells in each row that are in a grid."""
    used = geometry(name).used
    return [sum(cell in used for cell in range(start, start + SIDE)) for start in range(0, SIDE**2, SIDE)]


def _widened(values: Sequence[int], at: Sequence[int], name: str) -> TypedGrid:
    """Return overlapping grids with these values in the cells that are in a grid.

    Every other cell is blank, and has the offset of the cell before it.
    """
    found, used = geometry(name), geometry(name).used
    before = [*accumulate(cell in used for cell in range(found.cells))]
    cells = ((cell in used, max(count - 1, 0)) for cell, count in enumerate(before))
    placed = [(values[number] if is_used else MARK, at[number]) for is_used, number in cells]
    return TypedGrid(found.n, [value for value, _ in placed], [offset for _, offset in placed], name)
