"""Rules that relate every two of their cells, such as nabner lines and your own pairs in a cage, asked as a whole.

Pairs alone leave 1 and 9 to three cells of which any two have to differ by 5. Here the digits of such cells are
collected cell by cell: what a further cell may have follows from the set of digits that the cells before it have.
"""

from collections.abc import Iterator, Sequence
from functools import reduce
from itertools import combinations
from operator import and_

from sudoku_workshop.grid.geometry import Geometry
from sudoku_workshop.grid.masks import bits_of
from sudoku_workshop.rules.frame import Cells, Digits
from sudoku_workshop.rules.rule import Partners
from sudoku_workshop.search.sums import Found

FEWEST, MOST_DIGITS = 3, 9  # cells that pairs do not cover; digits of which there are few sets
Sets = dict[Digits, set[Digits]]  # sets of digits, and the sets of one cell less that lead there


def related_cells(geometry: Geometry) -> Iterator[tuple[Cells, Partners]]:
    """Yield the cells of each rule that relates every two of at least three cells, with what a digit allows later."""
    for rule in geometry.rules if geometry.n <= MOST_DIGITS else ():
        cells = tuple(dict.fromkeys(rule.cells))
        found = {(one, other): allowed for one, other, allowed in rule.pairs(geometry.frame)}
        if len(cells) >= FEWEST and {*found} == {*combinations(cells, 2)} and len({*found.values()}) == 1:
            yield cells, next(iter(found.values()))


def narrow_related(allowed: Partners, domains: Sequence[Digits]) -> Found | None:
    """Return what is left of the candidates of cells that are all related, and the digits that all ways have."""
    every, steps = (1 << len(allowed)) - 1, list[Sets]()
    sets = {0: every}  # the digits used so far, and those that the next cell may have
    for digits in domains:
        after, came = dict[Digits, Digits](), Sets()
        for used, may in sets.items():
            for digit in bits_of(may & digits):
                now = used | 1 << digit
                after[now] = may & allowed[digit]
                came.setdefault(now, set()).add(used)
        sets = after
        steps.append(came)
    if not sets:
        return None
    common = reduce(and_, sets)
    return _back(steps, domains, {*sets}, allowed), [(tuple(range(len(domains))), common)] if common else []


def _back(steps: Sequence[Sets], domains: Sequence[Digits], ends: set[Digits], allowed: Partners) -> list[Digits]:
    """Return the digits of each cell on the ways to these sets of all digits."""
    left = list[Digits]()
    for came, digits in zip(reversed(steps), reversed(domains), strict=True):
        fits, before = 0, set[Digits]()
        for now in ends:
            for used in came[now]:
                before.add(used)
                fits |= now ^ used if now != used else _again(used, digits, allowed)
        ends = before
        left.append(fits & digits)
    return left[::-1]


def _again(used: Digits, digits: Digits, allowed: Partners) -> Digits:
    """Return the digits of a set that a further cell may have, too."""
    return reduce(and_, (allowed[digit] for digit in bits_of(used)), used & digits)
