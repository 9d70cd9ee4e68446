"""The geometry of a grid: its cells, its houses, and what follows from them (peers, boxes). Digits are not part of it.

A geometry *is* its houses, and everything else is derived from them. To support other boxes or extra houses, only the
list of houses changes. Cells are ints, numbered row by row from 0. This module alone defines which geometries exist.

A puzzle may have rules that are not supported, such as killer cages. The name of its geometry then contains these
rules, as in "9?killercage", and asking for its houses raises UnknownRules. No function can therefore return a false
result about its solutions.
"""

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import cache, cached_property, lru_cache
from typing import NamedTuple

from sudoku_workshop.grid.errors import UnknownRules

Cell = int
Kind = str  # of a house: "row", "column", "box", or a name from an extra rule, such as "diagonal"
Stroke = tuple[int, int, int, int]  # a line drawn over the grid: x, y of its start and x, y of its end, in cells

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
FEWEST_CLUES = {"9": 17}  # McGuire, Tugemann, Civario 2012: no classic 9x9 with 16 clues has exactly one solution


class House(NamedTuple):
    """`n` cells that contain every digit once. `index` counts from 0 among houses of the same kind."""

    kind: Kind
    index: int  # type: ignore[assignment]  # hides a tuple's method of that name
    cells: tuple[Cell, ...]


class Rule(NamedTuple):
    """Houses in addition to rows, columns and boxes, and the strokes that show these houses on the grid."""

    houses: tuple[House, ...] = ()
    strokes: tuple[Stroke, ...] = ()


@dataclass(frozen=True, eq=False)
class Geometry:
    """A grid of `n` rows, `n` columns and `n` digits, with its houses: rows, columns, boxes, then extra ones (`more`).

    `unknown` are the kinds of rules that are not supported. If there are any, `houses` and everything derived from them
    raise UnknownRules.
    """

    name: str
    n: int
    box: tuple[int, int]
    usual_houses: tuple[House, ...]
    strokes: tuple[Stroke, ...] = ()
    unknown: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        for house in self.usual_houses:
            if len(house.cells) != self.n:
                raise ValueError(f"{house.kind} {house.index} has {len(house.cells)} cells, a house has {self.n}")

    @cached_property
    def houses(self) -> tuple[House, ...]:
        """Return the houses. Raises UnknownRules if unsupported rules may change them."""
        self.refuse_unknown()
        return self.usual_houses

    def refuse_unknown(self) -> None:
        """Raise UnknownRules if there are rules that are not supported."""
        if self.unknown:
            raise UnknownRules(self.unknown)

    @property
    def cells(self) -> int:
        """Return the number of cells."""
        return self.n * self.n

    @property
    def drawn_box(self) -> tuple[int, int]:
        """Return the width and height of a box or, if there are no boxes, of the grid.

        The grid is drawn with thick lines around areas of this size.
        """
        return (self.n, self.n) if self.name in FLAT or IRREGULAR in self.unknown else self.box

    @property
    def fewest_clues(self) -> int:
        """Return the fewest clues that a puzzle with exactly one solution can have, or 0 if that is not known."""
        return FEWEST_CLUES.get(self.name, 0)

    @cached_property
    def kinds(self) -> tuple[Kind, ...]:
        """Return the kinds of houses in this geometry, each once."""
        return tuple(dict.fromkeys(house.kind for house in self.houses))

    @cached_property
    def more(self) -> tuple[House, ...]:
        """Return the houses that are not rows, columns or boxes."""
        return tuple(house for house in self.houses if house.kind not in USUAL)

    @cached_property
    def houses_of(self) -> tuple[tuple[House, ...], ...]:
        """Return, for every cell, the houses that contain it."""
        return tuple(tuple(h for h in self.houses if cell in h.cells) for cell in range(self.cells))

    @cached_property
    def peers(self) -> tuple[tuple[Cell, ...], ...]:
        """Return, for every cell, the cells that share a house with it, in ascending order."""
        return tuple(
            tuple(sorted({peer for house in houses for peer in house.cells} - {cell}))
            for cell, houses in enumerate(self.houses_of)
        )

    def __reduce__(self) -> tuple[object, tuple[str]]:
        """Pickle only the name, so that all boards in a process share one geometry and its tables."""
        return geometry, (self.name,)


