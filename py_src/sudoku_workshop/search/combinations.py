"""The combinations of cells with different digits: sets of digits, and which cell can have which digit of a set."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from math import comb
from typing import NamedTuple

from sudoku_workshop.rules.equations import Digits

MOST = 400  # sets of digits that are examined for one group of cells


class Ways(NamedTuple):
    """The ways in which some cells have a sum: the digits of each cell, and the digits that are in every way."""

    domains: tuple[Digits, ...]
    common: Digits

    def __or__(self, other: "Ways") -> "Ways":
        """Return both ways together."""
        together = tuple(mine | theirs for mine, theirs in zip(self.domains, other.domains, strict=True))
        return Ways(together, self.common & other.common)


@lru_cache(maxsize=1 << 10)
def sets_of(size: int, n: int) -> dict[int, tuple[Digits, ...]]:
    """Return the sets of so many of the digits 1 to n, by their sum."""
    found: dict[int, list[Digits]] = {}
    for digits in combinations(range(1, n + 1), size):
        found.setdefault(sum(digits), []).append(sum(1 << digit - 1 for digit in digits))
    return {total: tuple(sets) for total, sets in sorted(found.items())}


def are_few(size: int, n: int) -> bool:
    """Return whether there are few enough sets of so many digits to examine all of them."""
    return comb(n, size) <= MOST


@lru_cache(maxsize=1 << 15)
def ways(domains: tuple[Digits, ...], lowest: int, highest: int, n: int) -> dict[int, Ways]:
    """Return the ways in which cells with these candidates have different digits, by their sum."""
    union = 0
    for digits in domains:
        union |= digits
    found: dict[int, Ways] = {}
    for total, sets in sets_of(len(domains), n).items():
        if not lowest <= total <= highest:
            continue
        left, common = [0] * len(domains), union
        for digits in sets:
            if not digits & ~union and (shared := shared_out(digits, domains)):
                common &= digits
                left = [before | mine for before, mine in zip(left, shared, strict=True)]
        if left[0]:
            found[total] = Ways(tuple(left), common)
    return found


def shared_out(digits: Digits, domains: Sequence[Digits]) -> list[Digits] | None:
    """Return which digits of a set each cell can have if each has one, or None if that is not possible.

    Digits that only one cell can have, and cells that can have only one digit, are found; nothing more.
    """
    left, done = [mine & digits for mine in domains], -1
    while True:
        placed, repeated, alone = _singles(left, digits)
        if repeated:
            return None
        if placed | alone == done:
            return left
        done = placed | alone
        for at, mine in enumerate(left):
            hidden = mine & alone
            if hidden & hidden - 1:
                return None
            left[at] = hidden or (mine & ~placed if mine & mine - 1 else mine)


def _singles(domains: Sequence[Digits], digits: Digits) -> tuple[Digits, bool, Digits]:
    """Return the digits of cells with one candidate, whether there is a contradiction, and digits with one cell."""
    some = more = placed = 0
    for mine in domains:
        if not mine & mine - 1:
            if not mine or placed & mine:
                return 0, True, 0
            placed |= mine
        more |= some & mine
        some |= mine
    return placed, some != digits, digits & ~more
