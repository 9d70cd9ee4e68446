"""What a grid is: its cells, its houses, and what follows from them alone (peers, boxes). No digits, no puzzles here.

A geometry *is* its houses. Everything else is derived, so a board with other regions or more houses is another list of
houses and nothing else. Cells are ints, numbered row by row from 0.
"""

from dataclasses import dataclass
from functools import cache, cached_property
from typing import Literal, NamedTuple

Cell = int
Kind = Literal["row", "column", "box"]

BOXES = {  # name: (width, height) of a box
    "4": (2, 2), "6": (3, 2), "8": (4, 2), "9": (3, 3), "10": (5, 2),
    "12": (4, 3), "15": (5, 3), "16": (4, 4), "20": (5, 4), "25": (5, 5),
}  # fmt: skip
SIZES = tuple(BOXES)


class House(NamedTuple):
    """`n` cells that hold every digit once; `index` counts from 0 within its kind."""

    kind: Kind
    index: int  # type: ignore[assignment]  # a tuple's method of that name is not missed
    cells: tuple[Cell, ...]


@dataclass(frozen=True, eq=False)
class Geometry:
    """A grid of `n` rows and `n` columns, with `n` digits and its houses (rows, columns, boxes, in this order)."""

    name: str
    n: int
    box: tuple[int, int]
    houses: tuple[House, ...]

    @property
    def cells(self) -> int:
        """How many cells there are."""
        return self.n * self.n

    @cached_property
    def houses_of(self) -> tuple[tuple[House, ...], ...]:
        """For every cell the houses that it lies in."""
        return tuple(tuple(h for h in self.houses if cell in h.cells) for cell in range(self.cells))

    @cached_property
    def peers(self) -> tuple[tuple[Cell, ...], ...]:
        """For every cell the others that share a house with it, ascending."""
        return tuple(
            tuple(sorted({peer for house in houses for peer in house.cells} - {cell}))
            for cell, houses in enumerate(self.houses_of)
        )

    def __reduce__(self) -> tuple[object, tuple[str]]:
        """Pickle by name, so that a process pool's boards share one geometry (and its tables) per process."""
        return geometry, (self.name,)


@cache
def geometry(name: str) -> Geometry:
    """The geometry called `name`, one of `SIZES`; the same object every time. ValueError for another name."""
    if name not in BOXES:
        raise ValueError(f"no geometry {name!r}; there are {', '.join(SIZES)}")
    width, height = BOXES[name]
    n = width * height
    return Geometry(name, n, (width, height), _rows(n) + _columns(n) + _boxes(n, width, height))


def _rows(n: int) -> tuple[House, ...]:
    return tuple(House("row", r, tuple(range(r * n, r * n + n))) for r in range(n))


def _columns(n: int) -> tuple[House, ...]:
    return tuple(House("column", c, tuple(range(c, n * n, n))) for c in range(n))


def _boxes(n: int, width: int, height: int) -> tuple[House, ...]:
    """Boxes row by row; a box row holds `height` boxes (n / width), a box column `width` of them."""
    corners = [(r, c) for r in range(0, n, height) for c in range(0, n, width)]
    return tuple(
        House("box", i, tuple((r + dr) * n + c + dc for dr in range(height) for dc in range(width)))
        for i, (r, c) in enumerate(corners)
    )
