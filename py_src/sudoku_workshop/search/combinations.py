"""The combinations of cells with different digits: sets of digits, and which cell can have which digit of a set."""

from collections.abc import Sequence
from functools import lru_cache, reduce
from itertools import combinations
from math import comb
from operator import or_
from typing import NamedTuple

from sudoku_workshop.grid.masks import bits_of
from sudoku_workshop.rules.equations import Digits

EXACT = 3  # the most cells for which the digits of each set are shared out
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


def most_examined(n: int) -> int:
    """Return the most cells of a group whose sets of digits, like those of all smaller groups, are few enough."""
    return next((size - 1 for size in range(1, n + 1) if not are_few(size, n)), n)


class Sets:
    """The sets of digits with one size and one sum. A mask of sets has a bit for each of them."""

    def __init__(self, sets: Sequence[Digits], n: int) -> None:
        self.sets, self.all = sets, (1 << len(sets)) - 1
        self._with = [sum(1 << at for at, digits in enumerate(sets) if digits >> digit & 1) for digit in range(n)]
        self._meeting = lru_cache(1 << 12)(self._find_meeting)

    def _find_meeting(self, digits: Digits) -> int:
        """Return the sets that have at least one of these digits."""
        return reduce(or_, (sets for digit, sets in enumerate(self._with) if digits >> digit & 1), 0)

    def fitting(self, domains: tuple[Digits, ...], union: Digits) -> int:
        """Return the sets of digits of which each cell can have one, and no digit is left over."""
        found = self.all & ~self._meeting(~union & (1 << len(self._with)) - 1)
        for digits in domains:
            found &= self._meeting(digits)
        return found

    def digits_of(self, found: int) -> tuple[Digits, Digits]:
        """Return the digits that are in at least one of these sets, and those that are in all of them."""
        return some_and_all(self._with, found)


def some_and_all(with_digit: Sequence[int], found: int) -> tuple[Digits, Digits]:
    """Return the digits that are in at least one of these sets, and those that are in all of them.

    `with_digit` has the sets with each digit. A mask of sets has a bit for each of them.
    """
    some = every = 0
    for digit, sets in enumerate(with_digit):
        if sets & found:
            some |= 1 << digit
            if found & sets == found:
                every |= 1 << digit
    return some, every


@lru_cache(maxsize=1 << 10)
def tables_of(size: int, n: int) -> dict[int, Sets]:
    """Return the sets of so many of the digits 1 to n, by their sum."""
    return {total: Sets(sets, n) for total, sets in sets_of(size, n).items()}


@lru_cache(maxsize=1 << 15)
def ways(domains: tuple[Digits, ...], lowest: int, highest: int, n: int) -> dict[int, Ways]:
    """Return the ways in which cells with these candidates have different digits, by their sum."""
    if len(domains) == 2 and lowest == highest:
        pair = _two(*domains, lowest, n)
        return {lowest: pair} if pair else {}
    union = reduce(or_, domains)
    find = _exactly if len(domains) <= EXACT else _quickly
    found: dict[int, Ways] = {}
    tables = tables_of(len(domains), n)
    for total in range(lowest, highest + 1) if lowest == highest else tables:
        if total in tables and (sets := tables[total].fitting(domains, union)):
            way = find(domains, tables[total], sets)
            if way:
                found[total] = way
    return found


def _two(one: Digits, other: Digits, total: int, n: int) -> Ways | None:
    """Return the ways of two cells: each digit needs its partner. Turning a set round finds all partners at once."""
    shift, half = total - n - 1, 0 if total % 2 or total < 2 else 1 << total // 2 - 1
    mine = one & ~half & (turned(other, n) << shift if shift > 0 else turned(other, n) >> -shift)
    theirs = turned(mine, n) << shift if shift > 0 else turned(mine, n) >> -shift
    every = mine | theirs
    return Ways((mine, theirs), every if every.bit_count() == 2 else 0) if mine else None


@lru_cache(maxsize=1 << 12)
def turned(digits: Digits, n: int) -> Digits:
    """Return the set with n + 1 less each digit."""
    return sum([1 << n - 1 - bit for bit in bits_of(digits)])


def _quickly(domains: tuple[Digits, ...], table: Sets, sets: int) -> Ways | None:
    """Return the ways without sharing out the digits of each set.

    A cell that alone can have a digit of all sets has no other digit.
    """
    some, every = table.digits_of(sets)
    left = [mine & some for mine in domains]
    once = twice = 0
    for mine in left:
        twice |= once & mine
        once |= mine
    if alone := every & once & ~twice:
        for at, mine in enumerate(left):
            if hidden := mine & alone:
                if hidden & hidden - 1:
                    return None
                left[at] = hidden
    return None if every & ~reduce(or_, left) else Ways(tuple(left), every)


def _exactly(domains: tuple[Digits, ...], table: Sets, sets: int) -> Ways | None:
    """Return the ways after the digits of each set are shared out."""
    left, common = [0] * len(domains), -1
    for digits in (table.sets[at] for at in bits_of(sets)):
        if shared := shared_out(digits, tuple([mine & digits for mine in domains])):
            common &= digits
            left = [before | mine for before, mine in zip(left, shared, strict=True)]
    return Ways(tuple(left), common) if left[0] else None


@lru_cache(maxsize=1 << 16)
def shared_out(digits: Digits, domains: tuple[Digits, ...]) -> Sequence[Digits] | None:
    """Return which digits of a set each cell can have if each has one, or None if that is not possible.

    Digits that only one cell can have, and cells that can have only one digit, are found; nothing more.
    """
    left, done = [*domains], 0
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
