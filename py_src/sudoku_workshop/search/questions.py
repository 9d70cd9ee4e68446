"""The questions of a search to a rule: what it leaves of a grid.

A rule is asked when propagation has come to rest and a digit of its cells is gone. Its answer depends on the candidates
of its cells alone, so it is remembered: the bits that remain.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import reduce
from operator import and_
from typing import Protocol

from sudoku_workshop.grid.geometry import Geometry
from sudoku_workshop.grid.masks import Mask, bits_of, masks
from sudoku_workshop.rules.frame import Cells, Digits
from sudoku_workshop.search.remaining import Remaining, Removed

KEPT = 1 << 13  # answers of one rule


class Question(Protocol):
    """A rule that a search can ask. `mask` has the bits of the candidates of its cells, in the fields of the cells."""

    mask: Mask

    def answer(self, cells: Mask, remaining: Remaining) -> Mask:
        """Return the bits that remain of a packed grid, or 0. `cells` are the fields of its cells."""


class Asked:
    """A rule that the search asks: `removed` returns the cells that lose digits, or None for a contradiction."""

    def __init__(
        self, cells: Cells, removed: Callable[[tuple[Digits, ...]], Removed | None], geometry: Geometry
    ) -> None:
        width, self._every = geometry.n + 1, (1 << geometry.n) - 1
        self._removed = removed
        self._shifts = tuple(cell * width for cell in cells)
        self.mask = sum(self._every << shift for shift in self._shifts)
        self._remembered: dict[tuple[Digits, ...], Mask] = {}

    def answer(self, cells: Mask, remaining: Remaining) -> Mask:
        """Return the bits that remain of a packed grid, or 0. `cells` are the fields of its cells."""
        every = self._every
        domains = tuple([cells >> shift & every for shift in self._shifts])
        answer = self._remembered.get(domains)
        if answer is None:
            if len(self._remembered) >= KEPT:
                self._remembered.clear()
            self._remembered[domains] = answer = remaining.left(self._removed(domains))
        return answer


class Seen:
    """The candidates that see all places of a digit in certain cells, one of which has the digit."""

    def __init__(self, cells: Cells, geometry: Geometry) -> None:
        self._peers = [masks(geometry).peers[cell] for cell in cells]
        self._remembered: dict[tuple[Digits, int], Mask] = {}

    def of(self, left: Sequence[Digits], common: Digits, remaining: Remaining) -> Mask:
        """Return the bits of these candidates. `left` are the digits of the cells, `common` those that they have."""
        lost = 0
        while common:
            digit = common & -common
            common ^= digit
            places = 0
            for digits in left:
                places = places << 1 | bool(digits & digit)
            found = self._remembered.get((digit, places))
            if found is None:
                holders = [peers for digits, peers in zip(left, self._peers, strict=True) if digits & digit]
                found = remaining.bits_of([(reduce(and_, holders), digit)])
                self._remembered[digit, places] = found
            lost |= found
        return lost


class Losses:
    """The candidates that the grid loses if certain cells keep only some of their digits."""

    def __init__(self, cells: Cells, geometry: Geometry) -> None:
        self._masks = [1 << cell for cell in cells]
        self._peers = [masks(geometry).peers[cell] for cell in cells]

    def of(
        self, domains: Sequence[Digits], left: Sequence[Digits], common: Iterable[tuple[tuple[int, ...], Digits]] = ()
    ) -> list[tuple[Mask, Digits]]:
        """Return cells with the digits that they lose. `common` has places of cells with digits that all ways have.

        If all ways have a digit in some cells, then cells that see all of these cannot have it.
        """
        gone = [
            (mask, before & ~after)
            for mask, before, after in zip(self._masks, domains, left, strict=True)
            if before & ~after
        ]
        for group, digits in common:
            for digit in bits_of(digits):
                holders = [self._peers[at] for at in group if left[at] >> digit & 1]
                if seen := reduce(and_, holders):
                    gone.append((seen, 1 << digit))
        return gone
