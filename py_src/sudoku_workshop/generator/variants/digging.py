"""Removing the clues of a variant, with searches that have a limit.

Clues are added in a random order until there is one solution, and then those that are not needed are removed. That is
the same as removing them from the full grid in the opposite order, but much faster: the rules often leave few clues to
remove. A clue without which a search takes too long is said to be needed.
"""

from collections.abc import Sequence
from functools import reduce
from operator import and_

from sudoku_workshop.generator.digging import Clues, Dug, dig
from sudoku_workshop.generator.symmetry import Orbit
from sudoku_workshop.grid.board import Board
from sudoku_workshop.search.field_layout import Fields
from sudoku_workshop.search.fields import remove
from sudoku_workshop.search.scores import StoppedError, solved_grids

MOST = 60  # the grids that one search examines


class LimitedClues(Clues):
    """The clues of a full board, whose searches have a limit. `stopped` says whether one has reached it."""

    stopped = False

    def need(self, orbit: Orbit, others: Fields) -> bool | None:
        """Return whether the clues of an orbit are needed, given those in `others`, or None if it takes too long."""
        for cell in orbit:
            try:
                if next(solved_grids([remove(others, self.bits[cell], self.layout)], self.layout, MOST), 0):
                    return True
            except StoppedError:
                return None
            others &= self.each[cell]
        return False

    def suffice(self, kept: Sequence[Orbit]) -> bool:
        """Return whether these clues leave one solution."""
        fields = reduce(and_, map(self.of, kept), self.layout.full)
        try:
            found = [*zip(range(2), solved_grids([fields], self.layout, MOST), strict=False)]
        except StoppedError:
            return False
        return len(found) == 1


def dig_limited(full: Board, groups: Sequence[Orbit]) -> Dug:
    """Remove the clues of orbits that are not needed. Orbits are added in their order until there is one solution."""
    clues = LimitedClues(full)
    low, high = 0, len(groups)
    while low < high:
        middle = (low + high) // 2
        low, high = (low, middle) if clues.suffice(groups[:middle]) else (middle + 1, high)
    dug = dig(full, groups[:low][::-1], clues=clues)
    return dug._replace(gone=(*groups[low:][::-1], *dug.gone))
