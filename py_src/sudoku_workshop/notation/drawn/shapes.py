"""Groups of cells that touch each other, and groups of the same shape."""

from collections.abc import Collection, Iterator, Sequence

from sudoku_workshop.rules.cells import Cell, are_neighbours
from sudoku_workshop.rules.frame import Cells


def groups_of(cells: Collection[Cell], n: int) -> list[Cells]:
    """Return the groups of cells that are joined by their sides, each in order."""
    left, found = sorted(cells), list[Cells]()
    while left:
        group = [left.pop(0)]
        for cell in group:
            group += [other for other in left if other not in group and are_neighbours(cell, other, n)]
        left = [cell for cell in left if cell not in group]
        found.append(tuple(sorted(group)))
    return found


def twins(groups: Sequence[Cells], n: int) -> Iterator[tuple[Cells, Cells]]:
    """Yield each group with the next group of the same shape."""
    shapes = [_shape(group, n) for group in groups]
    for place, group in enumerate(groups):
        same = [other for other, shape in zip(groups[:place], shapes, strict=False) if shape == shapes[place]]
        if same:
            yield same[-1], group


def _shape(group: Cells, n: int) -> frozenset[tuple[int, int]]:
    rows, columns = zip(*(divmod(cell, n) for cell in group), strict=True)
    return frozenset((row - min(rows), column - min(columns)) for row, column in zip(rows, columns, strict=True))
