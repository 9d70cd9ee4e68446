"""Overlapping grids, such as a samurai: their names, where each grid begins, and their houses.

    9@r1c1,r1c13,r7c7,r13c1,r13c13      five grids of 9 rows, each named by its upper left cell: a samurai

The cells are those of the smallest square that contains all grids. Some of them may be in no grid. Cells that are in
several grids must obey the rules of each.
"""

import re
from collections.abc import Iterable, Iterator, Sequence

from sudoku_workshop.error import SudokuError
from sudoku_workshop.grid.houses import BOXES, Cell, House
from sudoku_workshop.rules.cells import Corner, side_of

AT = "@"  # in the name of a geometry, this comes before the upper left cells of the grids
LAYOUTS = {  # short names of published layouts
    "samurai": "9@r1c1,r1c13,r7c7,r13c1,r13c13",
    "sohei": "9@r1c7,r7c1,r7c13,r13c7",
    "windmill": "9@r1c4,r4c13,r7c7,r10c1,r13c10",
    "flower": "9@r1c4,r4c1,r4c4,r4c7,r7c4",
    "butterfly": "9@r1c1,r1c4,r4c1,r4c4",
    "twodoku": "9@r1c1,r7c7",
}
MOST_GRIDS, LARGEST_SIDE = 16, 45
CELL = re.compile(r"r([1-9]\d?)c([1-9]\d?)")


def corners_of(name: str) -> tuple[str, tuple[Corner, ...]]:
    """Return the name of a single grid, and the row and column, from 0, at which each of the overlapping grids begins.

    Raises SudokuError unless the name is that of overlapping grids.
    """
    size, _, text = name.partition(AT)
    parts = [CELL.fullmatch(part) for part in text.split(",")]
    corners = tuple(sorted({(int(part[1]) - 1, int(part[2]) - 1) for part in parts if part}))
    if size not in BOXES or not all(parts) or not 1 < len(corners) <= MOST_GRIDS:
        raise SudokuError(f"no geometry {name[:80]!r}: expected overlapping grids, such as {LAYOUTS['twodoku']}")
    if min(row for row, _ in corners) or min(column for _, column in corners):
        raise SudokuError(f"no geometry {name[:80]!r}: no grid begins in row 1, or none in column 1")
    if (side := side_of(int(size), corners)) > LARGEST_SIDE:
        raise SudokuError(f"no geometry {name[:80]!r}: {side} rows or columns are more than {LARGEST_SIDE}")
    return size, corners


def corners_text(corners: Iterable[Corner]) -> str:
    """Return the end of the name of overlapping grids, or an empty text for a single grid."""
    names = [f"r{row + 1}c{column + 1}" for row, column in corners]
    return AT + ",".join(names) if len(names) > 1 else ""


def in_each_grid(houses: Sequence[House], moved: Sequence[Sequence[tuple[Cell, ...]]]) -> Iterator[House]:
    """Yield the houses of a single grid in each of the overlapping grids. A house of several grids is yielded once.

    `moved` has the cells of each house in each grid.
    """
    seen = set[frozenset[Cell]]()
    for grid in range(len(moved[0])):
        for house, cells in zip(houses, moved, strict=True):
            if (found := frozenset(cells[grid])) not in seen:
                seen.add(found)
                yield House(house.kind, house.index, cells[grid], grid + 1)
