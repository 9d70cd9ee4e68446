"""Tutorial 4: the recursive form, `solve(puzzle, pos)` with `isValid(number, puzzle, row, col)`.

The cells have numbers from 0 to 80. If the cells from `pos` to the end can be filled, the puzzle is solved. A clue is
skipped. In a blank cell, the digits 1 to 9 are tried, as far as row, column and box allow them. The search ends at the
first solution.

As in the tutorial: a digit that led nowhere stays in its cell until the next digit overwrites it. If all digits fail,
the cell is made blank before the search goes back.

Changed: the tutorial does not check the clues, and accepts a grid of ones as a solution. Here the clues are checked
before the start.
"""

from random import Random

from sudoku_workshop.classroom.events import CONFLICT, PLACE, SOLVED, TRY, UNDO, Steps
from sudoku_workshop.classroom.givens import Rows

NO_SOLUTION = "No solution!"
BORDER = " +-----+-----+-----+\n"


def steps(puzzle: Rows, _: Random) -> Steps:
    """Find the first solution in the order of the digits, and report the search as events."""
    return solve(puzzle, 0)


def solve(puzzle: Rows, pos: int) -> Steps:
    """Fill the cells from `pos` on, and return whether that succeeded."""
    if pos == 81:
        yield SOLVED
        return True
    row, col = divmod(pos, 9)
    if puzzle[row][col]:
        return (yield solve(puzzle, pos + 1))
    for next_num in range(1, 10):
        yield TRY, pos, next_num
        if is_valid(next_num, puzzle, row, col):
            puzzle[row][col] = next_num
            yield PLACE, pos, next_num
            if (yield solve(puzzle, pos + 1)):
                return True
        else:
            yield CONFLICT, pos, next_num
    puzzle[row][col] = 0  # no digit fits: make the cell blank, and let an earlier cell try another digit
    yield UNDO, pos, 0
    return False


def is_valid(number: int, puzzle: Rows, row: int, col: int) -> bool:
    """Return whether `number` is not yet in this row, this column and this box."""
    row_start, col_start = row // 3 * 3, col // 3 * 3
    for i in range(9):
        if puzzle[row][i] == number:
            return False
        if puzzle[i][col] == number:
            return False
        if puzzle[row_start + i // 3][col_start + i % 3] == number:
            return False
    return True


def printed(puzzle: Rows) -> str:
    """Return the board in a frame, with a bar after every third digit and a border after every third row."""
    lines = ["".join(f" | {a} {b} {c}" for a, b, c in zip(*[iter(row)] * 3, strict=True)) + " |\n" for row in puzzle]
    bands = ("".join(lines[start : start + 3]) for start in (0, 3, 6))
    return BORDER + "".join(band + BORDER for band in bands)
