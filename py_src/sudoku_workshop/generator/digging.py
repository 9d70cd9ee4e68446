"""Digging: take clues away from a full grid as long as one solution remains.

The clues of an orbit are removed unless there is then a solution with another digit in one of its cells. A clue that is
needed stays needed when others are removed, so every orbit is tried once, and the puzzle is then minimal.

On large grids this search could take hours. There a clue is removed only while singles and locked candidates lead to
the solution, which people prefer in so large a grid as well. Such a puzzle is not always minimal; `Dug.minimal` says
so.
"""

from collections.abc import Sequence
from functools import reduce
from itertools import accumulate
from operator import and_
from random import Random
from typing import NamedTuple

from sudoku_workshop.generator.symmetry import Orbit
from sudoku_workshop.grid.board import Board, board_of
from sudoku_workshop.search import first
from sudoku_workshop.search.field_layout import Fields, layout_of
from sudoku_workshop.search.fields import is_solved, place, propagate, remove

EXACT = 16  # the largest n where every clue is searched to the end
BACK = 2  # orbits that are put back for another puzzle of the same grid


class Dug(NamedTuple):
    """The orbits that were removed, in order, those that stay, and whether none of these could be removed."""

    full: Board
    gone: tuple[Orbit, ...]
    kept: tuple[Orbit, ...]
    minimal: bool

    @property
    def puzzle(self) -> Board:
        """The clues that stay."""
        clues = {cell for orbit in self.kept for cell in orbit}
        givens = (digit if cell in clues else 0 for cell, digit in enumerate(self.full.givens))
        return board_of(self.full.geometry, givens)

    def eased(self, number: int) -> "Dug":
        """With all clues put back but the first `number` orbits that were removed."""
        back = self.gone[number:]
        return Dug(self.full, self.gone[:number], self.kept + back, self.minimal and not back)

    def with_back(self, orbit: Orbit) -> "Dug":
        """With one orbit put back."""
        return Dug(self.full, tuple(other for other in self.gone if other != orbit), (*self.kept, orbit), False)


class Clues:
    """For every clue of a full board the fields that it leaves; the fields of several clues are joined by `&`."""

    def __init__(self, full: Board) -> None:
        self.layout = layout_of(full.geometry)
        self.bits = [self.layout.bit(cell, digit) for cell, digit in enumerate(full.givens)]
        self.each = [place(self.layout.full, bit, self.layout) for bit in self.bits]

    def of(self, orbit: Orbit) -> Fields:
        """What the clues in these cells leave."""
        return reduce(and_, (self.each[cell] for cell in orbit))

    def need(self, orbit: Orbit, others: Fields) -> bool | None:
        """Whether `others` alone allow another digit in a cell of the orbit; None where finding out takes too long."""
        if self.layout.n > EXACT:
            return False if self._suffice(others) else None
        for cell in orbit:
            if first(remove(others, self.bits[cell], self.layout), self.layout):
                return True
            others &= self.each[cell]
        return False

    def need_all(self, asked: Sequence[Orbit], kept: Sequence[Orbit]) -> bool:
        """Whether none of these orbits can be removed from the puzzle of all that are kept."""
        return all(
            self.need(orbit, reduce(and_, (self.of(other) for other in kept if other != orbit), self.layout.full))
            for orbit in asked
        )

    def _suffice(self, clues: Fields) -> bool:
        """Whether singles and locked candidates alone lead from these clues to the full board."""
        fields = propagate(clues, self.layout)
        return bool(fields) and is_solved(fields, self.layout)


def dig(full: Board, orbits: Sequence[Orbit], fewest: int = 0) -> Dug:
    """Remove one orbit after the other where that is possible, and leave at least `fewest` clues. Cells in none of
    the orbits are blank already."""
    clues = Clues(full)
    later = [clues.layout.full, *accumulate((clues.of(orbit) for orbit in reversed(orbits)), and_)]
    stay, left, minimal = clues.layout.full, sum(map(len, orbits)), True
    gone, kept, unasked = [], [], []  # unasked: not tried, since there must not be fewer clues
    for orbit in orbits:
        later.pop()
        needed: bool | None = True
        if left - len(orbit) >= fewest:
            needed = clues.need(orbit, stay & later[-1])
        else:
            unasked.append(orbit)
        if needed is False:
            gone.append(orbit)
            left -= len(orbit)
        else:
            minimal = minimal and needed is True
            kept.append(orbit)
            stay &= clues.of(orbit)
    return Dug(full, tuple(gone), tuple(kept), minimal and clues.need_all(unasked, kept))


def varied(dug: Dug, random: Random, fewest: int = 0) -> Dug:
    """Another puzzle of the same full grid: some clues are put back, then as many as possible removed."""
    back = random.sample(dug.gone, min(BACK, len(dug.gone)))
    again = dig(dug.full, [*random.sample(dug.kept, len(dug.kept)), *back], fewest)
    return again._replace(gone=(*(orbit for orbit in dug.gone if orbit not in back), *again.gone))
