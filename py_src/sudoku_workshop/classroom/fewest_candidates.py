"""Tutorial 2: fewest candidates first, the way a person looks for a good place to start.

Choose the blank cell with the fewest possible digits. At each tie a coin decides, so later cells have a better chance.
Try the digits of the cell one after the other, each on a copy of the board, and continue with the copy in the same way.

As in the tutorial: the clues are checked first (code 1: a digit twice in a row, 2: in a column, 3: in a box; see
`givens.is_bad`). The check at the end, `checkwin`, looks at the whole board once more.

Changed: for an unsolvable puzzle, the tutorial gives code 0 and a single 0 as the result. Here it has no result,
and is reported as unsolvable. The tutorial also tosses the coin for filled cells. Here it is tossed only if blank cells
tie. The coin is seeded, so that a run can be repeated.
"""

from random import Random

from sudoku_workshop.classroom import every_solution
from sudoku_workshop.classroom.events import CONFLICT, PLACE, SOLVED, TRY, UNDO, Run, Steps
from sudoku_workshop.classroom.givens import BOXES, Fault, Rows, is_bad
from sudoku_workshop.grid.digit_text import Digit
from sudoku_workshop.grid.houses import Cell

DIGITS = set(range(1, 10))
MESSAGES: dict[Fault, str] = {
    1: "数独非法！在某行中有重复数字！\n",
    2: "数独非法！在某列中有重复数字！\n",
    3: "数独非法！在某3×3矩阵中有重复数字！\n",
}


class SudokuCrack:
    """The tutorial's class: call `begin_crack`, then `get_result`."""

    def __init__(self, vvnum: Rows, coin: Random) -> None:
        self._vvnum = vvnum
        self._coin = coin
        self._result: Rows | None = None

    def begin_crack(self) -> Fault:
        """Solve the puzzle unless its clues contradict each other, and return the code of the contradiction.

        The code does not say whether there is a solution; `get_result` does.
        """
        fault = is_bad(self._vvnum)
        if not fault:
            run = Run(steps(self._vvnum, self._coin))
            for _ in run:
                pass
            self._result = run.result
        return fault

    def get_result(self) -> Rows | None:
        """Return the solution, or None if the puzzle has none."""
        return self._result


def steps(vvnum: Rows, coin: Random) -> Steps:
    """Find one solution, and report the search as events."""
    return select_better(vvnum, coin)


def select_better(vvnum: Rows, coin: Random) -> Steps:
    """Choose a blank cell with the fewest possible digits, and continue from it. Returns the solved board, or None."""
    best: list[Cell] = []
    min_lack = 10
    for cell in range(81):
        if not vvnum[cell // 9][cell % 9]:
            lack = len(lacked_digits(vvnum, cell))
            if lack < min_lack:
                min_lack, best = lack, [cell]
            elif lack == min_lack and coin.randint(0, 1):
                best = [cell]
    if best:
        return (yield attempt_locate(vvnum, best[0], coin))
    if not check_win(vvnum):
        return None
    yield SOLVED
    return vvnum


def attempt_locate(vvnum: Rows, cell: Cell, coin: Random) -> Steps:
    """Try every possible digit of `cell`, each on a new board."""
    lacked = lacked_digits(vvnum, cell)
    if not lacked:
        yield CONFLICT, cell, 0
    for digit in sorted(lacked):
        yield TRY, cell, digit
        vvnum_new = [row.copy() for row in vvnum]
        vvnum_new[cell // 9][cell % 9] = digit
        yield PLACE, cell, digit
        if result := (yield select_better(vvnum_new, coin)):
            return result
        yield UNDO, cell, 0
    return None


def lacked_digits(vvnum: Rows, cell: Cell) -> set[Digit]:
    """Return the digits that are not in the row, the column or the box of `cell`."""
    i, j = divmod(cell, 9)
    row, m, n = vvnum[i], i // 3 * 3, j // 3 * 3
    column = [other[j] for other in vvnum]
    box = [digit for other in vvnum[m : m + 3] for digit in other[n : n + 3]]
    return DIGITS.difference(row, column, box)


def check_win(vvnum: Rows) -> bool:
    """Return whether every row, column and box has all the digits."""
    boxes = ({vvnum[m + i][n + j] for i in range(3) for j in range(3)} for m, n in BOXES)
    return all({*house} == DIGITS for houses in (vvnum, zip(*vvnum, strict=True), boxes) for house in houses)


def printed(vvnum: Rows) -> str:
    """Return a solution as the tutorial prints it: nine lines, with a space after every digit, and an empty line."""
    return every_solution.printed(vvnum) + "\n"
