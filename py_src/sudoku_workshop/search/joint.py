"""The rules that the search has to ask what they leave: equations, and joint rules (see rules/rule.py).

A rule is asked when propagation has come to rest and a digit of its cells is gone. Its answer depends on the candidates
of its cells alone, so it is remembered: the bits that remain.
"""

from collections.abc import Callable, Iterable, Iterator
from functools import partial, reduce
from operator import and_

from sudoku_workshop.grid.geometry import Geometry
from sudoku_workshop.grid.masks import Mask, bits_of, masks
from sudoku_workshop.rules.equations import Equation
from sudoku_workshop.rules.frame import Cells, Digits
from sudoku_workshop.rules.rule import Rule
from sudoku_workshop.search.implied import implied
from sudoku_workshop.search.overlaps import Overlap, overlaps
from sudoku_workshop.search.sums import Found, Groups
from sudoku_workshop.search.together import narrow_related, related_cells

KEPT = 1 << 13  # answers of one rule
Narrow = Callable[[tuple[Digits, ...]], Found | None]
Removed = list[tuple[Mask, Digits]]  # cells with the digits that they lose


class Asked:
    """A rule that the search asks: `removed` returns the cells that lose digits, or None for a contradiction.

    `mask` and `shifts` say where the fields of its cells are.
    """

    def __init__(
        self, cells: Cells, removed: Callable[[tuple[Digits, ...]], Removed | None], geometry: Geometry
    ) -> None:
        width, every = geometry.n + 1, (1 << geometry.n) - 1
        self.cells, self.removed = cells, removed
        self.shifts = tuple(cell * width for cell in cells)
        self.mask = sum(every << shift for shift in self.shifts)
        self.remembered: dict[tuple[Digits, ...], Mask] = {}

    def remember(self, domains: tuple[Digits, ...], answer: Mask) -> None:
        """Remember the bits that remain of a grid in which the cells have these candidates."""
        if len(self.remembered) >= KEPT:
            self.remembered.clear()
        self.remembered[domains] = answer


class Narrowed:
    """A rule that narrows the candidates of its cells, as the cells that lose digits."""

    def __init__(self, cells: Cells, narrow: Narrow, geometry: Geometry) -> None:
        self._narrow = narrow
        self._masks = [1 << cell for cell in cells]
        self._peers = [masks(geometry).peers[cell] for cell in cells]

    def removed(self, domains: tuple[Digits, ...]) -> Removed | None:
        """Return cells with the digits that they lose if the rule is asked, or None for a contradiction.

        If all ways have a digit in some cells, then cells that see all of these cannot have it.
        """
        found = self._narrow(domains)
        if found is None:
            return None
        left, common = found
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


def asked_rules(geometry: Geometry) -> Iterator[Asked]:
    """Yield the rules that the search has to ask."""
    meaning = geometry.meaning
    yield from _asked([equation for _, equation in meaning.sums], geometry)
    for rule in meaning.joint:
        cells = tuple(dict.fromkeys(rule.involved(geometry.frame)))
        yield _narrowing(cells, narrow_of(rule, cells, geometry), geometry)
    for cells, allowed in related_cells(geometry):
        yield _narrowing(cells, partial(narrow_related, allowed), geometry)


def implied_rules(geometry: Geometry) -> Iterator[Asked]:
    """Yield the equations that follow from the stated ones and the houses, and what overlapping houses share."""
    yield from _asked(implied([equation for _, equation in geometry.meaning.sums], geometry), geometry)
    for parts in overlaps(geometry):
        yield Asked(parts[0] + parts[1], Overlap(parts).removed, geometry)


def _asked(equations: Iterable[Equation], geometry: Geometry) -> Iterator[Asked]:
    peers = [frozenset(seen) for seen in geometry.meaning.peers]
    for each in equations:
        yield _narrowing(each.cells, Groups(each, peers, geometry.n).narrow, geometry)


def _narrowing(cells: Cells, narrow: Narrow, geometry: Geometry) -> Asked:
    return Asked(cells, Narrowed(cells, narrow, geometry).removed, geometry)


def narrow_of(rule: Rule, cells: Cells, geometry: Geometry) -> Narrow:
    """Return the function that narrows only these cells. All others have all digits."""
    frame = geometry.frame
    blank = [frame.all] * geometry.cells

    def narrow(domains: tuple[Digits, ...]) -> Found | None:
        every = [*blank]
        for cell, digits in zip(cells, domains, strict=True):
            every[cell] = digits
        found = rule.narrow(every, frame)
        return None if found is None else ([found[cell] for cell in cells], [])

    return narrow
