"""The grid in which a rule applies, and the words for digits and cells in it."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import TYPE_CHECKING, NamedTuple

from sudoku_workshop.rules.cells import Cell, Corner, leaps, side_of

if TYPE_CHECKING:
    from sudoku_workshop.rules.rule import Rule

Digit = int
Digits = int
Cells = tuple[Cell, ...]
Domains = Sequence[Digits]  # for each cell of the grid, its candidates


class Frame(NamedTuple):
    """The grid in which a rule applies: n rows, n columns and n digits, and its boxes unless regions replace them.

    `rules` are all rules of the puzzle, because some rules exempt the cells of others. If several grids overlap, as in
    a samurai, `corners` has the row and column, from 0, of the upper left cell of each. `boxes` are then those of a
    single grid.
    """

    n: int
    boxes: tuple[Cells, ...] = ()
    rules: tuple["Rule", ...] = ()
    corners: tuple[Corner, ...] = ((0, 0),)

    @property
    def side(self) -> int:
        """Return the number of rows, and of columns, of the smallest square that contains all grids."""
        return side_of(self.n, self.corners)

    @property
    def used(self) -> frozenset[Cell]:
        """Return the cells that are in a grid."""
        return frozenset(chain(*self.in_each_grid(range(self.n**2))))

    def in_each_grid(self, cells: Iterable[Cell]) -> Iterator[Cells]:
        """Yield the same cells in each of the grids. `cells` are numbered as in a single grid."""
        places = [divmod(cell, self.n) for cell in cells]
        side = self.side
        return (tuple((top + row) * side + left + column for row, column in places) for top, left in self.corners)

    def leaps(self, *steps: tuple[int, int]) -> Iterator[tuple[Cell, Cell]]:
        """Yield each pair of cells of the grids that differ by one of these steps, given as (rows, columns)."""
        used = self.used
        return (cells for cells in leaps(self.side, steps) if used.issuperset(cells))

    def neighbours(self) -> Iterator[tuple[Cell, Cell]]:
        """Yield each pair of cells that share a side. The left or upper cell comes first."""
        return self.leaps((0, 1), (1, 0))

    @property
    def digits(self) -> range:
        """Return the digits 1 to n."""
        return range(1, self.n + 1)

    @property
    def all(self) -> Digits:
        """Return the set of all digits."""
        return (1 << self.n) - 1
