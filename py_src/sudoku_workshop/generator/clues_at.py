"""Puzzles for rules that a person has drawn: clues in exactly the cells of a pattern that leave one solution.

A walk leads from a random full grid to such clues (see `arranging`). If it is stuck, the next one starts from another
full grid.
"""

from random import Random

from sudoku_workshop.generator.arranging import Walk
from sudoku_workshop.generator.asked_clues import check_pattern
from sudoku_workshop.generator.patterns import cells_of, exchangeable_lines
from sudoku_workshop.generator.variants.filling import filled
from sudoku_workshop.generator.wish_error import WishError
from sudoku_workshop.grid.board import Board, board_of
from sudoku_workshop.grid.digit_text import Digit
from sudoku_workshop.grid.geometry import Geometry
from sudoku_workshop.search.bounded import solutions_within

TRIES = 1000  # after which a search ends


class ClueSearch:
    """The search for clues in the cells of a pattern, which starts from a seed and can be continued.

    Raises WishError if no clues in these cells can leave one solution.
    """

    def __init__(self, grid: Geometry, pattern: str, seed: str) -> None:
        check_pattern(grid, pattern, "none")
        self._grid, self._cells, self._random = grid, cells_of(pattern, grid.cells), Random(seed)
        if lines := exchangeable_lines(grid, self._cells):
            raise WishError(f"pattern-{lines[0]}s", pattern, first=str(lines[1]), second=str(lines[2]))
        self._walk: Walk | None = None
        self.tries = 0
        self.found: Board | None = None

    def made(self, most: int = TRIES) -> Board:
        """Return the puzzle that is found within this number of tries in total. Raises WishError if there is none."""
        if found := self.advanced(most):
            return found
        raise WishError("pattern-never", str(len(self._cells)), tries=str(self.tries))

    def advanced(self, upto: int) -> Board | None:
        """Continue the search up to this number of tries in total, and return the puzzle if it is found."""
        while not self.found and self.tries < upto:
            self.tries += 1
            if not self._walk or self._walk.is_stuck:
                full = self._full()
                self._walk = Walk(full, self._cells, self._random) if full else None
            found = self._walk.step() if self._walk else None
            self.found = found[0] if found else None
        return self.found

    def _full(self) -> Board | None:
        """Return a full grid, or None if none was found. Raises WishError if the rules leave no grid."""
        digits = filled(self._grid, self._random) or self._first()
        return board_of(self._grid, digits) if digits else None

    def _first(self) -> tuple[Digit, ...] | None:
        """Return the first grid that a longer search finds."""
        found = solutions_within(board_of(self._grid, [0] * self._grid.cells), 1)
        if found == []:
            raise WishError("pattern-rules", self._grid.name)
        return found[0] if found else None
