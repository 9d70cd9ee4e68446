"""Tutorial 1: every solution by plain backtracking.

Go through the cells 0 to 80 in order. In a blank cell, try the digits 1 to 9. A digit that the cell's row, column and
box allow leads to the next cell. After all nine digits, the cell is made blank again and the search goes back. After
the last cell, a solution is complete. It is reported, and the search continues, so that every solution is found.

As in the tutorial: a digit is written first and tested afterwards. The test of the box leaves out the cells of the same
row or column, which have been tested already.

Changed: the tutorial never checks the clues, and reports a grid of ones as a solution. Here clues are checked first.
The tutorial's program waits for a key at its end. This one does not.
"""

from random import Random

from sudoku_workshop.classroom.events import CONFLICT, PLACE, SOLVED, TRY, UNDO, Steps
from sudoku_workshop.classroom.givens import Rows


def steps(sudoku: Rows, _: Random) -> Steps:
    """Find all solutions, in ascending order of their digits, read row by row, and report the search as events."""
    return guess(sudoku, 0)


def guess(sudoku: Rows, count: int) -> Steps:
    """Fill the blank cells from cell `count` to the last one, in every possible way."""
    if count == 81:
        yield SOLVED
        return
    y, x = divmod(count, 9)
    if sudoku[y][x] != 0:
        yield guess(sudoku, count + 1)
        return
    for digit in range(1, 10):
        sudoku[y][x] = digit
        yield TRY, count, digit
        if test(sudoku, count):
            yield PLACE, count, digit
            yield guess(sudoku, count + 1)
        else:
            yield CONFLICT, count, digit
    sudoku[y][x] = 0
    yield UNDO, count, 0


def test(sudoku: Rows, count: int) -> bool:
    """Return whether the digit in cell `count` is in no other cell of its row, its column and its box."""
    y, x = divmod(count, 9)
    digit = sudoku[y][x]
    for i in range(9):
        if sudoku[y][i] == digit and i != x:
            return False
    for i in range(9):
        if sudoku[i][x] == digit and i != y:
            return False
    sy, sx = y // 3 * 3, x // 3 * 3
    for i in range(sy, sy + 3):
        for k in range(sx, sx + 3):
            if sudoku[i][k] == digit and i != y and k != x:
                return False
    return True


def printed(sudoku: Rows) -> str:
    """Return a solution as the tutorial prints it: nine lines, with a space after every digit."""
    return "".join("".join(f"{digit} " for digit in row) + "\n" for row in sudoku)
