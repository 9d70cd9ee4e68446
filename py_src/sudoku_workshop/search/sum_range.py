"""Bounds of the sum of cells that have different digits."""

from functools import lru_cache

from sudoku_workshop.grid.masks import bits_of
from sudoku_workshop.rules.equations import Digits


@lru_cache(maxsize=1 << 14)
def range_of(domains: tuple[Digits, ...], n: int) -> tuple[int, int] | None:
    """Return bounds of the sum of cells with these candidates and different digits, or None if there are too few.

    Each cell has its smallest candidate, or the next larger digit that no cell before has. In which order the cells
    choose makes no difference for the sum. The largest sum follows in the same way.
    """
    taken = above = 0
    for digits in domains:
        below = taken | (digits & -digits) - 1
        taken |= ~below & below + 1
        beyond = above | (1 << n - digits.bit_length()) - 1
        above |= ~beyond & beyond + 1
    if taken >> n or above >> n:
        return None
    return sum([bit + 1 for bit in bits_of(taken)]), sum([n - bit for bit in bits_of(above)])
