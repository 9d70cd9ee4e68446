"""The rules that the search has to ask what they leave: equations, and joint rules (see rules/rule.py).

In very long searches, sums of cells that all see each other need not be asked (see `cages.py`), and other sums of few
cells are asked by their fillings (see `fillings.py`).
"""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import NamedTuple

from sudoku_workshop.grid.geometry import Geometry
from sudoku_workshop.rules.equations import Equation
from sudoku_workshop.rules.frame import Cells, Digits
from sudoku_workshop.rules.rule import Rule
from sudoku_workshop.search.cages import Cage, is_cage
from sudoku_workshop.search.fillings import AskedFillings, fillings_of
from sudoku_workshop.search.implied import implied
from sudoku_workshop.search.overlaps import Overlap, overlaps
from sudoku_workshop.search.questions import Asked, Losses, Question
from sudoku_workshop.search.remaining import Removed
from sudoku_workshop.search.sums import Found, Groups
from sudoku_workshop.search.together import narrow_related, related_cells

MANY = 20  # cages: with fewer, other rules take most of the time
Narrow = Callable[[tuple[Digits, ...]], Found | None]


def asked_rules(geometry: Geometry) -> Iterator[Question]:
    """Yield the rules that the search has to ask."""
    yield from _asked(_stated(geometry), geometry)
    yield from _joint(geometry)


def implied_rules(geometry: Geometry) -> Iterator[Question]:
    """Yield the equations that follow from the stated ones and the houses, and what overlapping houses share."""
    yield from _asked(implied(_stated(geometry), geometry), geometry)
    yield from _overlapping(geometry)


class CagedRules(NamedTuple):
    """The rules of very long searches: sums that are in the fields, and tiers of rules that are asked."""

    cages: list[Cage]
    asked: tuple[tuple[Question, ...], ...]


def has_many_cages(geometry: Geometry) -> bool:
    """Return whether so many sums are stated for cells that all see each other that having them in the fields pays."""
    peers = [frozenset(seen) for seen in geometry.meaning.peers]
    return sum(is_cage(each, peers) for each in _stated(geometry)) >= MANY


def caged_rules(geometry: Geometry) -> CagedRules:
    """Return the rules of very long searches."""
    stated = _stated(geometry)
    more, cages = [*implied(stated, geometry)], list[Cage]()
    peers = [frozenset(seen) for seen in geometry.meaning.peers]

    def others(equations: Iterable[Equation]) -> Iterator[Equation]:
        for each in equations:
            if is_cage(each, peers):
                cages.append((each.cells, each.total))
            else:
                yield each

    first = (*_asked(others(stated), geometry, is_exact=True), *_joint(geometry))
    second = (*_asked(others(more), geometry, is_exact=True), *_overlapping(geometry))
    return CagedRules(cages, tuple(filter(None, (first, second))))


def _stated(geometry: Geometry) -> list[Equation]:
    return [equation for _, equation in geometry.meaning.sums]


def _joint(geometry: Geometry) -> Iterator[Question]:
    for rule in geometry.meaning.joint:
        cells = tuple(dict.fromkeys(rule.involved(geometry.frame)))
        yield _narrowing(cells, narrow_of(rule, cells, geometry), geometry)
    for cells, allowed in related_cells(geometry):
        yield _narrowing(cells, partial(narrow_related, allowed), geometry)


def _overlapping(geometry: Geometry) -> Iterator[Question]:
    for parts in overlaps(geometry):
        yield Asked(parts[0] + parts[1], Overlap(parts).removed, geometry)


def _asked(equations: Iterable[Equation], geometry: Geometry, is_exact: bool = False) -> Iterator[Question]:
    peers = [frozenset(seen) for seen in geometry.meaning.peers]
    for each in equations:
        if is_exact and (fillings := fillings_of(each, peers, geometry.n)):
            yield AskedFillings(each.cells, fillings, geometry)
        else:
            yield _narrowing(each.cells, Groups(each, peers, geometry.n).narrow, geometry)


def _narrowing(cells: Cells, narrow: Narrow, geometry: Geometry) -> Asked:
    losses = Losses(cells, geometry)

    def removed(domains: tuple[Digits, ...]) -> Removed | None:
        found = narrow(domains)
        return None if found is None else losses.of(domains, *found)

    return Asked(cells, removed, geometry)


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
