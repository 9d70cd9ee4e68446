"""The geometry of a grid: its cells, its houses, and what follows from them (peers, boxes). Digits are not part of it.

A geometry *is* its houses and its other rules, and everything else is derived from them. Cells are ints, numbered row
by row from 0. `geometry_name.py` defines which geometries exist.

The rules of a puzzle are part of its geometry, and the name of the geometry contains them in a fixed order:

    9                                       classic
    9x                                      with both diagonals
    9+knight+thermometer:r5c5,r4c6          no equal digits a knight's move apart, and a thermometer
    9@r1c1,r7c7                             two overlapping grids, whose upper left cells are these
    9?chaosconstruction                     with rules that are not supported
    9?drawing!l.7.20..0..50,50,150,50       with a line that is drawn, not checked

So everything that has the name of a geometry has its rules. If there are unsupported rules, asking for the houses
raises UnknownRules. No function can therefore return a false result about the solutions.
"""

from collections.abc import Iterable
from dataclasses import replace
from functools import cache, cached_property, lru_cache
from weakref import WeakValueDictionary

from sudoku_workshop.error import SudokuError
from sudoku_workshop.grid.geometry_name import GEOMETRIES, MOST_RULES, name_of, parts_of
from sudoku_workshop.grid.geometry_view import GeometryView
from sudoku_workshop.grid.overlapping import AT, corners_of
from sudoku_workshop.rules import in_order, parse_rule
from sudoku_workshop.rules.rule import Rule
from sudoku_workshop.rules.shape_text import shapes_in

KEPT = 64  # geometries with rules come from input and there is no end of them, so only so many are kept


class Geometry(GeometryView):
    """A geometry of which there is only one object for its name, and its relatives. `geometry` returns it."""

    @property
    def wider(self) -> "Geometry":
        """Return the geometry without the rules if these only exclude digits from cells; otherwise this geometry."""
        return geometry(self.base) if self.meaning.only_excludes else self

    @cached_property
    def with_same_houses(self) -> "Geometry":
        """Return the same grid without rules if the rules add no houses to it; otherwise this geometry."""
        base = geometry(self.base)
        return base if base.houses == self.houses else self

    @property
    def base(self) -> str:
        """Return the name of the same grid without rules, such as 9, 9x or 6+boxes:2x3."""
        return parts_of(self.name)[0]

    def __reduce__(self) -> tuple[object, tuple[str]]:
        """Pickle only the name, so that all boards in a process share one geometry and its tables."""
        return geometry, (self.name,)


def geometry(name: str) -> Geometry:
    """Return the geometry with this name: a name in `GEOMETRIES`, to which rules may be added.

    As long as a geometry is in use, the result for its name is always the same object. Raises SudokuError for any other
    name, and RuleError, which is a SudokuError, if a rule cannot be used.
    """
    return _usual(name) if name in GEOMETRIES else _with_rules(name)


@cache
def _usual(name: str) -> Geometry:
    (width, height), rules = GEOMETRIES[name]
    return Geometry(name, width * height, (width, height), rules)


@lru_cache(maxsize=KEPT)
def _with_rules(name: str) -> Geometry:
    base, texts, unknown, drawn = parts_of(name)
    if not (AT in base or base in GEOMETRIES) or len(texts) > MOST_RULES:
        raise SudokuError(f"no geometry {name[:80]!r}; there are {', '.join(GEOMETRIES)}, to which rules may be added")
    grid = _overlapping(base) if AT in base else _usual(base)
    return made(grid, (*grid.rules, *(parse_rule(text, grid.frame) for text in texts)), unknown, drawn)


_in_use: WeakValueDictionary[str, Geometry] = WeakValueDictionary()


def _overlapping(name: str) -> Geometry:
    """Return overlapping grids without rules, which need not have their canonical name."""
    size, corners = corners_of(name)
    return replace(_usual(size), name=name, corners=corners)


def made(grid: Geometry, rules: Iterable[Rule], unknown: Iterable[str], drawn: str | None = None) -> Geometry:
    """Return a grid with these rules and no others. Raises RuleError if they can never hold together.

    `drawn` is the text of what is drawn beside unsupported rules; the usual one is that of the grid.
    """
    ordered, kinds = in_order(rules, grid.side), tuple(sorted({*unknown}))
    if len(ordered) > MOST_RULES:
        raise SudokuError(f"{len(ordered)} rules are more than one puzzle can have: {MOST_RULES}")
    shown = (grid.drawn if drawn is None else drawn) if kinds else ""
    shapes_in(shown, grid.side)  # raises SudokuError
    name = name_of(grid.n, grid.box, ordered, kinds, grid.corners, shown)
    if name in GEOMETRIES:
        return _usual(name)
    found = _in_use.get(name)
    if found is None:
        found = Geometry(name, grid.n, grid.box, ordered, kinds, grid.corners, shown)
        if not kinds:
            found.meaning  # noqa: B018  # raises RuleError
        _in_use[name] = found
    return found


def is_geometry(name: str) -> bool:
    """Return whether there is a geometry of this name."""
    try:
        return bool(geometry(name))
    except ValueError:
        return False
