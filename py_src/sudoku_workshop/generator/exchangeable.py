"""Sets of cells in which another full grid differs. They show at once that a clue is needed.

If none of the cells of such a set has a clue, there is another solution. Some sets are found in the full grid itself:
two digits can be exchanged in some of their cells. The others come from searches for another solution, so one search
answers the same question for many other clues.
"""

from collections.abc import Iterator, Sequence
from functools import reduce
from itertools import combinations
from operator import and_

from sudoku_workshop.grid.digit_text import Digit
from sudoku_workshop.grid.houses import Cell
from sudoku_workshop.grid.masks import Mask, bits_of
from sudoku_workshop.search.field_layout import FieldLayout, Fields, bits_down


class Exchangeable:
    """The known sets of a full grid. A set is stored as the guards of its cells (see `search.fields`).

    `clues` are the fields of empty grids in which only one clue of the full grid is placed.
    """

    def __init__(self, digits: Sequence[Digit], clues: Sequence[Fields], layout: FieldLayout) -> None:
        self._layout, self._full = layout, reduce(and_, clues)
        self._guards = layout.guards >> layout.cells_at
        self._sets: list[list[Mask]] = [[] for _ in clues]
        for found in () if layout.is_related else self._of_two_digits(digits):
            self._add(found)

    def add(self, other: Fields) -> None:
        """Add the cells in which another full grid differs."""
        layout = self._layout
        differing = (self._full & ~other & layout.cells) >> layout.cells_at
        self._add(differing + self._guards - (self._guards >> layout.n) & self._guards)

    def include(self, cell: Cell, clues: Fields) -> bool:
        """Return whether a known set has this cell and none of the clues."""
        placed = self._guards & ~(clues >> self._layout.cells_at)
        return any(not known & placed for known in self._sets[cell])

    def _add(self, found: Mask) -> None:
        for guard in bits_of(found):
            self._sets[guard // self._layout.width].append(found)

    def _of_two_digits(self, digits: Sequence[Digit]) -> Iterator[Mask]:
        """Yield the cells of two digits that see each other, directly or through others, if they are not all cells."""
        places = [0] * (self._layout.n + 1)
        for cell, digit in enumerate(digits):
            places[digit] |= 1 << (cell + 1) * self._layout.width - 1
        for one, other in combinations(places[1:], 2):
            left = both = one | other
            while left:
                found = self._connected(left & -left, both)
                if found != both:
                    yield found
                left ^= found

    def _connected(self, news: Mask, cells: Mask) -> Mask:
        """Return those of the cells that are reached from some of them by seeing each other."""
        found, sees = news, self._layout.sees
        while news:
            seen = 0
            for guard in bits_down(news):
                seen |= sees[guard]
            news = seen & cells & ~found
            found |= news
        return found
