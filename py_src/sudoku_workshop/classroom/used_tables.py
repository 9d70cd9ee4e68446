"""Text 3: row, column and box tables.

Three tables remember which digits each row, column and box holds already, so a digit is tested by three look-ups
instead of a scan. The blanks are collected in a list first; the search goes down that list, trying 1 to 9, to the
first solution.

Mended: the text promises `?` for a blank and then reads numbers only; here `?` is read as well as 0. It does not check
the givens, and its printing is left out; what it prints is described in its problem: nine lines, separated by blanks.
"""

from random import Random

from sudoku_workshop.classroom.events import CONFLICT, PLACE, SOLVED, TRY, UNDO, Steps
from sudoku_workshop.classroom.givens import Rows
from sudoku_workshop.grid.board import Digit

Table = list[list[bool]]


class Tables:
    """`arr` the board; `row`, `col`, `block`: which digits are used there; `zero`: where the blanks are."""

    def __init__(self, arr: Rows) -> None:
        self.arr = arr
        self.row, self.col, self.block = (_empty_table() for _ in range(3))
        self.zero = [divmod(cell, 9) for cell in range(81) if not arr[cell // 9][cell % 9]]
        for x in range(9):
            for y in range(9):
                self.mark(x, y, arr[x][y], True)

    def mark(self, x: int, y: int, digit: Digit, used: bool) -> None:
        """Note that `digit` stands in row x, column y, or that it does no longer."""
        self.row[x][digit] = self.col[y][digit] = self.block[square_num(x, y)][digit] = used


def steps(arr: Rows, _: Random) -> Steps:
    """The first solution."""
    return dfs(Tables(arr), 0)


def dfs(tables: Tables, n: int) -> Steps:
    """Fill the blanks from number `n` of the list on; whether that succeeded."""
    if n == len(tables.zero):
        yield SOLVED
        return True
    x, y = tables.zero[n]
    row, col, block = tables.row[x], tables.col[y], tables.block[square_num(x, y)]
    for digit in range(1, 10):
        yield TRY, x * 9 + y, digit
        if row[digit] or col[digit] or block[digit]:
            yield CONFLICT, x * 9 + y, digit
            continue
        tables.mark(x, y, digit, True)
        tables.arr[x][y] = digit
        yield PLACE, x * 9 + y, digit
        if (yield dfs(tables, n + 1)):
            return True
        tables.mark(x, y, digit, False)
        tables.arr[x][y] = 0
        yield UNDO, x * 9 + y, 0
    return False


def square_num(x: int, y: int) -> int:
    """Which box the cell in row x, column y lies in."""
    return x // 3 * 3 + y // 3


def _empty_table() -> Table:
    return [[False] * 10 for _ in range(9)]


def printed(arr: Rows) -> str:
    """Nine lines, the digits separated by blanks."""
    return "".join(" ".join(map(str, row)) + "\n" for row in arr)
