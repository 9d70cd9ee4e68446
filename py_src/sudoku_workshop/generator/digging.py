"""Digging: remove clues from a full grid while exactly one solution remains.

An orbit is a group of cells that a symmetry keeps together. The clues of an orbit are removed, unless the puzzle would
then have a solution with another digit in one of these cells. A clue that is needed is still needed after others are
removed. It is therefore enough to try every orbit once. The puzzle is then minimal: no orbit can be removed.

On large grids this search could take hours. In a large grid, a clue is therefore removed only if singles and locked
candidates still lead to the solution. People prefer easy puzzles on large grids anyway. Such a puzzle is not always
minimal; see `Dug.minimal`.
"""

from collections.abc import Sequence
from functools import cached_property, reduce
from itertools import accumulate
from operator import and_
from random import Random
from typing import NamedTuple

from sudoku_workshop.generator.exchangeable import Exchangeable
from sudoku_workshop.generator.symmetry import Orbit
from sudoku_workshop.grid.board import Board, board_of
from sudoku_workshop.search import first
from sudoku_workshop.search.field_layout import Fields, layout_of
from sudoku_workshop.search.fields import is_solved, place, propagate, remove

EXACT = 16  # the largest n for which a full search decides whether a clue can be removed
BACK = 2  # the number of orbits whose clues are put back to find another puzzle in the same grid


class Dug(NamedTuple):
    """The result of digging: a full grid, the orbits whose clues were removed, in order, and the other orbits.

    An orbit is a group of cells that a symmetry keeps together. `minimal` is true if the clues of all other orbits are
    needed.
    """

    full: Board
    gone: tuple[Orbit, ...]
    kept: tuple[Orbit, ...]
    minimal: bool

    @property
    def puzzle(self) -> Board:
        """The board with only the kept clues."""
        clues = {cell for orbit in self.kept for cell in orbit}
        givens = (digit if cell in clues else 0 for cell, digit in enumerate(self.full.givens))
        return board_of(self.full.geometry, givens)

    def eased(self, number: int) -> "Dug":
        """Return the result of only the first `number` removals. Its puzzle has more clues and is easier."""
        back = self.gone[number:]
        return Dug(self.full, self.gone[:number], self.kept + back, self.minimal and not back)

    def without(self, orbit: Orbit) -> "Dug":
        """Return the result without the clues of this kept orbit. There must be one solution without them."""
        return self._replace(gone=(*self.gone, orbit), kept=tuple(other for other in self.kept if other != orbit))

    def with_back(self, orbit: Orbit) -> "Dug":
        """Return the result of digging with the clues of this removed orbit put back."""
        return Dug(self.full, tuple(other for other in self.gone if other != orbit), (*self.kept, orbit), False)


class Clues:
    """The clues of a full board. Each is stored as the fields of an empty grid in which only this clue is placed.

    Fields are a grid packed into one integer (see `search.fields`). Those of several clues are combined with `&`.
    """

    def __init__(self, full: Board) -> None:
        self.layout = layout_of(full.geometry)
        self.bits = [digit and self.layout.bit(cell, digit) for cell, digit in enumerate(full.givens)]
        self.each = [place(self.layout.full, bit, self.layout) if bit else self.layout.full for bit in self.bits]
        self._digits = full.givens

    @cached_property
    def exchangeable(self) -> Exchangeable:
        """The known sets of cells in which other full grids differ."""
        return Exchangeable(self._digits, self.each, self.layout)

    def of(self, orbit: Orbit) -> Fields:
        """Return the clues in the cells of this orbit, packed as the fields of a grid."""
        return reduce(and_, (self.each[cell] for cell in orbit))

    def need(self, orbit: Orbit, others: Fields) -> bool | None:
        """Return whether the clues of an orbit are needed, given the clues in `others`.

        They are needed if `others` alone allow another digit in a cell of the orbit. The result is None if it would
        take too long to find out.
        """
        if self.layout.n > EXACT:
            return False if self._suffice(others) else None
        for cell in orbit:
            if self.exchangeable.include(cell, others):
                return True
            if found := first(remove(others, self.bits[cell], self.layout), self.layout):
                self.exchangeable.add(found)
                return True
            others &= self.each[cell]
        return False

    def need_all(self, asked: Sequence[Orbit], kept: Sequence[Orbit]) -> bool:
        """Return whether every orbit in `asked` is needed in a puzzle. The puzzle's clues are the orbits in `kept`."""
        return all(
            self.need(orbit, reduce(and_, (self.of(other) for other in kept if other != orbit), self.layout.full))
            for orbit in asked
        )

    def _suffice(self, clues: Fields) -> bool:
        """Return whether singles and locked candidates alone lead from these clues to the full board."""
        fields = propagate(clues, self.layout)
        return bool(fields) and is_solved(fields, self.layout)


def dig(full: Board, orbits: Sequence[Orbit], fewest: int = 0, clues: Clues | None = None) -> Dug:
    """Remove the clues of orbits one after the other, if they are not needed. At least `fewest` clues are left.

    Cells outside all orbits are blank from the start. `clues` may be those of the board with another search.
    """
    clues = clues or Clues(full)
    later = [clues.layout.full, *accumulate((clues.of(orbit) for orbit in reversed(orbits)), and_)]
    stay, left, minimal = clues.layout.full, sum(map(len, orbits)), True
    gone, kept, unasked = [], [], []  # `unasked` are orbits that were not tried, because too few clues would be left
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


def varied(dug: Dug, random: Random, fewest: int = 0, clues: Clues | None = None) -> Dug:
    """Return another puzzle with the same full grid. `clues` are those of the grid, if they are known.

    Some clues are put back, and then as many as possible are removed.
    """
    back = random.sample(dug.gone, min(BACK, len(dug.gone)))
    again = dig(dug.full, [*random.sample(dug.kept, len(dug.kept)), *back], fewest, clues)
    return again._replace(gone=(*(orbit for orbit in dug.gone if orbit not in back), *again.gone))
