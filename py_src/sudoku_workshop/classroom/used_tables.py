"""Tutorial 3: tables of the digits used in rows, columns and boxes.

Three tables record the digits that each row, column and box already has, so three look-ups are enough to test a digit.
First the blank cells are put into a list. The search goes through the list, trying 1 to 9, up to the first solution.

Changed: the tutorial says that `?` is a blank, but its program reads only numbers. Here `?` is read as well as 0. The
tutorial does not check the clues; here they are checked before the start. Its program does not print anything. What is
printed here follows the description of its problem: nine lines of digits separated by spaces.
"""

from random import Random

from sudoku_workshop.classroom.events import CONFLICT, PLACE, SOLVED, TRY, UNDO, Steps
from sudoku_workshop.classroom.givens import Rows
from sudoku_workshop.grid.digit_text import Digit

Table = list[list[bool]]


class Tables:
    """The board `arr`, the digits that each `row`, `col` and `block` has, and the list of blank cells, `zero`."""

    def __init__(self, arr: Rows) -> None:
        self.arr = arr
        self.row, self.col, self.block = (_empty_table() for _ in range(3))
        self.zero = [divmod(cell, 9) for cell in range(81) if not arr[cell // 9][cell % 9]]
        for x in range(9):
            for y in range(9):
                self.mark(x, y, arr[x][y], True)

    def mark(self, x: int, y: int, digit: Digit, used: bool) -> None:
        """Record whether `digit` is used in the row, column and box of the cell in row x, column y."""
        self.row[x][digit] = self.col[y][digit] = self.block[square_num(x, y)][digit] = used


def steps(arr: Rows, _: Random) -> Steps:
    """Find the first solution, and report the search as events."""
    return dfs(Tables(arr), 0)


def dfs(tables: Tables, n: int) -> Steps:
    """Fill the blank cells from number `n` of the list on, and return whether that succeeded."""
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
    """Return the number of the box of the cell in row x, column y."""
    return x // 3 * 3 + y // 3


def _empty_table() -> Table:
    return [[False] * 10 for _ in range(9)]


def printed(arr: Rows) -> str:
    """Return a solution as nine lines, with spaces between the digits."""
    return "".join(" ".join(map(str, row)) + "\n" for row in arr)
