"""The scores of a search: how often a digit in a cell led to a contradiction at once, per cell and per digit."""

from bisect import insort

from sudoku_workshop.grid.houses import Cell
from sudoku_workshop.search.field_layout import FieldLayout, Fields

LASTING = 1000  # after so many grids, the scores fade
FADED = 0.7  # the part of the scores that is left then
FADED_DIGITS = 0.35  # the same for digits, which change more often
OUTSTANDING = 1.5  # how many times as often as the best digit the worst must have failed to count
SHARE = 0.2  # the part of that digit's score that is added to the scores of its cells


class Scores:
    """The scores of cells and digits. `cells` has the score of each cell."""

    def __init__(self, layout: FieldLayout) -> None:
        geometry = layout.geometry
        self._n, self._width = layout.n, layout.width
        self.cells, self._order = [1.0] * geometry.cells, [*range(geometry.cells)]  # from the highest score
        self._digits, self._outstanding, self._more = [0.0] * layout.n, 0, 0.0

    def blame(self, cell: Cell, digit: int) -> None:
        """Count a contradiction. The digit is counted from 0."""
        self.cells[cell] += 1
        self._order.remove(cell)
        insort(self._order, cell, key=self._rank)
        self._digits[digit] += 1
        self._find_outstanding()

    def _rank(self, cell: Cell) -> float:
        return -self.cells[cell]

    def grow_older(self, searched: int) -> None:
        """Let the scores fade after so many grids, if it is time."""
        if searched % LASTING == 0:
            self.cells = [score * FADED for score in self.cells]
            self._digits = [score * FADED_DIGITS for score in self._digits]
            self._find_outstanding()

    def _find_outstanding(self) -> None:
        """Find the digit that failed far more often than others."""
        most = max(self._digits)
        is_clear = most >= self._n and most > OUTSTANDING * min(filter(None, self._digits))
        self._outstanding = 1 << self._digits.index(most) if is_clear else 0
        self._more = most * SHARE if is_clear else 0.0

    def best(self, cells: Fields) -> tuple[Cell, float]:
        """Return the blank cell that has the highest score per candidate, and that number.

        `cells` are the fields of all cells. As a blank cell has at least two candidates, cells with less than twice the
        best number need not be examined.
        """
        best, most, width, every = 0, 0.0, self._width, (1 << self._n) - 1
        guard, scores, more = 1 << self._n, self.cells, self._more
        for cell in self._order:
            score = scores[cell]
            if score + more <= 2 * most:
                break
            field = cells >> cell * width
            if field & guard:
                worth = (score + more if field & self._outstanding else score) / (field & every).bit_count()
                if worth > most:
                    best, most = cell, worth
        return best, most
