"""The verdict on a puzzle: one solution, none, several, or plainly wrong."""

from itertools import chain
from typing import Literal, NamedTuple

from sudoku_workshop.grid.board import Board
from sudoku_workshop.grid.problems import Problem, duplicates, problems
from sudoku_workshop.search import count

Code = Literal["none", "one", "several", "problems"]


class Verdict(NamedTuple):
    """`code` and `count` judge the givens alone; `exact` says whether `count` is all of them or stopped at the limit.

    `problems` are those of the givens, and duplicates among everything written. The code is "problems" where the givens
    themselves hold a duplicate: nothing is searched then. All that follows is None while the puzzle is not rated.
    """

    code: Code
    count: int  # type: ignore[assignment]  # a tuple's method of that name is not missed
    exact: bool
    problems: tuple[Problem, ...]
    er: float | None = None
    ep: float | None = None
    ed: float | None = None
    grade: str | None = None
    technique: str | None = None
    beyond: bool | None = None


def judge(puzzle: Board, board: Board, limit: int) -> Verdict:
    """The verdict on `puzzle` (givens only), counted to `limit` solutions, 1 or more; `board` is it with entries."""
    found = problems(puzzle)
    everything = tuple(dict.fromkeys(chain(found, duplicates(board))))
    if any(problem.code == "duplicate" for problem in found):
        return Verdict("problems", 0, True, everything)
    number = count(puzzle, limit + 1)
    code: Code = "none" if number == 0 else "one" if number == 1 else "several"
    return Verdict(code, min(number, limit), number <= limit, everything)
