"""Text 1: every solution by plain backtracking.

Go through the cells 0 to 80 in order. In a blank one try the digits 1 to 9; one that its row, column and box allow
leads to the next cell, and when all nine have been tried the cell is blank again and one goes back. Past the last
cell a solution is complete: report it and go on, so all of them come out.

As the text has it: the digit is written first and tested where it stands, and the test of the box leaves out the cells
of the same row or column, which have been tested already.
Mended: the text never looks at the givens, and reports 81 ones as a solution; here they are checked before the start.
It waits for a key at its end; this does not.
"""

from random import Random

from sudoku_workshop.classroom.events import CONFLICT, PLACE, SOLVED, TRY, UNDO, Steps
from sudoku_workshop.classroom.givens import Rows


def steps(sudoku: Rows, _: Random) -> Steps:
    """All solutions, in the order of their digits."""
    return guess(sudoku, 0)


def guess(sudoku: Rows, count: int) -> Steps:
    """Fill the cells from number `count` on, in every possible way."""
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
    """Whether the digit in cell `count` stands nowhere else in its row, its column and its box."""
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
    """As the text prints a solution: nine lines, a blank after every digit."""
    return "".join("".join(f"{digit} " for digit in row) + "\n" for row in sudoku)
