"""The geometry of a grid: its cells, its houses, and what follows from them (peers, boxes). Digits are not part of it.

A geometry *is* its houses and its other rules, and everything else is derived from them. Cells are ints, numbered row
by row from 0. `geometry_name.py` defines which geometries exist.

The rules of a puzzle are part of its geometry, and the name of the geometry contains them in a fixed order:

    9                                       classic
    9x                                      with both diagonals
    9+knight+thermometer:r5c5,r4c6          no equal digits a knight's move apart, and a thermometer
    9@r1c1,r7c7                             two overlapping grids, whose upper left cells are these
    9?chaosconstruction                     with rules that are not supported

So everything that has the name of a geometry has its rules. If there are unsupported rules, asking for the houses
raises UnknownRules. No function can therefore return a false result about the solutions.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cache, cached_property, lru_cache
from itertools import chain
from weakref import WeakValueDictionary

from sudoku_workshop.error import SudokuError
from sudoku_workshop.grid.errors import UnexplainedRules, UnknownRules, UnprintedRules
from sudoku_workshop.grid.geometry_name import (
    GEOMETRIES,
    IRREGULAR,
    LONGEST_KIND,
    MOST_KINDS,
    MOST_RULES,
    NOT_IN_KIND,
    name_of,
    parts_of,
)
from sudoku_workshop.grid.houses import BOXES, USUAL, Cell, House, Kind, boxes_of, columns_of, rows_of
from sudoku_workshop.grid.overlapping import AT, corners_of, in_each_grid
from sudoku_workshop.rules import in_order, parse_rule
from sudoku_workshop.rules.cells import Corner, side_of
from sudoku_workshop.rules.frame import Frame
from sudoku_workshop.rules.jigsaw import Regions
from sudoku_workshop.rules.meaning import Meaning, meaning
from sudoku_workshop.rules.rule import Rule

Stroke = tuple[int, int, int, int]  # a line drawn over the grid: x, y of its start and x, y of its end, in cells
OVERLAPPING = "overlapping"  # the name of the rule that grids overlap
NO_DIGITS = 0  # the domain of a cell that is in no grid
KEPT = 64  # geometries with rules come from input and there is no end of them, so only so many are kept
FEWEST_CLUES = {"9": 17}  # McGuire, Tugemann, Civario 2012: no classic 9x9 with 16 clues has exactly one solution


@dataclass(frozen=True, eq=False)
class Geometry:
    """A grid of `n` rows, `n` columns and `n` digits, with its houses: rows, columns, boxes, then extra ones (`more`).

    Several grids may overlap (see `overlapping.py`). `corners` has the row and column at which each of them begins.

    `rules` are the rules of its puzzles besides rows, columns and boxes. `unknown` are the kinds of rules that are not
    supported. If there are any, `houses` and everything derived from them raise UnknownRules.
    """

    name: str
    n: int
    box: tuple[int, int]
    rules: tuple[Rule, ...] = ()
    unknown: tuple[str, ...] = ()
    corners: tuple[Corner, ...] = ((0, 0),)

    @cached_property
    def frame(self) -> Frame:
        """Return the grid in which the rules apply."""
        boxes = tuple(house.cells for house in boxes_of(self.n, *self.box))
        return Frame(self.n, boxes, self.rules, self.corners)

    @cached_property
    def meaning(self) -> Meaning:
        """Return what the rules mean. Raises UnknownRules if there are unsupported rules."""
        self.refuse_unknown()
        return meaning(self.frame, [house.cells for house in self._lines])

    @cached_property
    def _lines(self) -> tuple[House, ...]:
        """Return the rows, the columns, and the boxes unless regions replace them."""
        kinds = (rows_of(self.n), columns_of(self.n), () if self.is_irregular else boxes_of(self.n, *self.box))
        if not self.is_overlapping:
            return (*chain(*kinds),)
        moved = ((houses, [[*self.frame.in_each_grid(house.cells)] for house in houses]) for houses in kinds)
        return (*chain(*(in_each_grid(houses, cells) for houses, cells in moved)),)

    @cached_property
    def houses(self) -> tuple[House, ...]:
        """Return the houses. Raises UnknownRules if unsupported rules may change them."""
        more = [(rule.house, self._grid_of(cells), cells) for rule, cells in self.meaning.houses]
        kinds = [(kind, grid) for kind, grid, _ in more]
        indices = (kinds[:place].count(found) for place, found in enumerate(kinds))
        others = (House(kind, index, cells, grid) for index, (kind, grid, cells) in zip(indices, more, strict=True))
        return (*self._lines, *others)

    def _grid_of(self, cells: Iterable[Cell]) -> int:
        """Return the number of the first of several grids that contains these cells, or 0."""
        grids = self.frame.in_each_grid(range(self.n**2)) if self.is_overlapping else ()
        return next((number for number, grid in enumerate(grids, 1) if {*grid}.issuperset(cells)), 0)

    @property
    def is_overlapping(self) -> bool:
        """Return whether there are several overlapping grids."""
        return len(self.corners) > 1

    @property
    def is_irregular(self) -> bool:
        """Return whether jigsaw regions replace the boxes."""
        return any(isinstance(rule, Regions) for rule in self.rules)

    @property
    def is_explained(self) -> bool:
        """Return whether there are no rules besides rows, columns, boxes and both diagonals of a 9x9."""
        return self.name in GEOMETRIES

    @property
    def kinds_of_rules(self) -> tuple[str, ...]:
        """Return the kinds of all rules, each once: that grids overlap comes first, unsupported kinds come last."""
        known = [*[OVERLAPPING][: self.is_overlapping], *(rule.kind for rule in self.rules)]
        return tuple(dict.fromkeys([*known, *self.unknown]))

    def refuse_unexplained(self) -> None:
        """Raise UnexplainedRules if there are rules besides rows, columns, boxes and both diagonals of a 9x9."""
        self.refuse_unknown()
        if not self.is_explained:
            raise UnexplainedRules(self.kinds_of_rules)

    def refuse_unprinted(self) -> None:
        """Raise UnprintedRules if there are overlapping grids, and UnknownRules if there are unsupported rules."""
        self.refuse_unknown()
        if self.is_overlapping:
            raise UnprintedRules((OVERLAPPING,))

    @cached_property
    def treats_digits_alike(self) -> bool:
        """Return whether any two digits can be exchanged in every solution without breaking a rule."""
        meaning, alike = self.meaning, {self.frame.all, NO_DIGITS}
        return not (meaning.allowed or meaning.sums or meaning.joint) and {*meaning.domains} <= alike

    @property
    def strokes(self) -> tuple[Stroke, ...]:
        """Return the lines over the grid that show the diagonals."""
        drawn = {"diagonal-down": (0, 0, self.n, self.n), "diagonal-up": (self.n, 0, 0, self.n)}
        return tuple(drawn[rule.kind] for rule in self.rules if rule.kind in drawn)

    def refuse_unknown(self) -> None:
        """Raise UnknownRules if there are rules that are not supported."""
        if self.unknown:
            raise UnknownRules(self.unknown)

    @property
    def cells(self) -> int:
        """Return the number of cells. Some cells of overlapping grids may be in no grid."""
        return self.side * self.side

    @cached_property
    def side(self) -> int:
        """Return the number of rows, and of columns. It is n unless grids overlap."""
        return side_of(self.n, self.corners)

    @cached_property
    def used(self) -> frozenset[Cell]:
        """Return the cells that are in a grid."""
        return self.frame.used

    @property
    def drawn_box(self) -> tuple[int, int]:
        """Return the width and height of a box or, if there are no boxes, of the grid.

        The grid is drawn with thick lines around areas of this size.
        """
        has_no_boxes = self.box[1] == 1 or self.is_irregular or IRREGULAR in self.unknown
        width, height = self.box
        are_aligned = all(row % height == column % width == 0 for row, column in self.corners)
        return self.box if are_aligned and not has_no_boxes else (self.side, self.side)

    @cached_property
    def drawn_areas(self) -> tuple[object, ...]:
        """Return, for each cell, its box, or its region if regions replace the boxes. Thick lines are between these."""
        regions = next((rule for rule in self.rules if isinstance(rule, Regions)), None)
        if regions:
            return tuple(regions.signs)
        (width, height), side = self.drawn_box, range(self.side)
        return tuple((row // height, column // width) for row in side for column in side)

    @property
    def fewest_clues(self) -> int:
        """Return the fewest clues that a puzzle with exactly one solution can have, or 0 if that is not known."""
        return FEWEST_CLUES.get(self.name, 0)

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

    @property
    def peers(self) -> tuple[tuple[Cell, ...], ...]:
        """Return, for every cell, the cells that cannot have the same digit, in ascending order.

        They share a house with it, or an area in which no digit is repeated.
        """
        return self.meaning.peers

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
    base, texts, unknown = parts_of(name)
    if not (AT in base or base in GEOMETRIES) or len(texts) > MOST_RULES:
        raise SudokuError(f"no geometry {name[:80]!r}; there are {', '.join(GEOMETRIES)}, to which rules may be added")
    grid = _overlapping(base) if AT in base else _usual(base)
    return _made(grid, (*grid.rules, *(parse_rule(text, grid.frame) for text in texts)), unknown)


_in_use: WeakValueDictionary[str, Geometry] = WeakValueDictionary()


def _overlapping(name: str) -> Geometry:
    """Return overlapping grids without rules, which need not have their canonical name."""
    size, corners = corners_of(name)
    return replace(_usual(size), name=name, corners=corners)


def _made(grid: Geometry, rules: Iterable[Rule], unknown: Iterable[str]) -> Geometry:
    """Return a grid with these rules and no others. Raises RuleError if they can never hold together."""
    ordered, kinds = in_order(rules, grid.side), tuple(sorted({*unknown}))
    if len(ordered) > MOST_RULES:
        raise SudokuError(f"{len(ordered)} rules are more than one puzzle can have: {MOST_RULES}")
    name = name_of(grid.n, grid.box, ordered, kinds, grid.corners)
    if name in GEOMETRIES:
        return _usual(name)
    found = _in_use.get(name)
    if found is None:
        found = Geometry(name, grid.n, grid.box, ordered, kinds, grid.corners)
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


def with_rules(base: Geometry, rules: Iterable[Rule]) -> Geometry:
    """Return the geometry with these rules added. Raises RuleError if they can never hold together.

    Regions replace other regions.
    """
    added = tuple(rules)
    replaced = Regions if any(isinstance(rule, Regions) for rule in added) else ()
    kept = [rule for rule in base.rules if not isinstance(rule, replaced)]
    return _made(base, (*kept, *added), base.unknown) if added else base


def with_only_rules(base: Geometry, rules: Iterable[Rule]) -> Geometry:
    """Return the same grid with these rules and no others. Raises RuleError if they can never hold together."""
    return _made(base, rules, base.unknown)


def with_wanted(own: Geometry, wanted: Geometry) -> Geometry:
    """Return the geometry of a puzzle with the rules of a wanted geometry added, or a wanted geometry without rules.

    The puzzle keeps its own rules and unusual boxes, but regions and unusual boxes that are wanted replace them. Raises
    RuleError if the rules can never hold together.
    """
    if not wanted.rules or own.n != wanted.n or wanted.is_overlapping:
        return wanted
    has_usual_boxes = wanted.box == BOXES.get(str(wanted.n))
    grid = geometry(own.base if has_usual_boxes else wanted.base)
    return with_unknown(with_rules(with_rules(grid, own.rules), wanted.rules), own.unknown)


def with_unknown(base: Geometry, rules: Iterable[str]) -> Geometry:
    """Return the geometry with these unsupported rules added, or `base` itself if there are none.

    The name of a geometry has limits, so long names of rules are shortened, and rules beyond the limit are left out.
    """
    kinds = {NOT_IN_KIND.sub("-", rule)[:LONGEST_KIND] for rule in rules} - {""}
    if not kinds:
        return base
    return _made(base, base.rules, sorted(kinds | set(base.unknown))[:MOST_KINDS])


def box_shapes(n: int) -> tuple[tuple[int, int], ...]:
    """Return the width and height of every box shape that divides a grid of n rows, with the usual shape first."""
    return tuple(box for box, rules in GEOMETRIES.values() if not rules and box[0] * box[1] == n)


def geometry_with_boxes(box: tuple[int, int]) -> Geometry | None:
    """Return the geometry with rows, columns and boxes of this width and height, or None."""
    return next((geometry(name) for name, known in GEOMETRIES.items() if known == (box, ())), None)
