"""Sizes of grids, shapes of their boxes, and the houses of classic puzzles: rows, columns and boxes."""

from typing import NamedTuple

Cell = int
Kind = str  # of a house: "row", "column", "box", or a name from an extra rule, such as "diagonal"

BOXES = {  # name: (width, height) of a box
    "4": (2, 2), "6": (3, 2), "8": (4, 2), "9": (3, 3), "10": (5, 2),
    "12": (4, 3), "15": (5, 3), "16": (4, 4), "20": (5, 4), "25": (5, 5),
}  # fmt: skip
SIZES = tuple(BOXES)
OTHER_BOXES = {  # every other box shape that divides a grid of these sizes, named by its width and height
    f"{size}+boxes:{wide}x{n // wide}": (wide, n // wide)
    for size, n in ((size, width * height) for size, (width, height) in BOXES.items())
    for wide in range(2, n // 2 + 1)
    if n % wide == 0 and (wide, n // wide) != BOXES[size]
}
FLAT = {"5": (5, 1), "7": (7, 1)}  # no boxes divide these sizes, so they have only rows and columns
USUAL = ("row", "column", "box")  # the kinds of houses of classic puzzles


class House(NamedTuple):
    """`n` cells that contain every digit once. `index` counts from 0 among houses of the same kind.

    In overlapping grids, it counts within a grid, and `grid` is the number of that grid, from 1.
    """

    kind: Kind
    index: int  # type: ignore[assignment]  # hides a tuple's method of that name
    cells: tuple[Cell, ...]
    grid: int = 0


def name_of_house(house: House) -> tuple[Kind, int] | tuple[Kind, int, int]:
    """Return the kind and the index of a house and, in overlapping grids, the number of its grid."""
    return (house.kind, house.index, house.grid) if house.grid else (house.kind, house.index)


def rows_of(n: int) -> tuple[House, ...]:
    """Return the rows from the top."""
    return tuple(House("row", r, tuple(range(r * n, r * n + n))) for r in range(n))


def columns_of(n: int) -> tuple[House, ...]:
    """Return the columns from the left."""
    return tuple(House("column", c, tuple(range(c, n * n, n))) for c in range(n))


def boxes_of(n: int, width: int, height: int) -> tuple[House, ...]:
    """Return the boxes row by row.

    A row has `height` boxes, and there are `width` such rows, because n = width * height. If boxes were only one row
    high, they would repeat the rows, so no boxes are returned.
    """
    if height == 1:
        return ()
    corners = [(r, c) for r in range(0, n, height) for c in range(0, n, width)]
    return tuple(
        House("box", i, tuple((r + dr) * n + c + dc for dr in range(height) for dc in range(width)))
        for i, (r, c) in enumerate(corners)
    )
