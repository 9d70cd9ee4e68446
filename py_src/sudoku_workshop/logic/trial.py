"""A trial: suppose that a candidate is true, and see what simple deductions make of it."""

from typing import NamedTuple

from sudoku_workshop.grid.board import Board, board_of
from sudoku_workshop.grid.digit_text import Digit
from sudoku_workshop.grid.houses import Cell
from sudoku_workshop.grid.problems import Problem, problems
from sudoku_workshop.logic.path import Path, list_finders, take_steps
from sudoku_workshop.logic.ruled.order import LAST
from sudoku_workshop.logic.techniques.technique import Finder

SIMPLE = (
    "full-house",
    "hidden-single",
    "naked-single",
    "locked-pair",
    "locked-triple",
    "pointing",
    "claiming",
    "naked-pair",
    "hidden-pair",
)
IMPOSSIBLE = ("duplicate", "broken-rule", "empty-cell", "no-place")


class Trial(NamedTuple):
    """The consequences of a candidate: a path that begins with it in its cell, and the contradiction that it meets.

    Without a contradiction, `problem` is None, and the path ends where simple deductions end.
    """

    path: Path
    problem: Problem | None


def suppose(board: Board, cell: Cell, digit: Digit) -> Trial:
    """Return what follows on this board if a blank cell has this digit.

    The deductions are singles, locked candidates and pairs. On a board with rules, they are all that its hints use
    before trial and error. None of them assumes a unique solution, which a supposition may not have.
    """
    values = (*board.values[:cell], digit, *board.values[cell + 1 :])
    boards = [board_of(board.geometry, board.givens, values, board.crossed, board.excluded)]
    problem, steps = _contradiction(boards[0]), []
    for position, step in take_steps(boards[0], _finders(board)) if problem is None else ():
        steps.append(step)
        boards.append(position.board)
        if problem := _contradiction(position.board):
            break
    return Trial(Path(tuple(steps), tuple(boards), problem is None and all(boards[-1].values)), problem)


def _contradiction(board: Board) -> Problem | None:
    return next((problem for problem in problems(board) if problem.code in IMPOSSIBLE), None)


def _finders(board: Board) -> list[Finder]:
    listed = list_finders("hint", unique=False, geometry=board.geometry)
    if board.geometry.is_explained:
        return [find for slug, find in listed if slug in SIMPLE]
    return [find for slug, find in listed if slug not in LAST]
