"""Groups of cells that certainly contain a digit: houses, and cells whose rule needs the digit in any case.

A cage of which all combinations contain a digit is such a group, or a renban line of which all runs contain it. For
such a group, hidden singles, pointing and strong links hold as for a house. Two places of a digit in another cage
prove nothing, because the cage may have neither.
"""

from collections.abc import Iterator
from functools import lru_cache, reduce
from operator import and_
from typing import NamedTuple

from sudoku_workshop.grid.geometry import KEPT, Geometry
from sudoku_workshop.grid.houses import House
from sudoku_workshop.grid.masks import Grid, Mask, bits_of, mask_of
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.ruled.derived import derived_sums
from sudoku_workshop.logic.ruled.leftovers import hidden_houses
from sudoku_workshop.logic.ruled.named import rule_phrase
from sudoku_workshop.logic.ruled.relations import domains
from sudoku_workshop.logic.ruled.sums import all_sums
from sudoku_workshop.logic.step import Phrase
from sudoku_workshop.rules.counts import Contains
from sudoku_workshop.rules.digit_sets import DigitSet
from sudoku_workshop.rules.frame import Digits


class Certain(NamedTuple):
    """Cells of which at least one has a digit: those that still can, and the house or the rule that says so."""

    digit: int
    places: Mask
    house: House | None
    stated: Phrase | None

    def grid(self, size: int) -> Grid:
        """Return the places as candidates."""
        return self.places << self.digit * size


def certain_in_houses(position: Position) -> tuple[Certain, ...]:
    """Return the digits that are still missing in each house, with their places."""
    found = [
        Certain(digit, places, region.house, None)
        for region, of_digits in zip(position.layout.all, position.places, strict=True)
        for digit, places in enumerate(of_digits)
        if places
    ]
    return tuple(found)


def certain_by_rules(position: Position) -> tuple[Certain, ...]:
    """Return the digits that rules need in certain cells and that are not there yet, with their places."""
    found: dict[tuple[int, Mask], Certain] = {}
    for cells, digits, stated in _needed(position):
        for digit in bits_of(digits):
            places = cells & position.planes[digit]
            if places and not any(position.board.values[cell] == digit + 1 for cell in bits_of(cells)):
                found.setdefault((digit, places), Certain(digit, places, None, stated))
    return tuple(found.values())


def _needed(position: Position) -> Iterator[tuple[Mask, Digits, Phrase]]:
    """Yield cells with the digits that they must have, and the rule that says so."""
    geometry, every = position.geometry, position.once(domains)
    for view in (*all_sums(position), *(each.view for each in position.once(derived_sums))):
        for group, digits in (view.left(position) or ([], []))[1]:
            if digits:
                yield mask_of(view.equation.cells[at] for at in group), digits, view.stated
    for line, cells, sets in _sets_of_rules(geometry):
        own = [every[cell] for cell in line.cells]
        fitting = [digits for digits in sets if all(digits & mine for mine in own)]
        if fitting and (digits := reduce(and_, fitting)):
            yield cells, digits, rule_phrase(line, geometry)
    for rule in geometry.rules:
        if isinstance(rule, Contains):
            digits = sum({1 << digit - 1 for digit, often in rule.counts(geometry.n).items() if often})
            yield mask_of(rule.cells), digits, rule_phrase(rule, geometry)
    for cells, stated in hidden_houses(geometry):
        yield cells, geometry.frame.all, stated


@lru_cache(maxsize=KEPT)
def _sets_of_rules(geometry: Geometry) -> list[tuple[DigitSet, Mask, tuple[Digits, ...]]]:
    return [(rule, mask_of(rule.cells), rule.sets(geometry.n)) for rule in geometry.rules if isinstance(rule, DigitSet)]
