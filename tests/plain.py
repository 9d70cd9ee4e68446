"""A plain exhaustive solver to check the engine against: lists and loops, nothing of ours imported, nothing clever."""

from collections.abc import Sequence


def plain_count(digits: Sequence[int], width: int, height: int, limit: int) -> int:
    """How many solutions a grid with boxes of width x height has, counted to `limit`; 0 where the givens clash."""
    n = width * height
    cells = list(digits)
    for cell, digit in enumerate(cells):
        if digit and not _fits(cells, cell, digit, n, width, height):
            return 0
    return _fill(cells, n, width, height, limit)


def _fill(cells: list[int], n: int, width: int, height: int, limit: int) -> int:
    """Try every digit that fits in the blank cell where fewest fit."""
    choices = [
        (cell, [digit for digit in range(1, n + 1) if _fits(cells, cell, digit, n, width, height)])
        for cell in range(n * n)
        if not cells[cell]
    ]
    if not choices:
        return 1
    cell, fitting = min(choices, key=lambda choice: len(choice[1]))
    found = 0
    for digit in fitting:
        cells[cell] = digit
        found += _fill(cells, n, width, height, limit - found)
        cells[cell] = 0
        if found >= limit:
            break
    return found


def _fits(cells: Sequence[int], cell: int, digit: int, n: int, width: int, height: int) -> bool:
    row, column = divmod(cell, n)
    for other in range(n * n):
        r, c = divmod(other, n)
        same_box = r // height == row // height and c // width == column // width
        if other != cell and cells[other] == digit and (r == row or c == column or same_box):
            return False
    return True
