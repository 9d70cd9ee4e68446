"""The result of checking a puzzle: one solution, none, several, or an obvious mistake."""

from itertools import chain
from typing import Literal, NamedTuple

from sudoku_workshop.grid.board import Board
from sudoku_workshop.grid.houses import Cell
from sudoku_workshop.grid.problems import Problem, duplicates, problems
from sudoku_workshop.search import count, solve
from sudoku_workshop.search.reasons import reasons
from sudoku_workshop.search.wrong import Wrong, wrong_on

Code = Literal["none", "one", "several", "problems"]


class Verdict(NamedTuple):
    """The result of checking a board.

    `code` and `count` are about the puzzle: its givens, and the candidates that it excludes. `exact` says whether
    `count` includes all solutions or stopped at the limit.

    `problems` are the problems of the puzzle, duplicates among givens and entries, and, if there is no solution, the
    rules that by themselves show this with what is written. If the givens themselves have
    duplicates, the code is "problems" and no search is made. For a puzzle with one solution, `wrong` are the cells with
    wrong entries, and `crossed` the cells where the right digit is crossed out. The other attributes are None as long
    as the puzzle is not rated.
    """

    code: Code
    count: int  # type: ignore[assignment]  # hides a tuple's method of that name
    exact: bool
    problems: tuple[Problem, ...]
    wrong: tuple[Cell, ...] = ()
    crossed: tuple[Cell, ...] = ()
    er: float | None = None
    ep: float | None = None
    ed: float | None = None
    grade: str | None = None
    technique: str | None = None
    beyond: bool | None = None


def judge(board: Board, limit: int) -> Verdict:
    """Return the verdict on the puzzle of a board. At most `limit` solutions are counted; `limit` is at least 1."""
    puzzle = board.puzzle
    found = problems(puzzle)
    entered = duplicates(board) if board.values != puzzle.values else ()
    everything = tuple(dict.fromkeys(chain(found, entered)))
    if any(problem.code in ("duplicate", "broken-rule") for problem in found):
        return Verdict("problems", 0, True, everything)
    number = count(puzzle, limit + 1)
    code: Code = "none" if number == 0 else "one" if number == 1 else "several"
    everything += tuple(reasons(puzzle)) if code == "none" else ()
    solution = solve(puzzle) if code == "one" and board != puzzle else None
    wrong = wrong_on(board, solution) if solution else Wrong()
    return Verdict(code, min(number, limit), number <= limit, everything, *wrong)
