"""Equations: the digits of some cells, each times a factor, add up to a total.

A set of numbers, such as the sums that are possible, is a mask. Its bit k is the number k.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple, Self

from sudoku_workshop.rules.cells import Cell

Digits = int  # a set of digits, bit 0 is digit 1
Sums = int  # a set of numbers, bit 0 is 0


class Equation(NamedTuple):
    """Cells with their factors, and the total. No cell is listed twice, and no factor is 0."""

    cells: tuple[Cell, ...]
    factors: tuple[int, ...]
    total: int

    @classmethod
    def of(cls, terms: Sequence[tuple[Cell, int]], total: int) -> Self:
        """Return the equation of these cells and factors. The factors of a cell that occurs again are added up."""
        factors: dict[Cell, int] = {}
        for cell, factor in terms:
            factors[cell] = factors.get(cell, 0) + factor
        left = sorted((cell, factor) for cell, factor in factors.items() if factor)
        return cls(tuple(cell for cell, _ in left), tuple(factor for _, factor in left), total)


def left_by(equation: Equation, domains: tuple[Digits, ...]) -> tuple[Digits, ...]:
    """Return the digits of each cell that are part of a solution of the equation: 0 for each cell if there is none."""
    return _left(equation.factors, equation.total, domains)


@lru_cache(maxsize=1 << 12)
def _left(factors: tuple[int, ...], total: int, domains: tuple[Digits, ...]) -> tuple[Digits, ...]:
    parts = [multiples(digits, factor) for digits, factor in zip(domains, factors, strict=True)]
    found = supported([sums for sums, _ in parts], total - sum(lowest for _, lowest in parts))
    return tuple(
        fitting(digits, factor, sums, lowest)
        for digits, factor, sums, (_, lowest) in zip(domains, factors, found, parts, strict=True)
    )


def fitting(digits: Digits, factor: int, products: Sums, lowest: int) -> Digits:
    """Return the digits whose product with a factor, less the lowest one, is in `products`."""
    if factor == 1:
        return digits & products << lowest - 1
    left = 0
    for digit in range(digits.bit_length() if products else 0):
        if digits >> digit & 1 and products >> factor * (digit + 1) - lowest & 1:
            left |= 1 << digit
    return left


def multiples(digits: Digits, factor: int) -> tuple[Sums, int]:
    """Return the digits of a cell times a factor, less the lowest of these products, and the lowest product."""
    low = digits & -digits
    if factor == 1:
        return digits // low if low else 0, max(1, low.bit_length())
    products = [factor * (digit + 1) for digit in range(digits.bit_length()) if digits >> digit & 1]
    lowest = min(products, default=0)
    return sum(1 << product - lowest for product in products), lowest


def supported(parts: Sequence[Sums], total: int) -> list[Sums]:
    """Return the numbers of each part that add up to the total with some number of every other part."""
    if total < 0:
        return [0] * len(parts)
    sums, before = 1, list[Sums]()  # `before`: for each part, the sums of all parts before it
    for part in parts:
        before.append(sums)
        sums = added(sums, part)
    wanted, left = 1 << total & sums, list[Sums]()  # `wanted`: the sums that the parts up to this one may have
    for part, sums in zip(reversed(parts), reversed(before), strict=True):
        found = needed = 0
        for number in range(part.bit_length()):
            if part >> number & 1 and (rest := wanted >> number & sums):
                found |= 1 << number
                needed |= rest
        left.append(found)
        wanted = needed
    return left[::-1]


def added(sums: Sums, part: Sums) -> Sums:
    """Return the sums of one number of each of two sets."""
    found = 0
    while part:
        number = part.bit_length() - 1
        found |= sums << number
        part ^= 1 << number
    return found
