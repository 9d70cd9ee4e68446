"""The digits of a grid of typed numbers.

They depend on whether 0 is a digit or a blank, and on the size of the grid.
"""

import re
from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from sudoku_workshop.grid.digit_text import SYMBOLS
from sudoku_workshop.notation.cells import BAD, GROUP, LARGEST, MARK
from sudoku_workshop.notation.error import NotationError
from sudoku_workshop.notation.source import Offset, Source

SLIPS = {
    "O": 0,
    "o": 0,
    "Q": 0,
    "I": 1,
    "l": 1,
    "i": 1,
    "!": 1,
    "Z": 2,
    "S": 5,
    "s": 5,
    "B": 8,
    "g": 9,
    "q": 9,
    "D": 0,
    "З": 3,
    "$": 5,
}  # by OCR, for digits


class TypedGrid(NamedTuple):
    """A grid of n*n typed numbers, with their offsets in the text. The numbers have not been checked.

    `layout` is the name of the geometry if they are overlapping grids.
    """

    n: int
    values: Sequence[int]
    at: Sequence[Offset]
    layout: str = ""


def are_groups(grid: TypedGrid) -> bool:
    """Return whether the numbers of a grid are groups of candidates, such as 124, because some are too large for it."""
    n = grid.n
    return max(grid.values) > n and min(grid.values) > 0 and max(_highest(value, n) for value in {*grid.values}) <= n


def _highest(value: int, n: int) -> int:
    """Return the highest candidate of a group, or a number that is too large if the group is not one of candidates."""
    if value <= n or value > LARGEST:
        return value % GROUP
    tens, ones = divmod(value, 10)
    return max(tens, ones) if ones and tens != ones else LARGEST


def groups_of(source: Source, grid: TypedGrid) -> list[str] | None:
    """Return the groups of candidates that the cells of a grid are, or None if they are not."""
    if not are_groups(grid):
        return None
    symbols = re.compile(rf"[{SYMBOLS[: grid.n]}]+(?!\w)")
    found = [match[0] for at in grid.at if (match := symbols.match(source.plain, at))]
    return found if len(found) == len(grid.at) else None


def is_zero_based(grid: TypedGrid) -> bool:
    """Return whether 0 is a digit, as in a grid with the digits 0 to F.

    This is so only in grids with more than 9 rows in which 0 occurs and n does not occur. In addition, blanks must have
    another mark, or the grid must be full.
    """
    n = grid.n
    if n < 10 or 0 not in grid.values or n in grid.values:
        return False
    return MARK in grid.values or Counter(grid.values) == dict.fromkeys(range(n), n)


def digits_of(source: Source, grid: TypedGrid) -> tuple[int, ...]:
    """Return the digits of a grid, 0 for a blank. Raises NotationError for any other symbol."""
    first = int(is_zero_based(grid))
    top = grid.n - first
    if min(grid.values) > BAD and max(grid.values) <= top:
        return tuple([value + first if value + first > 0 else 0 for value in grid.values])
    signs = [source.plain[at : at + 1] for at in grid.at]
    for alphabet in (odd_blank, letters, slips):
        if (digits := alphabet(grid, signs)) and not any(value > grid.n for value in digits):
            return tuple(digits)
    raise bad_cell(source, grid, top)


def odd_blank(grid: TypedGrid, signs: Sequence[str]) -> Sequence[int] | None:
    """Return the digits of a grid whose blanks are all written as the same unusual character, or None."""
    odd = {sign for sign, value in zip(signs, grid.values, strict=True) if not 0 < value <= grid.n}
    digits = sum(0 < value <= grid.n for value in grid.values)
    if len(odd) > 1 or any(map(str.isdigit, odd)) or not digits or len(signs) - digits < grid.n:
        return None
    return [value if 0 < value <= grid.n else 0 for value in grid.values]


def letters(grid: TypedGrid, signs: Sequence[str]) -> Sequence[int] | None:
    """Return the digits of a grid of letters: A to I for 1 to 9, or the letters of a word in alphabetical order."""
    marks = {sign for sign, value in zip(signs, grid.values, strict=True) if value in (MARK, 0) and sign not in "xX"}
    used = sorted({sign.upper() for sign in signs if sign.isalpha() and not (sign in "xX" and not marks)})
    others = {sign for sign in signs if not sign.isalpha()}
    if others - marks or len(marks) > 1 or not used or len(used) > grid.n:
        return None
    if used[-1] <= chr(ord("A") + grid.n - 1):
        used = [chr(ord("A") + number) for number in range(grid.n)]
    elif len(used) < grid.n - 1:
        return None
    return [used.index(sign.upper()) + 1 if sign.upper() in used else 0 for sign in signs]


def slips(grid: TypedGrid, signs: Sequence[str]) -> Sequence[int] | None:
    """Return the digits of a grid in which a few digits were taken for letters that look like them, or None.

    The grid must have no conflicts in its rows and columns, and most of its digits must be right.
    """
    read = [
        value if BAD < value <= grid.n else SLIPS.get(sign, BAD) for value, sign in zip(grid.values, signs, strict=True)
    ]
    changed = sum(not BAD < value <= grid.n and digit > 0 for value, digit in zip(grid.values, read, strict=True))
    right = sum(0 < value <= grid.n for value in grid.values)
    if BAD in read or changed > right:
        return None
    digits = [max(value, 0) for value in read]
    return None if has_conflict(grid.n, digits) else digits


def has_conflict(n: int, values: Sequence[int]) -> bool:
    """Return whether a digit is twice in a row or a column of n cells."""
    lines = [values[at::n] for at in range(n)] + [values[at : at + n] for at in range(0, n * n, n)]
    filled = ([value for value in line if value > 0] for line in lines)
    return any(len(digits) > len({*digits}) for digits in filled)


def misread(source: Source, grid: TypedGrid, digits: Sequence[int]) -> Sequence[str]:
    """Return the letters of a grid that were read as digits that look like them, such as `S → 5`."""
    if min(grid.values) > BAD and max(grid.values) <= grid.n:
        return []
    changed = [
        (source.plain[at], digit)
        for at, value, digit in zip(grid.at, grid.values, digits, strict=True)
        if value != digit
    ]
    found = {f"{sign} → {digit or '.'}" for sign, digit in changed if SLIPS.get(sign) == digit}
    letters_read = {sign for sign, _ in changed if sign.isalpha()}
    return (
        sorted(found)
        if found and all(sign in SLIPS for sign in letters_read) and len({digit for _, digit in changed})
        else []
    )


def bad_cell(source: Source, grid: TypedGrid, top: int) -> NotationError:
    """Return the error for the first cell with a character that is not allowed, or with a number larger than `top`."""
    at, value = next((at, value) for at, value in zip(grid.at, grid.values, strict=True) if not BAD < value <= top)
    if value == BAD or not source.plain[at].isdigit():
        return source.error("bad-character", at, last=SYMBOLS[grid.n - 1])
    return source.error("bad-number", at, number=value, expected=grid.n)


def zero_based(source: Source, at: Offset, n: int) -> NotationError:
    """Return the warning that 0 was read as a digit, and that 0 to n - 1 stand for 1 to n."""
    return source.error("zero-based", at, last=SYMBOLS[n - 2], expected=n)
