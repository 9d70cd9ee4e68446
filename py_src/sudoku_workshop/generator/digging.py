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
    """The orbits that went, in their order, those that stay, and whether none of these can go any more."""

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
        """With all clues put back but the first `number` orbits that went."""
        back = self.gone[number:]
        return Dug(self.full, self.gone[:number], self.kept + back, self.minimal and not back)

    def with_back(self, orbit: Orbit) -> "Dug":
        """With one orbit put back."""
        return Dug(self.full, tuple(other for other in self.gone if other != orbit), (*self.kept, orbit), False)


class Clues:
    """What the clues of a full board leave in a grid: fields each, and sets of clues are joined by `&`."""

    def __init__(self, full: Board) -> None:
        self.layout = layout_of(full.geometry)
        self.bits = [self.layout.bit(cell, digit) for cell, digit in enumerate(full.givens)]
        self.each = [place(self.layout.full, bit, self.layout) for bit in self.bits]

    def of(self, orbit: Orbit) -> Fields:
        """What the clues in these cells leave."""
        return reduce(and_, (self.each[cell] for cell in orbit))

    def need(self, orbit: Orbit, others: Fields) -> bool | None:
        """Whether `others` alone leave another digit to a cell of the orbit; None where that is too much work."""
        if self.layout.n > EXACT:
            return False if self._suffice(others) else None
        for cell in orbit:
            if first(remove(others, self.bits[cell], self.layout), self.layout):
                return True
            others &= self.each[cell]
        return False

    def need_all(self, asked: Sequence[Orbit], kept: Sequence[Orbit]) -> bool:
        """Whether none of these orbits can go while all others of those that are kept stay."""
        return all(
            self.need(orbit, reduce(and_, (self.of(other) for other in kept if other != orbit), self.layout.full))
            for orbit in asked
        )

    def _suffice(self, clues: Fields) -> bool:
        """Whether singles and locked candidates alone lead from these clues to the full board."""
        fields = propagate(clues, self.layout)
        return bool(fields) and is_solved(fields, self.layout)


def dig(full: Board, orbits: Sequence[Orbit], fewest: int = 0) -> Dug:
    """Ask for one orbit after the other whether it can go, and leave `fewest` clues at least. What is in none of the
    orbits is blank already."""
    clues = Clues(full)
    later = [clues.layout.full, *accumulate((clues.of(orbit) for orbit in reversed(orbits)), and_)]
    stay, left, minimal = clues.layout.full, sum(map(len, orbits)), True
    gone, kept, unasked = [], [], []  # unasked: they stay, for fewer there must not be
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
    """Another puzzle of the same full grid: some clues are put back, then as many as can go taken away."""
    back = random.sample(dug.gone, min(BACK, len(dug.gone)))
    again = dig(dug.full, [*random.sample(dug.kept, len(dug.kept)), *back], fewest)
    return again._replace(gone=(*(orbit for orbit in dug.gone if orbit not in back), *again.gone))
