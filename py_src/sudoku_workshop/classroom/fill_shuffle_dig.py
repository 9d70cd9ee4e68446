"""Tutorial 5: fill an empty board, shuffle it, dig holes, and solve the puzzle.

Backtracking fills the empty board, always with the same grid. Then, three times, two rows of a band change places, and
so do the two columns with the same numbers. After that, holes are dug in random cells. Their number is the difficulty:
50 in the tutorial. The same backtracking solves the puzzle.

As in the tutorial: nothing checks for a unique solution, and with so few exchanges only 72 full grids are possible.

Changed: more than 81 holes are refused, because the tutorial would never stop digging. The random numbers start once,
from a seed. The tutorial starts them twice, from the clock, so that the holes repeat the numbers of the shuffle. A
puzzle without a solution is reported. The tutorial only looks at whether *filling* succeeded. A board that was not made
here is checked first. After a full grid is found, no other digits are tried. The tutorial tries them in vain.
"""

from collections.abc import Iterable
from random import Random

from sudoku_workshop.classroom.events import CONFLICT, PLACE, SOLVED, TRY, UNDO, Steps
from sudoku_workshop.classroom.givens import Rows
from sudoku_workshop.grid.digit_text import Digit

MOST_HOLES = 81
PAIRS = ((0, 1), (0, 2), (1, 2), (3, 4), (3, 5), (4, 5), (6, 7), (6, 8), (7, 8))
ROUNDS = 3
NO_SOLUTION = "数独表不合法,没有解!\n解题失败!\n"


def steps(board: Rows, _: Random) -> Steps:
    """Solve a given board, report the search as events, and return whether there is a solution."""
    solved = yield dfs(board, 0)
    if solved:
        yield SOLVED
    return solved


def make(board: Rows, rand: Random, holes: int) -> Steps:
    """Fill the empty `board`, shuffle it and dig holes. Raises ValueError if there are more holes than cells."""
    if not 0 <= holes <= MOST_HOLES:
        raise ValueError(f"0 to {MOST_HOLES} holes")
    yield dfs(board, 0)
    yield shuffle(board, [PAIRS[rand.randrange(9)] for _ in range(ROUNDS)])
    yield select_blank(holes, board, rand)


def make_and_solve(board: Rows, rand: Random, holes: int) -> Steps:
    """Make a puzzle and solve it, as the tutorial's program does."""
    yield make(board, rand, holes)
    return (yield steps(board, rand))


def dfs(board: Rows, start: int) -> Steps:
    """Fill the cells from `start` on, and return whether that succeeded."""
    if start == 81:
        return True
    row, col = divmod(start, 9)
    if board[row][col]:
        return (yield dfs(board, start + 1))
    for digit in range(1, 10):
        yield TRY, start, digit
        if not is_valid(row, col, digit, board):
            yield CONFLICT, start, digit
            continue
        board[row][col] = digit
        yield PLACE, start, digit
        if (yield dfs(board, start + 1)):
            return True
        board[row][col] = 0
        yield UNDO, start, 0
    return False


def is_valid(row: int, col: int, num: Digit, board: Rows) -> bool:
    """Return whether `num` is not yet in this row, this column and this box."""
    if num in board[row]:
        return False
    for i in range(9):
        if num == board[i][col]:
            return False
    start_row, start_col = row // 3 * 3, col // 3 * 3
    return all(num not in board[i][start_col : start_col + 3] for i in range(start_row, start_row + 3))


def shuffle(board: Rows, pairs: Iterable[tuple[int, int]]) -> Steps:
    """For each pair, exchange the two rows with these numbers, and the two columns with these numbers."""
    for a, b in pairs:
        board[a], board[b] = board[b], board[a]
        for row in (a, b):
            for col in range(9):
                yield PLACE, row * 9 + col, board[row][col]
        for row in range(9):
            board[row][a], board[row][b] = board[row][b], board[row][a]
            yield PLACE, row * 9 + a, board[row][a]
            yield PLACE, row * 9 + b, board[row][b]


def select_blank(nums: int, board: Rows, rand: Random) -> Steps:
    """Dig `nums` holes: make this number of cells blank, chosen at random."""
    while nums:
        row, col = rand.randrange(9), rand.randrange(9)
        if board[row][col]:
            board[row][col] = 0
            yield PLACE, row * 9 + col, 0
            nums -= 1


def printed(board: Rows) -> str:
    """Return a solution as the tutorial prints it."""
    return "此数独的解是:\n" + print_board(board)


def printed_made(board: Rows) -> str:
    """Return the puzzle that the program has made, as the tutorial prints it."""
    return "创建的数独为:\n" + print_board(board)


def print_board(board: Rows) -> str:
    """Return the board with a bar before every digit, a border under every row, and `.` for a blank."""
    rows = ("".join(f" | {digit or '.'}" for digit in row) + "\n" for row in board)
    return " |---|---|---|---|---|---|---|---|---| \n" + "".join(
        row + "  ---|---|---|---|---|---|---|---|---| \n" for row in rows
    )
