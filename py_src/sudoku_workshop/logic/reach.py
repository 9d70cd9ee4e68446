"""How far logic leads: the position in which the techniques up to a grade have no further step."""

from functools import cache
from typing import NamedTuple

from sudoku_workshop.grid.board import Board, board_of
from sudoku_workshop.grid.digit_text import Digit
from sudoku_workshop.grid.houses import Cell
from sudoku_workshop.logic.path import rungs, take_steps
from sudoku_workshop.logic.rating import GRADES, Grade, grade_of
from sudoku_workshop.logic.ruled.order import RECORDS as RULED
from sudoku_workshop.logic.ruled.record import SCALE
from sudoku_workshop.logic.techniques.technique import Finder

HIGHEST = dict(GRADES)  # the highest rating of each grade


class Reach(NamedTuple):
    """How far logic leads: the last board, the number of steps, and the grade of the hardest step, or None if none."""

    board: Board
    steps: int
    grade: Grade | None


def reach(board: Board, grade: Grade) -> Reach:
    """Return how far the techniques up to a grade lead from a board.

    No step assumes that there is only one solution.
    """
    steps, hardest = 0, 0.0
    for position, step in take_steps(board, _finders(grade, board.geometry.is_explained)):
        board, steps, hardest = position.board, steps + 1, max(hardest, step.er or 0.0)
    return Reach(board, steps, grade_of(hardest) if steps else None)


@cache
def _finders(grade: Grade, is_explained: bool) -> tuple[Finder, ...]:
    if is_explained:
        return tuple(rung.quickest for rung in rungs(unique=False) if rung.er <= HIGHEST[grade])
    return tuple(each.rated for each in RULED if SCALE[each.level] <= HIGHEST[grade])


def eased(there: Board, cell: Cell, digit: Digit, grade: Grade) -> Reach:
    """Return how far logic leads from a board if a cell has this digit as one more clue."""
    values = (digit if at == cell else value for at, value in enumerate(there.values))
    return reach(board_of(there.geometry, there.givens, values, there.crossed, there.excluded), grade)
