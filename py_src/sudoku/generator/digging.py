"""Digging: take clues away from a full grid as long as one solution remains.

Whether the clues of an orbit can go is asked as: is there a solution with another digit in one of its cells? Once they
are needed they stay needed when more clues go, so every orbit is asked for once, and what is left is minimal.

Large grids could keep a search busy for hours. There a clue goes only while singles and locked candidates lead to the
solution, which a person with so large a grid prefers as well; what is left is then not always minimal, and
`Dug.minimal` says so.
"""

from collections.abc import Sequence
from functools import reduce
from itertools import accumulate
from operator import and_
from typing import NamedTuple

from sudoku.board import Board
from sudoku.fields import is_solved, place, propagate, remove
from sudoku.frame import Fields, frame_of
from sudoku.generator.symmetry import Orbit
from sudoku.search import first

EXACT = 16  # the largest n where every clue is searched to the end


class Dug(NamedTuple):
    """The orbits that went, in their order, those that stay, and whether none of these can go any more."""

    gone: tuple[Orbit, ...]
    kept: tuple[Orbit, ...]
    minimal: bool


class Clues:
    """What the clues of a full board leave in a grid: fields each, and sets of clues are joined by `&`."""

    def __init__(self, full: Board) -> None:
        self.frame = frame_of(full.geometry)
        self.bits = [self.frame.bit(cell, digit) for cell, digit in enumerate(full.givens)]
        self.each = [place(self.frame.full, bit, self.frame) for bit in self.bits]

    def of(self, orbit: Orbit) -> Fields:
        """What the clues in these cells leave."""
        return reduce(and_, (self.each[cell] for cell in orbit))

    def need(self, orbit: Orbit, others: Fields) -> bool | None:
        """Whether `others` alone leave another digit to a cell of the orbit; None where that is too much work."""
        if self.frame.n > EXACT:
            return False if self._suffice(others) else None
        for cell in orbit:
            if first(remove(others, self.bits[cell], self.frame), self.frame):
                return True
            others &= self.each[cell]
        return False

    def _suffice(self, clues: Fields) -> bool:
        """Whether singles and locked candidates alone lead from these clues to the full board."""
        fields = propagate(clues, self.frame)
        return bool(fields) and is_solved(fields, self.frame)


def dig(full: Board, orbits: Sequence[Orbit], fewest: int = 0) -> Dug:
    """Ask for one orbit after the other whether it can go, and leave `fewest` clues at least."""
    clues = Clues(full)
    whole = clues.frame.full
    later = [whole, *accumulate((clues.of(orbit) for orbit in reversed(orbits)), and_)]
    stay, left, minimal = whole, full.geometry.cells, True
    gone, kept = [], []
    for orbit in orbits:
        later.pop()
        needed = clues.need(orbit, stay & later[-1]) if left - len(orbit) >= fewest else None
        minimal = minimal and needed is not None
        if needed is False:
            gone.append(orbit)
            left -= len(orbit)
        else:
            kept.append(orbit)
            stay &= clues.of(orbit)
    return Dug(tuple(gone), tuple(kept), minimal)
