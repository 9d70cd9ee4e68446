"""The houses of a geometry, which follow from its size, its boxes and its rules, and the cells that see each other."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from itertools import chain

from sudoku_workshop.grid.errors import UnknownRules
from sudoku_workshop.grid.houses import USUAL, Cell, House, Kind, boxes_of, columns_of, rows_of
from sudoku_workshop.grid.overlapping import in_each_grid
from sudoku_workshop.rules.cells import Corner, side_of
from sudoku_workshop.rules.frame import Frame
from sudoku_workshop.rules.jigsaw import Regions
from sudoku_workshop.rules.meaning import Meaning, meaning
from sudoku_workshop.rules.rule import Rule


@dataclass(frozen=True, eq=False)
class GeometryHouses:
    """A grid of `n` rows, `n` columns and `n` digits, with its houses: rows, columns, boxes, then extra ones (`more`).

    Several grids may overlap (see `overlapping.py`). `corners` has the row and column at which each of them begins.

    `rules` are the rules of its puzzles besides rows, columns and boxes. `unknown` are the kinds of rules that are not
    supported. If there are any, `houses` and everything derived from them raise UnknownRules. `drawn` is the text of
    the shapes that are drawn beside them, whose meaning is not known.
    """

    name: str
    n: int
    box: tuple[int, int]
    rules: tuple[Rule, ...] = ()
    unknown: tuple[str, ...] = ()
    corners: tuple[Corner, ...] = ((0, 0),)
    drawn: str = ""

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

    def refuse_unknown(self) -> None:
        """Raise UnknownRules if there are rules that are not supported."""
        if self.unknown:
            raise UnknownRules(self.unknown)
