"""Text 4: `solve(puzzle, pos)` and `isValid(number, puzzle, row, col)`, the recursive form.

The cells have numbers from 0 to 80. Whoever can go on from `pos` to the end has a solution: a given is passed over,
in a blank the digits 1 to 9 are tried as far as row, column and box allow. The first solution ends the search.

As the text has it: a digit that led nowhere stays in its cell until the next one is written over it, or all have failed
and the cell is reset before going back.
Mended: the text does not check the givens, and takes 81 ones for a solution.
"""

from random import Random

from sudoku_workshop.classroom.events import CONFLICT, PLACE, SOLVED, TRY, UNDO, Steps
from sudoku_workshop.classroom.givens import Rows

NO_SOLUTION = "No solution!"
BORDER = " +-----+-----+-----+\n"


def steps(puzzle: Rows, _: Random) -> Steps:
    """The first solution in the order of the digits."""
    return solve(puzzle, 0)


def solve(puzzle: Rows, pos: int) -> Steps:
    """Whether the cells from `pos` on can be filled; then they are."""
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
    puzzle[row][col] = 0  # no digit leads on: reset, and let the cell before try another
    yield UNDO, pos, 0
    return False


def is_valid(number: int, puzzle: Rows, row: int, col: int) -> bool:
    """Whether `number` stands nowhere yet in this row, this column and this box."""
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
    """The board in its frame, a bar after every third digit and a border after every third row."""
    lines = ["".join(f" | {a} {b} {c}" for a, b, c in zip(*[iter(row)] * 3, strict=True)) + " |\n" for row in puzzle]
    bands = ("".join(lines[start : start + 3]) for start in (0, 3, 6))
    return BORDER + "".join(band + BORDER for band in bands)
