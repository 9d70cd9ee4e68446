"""How often each digit is in some cells: bounds for these numbers, and the candidates that they leave."""

from collections.abc import Sequence
from functools import lru_cache

from sudoku_workshop.rules.frame import Digits
from sudoku_workshop.rules.local import CACHED, Own

Counts = tuple[int, ...]  # for each digit, a number of cells


@lru_cache(maxsize=CACHED)
def within(own: Own, fewest: Counts, most: Counts) -> Sequence[Digits] | None:
    """Return the digits of each cell with which each digit is in at least `fewest` and at most `most` of the cells."""
    left = list(own)
    for place, (least, limit) in enumerate(zip(fewest, most, strict=True)):
        digit = 1 << place
        has, can = fixed(left, place), able(left, place)
        if can < least or has > limit:
            return None
        if can == least:
            left = [digit if digits & digit else digits for digits in left]
        elif has == limit:
            left = [digits if digits == digit else digits & ~digit for digits in left]
    missing = [max(0, least - fixed(left, place)) for place, least in enumerate(fewest)]
    blank = sum([digits.bit_count() > 1 for digits in left])
    if sum(missing) == blank:
        wanted = sum([1 << place for place, number in enumerate(missing) if number])
        left = [digits & wanted if digits.bit_count() > 1 else digits for digits in left]
    return left if sum(missing) <= blank and all(left) else None


def able(own: Sequence[Digits], place: int) -> int:
    """Return how many cells can have the digit that is bit `place` of a set."""
    return sum([digits >> place & 1 for digits in own])


def fixed(own: Sequence[Digits], place: int) -> int:
    """Return how many cells have only the digit that is bit `place` of a set."""
    return own.count(1 << place)
