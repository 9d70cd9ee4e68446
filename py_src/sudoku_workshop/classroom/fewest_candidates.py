"""Text 2: fewest candidates first, the way a person looks for a good place to start.

Of all blank cells take the one that lacks the fewest digits; among equals a coin decides at each, so later ones
have the better chance. Try its digits one after the other, each on a copy of the board, and go on from the copy in
the same way.

As the text has it: the givens are checked first (1: a digit twice in a row, 2: column, 3: box; see
`givens.is_bad`), and the check at the end, `checkwin`, looks at the whole board once more.
Mended: an unsolvable puzzle gives code 0 and, as its result, one single 0; here there is no result, and it is said.
The coin is thrown for filled cells too; here only where blank cells are equal. It is seeded, so that a run can be
repeated.
"""

from random import Random

from sudoku_workshop.classroom import every_solution
from sudoku_workshop.classroom.events import CONFLICT, PLACE, SOLVED, TRY, UNDO, Run, Steps
from sudoku_workshop.classroom.givens import BOXES, Fault, Rows, is_bad
from sudoku_workshop.grid.board import Digit
from sudoku_workshop.grid.geometry import Cell

DIGITS = set(range(1, 10))
MESSAGES: dict[Fault, str] = {
    1: "数独非法！在某行中有重复数字！\n",
    2: "数独非法！在某列中有重复数字！\n",
    3: "数独非法！在某3×3矩阵中有重复数字！\n",
}


class SudokuCrack:
    """The text's class: `begin_crack`, then `get_result`."""

    def __init__(self, vvnum: Rows, coin: Random) -> None:
        self._vvnum = vvnum
        self._coin = coin
        self._result: Rows | None = None

    def begin_crack(self) -> Fault:
        """Solve, unless the givens are bad; the code says which. Whether there is a solution, `get_result` tells."""
        fault = is_bad(self._vvnum)
        if not fault:
            run = Run(steps(self._vvnum, self._coin))
            for _ in run:
                pass
            self._result = run.result
        return fault

    def get_result(self) -> Rows | None:
        """The solution; None where there is none."""
        return self._result


def steps(vvnum: Rows, coin: Random) -> Steps:
    """The first solution that turns up."""
    return select_better(vvnum, coin)


def select_better(vvnum: Rows, coin: Random) -> Steps:
    """Find the best cell and go on from it; the solved board, or None."""
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
    """Guess what stands in `cell`: every digit it lacks, on a new board."""
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
    """The digits that neither the row nor the column nor the box of `cell` holds."""
    i, j = divmod(cell, 9)
    row, m, n = vvnum[i], i // 3 * 3, j // 3 * 3
    column = [other[j] for other in vvnum]
    box = [digit for other in vvnum[m : m + 3] for digit in other[n : n + 3]]
    return DIGITS.difference(row, column, box)


def check_win(vvnum: Rows) -> bool:
    """Whether every row, column and box holds all the digits."""
    boxes = ({vvnum[m + i][n + j] for i in range(3) for j in range(3)} for m, n in BOXES)
    return all({*house} == DIGITS for houses in (vvnum, zip(*vvnum, strict=True), boxes) for house in houses)


def printed(vvnum: Rows) -> str:
    """As the text prints: nine lines, a blank after every digit, and an empty line."""
    return every_solution.printed(vvnum) + "\n"
