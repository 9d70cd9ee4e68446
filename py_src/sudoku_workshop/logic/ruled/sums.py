"""The sums of a puzzle as the techniques use them: an equation, what it means, and what its cells still allow."""

from collections.abc import Iterator
from functools import lru_cache, reduce
from operator import or_
from typing import NamedTuple

from sudoku_workshop.grid.geometry import KEPT, Geometry
from sudoku_workshop.grid.masks import bits_of
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.ruled.named import rule_phrase
from sudoku_workshop.logic.ruled.relations import domains
from sudoku_workshop.logic.step import Phrase
from sudoku_workshop.rules.equations import Equation
from sudoku_workshop.rules.frame import Digits
from sudoku_workshop.search.combinations import shared_out, tables_of, ways
from sudoku_workshop.search.sums import Found, Groups


class View(NamedTuple):
    """An equation with its cells in groups that see each other, and the sentence that states it."""

    equation: Equation
    groups: Groups
    stated: Phrase

    def own(self, position: Position) -> tuple[Digits, ...]:
        """Return the candidates of the equation's cells."""
        every = position.once(domains)
        return tuple([every[cell] for cell in self.equation.cells])

    def left(self, position: Position) -> Found | None:
        """Return the digits that are left to each cell, and the digits that certain cells must have, or None."""
        return _left(self.groups, self.own(position))

    @property
    def is_cage(self) -> bool:
        """Return whether the cells are all different and simply add up to the total."""
        return len(self.groups.groups) == 1 and {*self.equation.factors} == {1}


@lru_cache(maxsize=1 << 12)  # most are the same after the next step of a path
def _left(groups: Groups, domains: tuple[Digits, ...]) -> Found | None:
    return groups.narrow(domains)


def view_of(equation: Equation, stated: Phrase, geometry: Geometry) -> View:
    """Return a view of an equation."""
    return View(equation, _groups(equation, geometry), stated)


@lru_cache(maxsize=1 << 12)
def _groups(equation: Equation, geometry: Geometry) -> Groups:
    return Groups(equation, peer_sets(geometry), geometry.n)


@lru_cache(maxsize=KEPT)
def peer_sets(geometry: Geometry) -> list[frozenset[int]]:
    """Return the peers of each cell as sets."""
    return [frozenset(seen) for seen in geometry.peers]


@lru_cache(maxsize=KEPT)
def stated_sums(geometry: Geometry) -> tuple[View, ...]:
    """Return the sums that the rules of a puzzle state, those with few cells first."""
    views = [view_of(equation, rule_phrase(rule, geometry), geometry) for rule, equation in geometry.meaning.sums]
    return tuple(sorted(views, key=lambda view: len(view.equation.cells)))


def sets_left(view: View, own: tuple[Digits, ...], n: int) -> list[Digits]:
    """Return the sets of digits with which the cells of a cage can have its total."""
    table = tables_of(len(own), n).get(view.equation.total)
    if table is None:
        return []
    fitting = [table.sets[at] for at in bits_of(table.fitting(own, reduce(or_, own)))]
    return [digits for digits in fitting if shared_out(digits, tuple([mine & digits for mine in own]))]


class Range(NamedTuple):
    """The least and the greatest sum of some cells, each with its factor."""

    least: int
    most: int


def range_of(view: View, own: tuple[Digits, ...], n: int, without: int | None = None) -> Range | None:
    """Return the range of the cells' sum without one of them, or None if there is no such sum.

    Cells of a group have different digits, so the least sum of three cells with the same candidates is not 1 + 1 + 1.
    """
    least = most = 0
    for group in view.groups.groups:
        cells = tuple(at for at in group if at != without)
        if cells:
            factor = view.groups.factors[group[0]]
            found = ways(tuple([own[at] for at in cells]), 0, n * n * n, n) if len(cells) > 1 else None
            sums = [*found] if found is not None else [digit + 1 for digit in bits_of(own[cells[0]])]
            if not sums:
                return None
            low, high = sorted((factor * min(sums), factor * max(sums)))
            least, most = least + low, most + high
    return Range(least, most)


def all_sums(position: Position) -> Iterator[View]:
    """Yield the sums of a puzzle whose cells are not all filled."""
    for view in stated_sums(position.geometry):
        if any(not position.written >> cell & 1 for cell in view.equation.cells):
            yield view
