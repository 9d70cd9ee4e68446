"""Digging: take clues away from a full grid as long as one solution remains.

Whether the clues of an orbit can go is asked as: is there a solution with another digit in one of its cells? Once they
are needed they stay needed when more clues go, so every orbit is asked for once, and what is left is minimal.

Large grids could keep a search busy for hours. There a clue goes only while singles alone lead to the solution, which
a person with so large a grid prefers as well; what is left is then not always minimal, and `Dug.minimal` says so.
"""

from collections.abc import Sequence
from functools import reduce
from itertools import accumulate
from operator import or_
from typing import NamedTuple

from sudoku.board import Board, Grid, Mask, is_solved, masks, propagate
from sudoku.generator.symmetry import Orbit
from sudoku.search import count

EXACT = 16  # the largest n where every clue is searched to the end


class Dug(NamedTuple):
    """The orbits that went, in their order, those that stay, and whether none of these can go any more."""

    gone: tuple[Orbit, ...]
    kept: tuple[Orbit, ...]
    minimal: bool


class Clues:
    """What the clues of a full board say.

    A set of clues is one integer: the candidates that they write, and above these the ones that they strike out, so
    that sets are joined by `|`.
    """

    def __init__(self, full: Board) -> None:
        self.full = full
        self.m = masks(full.geometry)
        self.width = full.geometry.n * self.m.size
        self.written = [1 << (digit - 1) * self.m.size + cell for cell, digit in enumerate(full.givens)]
        self.each = [self._clue(cell, digit) for cell, digit in enumerate(full.givens)]

    def _clue(self, cell: int, digit: int) -> Mask:
        struck = self.m.peers[cell] << (digit - 1) * self.m.size | self.m.cell << cell
        return struck << self.width | self.written[cell]

    def of(self, orbit: Orbit) -> Mask:
        """The clues in these cells."""
        return reduce(or_, (self.each[cell] for cell in orbit), 0)

    def grid(self, clues: Mask) -> Grid:
        """The candidates that these clues leave."""
        written = clues & self.m.full
        return self.m.full & ~(clues >> self.width) | written

    def need(self, orbit: Orbit, others: Mask) -> bool | None:
        """Whether `others` alone leave another digit to a cell of the orbit; None where that is too much work."""
        if self.full.geometry.n > EXACT:
            return False if self._suffice(others) else None
        for cell in orbit:
            if count(self.full._replace(grid=self.grid(others) & ~self.written[cell]), 1):
                return True
            others |= self.each[cell]
        return False

    def _suffice(self, clues: Mask) -> bool:
        """Whether singles alone lead from these clues to the full board."""
        grid = propagate(self.grid(clues), self.m)
        return bool(grid) and is_solved(grid, self.m)


def dig(full: Board, orbits: Sequence[Orbit], fewest: int = 0) -> Dug:
    """Ask for one orbit after the other whether it can go, and leave `fewest` clues at least."""
    clues = Clues(full)
    later = [0, *accumulate((clues.of(orbit) for orbit in reversed(orbits)), or_)]
    stay, left, minimal = 0, full.geometry.cells, True
    gone, kept = [], []
    for orbit in orbits:
        later.pop()
        needed = clues.need(orbit, stay | later[-1]) if left - len(orbit) >= fewest else None
        minimal = minimal and needed is not None
        if needed is False:
            gone.append(orbit)
            left -= len(orbit)
        else:
            kept.append(orbit)
            stay |= clues.of(orbit)
    return Dug(tuple(gone), tuple(kept), minimal)
