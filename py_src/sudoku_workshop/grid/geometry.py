"""What a grid is: its cells, its houses, and what follows from them alone (peers, boxes). No digits, no puzzles here.

A geometry *is* its houses. Everything else is derived, so a board with other regions or more houses is another list of
houses and nothing else. Cells are ints, numbered row by row from 0. Here, and nowhere else, it is said which there are.

A puzzle may have rules that are not known here, such as killer cages. Its geometry says so in its name, "9?killercage",
and refuses to name houses, so that whatever would be said about the solutions of such a puzzle is refused as well.
"""

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import cache, cached_property, lru_cache
from typing import NamedTuple

from sudoku_workshop.grid.errors import UnknownRules

Cell = int
Kind = str  # of a house: "row", "column", "box", or what a further rule calls its own
Stroke = tuple[int, int, int, int]  # a line over the grid, from x, y to x, y, in cells

BOXES = {  # name: (width, height) of a box
    "4": (2, 2), "6": (3, 2), "8": (4, 2), "9": (3, 3), "10": (5, 2),
    "12": (4, 3), "15": (5, 3), "16": (4, 4), "20": (5, 4), "25": (5, 5),
}  # fmt: skip
SIZES = tuple(BOXES)
OTHER_BOXES = {  # every other shape of box that divides a grid of these sizes, named by its width and height
    f"{size}+boxes:{wide}x{n // wide}": (wide, n // wide)
    for size, n in ((size, width * height) for size, (width, height) in BOXES.items())
    for wide in range(2, n // 2 + 1)
    if n % wide == 0 and (wide, n // wide) != BOXES[size]
}
FLAT = {"5": (5, 1), "7": (7, 1)}  # no boxes divide these: rows and columns alone, and what rules a puzzle brings
FEWEST_CLUES = {"9": 17}  # McGuire, Tugemann, Civario 2012: no classic 9x9 with 16 clues has exactly one solution


class House(NamedTuple):
    """`n` cells that hold every digit once; `index` counts from 0 within its kind."""

    kind: Kind
    index: int  # type: ignore[assignment]  # a tuple's method of that name is not missed
    cells: tuple[Cell, ...]


class Rule(NamedTuple):
    """What is added to rows, columns and boxes: more houses, and the lines that show them on the grid."""

    houses: tuple[House, ...] = ()
    strokes: tuple[Stroke, ...] = ()


@dataclass(frozen=True, eq=False)
class Geometry:
    """A grid of `n` rows and `n` columns, with `n` digits and its houses: rows, columns, boxes, then `more`.

    `unknown` are kinds of rules that are not known. Where there are some, `houses` and all that follows from them raise
    UnknownRules.
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
        """The houses. UnknownRules where other rules may say otherwise."""
        self.refuse_unknown()
        return self.usual_houses

    def refuse_unknown(self) -> None:
        """Raise UnknownRules where there are some."""
        if self.unknown:
            raise UnknownRules(self.unknown)

    @property
    def cells(self) -> int:
        """How many cells there are."""
        return self.n * self.n

    @property
    def drawn_box(self) -> tuple[int, int]:
        """What thick lines part on paper; a grid without boxes is one piece."""
        return (self.n, self.n) if self.name in FLAT or IRREGULAR in self.unknown else self.box

    @property
    def fewest_clues(self) -> int:
        """With fewer clues there is never exactly one solution; 0 where that is not known."""
        return FEWEST_CLUES.get(self.name, 0)

    @cached_property
    def kinds(self) -> tuple[Kind, ...]:
        """The kinds of its houses, each once."""
        return tuple(dict.fromkeys(house.kind for house in self.houses))

    @cached_property
    def more(self) -> tuple[House, ...]:
        """The houses besides rows, columns and boxes."""
        return tuple(house for house in self.houses if house.kind not in USUAL)

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


def geometry(name: str) -> Geometry:
    """Return the geometry called `name`: one of `GEOMETRIES`, perhaps with unknown rules. ValueError for another name.

    Those of `GEOMETRIES` are the same object every time.
    """
    return _known(name) if name in GEOMETRIES else _foreign(name)


@cache
def _known(name: str) -> Geometry:
    (width, height), rule = GEOMETRIES[name]
    n = width * height
    houses, strokes = rule(n)
    return Geometry(name, n, (width, height), _rows(n) + _columns(n) + _boxes(n, width, height) + houses, strokes)


@lru_cache(maxsize=1 << 8)  # names with unknown rules come from outside, and there may be any number of them
def _foreign(name: str) -> Geometry:
    if not (match := NAME.fullmatch(name)):
        raise ValueError(f"no geometry {name!r}; there are {', '.join(GEOMETRIES)}")
    return replace(_known(match["base"]), name=name, unknown=tuple(match["unknown"].split(",")))


def is_geometry(name: str) -> bool:
    """Return whether there is a geometry of this name."""
    return name in GEOMETRIES or NAME.fullmatch(name) is not None


def with_unknown(base: Geometry, rules: Iterable[str]) -> Geometry:
    """Return a geometry that also has these unknown rules; the same one for none.

    Kinds are cut to what a geometry's name may hold.
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
    """Boxes row by row; a box row holds `height` boxes (n / width), a box column `width` of them. Those one row high
    would be the rows again, so there are none."""
    if height == 1:
        return ()
    corners = [(r, c) for r in range(0, n, height) for c in range(0, n, width)]
    return tuple(
        House("box", i, tuple((r + dr) * n + c + dc for dr in range(height) for dc in range(width)))
        for i, (r, c) in enumerate(corners)
    )


def _usual(_: int) -> Rule:
    """Rows, columns and boxes alone."""
    return Rule()


def _diagonals(n: int) -> Rule:
    """Both diagonals hold every digit once: Sudoku X."""
    falling, rising = (tuple(start + step * i for i in range(n)) for start, step in ((0, n + 1), (n - 1, n - 1)))
    houses = House("diagonal", 0, falling), House("antidiagonal", 0, rising)
    return Rule(houses, ((0, 0, n, n), (n, 0, 0, n)))


USUAL = ("row", "column", "box")
GEOMETRIES: dict[str, tuple[tuple[int, int], Callable[[int], Rule]]] = {  # name: its box, and its rule
    **{name: (box, _usual) for name, box in BOXES.items()},
    "9x": (BOXES["9"], _diagonals),
    **{name: (box, _usual) for name, box in (FLAT | OTHER_BOXES).items()},
}
UNKNOWN = "?"  # stands before the kinds of rules that are not known
IRREGULAR = "region"  # the unknown rule that replaces the boxes
MOST_KINDS, LONGEST_KIND = 24, 32  # in a name
NOT_IN_KIND = re.compile(r"[^A-Za-z0-9+_-]")
KIND = rf"[A-Za-z0-9+_-]{{1,{LONGEST_KIND}}}"
NAME = re.compile(rf"(?P<base>{'|'.join(GEOMETRIES)})\{UNKNOWN}(?P<unknown>{KIND}(?:,{KIND}){{0,{MOST_KINDS - 1}}})")
OFFERED = (*SIZES, "9x")  # what puzzles are made of


def shapes(n: int) -> tuple[tuple[int, int], ...]:
    """Return the width and height of every kind of box that divides a grid of n rows, the usual one first."""
    return tuple(box for box, rule in GEOMETRIES.values() if rule is _usual and box[0] * box[1] == n)


def boxed(box: tuple[int, int]) -> Geometry | None:
    """Return the grid with rows, columns and boxes of this width and height; None where there is none."""
    return next((geometry(name) for name, told in GEOMETRIES.items() if told == (box, _usual)), None)
