"""Arranging digits in a pattern of clues, so that there is one solution.

Some clues, seldom more than three, are taken away, and the solutions that are then possible are listed. These are the
ways in which the digits can be put back. The next clues are those that leave the fewest solutions. If there are too
many solutions to list, a few of the ways are compared by the candidates that are left after singles. When a walk has
not come closer for a while, it is stuck, and another full grid is needed.

Random grids hardly ever have one solution with a pattern of 24 cells. A walk of a few hundred steps finds one.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice
from math import inf
from random import Random

from sudoku_workshop.generator.digging import Dug
from sudoku_workshop.grid.board import Board, board_of
from sudoku_workshop.grid.digit_text import Digit
from sudoku_workshop.grid.houses import Cell
from sudoku_workshop.search.field_layout import Fields, layout_of
from sudoku_workshop.search.fields import place, propagate, values_of
from sudoku_workshop.search.scores import StoppedError, solved_grids

TAKEN = (1, 2, 2, 2, 3)  # how many clues are taken away, one of these at random
LISTED = 100  # the most solutions that are listed in a step
EXAMINED = 3 * LISTED  # the grids that a step examines
COMPARED = 8  # the ways that are compared if there are too many solutions
PATIENCE = 300  # the steps without coming closer after which a walk is stuck

Digits = tuple[Digit, ...]


def dug_of(puzzle: Board, full: Board) -> Dug:
    """Return a puzzle and its solution in the form of the result of digging. It is not known whether it is minimal."""
    cells = range(puzzle.geometry.cells)
    gone, kept = (tuple((cell,) for cell in cells if bool(puzzle.givens[cell]) is there) for there in (False, True))
    return Dug(full, gone, kept, False)


class Walk:
    """A walk from a full grid to puzzles with clues in the cells of a pattern. Each step may find a puzzle.

    `left` is how many solutions the clues leave, or a higher number that grows with the candidates.
    """

    left: float

    def __init__(self, full: Board, pattern: Sequence[Cell], random: Random) -> None:
        self.grid, self._layout, self._random = full.geometry, layout_of(full.geometry), random
        self.pattern, self.digits = tuple(pattern), list(full.givens)
        self.left, self._still = inf, 0

    @property
    def is_stuck(self) -> bool:
        """Return whether the walk has not come closer to a puzzle for a while."""
        return self._still > PATIENCE

    def step(self) -> tuple[Board, Board] | None:
        """Return a puzzle and its solution as a full board if this step finds one, and None if it does not."""
        taken = sorted(self._random.sample(self.pattern, min(self._random.choice(TAKEN), len(self.pattern))))
        others = self._fields([cell for cell in self.pattern if cell not in taken], self.digits)
        found, is_all = self._solutions(others)
        ways = Counter(tuple(digits[cell] for cell in taken) for digits in found)
        self._still += 1
        if not ways:
            return None
        way, left = self._fewest(ways) if is_all else self._nearest(ways, taken, others)
        if left > self.left:
            return None
        self._still = 0 if left < self.left else self._still
        self.left = left
        for cell, digit in zip(taken, way, strict=True):
            self.digits[cell] = digit
        if not is_all or left > 1:
            return None
        solution = next(digits for digits in found if tuple(digits[cell] for cell in taken) == way)
        return self._board(solution)

    def _board(self, solution: Digits) -> tuple[Board, Board]:
        clues = set(self.pattern)
        givens = [digit if cell in clues else 0 for cell, digit in enumerate(solution)]
        return board_of(self.grid, givens), board_of(self.grid, solution)

    def _fields(self, cells: Sequence[Cell], digits: Sequence[Digit]) -> Fields:
        fields = self._layout.full
        for cell in cells:
            fields = place(fields, self._layout.bit(cell, digits[cell]), self._layout)
        return fields

    def _solutions(self, fields: Fields) -> tuple[list[Digits], bool]:
        """Return some solutions, and whether they are all."""
        found: list[Digits] = []
        try:
            for solved in islice(solved_grids([fields], self._layout, EXAMINED), LISTED):
                found.append(values_of(solved, self._layout))
        except StoppedError:
            return found, False
        return found, len(found) < LISTED

    def _fewest(self, ways: Counter[Digits]) -> tuple[Digits, float]:
        """Return one of the ways with the fewest solutions, and their number."""
        fewest = min(ways.values())
        return self._random.choice(sorted(way for way, number in ways.items() if number == fewest)), fewest

    def _nearest(self, ways: Counter[Digits], taken: Sequence[Cell], others: Fields) -> tuple[Digits, float]:
        """Return the way that leaves the fewest candidates, and their number beyond `LISTED`."""
        compared = self._random.sample(sorted(ways), min(COMPARED, len(ways)))
        left = [self._candidates(zip(taken, way, strict=True), others) for way in compared]
        return compared[left.index(min(left))], LISTED + min(left)

    def _candidates(self, placed: Iterator[tuple[Cell, Digit]], fields: Fields) -> int:
        for cell, digit in placed:
            fields = place(fields, self._layout.bit(cell, digit), self._layout)
        return (propagate(fields, self._layout) & self._layout.cells).bit_count()