def geometry(name: str) -> Geometry:
    """Return the geometry with this name: a name in `GEOMETRIES`, perhaps with unsupported rules after it.

    For a name in `GEOMETRIES`, the result is always the same object. Raises ValueError if no geometry has this name.
    """
    return _known(name) if name in GEOMETRIES else _foreign(name)


@cache
def _known(name: str) -> Geometry:
    (width, height), rule = GEOMETRIES[name]
    n = width * height
    houses, strokes = rule(n)
    return Geometry(name, n, (width, height), _rows(n) + _columns(n) + _boxes(n, width, height) + houses, strokes)


@lru_cache(maxsize=1 << 8)  # limited, because names with unsupported rules come from input and there is no end of them
def _foreign(name: str) -> Geometry:
    if not (match := NAME.fullmatch(name)):
        raise ValueError(f"no geometry {name!r}; there are {', '.join(GEOMETRIES)}")
    return replace(_known(match["base"]), name=name, unknown=tuple(match["unknown"].split(",")))


def is_geometry(name: str) -> bool:
    """Return whether there is a geometry of this name."""
    return name in GEOMETRIES or NAME.fullmatch(name) is not None


def with_unknown(base: Geometry, rules: Iterable[str]) -> Geometry:
    """Return the geometry with these unsupported rules added, or `base` itself if there are none.

    The name of a geometry has limits, so long names of rules are shortened, and rules beyond the limit are left out.
    """
    kinds = {NOT_IN_KIND.sub("-", rule)[:LONGEST_KIND] for rule in rules} - {""}
    if not kinds:
        return base
    known = base.name.partition(UNKNOWN)[0]
    return geometry(f"{known}{UNKNOWN}{','.join(sorted(kinds | set(base.unknown))[:MOST_KINDS])}")


def _rows(n: int) -> tuple[House, ...]:
    return tuple(House("row", r, tuple(range(r * n, r * n + n))) for r in range(n))


def _columns(n: int) -> tuple[House, ...]:
    return tuple(House("column", c, tuple(range(c, n * n, n))) for c in range(n))


def _boxes(n: int, width: int, height: int) -> tuple[House, ...]:
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


def _usual(_: int) -> Rule:
    """Return the rule of usual puzzles, which adds no houses."""
    return Rule()


def _diagonals(n: int) -> Rule:
    """Return the rule of Sudoku X: both diagonals hold every digit once."""
    falling, rising = (tuple(start + step * i for i in range(n)) for start, step in ((0, n + 1), (n - 1, n - 1)))
    houses = House("diagonal", 0, falling), House("antidiagonal", 0, rising)
    return Rule(houses, ((0, 0, n, n), (n, 0, 0, n)))


USUAL = ("row", "column", "box")
GEOMETRIES: dict[str, tuple[tuple[int, int], Callable[[int], Rule]]] = {  # name: (box, rule)
    **{name: (box, _usual) for name, box in BOXES.items()},
    "9x": (BOXES["9"], _diagonals),
    **{name: (box, _usual) for name, box in (FLAT | OTHER_BOXES).items()},
}
UNKNOWN = "?"  # in the name of a geometry, this comes before the kinds of rules that are not supported
IRREGULAR = "region"  # the unsupported rule that replaces the boxes
MOST_KINDS, LONGEST_KIND = 24, 32  # limits for the unsupported rules in a name
NOT_IN_KIND = re.compile(r"[^A-Za-z0-9+_-]")
KIND = rf"[A-Za-z0-9+_-]{{1,{LONGEST_KIND}}}"
NAME = re.compile(rf"(?P<base>{'|'.join(GEOMETRIES)})\{UNKNOWN}(?P<unknown>{KIND}(?:,{KIND}){{0,{MOST_KINDS - 1}}})")
OFFERED = (*SIZES, "9x")  # the geometries for which puzzles can be made


def box_shapes(n: int) -> tuple[tuple[int, int], ...]:
    """Return the width and height of every box shape that divides a grid of n rows, with the usual shape first."""
    return tuple(box for box, rule in GEOMETRIES.values() if rule is _usual and box[0] * box[1] == n)


def geometry_with_boxes(box: tuple[int, int]) -> Geometry | None:
    """Return the geometry with rows, columns and boxes of this width and height, or None if there is none."""
    return next((geometry(name) for name, known in GEOMETRIES.items() if known == (box, _usual)), None)
