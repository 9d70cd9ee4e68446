"""The rules that the search has to ask what they leave: equations, and joint rules (see rules/rule.py).

Searches without a limit ask sums by tables of all ways to fill the cells (`fillings.py`, `asked_groups.py`), or of all
sets of digits (`asked_sets.py`). Other searches ask as they did when the first IDs of variants were given, because the
puzzle of an ID depends on what a search finds.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence, Set
from functools import partial
from itertools import combinations
from math import factorial

from sudoku_workshop.grid.geometry import Geometry
from sudoku_workshop.rules.cells import Cell
from sudoku_workshop.rules.digit_sets import DigitSet
from sudoku_workshop.rules.equations import Equation
from sudoku_workshop.rules.frame import Cells, Digits
from sudoku_workshop.rules.rule import Rule
from sudoku_workshop.rules.split_lines import SumOfPart
from sudoku_workshop.search.asked_cases import AskedCases
from sudoku_workshop.search.asked_groups import AskedGroups
from sudoku_workshop.search.asked_sets import AskedSets
from sudoku_workshop.search.combinations import are_few, sets_of
from sudoku_workshop.search.fillings import MOST, MOST_DIGITS, AskedFillings, fillings_of, fillings_with, has_few
from sudoku_workshop.search.implied import implied
from sudoku_workshop.search.overlaps import Overlap, overlaps
from sudoku_workshop.search.questions import Asked, Losses, Question
from sudoku_workshop.search.remaining import Removed
from sudoku_workshop.search.sums import Found, Groups
from sudoku_workshop.search.together import narrow_related, related_cells

Narrow = Callable[[tuple[Digits, ...]], Found | None]


def asked_rules(geometry: Geometry) -> Iterator[Question]:
    """Yield the rules that the search has to ask."""
    yield from _asked(_stated(geometry), geometry)
    yield from _joint(geometry)


def implied_rules(geometry: Geometry) -> Iterator[Question]:
    """Yield the equations that follow from the stated ones and the houses, and what overlapping houses share."""
    yield from _asked(implied(_stated(geometry), geometry), geometry)
    yield from _overlapping(geometry)


def exact_rules(geometry: Geometry) -> Iterator[Question]:
    """Yield the same rules for searches without a limit: their answers are quicker, and some remove more."""
    yield from _exact(_stated(geometry), geometry)
    yield from _joint(geometry, is_exact=True)


def exact_implied_rules(geometry: Geometry) -> Iterator[Question]:
    """Yield the rules that follow from others for searches without a limit."""
    yield from _exact(implied(_stated(geometry), geometry), geometry)
    yield from _overlapping(geometry)


def _stated(geometry: Geometry) -> list[Equation]:
    return [equation for _, equation in geometry.meaning.sums]


def _joint(geometry: Geometry, is_exact: bool = False) -> Iterator[Question]:
    for rule in geometry.meaning.joint:
        cells = tuple(dict.fromkeys(rule.involved(geometry.frame)))
        if is_exact and isinstance(rule, DigitSet):
            yield _asked_sets(rule.cells, rule.sets(geometry.n), geometry)
        elif is_exact and isinstance(rule, SumOfPart) and geometry.n <= MOST_DIGITS:
            yield AskedCases(rule, geometry)
        else:
            yield _narrowing(cells, narrow_of(rule, cells, geometry), geometry)
    for cells, allowed in related_cells(geometry):
        yield _narrowing(cells, partial(narrow_related, allowed), geometry)


def _overlapping(geometry: Geometry) -> Iterator[Question]:
    for parts in overlaps(geometry):
        yield Asked(parts[0] + parts[1], Overlap(parts).removed, geometry)


def _asked(equations: Iterable[Equation], geometry: Geometry) -> Iterator[Question]:
    peers = [frozenset(seen) for seen in geometry.meaning.peers]
    for each in equations:
        yield _narrowing(each.cells, Groups(each, peers, geometry.n).narrow, geometry)


def _exact(equations: Iterable[Equation], geometry: Geometry) -> Iterator[Question]:
    peers, n = [frozenset(seen) for seen in geometry.meaning.peers], geometry.n
    for each in equations:
        if is_cage(each, peers) and are_few(len(each.cells), n):
            yield _asked_sets(each.cells, sets_of(len(each.cells), n).get(each.total, ()), geometry)
        elif has_few(each, n):
            yield AskedFillings(each.cells, partial(fillings_of, each, peers, n), geometry)
        else:
            yield AskedGroups(each, peers, geometry)


def is_cage(equation: Equation, peers: Sequence[Set[Cell]]) -> bool:
    """Return whether an equation is the sum of cells that all see each other."""
    return {*equation.factors} == {1} and all(other in peers[cell] for cell, other in combinations(equation.cells, 2))


def _asked_sets(cells: Cells, sets: tuple[Digits, ...], geometry: Geometry) -> Question:
    """Return the question about cells with the digits of one of these sets."""
    size, n = len(cells), geometry.n
    if n <= MOST_DIGITS and len(sets) * factorial(size) <= MOST:
        return AskedFillings(cells, partial(fillings_with, sets, size, n), geometry)
    return AskedSets(cells, sets, geometry)


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
