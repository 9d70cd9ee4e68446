"""The patterns that a run of Dynamic Forcing Chains (+) looks for in the candidates it has left.

Each pattern has the candidates it removes, and the candidates that the run had to remove first for it to appear.
"""

from collections.abc import Iterable, Iterator
from itertools import combinations

from sudoku_workshop.grid.houses import House
from tests.support.naive_grid import Grid, Pattern, Place
from tests.support.naive_run import Rule

CROSSINGS = (("box", "column"), ("box", "row"), ("column", "box"), ("row", "box"))


def in_bit_order(things: Iterable[int]) -> list[tuple[int, int]]:
    """Return all pairs, ordered by the greater, then by the lesser: 12, 13, 23, 14, 24, 34 and so on."""
    return sorted(combinations(things, 2), key=lambda pair: pair[::-1])


def pattern(removed: Iterable[Place], reasons: Iterable[Place]) -> Iterator[Pattern]:
    """Yield the pattern if it removes anything."""
    gone = sorted(set(removed))
    if gone:
        yield Pattern(gone, list(reasons))


def outside(places: Iterable[Place], *houses: House) -> list[Place]:
    """Return the places that are in none of the houses."""
    return [place for place in places if not any(place[0] in house.cells for house in houses)]


def locked(position: Grid, left: Grid) -> Iterator[Pattern]:
    """Yield locked candidates: a digit that one house has only within another one is removed from the rest of that."""
    for first_kind, second_kind in CROSSINGS:
        for first in left.all_of(first_kind):
            for second in left.all_of(second_kind):
                if set(first.cells) & set(second.cells):
                    for digit in range(1, left.geometry.n + 1):
                        yield from _locked(position, left, first, second, digit)


def _locked(position: Grid, left: Grid, first: House, second: House, digit: int) -> Iterator[Pattern]:
    places = left.in_house(first, digit)
    if len(places) >= 2 and all(cell in second.cells for cell, _ in places):
        before = outside(position.in_house(first, digit), second)
        yield from pattern(outside(left.in_house(second, digit), first), left.lost(before))


def hidden_pairs(position: Grid, left: Grid) -> Iterator[Pattern]:
    """Yield hidden pairs: two digits that have only two cells in a house, so other digits are removed from these."""
    for house in _houses(left, more_than=4):
        for pair in in_bit_order(range(1, left.geometry.n + 1)):
            both = [left.in_house(house, digit) for digit in pair]
            cells = {cell for places in both for cell, _ in places}
            if all(len(places) >= 2 for places in both) and len(cells) == 2:
                removed = [place for cell in cells for place in left.in_cell(cell) if place[1] not in pair]
                others = [(cell, digit) for cell in house.cells if cell not in cells for digit in pair]
                yield from pattern(removed, filter(position.has, others))


def naked_pairs(position: Grid, left: Grid) -> Iterator[Pattern]:
    """Yield naked pairs: two cells of a house with only two digits, which are removed from its other cells."""
    for house in _houses(left, more_than=3):
        for first, second in in_bit_order(range(len(house.cells))):
            cells = [house.cells[first], house.cells[second]]
            both = [left.digits.get(cell, []) for cell in cells]
            digits = set(both[0]) | set(both[1])
            if all(len(held) >= 2 for held in both) and len(digits) == 2:
                removed = [(cell, digit) for cell in house.cells if cell not in cells for digit in digits]
                before = [place for cell in cells for place in position.in_cell(cell)]
                yield from pattern(filter(left.has, removed), left.lost(before))


def _houses(left: Grid, more_than: int) -> Iterator[House]:
    for kind in ("box", "column", "row"):
        for house in left.all_of(kind):
            if sum(cell in left.digits for cell in house.cells) > more_than:
                yield house


def x_wings(position: Grid, left: Grid) -> Iterator[Pattern]:
    """Yield X-Wings: two lines have a digit only in the same two crossing lines, so it is removed elsewhere there."""
    for base_kind, cover_kind in (("column", "row"), ("row", "column")):
        bases, covers = left.all_of(base_kind), left.all_of(cover_kind)
        for first, second in in_bit_order(range(left.geometry.n)):
            for digit in range(1, left.geometry.n + 1):
                if left.values.count(digit) <= left.geometry.n - 4:
                    yield from _x_wing(position, left, [bases[first], bases[second]], covers, digit)


def _x_wing(position: Grid, left: Grid, bases: list[House], covers: list[House], digit: int) -> Iterator[Pattern]:
    both = [left.in_house(base, digit) for base in bases]
    lines = [line for line in covers if any(cell in line.cells for cell, _ in both[0] + both[1])]
    if all(len(places) >= 2 for places in both) and len(lines) == 2:
        removed = [place for line in lines for place in outside(left.in_house(line, digit), *bases)]
        before = [place for base in bases for place in outside(position.in_house(base, digit), *lines)]
        yield from pattern(removed, left.lost(before))


PATTERNS: tuple[Rule, ...] = (locked, hidden_pairs, naked_pairs, x_wings)
